/** Sentences of a description that say nothing without the one before them: they are said right behind it, or not at all. */
import { isBareShare } from '../language/bare-shares.ts';
import { pointsBack } from '../language/own-noun.ts';
import { saysClause } from '../language/sure-clause.ts';
import { wordsOf } from '../language/words.ts';
import type { Statement } from './statement.ts';

/** A sentence that may be said, and where it stood. */
export interface Placed {
  index: number;
  /** Where the last sentence of it stood. */
  until: number;
  statement: Statement;
}

/** More is no sentence that a text has room for. */
const atMost = 44;

/** "Overlap with him": with whom, the sentence before says. */
const whoGoes = /\b(?:overlap with|take over from|hand-?over from|learn from|shadow|succeed|replace) (?:him|her)\b/i;

/** Whether the sentence needs the one before it. */
export const needsOneBefore = (sentence: string, index: number): boolean =>
  (index > 0 && pointsBack(sentence)) || isBareShare(sentence) || whoGoes.test(sentence);

/** Whether a sentence may stand behind the last that was read, because that stood right before it and is one itself. */
export const hasOneBefore = (placed: readonly Placed[], index: number): boolean => {
  const last = placed.at(-1);
  return (
    last !== undefined &&
    last.until === index - 1 &&
    last.statement.mark === '.' &&
    last.statement.kind === 'clause' &&
    // What it was read as is what was typed, and no note that was made a sentence.
    saysClause(last.statement.text)
  );
};

/** Puts the sentence behind the last; false where they are too long together. */
export function putBehind(placed: Placed[], statement: Statement, index: number): boolean {
  const last = placed.at(-1);
  if (last === undefined || (statement.kind !== 'clause' && !saysClause(statement.text))) return false;
  const text = `${last.statement.text}. ${statement.text}`;
  if (wordsOf(text).length > atMost) return false;
  placed[placed.length - 1] = {
    ...last,
    until: index,
    statement: {
      ...last.statement,
      text,
      lower: `${last.statement.lower}. ${statement.text}`,
      ...(last.statement.typed === undefined ? {} : { typed: text }),
      mark: statement.mark,
    },
  };
  return true;
}
