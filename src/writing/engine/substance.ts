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
const sampleMost = 300;
const leastKnown = 0.5;
/** Different words that any twenty words of an advert have. */
const leastDistinct = 10;

/** Reads what is the advert's own. */
export function readSubstance(readings: readonly Reading[], locked: readonly string[] = []): Substance {
  const statements = locked.map((statement) => statement.trim()).filter((statement) => statement !== '');
  const text = readings
    .map((reading) => statements.reduce((own, statement) => own.replaceAll(statement, ' '), reading.text))
    .join('\n');
  const words = findWords(text);
  const sample = words.slice(0, sampleMost);
  // Names and figures are in no vocabulary, and adverts have many.
  const known = sample.filter(({ text: word, lower }) => /\d|^\p{Lu}/u.test(word) || isVocabulary(lower));
  const distinct = new Set(known.map(({ lower }) => lower));
  return {
    text,
    words: words.length,
    isText: known.length >= sample.length * leastKnown && distinct.size >= leastDistinct,
  };
}
