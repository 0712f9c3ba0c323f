/** What a piece of an answer says, and how it may stand in a sentence. */

import type { TermKind } from './terms.ts';

export type QuestionNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type NoteKind =
  | 'clause'
  | 'duty'
  | 'thing'
  /** No sentence and not surely a thing: the recruiter's own words, said behind a colon, where any wording may stand. */
  | 'quote'
  | 'at'
  | 'we'
  | TermKind
  | 'have'
  | 'be'
  | 'can'
  | 'do'
  | 'without';

export interface Note {
  kind: NoteKind;
  /** A clause with its capital and without its stop; anything else as it stands inside a sentence. */
  text: string;
  sentence: number;
  /** Useful, not asked for. */
  wish?: boolean;
  /** A clause that looks for somebody. */
  seeks?: boolean;
  /** From the advert's other facts. */
  filler?: boolean;
  question?: boolean;
  /** A sentence of the recruiter's own, from its capital to its stop. */
  typed?: boolean;
  /** Typed with a capital among sentences: where none is made of it, it stands as it was typed. */
  stands?: boolean;
  /** No sentence can be made of it: it stands behind a label, in its own words. */
  asTyped?: boolean;
  factIds: readonly string[];
}

/** Makes the note of a piece. */
export type Make = (kind: NoteKind, text: string, extra?: Partial<Note>) => Note;
