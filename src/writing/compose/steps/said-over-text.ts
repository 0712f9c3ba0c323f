/** What a headline says need not stand below it once more: "Crews finish at four" over a text that would say so in passing. */
import type { Candidate } from '../plan/pool.ts';

/** What the company says of itself and what it has done. Its first sentence and its tasks a text keeps. */
const inPassing = /^(?:how|why|proof)$/;
/** Words of ours before a statement. */
const opener = /^(?:Here|With us|At [^,;:]+|What(?:['’]s| is) more|One more thing)[,:] /;

const bare = (text: string): string =>
  text
    .replace(opener, '')
    .replace(/[.?!:]+$/, '')
    .toLowerCase();

/**
 * The sentence of a text that says what a headline says and nothing else, where the text can do without it.
 * @param spare the words that the text has beyond its least
 */
export const saidAgainBelow = (
  { text }: Candidate,
  sentences: readonly Candidate[],
  spare: number,
): Candidate | undefined =>
  sentences.find(
    (sentence, at) =>
      at > 0 && inPassing.test(sentence.group) && sentence.words <= spare && bare(sentence.text) === bare(text),
  );
