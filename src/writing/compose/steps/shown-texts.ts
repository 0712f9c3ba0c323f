/** Texts as a whole: which of them would only be an earlier one again. */
import { containedRuns, countWords, similarity, wordOverlap } from '../language/words.ts';
import type { Candidate } from '../plan/pool.ts';

/** Above these shares a reader takes one text for the other: of all their words, and of their runs of words. */
const SAME_WORDS = 0.78;
const SAME_RUNS = 0.6;
/** And of the runs of the shorter one, which may stand in a longer one; few words have too few ways to be put. */
const SAME_WITHIN = 0.6;
const FEW_WORDS = 50;

/** A text with its bullets in one line. */
export const wholeOf = ({
  sentences,
  bullets,
}: Readonly<Record<'sentences' | 'bullets', readonly Candidate[]>>): string =>
  [...sentences, ...bullets].map(({ text }: Candidate) => text).join(' ');

/**
 * Whether a text is nearly one that was shown.
 * @param anything whether there would be no text without it: then what only shares many runs of words will do
 */
export const isCopy = (whole: string, shown: readonly string[], anything = false): boolean =>
  shown.some(
    (other) =>
      wordOverlap(other, whole) >= SAME_WORDS ||
      similarity(other, whole) >= SAME_RUNS ||
      (!anything && countWords(whole) >= FEW_WORDS && containedRuns(other, whole) >= SAME_WITHIN),
  );

/** Below a copy: a reader knows the text again, so that another is better where it lacks nothing. */
const NEAR_WORDS = 0.68;
const NEAR_RUNS = 0.4;
const NEAR_WITHIN = 0.5;
/** How near a text is to the nearest that was shown; from 1 on a reader knows it again. */
export const nearness = (whole: string, shown: readonly string[]): number =>
  Math.max(
    0,
    ...shown.flatMap((other) => [
      wordOverlap(other, whole) / NEAR_WORDS,
      similarity(other, whole) / NEAR_RUNS,
      containedRuns(other, whole) / NEAR_WITHIN,
    ]),
  );
