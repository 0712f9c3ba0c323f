/** How far the force of a head reaches: over all that stands under it, until another head names a force of its own. */

const wish =
  '(?:(?:highly |also |would be |it would be |is |not essential,? but )*(?:desirables?|preferred|preferable|helpful|useful|handy|advantageous|beneficial|welcome|nice[- ]to[- ]haves?|good[- ]to[- ]have|(?:a |an )?(?:plus|bonus|advantage)(?: points)?|bonus points for|optional|ideally|it (?:also )?helps if)(?: (?:but|though) not (?:needed|required|essential|necessary|a must))?)';
const must = "(?:must|must[- ]haves?|essentials?|required|requirements?|needed|minimum|you(?:['’]ll)? need|mandatory)";
const head = new RegExp(`(^|[.;\\n]\\s*|, )(?:(${wish})|${must})\\s*:\\s*`, 'gi');
/** What says of itself that it is a must, or speaks of something else. */
const own =
  /^(?:you |candidates? |applicants? )?(?:must|need|will need|have to|we|our|this|the)\b|\b(?:essential|required|a must)\b/i;

/** The text with the name of its force before each thing under a head: "Desirable: first aid; NVQ 2" wishes for both. */
export function underTheirHeads(text: string): string {
  if (!text.includes(':')) return text;
  const heads = [...text.matchAll(head)];
  if (heads.length === 0) return text;
  let said = text.slice(0, heads[0]?.index ?? 0);
  for (const [at, found] of heads.entries()) {
    const from = found.index + found[0].length;
    const under = text.slice(from, heads[at + 1]?.index ?? text.length);
    said +=
      found[2] === undefined
        ? `${found[1] ?? ''}Essential: ${under}`
        : `${(found[1] ?? '').replace(/^, $/, '\n')}Desirable: ${under.replace(
            /([;\n]\s*|[.]\s+(?=[A-Z]))(?=\S)([^;\n.]*)/g,
            (whole, stop: string, next: string) => (own.test(next.trim()) ? whole : `${stop}Desirable: ${next}`),
          )}`;
  }
  return said;
}
