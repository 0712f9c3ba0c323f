/** Places that the recruiter's own sentences speak of: the company's, which the reader has not seen named, and towns that are not the General tab's. */
import { describes, knowsNoun } from '../language/lexicon.ts';
import type { Place } from './place.ts';

const ours =
  '(?:plant|unit|shop|store|school|home|hotel|site|office|ward|clinic|kitchen|farm|lab|laboratory|depot|practice|nursery|centre|center|department|restaurant|factory|workshop|hospital|library|museum|theatre|brewery|bakery|studio|campus|yard|surgery|hospice|warehouse|salon|garage)';
const opening = new RegExp(
  `(^|[.!?]\\s+)The (${ours}) (?=(?:is|are|was|has|have|had|will|can|runs?|makes?|opens?|opened|closes?|serves?|cares?|treats?|sells?|employs?|looks?|handles?|takes?|stands?|sits|works?|builds?|bakes?|brews?|prints?|ships?|supplies|feeds|houses|holds|sees|processes)\\b)`,
  'g',
);

/** "The plant makes pipe": of which nobody has heard yet, and which is ours. */
export const withOwnPlaces = (text: string): string => text.replace(opening, '$1Our $2 ');

const ourIn =
  /\b((?:in|at|from|to|with) our )([A-Z][a-z]{2,}(?: [A-Z][a-z]{2,})?) (?=(?:office|branch|site|depot|shop|store|clinic|school|hospital|warehouse|plant|factory|salon|surgery|workshop|studio|campus|yard|practice|headquarters)\b)/g;

/**
 * "In our Bradford office", where the General tab says Leeds and the job description knows of no Bradford in it: the
 * sentence without the town, which is told.
 */
export function withoutOtherTown(text: string, place: Place | null, known: string, notes: Set<string>): string {
  if (!place || place.remote || place.name === '') return text;
  const words = place.name.split(/[\s,]+/).filter((word) => /^[A-Z]/.test(word));
  return text.replace(ourIn, (found, before: string, town: string) => {
    // "Our Head Office", "our Victorian school": no town.
    const plain = town.split(' ').some((word) => knowsNoun(word.toLowerCase()) || describes(word.toLowerCase()));
    const near = known.split(/[\n.;]/).some((line) => line.includes(town) && words.some((word) => line.includes(word)));
    if (plain || near || words.some((word) => town.includes(word)) || /(?:an|ese|ish|ian)$/.test(town)) return found;
    notes.add(`Wording that places the job in ${town} was left out: the General tab says ${place.name}.`);
    return before;
  });
}
