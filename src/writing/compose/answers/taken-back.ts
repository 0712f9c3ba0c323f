/** What an answer asks for in one place and waives in another: one of the two is said, and the recruiter is told. */

import { wordsOf } from '../language/words.ts';
import type { Note } from './note.ts';

const plain = /^(?:an?|the|any|no|your|own|previous|prior|particular|formal|at|all|much|of|in|with|or|and)$/i;
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/s$/, '');
const telling = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !plain.test(word))
    .map(stem);

/** The notes without what is waived though it is asked for, and what the recruiter is to be told. */
export function withoutTakenBack(notes: readonly Note[]): { notes: Note[]; told: string[] } {
  const asked = notes.filter(({ kind, wish }) => kind === 'have' && !wish).map(({ text }) => new Set(telling(text)));
  const told: string[] = [];
  const kept = notes.filter((note) => {
    if (note.kind !== 'without') return true;
    const words = telling(note.text);
    const both = words.length > 0 && asked.some((set) => words.every((word) => set.has(word)));
    if (both)
      told.push(
        `The answer asks for ${note.text.replace(/ at all$/, '')} and says that none is needed. We say that it is needed. Please check.`,
      );
    return !both;
  });
  return { notes: kept, told };
}
