/** What stands behind a dash: an aside of its sentence, or a sentence of its own. */

import { wordsOf } from '../language/words.ts';
import { isMainClause } from './clause.ts';

const inBrackets = (head: string, aside: string): string => `${head} (${aside.replace(/[.!]$/, '')})`;

const howMuchAsked =
  /^(?:not )?(?:required|essential|needed|necessary|mandatory|compulsory|a must|preferred|desirable|a plus|a bonus|optional|useful)\b/i;
const agrees = /^(?:and )?(?:yes|really|honestly|seriously)\b/i;
/** "Not about the rent, just a walk", "never on Sundays": what the thing before the dash is not, or only is. */
const narrows = /^(?:not|never|just|only|nothing)\b/i;
/** "It's windy up there", "we pay": said of the same line, too short to stand alone. */
const remark = /^(?:it|we|they|that|you)(?:['’]\p{Ll}+|\s)/iu;
/** "Must have - a licence, DBS": a label, and what stands under it. */
const names =
  /^(?:must[- ]haves?|nice[- ]to[- ]haves?|essential|desirable|required|requirements|we need|you need|you['’]ll need)$/i;
/** Goes on behind an aside between two dashes: "someone - ideally local - who drives". */
const goesOnBehind =
  /^(?:who|that|which|to|and|or|but|with|in|on|at|for|from|by|of|is|are|was|were|has|have|will|can|must|should|before|after|when|as|every|each)\b/;

/** "A loose screw, a late letter": things that are named, none of them a sentence. */
const isRow = (row: readonly string[], most: number): boolean =>
  row.every((part) => wordsOf(part).length < most && !isMainClause(part));

/** A sentence parted at its dashes, an aside behind one kept in brackets: "driving licence (travel between sites)". */
export function splitDashes(sentence: string): string[] {
  const parts = sentence.split(/\s+[-–—]\s+(?=\S+\s\S)/);
  const [head = '', tail = '', end = ''] = parts;
  if (parts.length === 3 && goesOnBehind.test(end) && wordsOf(tail).length <= 6 && wordsOf(head).length > 1)
    return [/,/.test(tail) ? `${head} (${tail}) ${end}` : `${head}, ${tail}, ${end}`];
  if (parts.length !== 2) return parts;
  if (agrees.test(tail)) return [inBrackets(head, tail)];
  if (howMuchAsked.test(tail)) return [`${head} ${tail}`];
  if (names.test(head)) return [`${head}: ${tail}`];
  if (/[;:(]/.test(tail) || /[.!?]\s/.test(tail)) return parts;
  const row = tail.split(/,\s/);
  if (narrows.test(tail) && wordsOf(tail).length <= 10 && wordsOf(head).length > 1) return [inBrackets(head, tail)];
  if (
    remark.test(tail) &&
    row.length === 1 &&
    wordsOf(head).length > 2 &&
    (wordsOf(tail).length <= 3 || (wordsOf(tail).length <= 5 && !isMainClause(head)))
  )
    return [inBrackets(head, tail)];
  // "People who see small things - a loose screw, a late letter": what is meant.
  if (row.length > 1 && isMainClause(head) && isRow(row, 5)) return [inBrackets(head, tail)];
  const thing = (head.split(/[,;]\s/).at(-1) ?? '').trim();
  return (row.length > 2 ? isRow(row, 5) : row.length === 1 && wordsOf(tail).length <= 6) &&
    wordsOf(thing).length <= 6 &&
    (row.length > 2 || wordsOf(head).length > wordsOf(thing).length) &&
    !isMainClause(tail) &&
    !isMainClause(thing)
    ? [inBrackets(head, tail)]
    : parts;
}
