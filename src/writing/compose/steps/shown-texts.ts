/** Texts as a whole: which of them would only be an earlier one again. */
import { similarity, wordOverlap } from '../language/words.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Body } from './body.ts';

/** Above these shares a reader takes one text for the other: of all their words, and of their runs of words. */
const SAME_WORDS = 0.8;
const SAME_RUNS = 0.6;

/** A text with its bullets in one line. */
export const wholeOf = ({ sentences, bullets }: Pick<Body, 'sentences' | 'bullets'>): string =>
  [...sentences, ...bullets].map(({ text }: Candidate) => text).join(' ');

/** Whether a text is nearly one that was shown. */
export const isCopy = (whole: string, shown: readonly string[]): boolean =>
  shown.some((other) => wordOverlap(other, whole) >= SAME_WORDS || similarity(other, whole) >= SAME_RUNS);
