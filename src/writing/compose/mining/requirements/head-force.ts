/** How far the force of a head reaches: over all that stands under it, until another head names a force of its own. */

const wish =
  '(?:(?:highly |also |would be |it would be |is |not essential,? but )*(?:desirables?|preferred|preferable|helpful|useful|handy|advantageous|beneficial|welcome|nice[- ]to[- ]haves?|good[- ]to[- ]have|(?:a |an )?(?:plus|bonus|advantage)(?: points)?|bonus points for|optional|ideally|it (?:also )?helps if)(?: (?:but|though) not (?:needed|required|essential|necessary|a must))?)';
const must = "(?:must|must[- ]haves?|essentials?|required|requirements?|needed|minimum|you(?:['’]ll)? need|mandatory)";
const head = new RegExp(`(^|[.;\\n]\\s*|, )(?:(${wish})|${must})\\s*:\\s*`, 'gi');
/** What says of itself that it is a must, or speaks of something else. */
const own =
  /^(?:you |candidates? |applicants? )?(?:must|need|will need|have to|we|our|this|the)\b|\b(?:essential|required|a must)\b/i;

/** Names of what is asked for, that begin a row of their own and say nothing of its force: "Tools: Excel, any CRM". */
const label =
  /^(?:(?:soft|technical|other|key|language|computer|IT) )?(?:tools?|systems?|software|programs?|languages?|IT|licen[cs]es?|tickets?|certifications?|certificates?|qualifications?|education|training|experience|skills|knowledge|tech|stack|checks?|schedule|shifts?|hours|availability|attitude|character|personality|fitness|travel|other)\s*:/i;

/** All that stands under a wish, each with the name of its force, to the label that ends it. */
function wishedUnder(under: string): string {
  // "Desirable:" over rows that have labels of their own wishes for all of them.
  let ended = false;
  const overLabels = /^\s*\n/.test(under) || label.test(under);
  return under.replace(/([;\n]\s*|[.]\s+(?=[A-Z]))(?=\S)([^;\n.]*)/g, (whole, stop: string, next: string) => {
    ended ||= !overLabels && label.test(next);
    return ended || own.test(next.trim()) ? whole : `${stop}Desirable: ${next}`;
  });
}

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
        : `${(found[1] ?? '').replace(/^, $/, '\n')}Desirable: ${wishedUnder(under)}`;
  }
  return said;
}
