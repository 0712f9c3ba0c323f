/** How much of an advert a text is: words of its own, not those of a locked statement, not letters typed to try it out. */
import type { Reading } from '../text/reading.ts';
import { isVocabulary } from '../text/vocabulary.ts';
import { findWords } from '../text/words.ts';

/** What a text has beside its locked statements. */
export interface Substance {
  text: string;
  words: number;
  /** Whether most of the words are words, and not the same few again and again. */
  isText: boolean;
}

/** Words looked at; what is text at its beginning is text. */
const sampleMost = 200;
const leastKnown = 0.5;
/** Different words that any twenty words of an advert have. */
const leastDistinct = 10;

const known = new Map<string, boolean>();
const knownMost = 5_000;
/** Whether a word is one. The same words come again with each key: they are looked up once. */
function isKnown(lower: string): boolean {
  const found = known.get(lower);
  if (found !== undefined) return found;
  if (known.size >= knownMost) known.clear();
  const is = isVocabulary(lower);
  known.set(lower, is);
  return is;
}

/** Reads what is the advert's own. */
export function readSubstance(readings: readonly Reading[], locked: readonly string[] = []): Substance {
  const statements = locked.map((statement) => statement.trim()).filter((statement) => statement !== '');
  const text = readings
    .map((reading) => statements.reduce((own, statement) => own.replaceAll(statement, ' '), reading.text))
    .join('\n');
  const words = findWords(text);
  const sample = words.slice(0, sampleMost);
  // Names and figures are in no vocabulary, and adverts have many.
  const real = sample.filter(({ text: word, lower }) => /\d|^\p{Lu}/u.test(word) || isKnown(lower));
  const distinct = new Set(real.map(({ lower }) => lower));
  return {
    text,
    words: words.length,
    isText: real.length >= sample.length * leastKnown && distinct.size >= leastDistinct,
  };
}
