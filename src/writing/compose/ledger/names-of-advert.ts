/** The words that are names in one advert: of people, of the employer and its place. */

import { isOrdinary } from '../language/nouns.ts';
import { wordsOf } from '../language/words.ts';
import type { WriterInput } from '../types.ts';
import { cleanLine, cleanText } from './clean.ts';
import { findNames } from './names.ts';
import { withoutNumbers } from './numbered-points.ts';
import type { Place } from './place.ts';

/** "Bread" of West Cork Bread Co.: what a firm makes or serves is no name elsewhere. */
const isFood = (word: string): boolean =>
  /^(?:Bread|Coffee|Cheese|Milk|Beer|Wine|Meats?|Fish|Cakes?|Pies?|Foods?|Flowers|Plants|Gardens?|Shoes|Bikes|Boats|Cars|Books|Toys|Tools|Parts|Pumps|Ticketing|Tickets|Windows|Doors|Kitchens|Pumps|Pets|Vets)$/.test(
    word,
  );

/** All that the recruiter wrote. */
const textsOf = ({ brief, guidelines, jobDescription }: WriterInput, useJobDescription: boolean): string[] =>
  [
    brief?.description,
    brief?.proposition,
    brief?.responsibilitiesRole,
    brief?.skills,
    brief?.supportingEvidence,
    ...guidelines.rewards.map(({ statement }) => statement),
    ...[...guidelines.pillars, ...guidelines.values].map(({ statement }) => statement),
    useJobDescription && jobDescription?.matches ? jobDescription.text.slice(0, 30_000) : null,
  ].map((text) => cleanText(text && withoutNumbers(text)).text);

/** All names that an advert's texts speak of. */
export function namesOf(
  input: WriterInput,
  useJobDescription: boolean,
  employer: string | null,
  place: Place | null,
): Set<string> {
  const { advert } = input;
  // "Payments" in "Quayline Payments" is no name by itself where it is the sector, or a word of every day.
  const sectorWords = new Set(
    wordsOf(`${cleanLine(advert.sector)} ${cleanLine(advert.industry)} ${cleanLine(advert.jobTitle)}`).map((word) =>
      word.toLowerCase(),
    ),
  );
  return new Set([
    ...findNames(textsOf(input, useJobDescription)),
    ...(employer?.includes(' ') ? [employer] : []),
    ...wordsOf(employer ?? '').filter(
      (word, index, all) =>
        !/^(?:The|A|An|And|Of|For|At|In|On|Our|We|Your)$/.test(word) &&
        (all.length === 1 ||
          (!sectorWords.has(word.toLowerCase()) && !(index > 0 && (isOrdinary(word) || isFood(word))))),
    ),
    ...wordsOf(place?.name ?? ''),
    ...wordsOf(cleanLine(advert.country)),
  ]);
}
