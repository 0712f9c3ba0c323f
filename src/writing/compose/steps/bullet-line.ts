/** One bullet as a line of its own. */
import { countWords, wordsOf } from '../language/words.ts';
import type { Candidate } from '../plan/pool.ts';

export function line(typed: string, frameId: string, factIds: readonly string[]): Candidate {
  // "Awake at 5 a.m.": a stop that is there already ends the line.
  const text = typed.replace(/\.\.$/, '.');
  return {
    text,
    frameId,
    group: 'bullet',
    factIds,
    tags: [],
    words: countWords(text),
    opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
    fit: 0,
  };
}
