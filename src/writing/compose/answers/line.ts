/** A sentence of a text, and how it is to sound. */
import { upperFirst } from '../language/first-capitals.ts';
import { countWords } from '../language/words.ts';
import type { Note } from './note.ts';
import { isLong as isHeavy } from './nouns.ts';

/** One sentence of the text. */
export interface Line {
  text: string;
  frameId: string;
  factIds: readonly string[];
  /** What the text loses last when it is too long; 0 to 10. */
  worth: number;
  /** What the sentence is about: paragraphs part where this changes. */
  topic: 'role' | 'own' | 'terms' | 'more' | 'close';
  sentence: number;
}

/** How the sentences are to sound, and which turn this is. */
export interface Manner {
  turn: number;
  contractions: boolean;
  hemingway: boolean;
  formal: boolean;
  /** "a Staff Nurse", "one of our Technicians"; '' without a title. */
  asTitle: string;
}

export const contract = (text: string, manner: Manner): string =>
  manner.contractions
    ? text
    : text
        .replace(/\b(you|we|they)(['’])re\b/gi, '$1 are')
        .replace(/\b(you|we|they|it|he|she)['’]ll\b/gi, '$1 will')
        .replace(/\b(you|we|they)['’]ve\b/gi, '$1 have')
        .replace(/\b(you|we|they)['’]d\b/gi, '$1 would')
        .replace(/\b(that|it|there|what|here)['’]s\b/gi, '$1 is')
        .replace(/\b(do|does|is|are)n['’]t\b/gi, '$1 not')
        .replace(/\bwon['’]t\b/gi, 'will not')
        .replace(/\bcan['’]t\b/gi, 'cannot');

/** The frame whose turn it is. `slot` keeps two sentences of one text apart. */
export const turnOf = (frames: readonly string[], manner: Manner, slot = 0): [text: string, index: number] => {
  const index = (manner.turn + slot) % frames.length;
  return [frames[index] ?? frames[0] ?? '', index];
};

const idsOf = (notes: readonly Note[]): string[] => [...new Set(notes.flatMap(({ factIds }) => factIds))];
/** A sentence around `{}`. */
export function line(
  frame: string,
  filled: string,
  notes: readonly Note[],
  manner: Manner,
  rest: Partial<Line> & { frameId: string },
): Line {
  const text = upperFirst(
    contract(frame, manner)
      .replace('{}', () => filled)
      .replace(/\s+/g, ' ')
      // The stop that was taken off so that no sentence would end there.
      .replace(/\b(e\.g|i\.e)(?=[\s:])/gi, '$1.')
      .replace(/ ([,.;:?])/g, '$1'),
  ).replace(/([.?!])\.$/, '$1');
  return { text, factIds: idsOf(notes), worth: 5, topic: 'own', sentence: notes[0]?.sentence ?? 99, ...rest };
}

/** A sentence of the recruiter's own. */
export const clauseLine = (note: Note, manner: Manner): Line =>
  line('{}', `${contract(note.text, manner)}${note.question ? '?' : '.'}`, [note], manner, {
    frameId: 'answer.clause',
    worth: note.seeks ? 8 : 6,
  });

/** Groups of neighbours short enough for one sentence; a part with an "and" of its own ends its group. */
export function chunk(notes: readonly Note[], most: number, words: number): Note[][] {
  const groups: Note[][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (
      last &&
      before &&
      last.length < most &&
      !isHeavy(before.text) &&
      last.reduce((sum, { text }) => sum + countWords(text), countWords(note.text)) <= words
    )
      last.push(note);
    else groups.push([note]);
  }
  // One that stands alone at the end of a row joins it where there is room.
  const tail = groups.at(-1);
  const prior = groups.at(-2);
  if (tail?.length === 1 && prior && prior.length > 2) {
    const moved = prior.pop();
    if (moved && !isHeavy(moved.text)) tail.unshift(moved);
    else if (moved) prior.push(moved);
  }
  return groups;
}

export const wordsIn = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + countWords(text), 0);
