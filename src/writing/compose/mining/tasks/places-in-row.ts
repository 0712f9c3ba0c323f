/** Names in a row behind one small word: "logistics in Mannheim, Brno and Pune", "sales from Cork, Galway and Limerick". */

const name = "[A-Z][\\w'’-]*(?: (?:of |the |upon |on )?[A-Z][\\w'’-]*){0,2}";
/** What ends in the first of them. */
const begins = new RegExp(`\\b(?:in|at|across|from|to|between|for|near|with|of|on|into|using) (?:the |both )?${name}$`);
const next = new RegExp(`^${name}$`);
const closes = new RegExp(
  `^(?:${name} )?(?:and|or|&) ${name}(?: (?:branch|site|store|depot|plant|office|team|market|school|ward|campus)(?:e?s)?)?[.]?$`,
);

/** The pieces of a list with such rows whole: only where the last of them is closed, so that none begins a task. */
export function withPlaces(pieces: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    let end = at + 1;
    if (begins.test(piece)) while (end < pieces.length && next.test(pieces[end] ?? '')) end += 1;
    if (begins.test(piece) && closes.test(pieces[end] ?? '')) {
      out.push(pieces.slice(at, end + 1).join(', '));
      at = end;
    } else out.push(piece);
  }
  return out;
}
