/** What shortening and simplifying share: texts sentence by sentence, swaps of words, and the mending after them. */
import { articleFor } from '../language/articles.ts';
import { findNumbers } from '../language/numbers.ts';
import { splitSentences } from '../ledger/split-sentences.ts';

/** What is looked for and what stands in its place; "$1" is filled in. */
export type Swap = readonly [RegExp, string];

/** Replaces with "$1" and the like filled in; a capital stays one. */
export const swap = (text: string, [pattern, plain]: Swap): string =>
  text.replace(pattern, (...found: unknown[]) => {
    const whole = String(found[0]);
    const filled = plain.replace(/\$(\d)/g, (_, index: string) => String(found[Number(index)] ?? ''));
    return /^\p{Lu}/u.test(whole) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
  });

export const swapAll = (text: string, rows: readonly Swap[]): string => rows.reduce(swap, text);

/** "a very honest cook" loses a word: "an honest cook". */
export const mendArticles = (text: string): string =>
  text.replace(/\b([Aa])n? ([a-z]+)/g, (whole, letter: string, word: string) =>
    /^(?:lot|few|little|bit)$/.test(word) ? whole : `${letter}${articleFor(word) === 'an' ? 'n' : ''} ${word}`,
  );

/** Each sentence of each line changed; a sentence that comes back empty is gone. */
export const mapSentences = (text: string, change: (sentence: string) => string): string =>
  text
    .split('\n')
    .map((line) =>
      line.trim() === ''
        ? line
        : (line.startsWith('• ') ? '• ' : '') +
          splitSentences(line.replace(/^• /, ''))
            .map(change)
            .filter((sentence) => sentence.trim() !== '')
            .join(' '),
    )
    .join('\n');

/** A capital after each stop, and no blanks that a change left behind. A small start that was there before stays small. */
export function recapitalise(text: string, before: string): string {
  const tidy = text.replace(/ {2,}/g, ' ').replace(/ ([.,;:?])/g, '$1');
  const opens = /^\p{Ll}/u.test(before.trimStart()) ? /([.?!]\s+|\n(?:• )?)([a-z])/g : /(^|[.?!]\s+|\n(?:• )?)([a-z])/g;
  return tidy.replace(opens, (whole, lead: string, letter: string, at: number) =>
    // "e.g. a van" and "approx. ten" go on after their dots.
    /(?:\b[a-z]|\b(?:etc|approx|incl|excl|vs|no|tel|min|max))\.\s+$/i.test(tidy.slice(0, at) + lead)
      ? whole
      : lead + letter.toUpperCase(),
  );
}

/** What an advert may not lose: duties and rights that hang on single words. */
export const required =
  /\b(?:must|need to|required|essential|desirable|licen[cs]e|degree|certificate|qualification|registration|not|no|never|only|except|unless|subject to|depending|dependent|excluding|including|includes?|plus|up to|pay|paid|unpaid|free|funded|pro rata|part[- ]time|full[- ]time|remote|hybrid|minimum|maximum|at least|or equivalent|optional)\b/gi;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const negations = /\b(?:not|no|never|nor|without|unless|only|except)\b|n['’]t\b/gi;
/** Names and the like: capitals inside of a sentence. */
const namesIn = (text: string): string[] => text.match(/(?<=[\p{L}\d,;:)”"'’] )\p{Lu}[\p{L}\d&+#.-]*/gu) ?? [];

/** Whether all numbers, names and negations of a sentence are in what became of it, and nothing is new. */
export function keepsFacts(before: string, after: string): boolean {
  const values = (text: string): string =>
    findNumbers(text)
      .map(({ value, currency }) => `${currency ?? ''}${value}`)
      .sort()
      .join(' ');
  if (values(before) !== values(after) || countOf(before, negations) !== countOf(after, negations)) return false;
  const lower = after.toLowerCase();
  return namesIn(before).every((name) => name === 'I' || lower.includes(name.toLowerCase().replace(/\.$/, '')));
}

/** The changed sentence, or the old one where the change would lose a fact or touch somebody's own words. */
export function carefully(sentence: string, change: (sentence: string) => string): string {
  if (/["“”«»]/.test(sentence)) return sentence;
  const changed = change(sentence);
  return changed !== sentence && keepsFacts(sentence, changed) ? changed : sentence;
}
