/** What somebody typed, by what was made of it: a note that quotes it has their words, and not ours. */

/** The words of a text, cut to their first letters: "yrs" and "years", "hrs" and "hours" begin alike. */
const beginnings = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d£€$₹%]+/gu) ?? []).map((word) => (/\d/.test(word) ? word : word.slice(0, 3)));

/** The share of the words of two texts that both have, 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / Math.max(1, one.length + other.length);
}

/** The part of `typed` that `said` was made of; `said` where no part has most of its words. Ends at stops, commas and lines. */
export function asTypedIn(typed: string, said: string): string {
  // "The work is reefer trucks": what was typed has none of our own words, and is found by the others.
  const all = new Set(beginnings(typed));
  const words = beginnings(said).filter((word) => all.has(word));
  let best = said;
  let share = 0.6;
  // "From 3 p.m. to 11 p.m.", "No. 3 machine": no stops of sentences.
  for (const sentence of typed.split(
    /[\n;]|(?<=[.!?])(?!(?<=\b(?:[ap]\.m|No|Nos|approx|incl|e\.g|i\.e)\.)\s+[a-z\d])\s+/,
  )) {
    // "480,000 water meters": no end of a part.
    const parts = sentence.split(/,(?!\d)\s*/);
    for (let from = 0; from < parts.length; from += 1)
      for (let to = from + 1; to <= Math.min(parts.length, from + 6); to += 1) {
        const part = parts
          .slice(from, to)
          .join(', ')
          .trim()
          .replace(/[.!]+$/, '');
        const found = likeness(beginnings(part), words);
        if (found > share) {
          share = found;
          best = part;
        }
      }
  }
  return best;
}
