/** What comes nearest, in the fields as they were typed, to a thing that an imperative only names. */
import { small } from '../language/numbers.ts';
import { contentWords, stem } from '../language/words.ts';
import { cleanText } from '../ledger/clean.ts';
import { splitSentences } from '../ledger/split-sentences.ts';

/** "One-in-five on-call week" by its words: figures in one form, and what hyphens join in parts. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    contentWords(text.toLowerCase().replace(/[-/]/g, ' '))
      .map((word) => stem(word))
      .concat(
        text
          .toLowerCase()
          .split(/[^a-z\d]+/)
          .map((word) => String(small.indexOf(word) > 0 ? small.indexOf(word) : word))
          .filter((word) => /^\d+$/.test(word)),
      ),
  );

/** The sentence of a field that has two of the words, half of them at least; null where none has. */
export function nearestSentence(named: string, fields: readonly (string | null | undefined)[]): string | null {
  const wanted = [...wordsIn(named)];
  let best: string | null = null;
  let most = Math.max(1, wanted.length / 2 - 0.01);
  for (const field of fields)
    for (const sentence of splitSentences(cleanText(field).text.replace(/\s+/g, ' ').slice(0, 6000))) {
      const words = wordsIn(sentence);
      const shared = wanted.filter((word) => words.has(word)).length;
      if (shared > most && sentence.length <= 200) {
        most = shared;
        best = sentence.replace(/["“”]/g, '').replace(/[.]$/, '');
      }
    }
  return best;
}
