/** Turns that stand without an article, whatever their nouns want elsewhere: from one stage to another, and fields of work in pairs. */
import { type Chunk, chunkAt, determined, headIn } from './noun-chunks.ts';
import { baseOfIng } from './verbs.ts';

/** "From receipt to closure", "from advert to offer": a stretch, told by its ends. `at` is where one of them begins. */
export function isStretch(words: readonly string[], at: number): boolean {
  const isBare = (chunk: Chunk | null): boolean =>
    chunk !== null && chunk.words.length === 1 && !determined.test(chunk.words[0] ?? '');
  if (words[at - 1] === 'from') {
    const start = chunkAt(words, at);
    return (
      isBare(start) && start?.closed === false && words[start.end] === 'to' && isBare(chunkAt(words, start.end + 1))
    );
  }
  if (words[at - 1] !== 'to') return false;
  const from = [at - 3, at - 4].find((back) => words[back] === 'from');
  return from !== undefined && chunkAt(words, from + 1)?.end === at - 1 && isStretch(words, from + 1);
}

/** What a field is called by: a doing, a state, a deed as a noun. */
const ofField = /(?:tion|sion|ment|ance|ence|ancy|ency|ness|ity|ety|ship|therapy|care|health|hygiene|welfare|take|al)$/;
const isDoing = (word: string): boolean => baseOfIng(word) !== null;
export const isField = (word: string): boolean => ofField.test(word) || isDoing(word);

/** "Bathing and dressing", "health and safety", "intake and assessment": two fields or doings, though one of them may be a thing elsewhere. */
export function areFields(row: readonly Chunk[]): boolean {
  const [first, last, ...more] = row;
  if (!first || !last || more.length > 0) return false;
  const heads = [first, last].map(headIn);
  return [first, last].every(({ words }) => words.length === 1) && heads.every(isField);
}
