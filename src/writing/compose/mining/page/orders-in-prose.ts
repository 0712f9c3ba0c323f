/** Orders that stand in a row in a sentence: "Help the plumber on site, carry tools, measure and cut pipe". */
import { splitOutsideBrackets } from '../tasks/outside-brackets.ts';
import { joinVerbRows } from '../tasks/verb-rows.ts';
import { beginsDeed } from './line-starts.ts';

/** The orders of a row of three or more, where it is nothing else. */
export function ordersIn(sentence: string): string[] {
  if (/\b(?:you|we|our|us|they|is|are|will|must|can)\b|[:;?]/i.test(sentence)) return [];
  // "Assess, plan and evaluate care": verbs that share what they are done to are one.
  const typed = splitOutsideBrackets(sentence.replace(/[.!]+$/, ''));
  const pieces = joinVerbRows(typed);
  return typed.length > 2 &&
    pieces.every(
      (piece) =>
        piece.split(' ').length <= (pieces.length > 1 ? 9 : 14) &&
        beginsDeed(piece.replace(/^and /i, '').toLowerCase()),
    )
    ? pieces.map((piece) => piece.replace(/^and /i, ''))
    : [];
}
