/** How the parts of a list end: notes behind a sentence, and the last of a row. */

import { kindOf } from '../language/kind.ts';
import { baseOfThird } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { isMainClause, startsVerb, subordinate } from './clause.ts';

/** A sentence with what stands behind it: notes of their own, a second sentence, or all of it whole. */
export function clauseParts(pieces: readonly string[], whole: string): string[] {
  const rest = pieces.slice(1);
  // "The gaffer is Dave, still goes up ladders": he does.
  const [told = '', does = ''] = pieces;
  const act = /^(?:(?:[Ss]till|also|always|never|often|even|usually) )?([a-z]+) [a-z]/.exec(does)?.[1] ?? '';
  if (
    pieces.length === 2 &&
    /^(?:the |our )?[a-z]+(?: [a-z]+)? (?:is|was) \p{L}+(?: \p{L}+)?$/iu.test(told) &&
    baseOfThird(act) !== null &&
    !/^(?:hours|days|shifts|nights|years|weeks)$/.test(act)
  )
    return [`${told} and ${does}`];
  // "We need drivers, starts 6 January, days and nights available": notes behind a sentence.
  if (rest.every((piece) => telegraphic.test(piece) && !isMainClause(piece.replace(/^.* (?:and|but|so) /, ''))))
    return [...pieces];
  // A comma where a full stop belongs.
  const [first = '', second = ''] = pieces;
  if (
    pieces.length === 2 &&
    !subordinate.test(first) &&
    wordsOf(second).length > 2 &&
    /^(?:we|you|it|they|he|she|there|our|his|her|the|nobody|everyone)\b/i.test(second) &&
    isMainClause(second)
  )
    return [first, second.charAt(0).toUpperCase() + second.slice(1)];
  return [whole];
}
/** "Starts 6 January", "days and nights available": notes that need no more words. */
export const telegraphic =
  /^(?:starts?|starting|ends|reports? to|closing|immediate start|[£€$₹]\d|\d+ \w+(?: \w+)? (?:wanted|needed|available)|(?:full|part)[- ]time|permanent|temporary|fixed[- ]term|days? and nights?|need(?:ed)? (?:an?|another|more|one more|\d+) .+|\d+[- ](?:week|month)s?['’]? waiting list|.* (?:available|wanted|needed|required|welcome|provided)$)/i;

/** What two things behind it share. */
const oneOfTwo =
  /^(?:(?:can|must|able to|happy to|willing to|confident|comfortable) |.*\b(?:experience|knowledge|understanding|interest|background|grasp|command|awareness|skills?) (?:of|in|with) )/i;

/** "A, B and C": the last part of a row has two, where each stands like the others. */
export function splitLast(list: readonly string[]): string[] {
  const last = list.at(-1) ?? '';
  // "28 days' leave and the office closes at Christmas": a thing, and a sentence.
  const sentence = /^(.+?),? and ((?:the|our|we|you|nobody|everyone|everybody) .+)$/i.exec(last);
  if (
    sentence?.[2] &&
    (list.length > 1 || /^\d/.test(last)) &&
    isMainClause(sentence[2]) &&
    !isMainClause(sentence[1] ?? '') &&
    !startsVerb(sentence[1] ?? '')
  )
    return [...list.slice(0, -1), sentence[1] ?? '', sentence[2]];
  if (list.length < 2) return [...list];
  // "Uniform provided and a £300 bonus": what is given, and what comes with it.
  const [, given = '', other = ''] =
    /^([\w -]{3,30} (?:provided|supplied|included|paid for)) and ((?:an?|the|your|free|[£€$₹\d]).*)$/i.exec(last) ?? [];
  if (given !== '') return [...list.slice(0, -1), given, other];
  const halves = /^(.+?) and (.+)$/.exec(last);
  const [, one = '', two = ''] = halves ?? [];
  if (!halves || /[£€$₹\d]/.test(one) !== /[£€$₹\d]/.test(two) || wordsOf(one).length > 4 || wordsOf(two).length > 5)
    return [...list];
  // "Free treatment for you and your family", "overtime at time and a half": one thing.
  if (/\bfor you$/i.test(one) || (/\btime$/i.test(one) && /^(?:an? )?(?:half|quarter|third)\b/i.test(two)))
    return [...list];
  // "Can drive a tractor and a quad", "knowledge of food safety and stock control": both are driven, both are known.
  if (oneOfTwo.test(one) || (startsVerb(one) && !startsVerb(two))) return [...list];
  // "Knows GMP and safety": both are known.
  if (baseOfThird(wordsOf(one)[0] ?? '') !== null) return [...list];
  // "Christmas Day and Boxing Day off": both are.
  if (/ (?:off|free|included|paid)$/i.test(two) && !/ (?:off|free|included|paid)$/i.test(one)) return [...list];
  const kinds = [kindOf(one), kindOf(two)];
  return kinds[0] === kinds[1] && kinds[0] === 'np' && wordsOf(one).length > 1 && wordsOf(two).length > 1
    ? [...list.slice(0, -1), one, two]
    : [...list];
}
