/** What the writer wrote in a company's own terms: "use gardeners, not customers" holds for new texts without a click. */
import { articleFor } from './acronyms.ts';
import { likeCase, patternOf, type TermRule } from './terms.ts';

/** "Customer" and "customers" are one term; of these the plural is another word, or there is none. */
const noPlural = /(?:s|x|z|ch|sh|[^aeiou]y|people|men|staff|children|ing|ness|ment)$/i;
const severalOf = (term: string): string | null => (noPlural.test(term) ? null : `${term}s`);
const isSeveral = (term: string): boolean =>
  /[^s]s$/i.test(term) || /\b(?:people|men|women|children|staff)\b/i.test(term);

/** Words and what is written for them, where nothing else of the sentence has to change: both are one, or both several. */
function pairsOf({ avoid, use }: TermRule): (readonly [string, string])[] {
  if (use === null || /^(?:an?|the|our|your) /i.test(use) || isSeveral(avoid) !== isSeveral(use)) return [];
  const [many, manyInstead] = [severalOf(avoid), severalOf(use)];
  return [[avoid, use], ...(many && manyInstead ? [[many, manyInstead] as const] : [])];
}

/** The places of names and quotations, which stand as they were typed. */
function keptIn(text: string, names: readonly string[]): (readonly [number, number])[] {
  const kept = [...text.matchAll(/[“"][^”"]*[”"]|\b\S+@\S+|\bhttps?:\S+/g)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const lower = text.toLowerCase();
  for (const name of names) {
    const sought = name.trim().toLowerCase();
    if (sought.length < 3) continue;
    for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1))
      kept.push([at, at + sought.length]);
  }
  return kept;
}

/**
 * Writes a company's terms for those that it avoids, with the article that the new word takes.
 * @param names what is never changed: the job's title, the company, its brands, pillars, values and rewards
 * @returns what does so to a text of the writer's, of whatever length; where a term would change more of a sentence than
 * itself it stays, for the checker to tell
 */
export function inOwnTerms(terms: readonly TermRule[], names: readonly string[]): (text: string) => string {
  const pairs = terms
    .flatMap(pairsOf)
    .map(([avoid, use]) => ({ avoid, use, places: new RegExp(`(?:\\b(an?) )?${patternOf(avoid).source}`, 'giu') }));
  return (text) =>
    pairs.reduce((written, { avoid, use, places }) => {
      if (written.search(places) < 0) return written;
      const kept = keptIn(written, names);
      return written.replace(places, (...found) => {
        const [whole, article] = found as [string, string | undefined];
        const at = found.find((one) => typeof one === 'number') as number;
        const typed = article ? whole.slice(article.length + 1) : whole;
        if (kept.some(([from, to]) => from < at + whole.length && at + whole.length - typed.length < to)) return whole;
        // A term with capitals inside is told apart by them.
        if (/\p{Lu}/u.test(avoid.slice(1)) && typed.slice(1) !== avoid.slice(1)) return whole;
        const instead = likeCase(use, typed);
        if (!article) return instead;
        const sound = articleFor(instead.split(/[ -]/)[0] ?? '');
        return sound ? `${likeCase(sound, article)} ${instead}` : whole;
      });
    }, text);
}
