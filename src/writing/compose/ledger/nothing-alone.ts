/** Pieces of a text that say nothing without the one before them, and have none that they may stand behind. */

import { countsThem, isBareShare } from '../language/bare-shares.ts';
import { rare } from '../language/its-words.ts';
import { leaning, pointsOutside } from '../language/leaning.ts';
import { isNoOrder } from '../language/none-does.ts';
import type { FactKind } from '../types.ts';
import { hasOneBefore, needsOneBefore, type Placed } from './behind-another.ts';
import { tellsOfThem } from './cut-sentences.ts';
import { asksForMore } from './kept-together.ts';
import { isFirstHalf, lacksWhom, leansOnAnother, tellsWhatWas } from './promises.ts';

/** Whether a piece says nothing alone: by where it stands, by how many there are, and by what may be said before it. */
export function saysNothingAlone(
  whole: string,
  kind: FactKind,
  index: number,
  count: number,
  placed: readonly Placed[],
): boolean {
  if (kind === 'proposition') return ofPromise(whole, index, count);
  if (kind === 'evidence') return ofRecord(whole, index);
  return kind === 'description' && ofDescription(whole, index, placed);
}

const ofPromise = (whole: string, index: number, count: number): boolean =>
  // "You will meet the families it's for": says nothing without the sentence before it, and that one is long.
  (count > 1 &&
    index > 0 &&
    // "Your desk is down the corridor from the people it helps": the money of the sentence before.
    (leansOnAnother(whole) ||
      isBareShare(whole) ||
      / (?:it|they) (?:helps?|serves?|feeds?|pays?|makes?|brings?|reach(?:es)?|supports?|changes?|does|do|goes|go|needs?)[.!]?$/i.test(
        whole,
      ))) ||
  // "Know every one of them", with nobody named before it.
  (index === 0 && lacksWhom(whole)) ||
  // "You made the leg. A man walks on it.": the first half, whose second can't be said.
  (count > 1 && index === 0 && (isFirstHalf(whole) || tellsWhatWas(whole)));

/** "But only 6% bought us last year", "That's the job": of the record, nothing without the sentence before it. */
const ofRecord = (whole: string, index: number): boolean =>
  // "Six are still here": six of whom, whatever place it has.
  countsThem(whole) ||
  // "438 reports handled, 91% closed within a year": 91% of what, the part before says.
  (index > 0 &&
    (leaning.test(whole) ||
      pointsOutside(whole) ||
      isBareShare(whole) ||
      // "Best spa of the year. We won it".
      /^(?:\S+ ){1,3}(?:it|them)[.!]?$/i.test(whole) ||
      // "14 years open. Same oven": the same as when, the part before says.
      /^(?:the )?same [a-z-]+(?: [a-z]+)?[.!]?$/i.test(whole) ||
      /\bthe same (?:period|time|months?|years?|seasons?)\b(?! as\b)/.test(whole)));

const ofDescription = (whole: string, index: number, placed: readonly Placed[]): boolean =>
  tellsOfThem(whole) ||
  asksForMore(whole) ||
  (index > 0 && ofTheOneBefore.test(whole)) ||
  // "You'd run it", "they have 14 staff": of what the sentence before it names, and a text may not have that.
  (needsOneBefore(whole, index) && !hasOneBefore(placed, index)) ||
  // "Head cook retires at Easter": no order to head anything. "Car essential as families live all over": its verb is missing.
  isNoOrder(whole);

/** "It starts at 5": "it's a busy shop" tells of the job. */
const ofTheOneBefore = rare(
  /^(?:it (?!is|takes|helps|may|can)[a-z]+|they|he|she|its|their|his|her|until then|from then|after that|the (?:rest|remainder|others?|other (?:one|two|three|half))(?! of))\b|\b(?:at|in|of|between) both[.!]?$|\bfor each other[.!]?$|^(?:you|we)(?:['’](?:d|ll|re|ve))? [^,.]{0,30}\b(?:it|them)[.!]?$|^(?:you|we)(?:['’](?:d|ll|re|ve))? [a-z]+ (?:over |on |after )?(?:(?:one|some|all|two|both|half|most) of (?:them|these|those)\b|(?:his|her)\b)|^[A-Z][a-z]+ (?:run|do|make|use|own|love|share) (?:it|them),|^(?!.*[,;:]).*\bthe rest of the (?:year|week|time|day|season)[.!]?$|^(?:the )?(?:first|last|next) (?:\d+|two|three|four|five|six|ten|twenty)(?: of them)? (?:is|are|have|were|will)\b/i,
);
