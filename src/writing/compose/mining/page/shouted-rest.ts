/** How a line in capitals goes on behind one that broke off: "... and the observance of / SAFETY STANDARDS", "... chemistry to / GCSE". */

import { inDictionary } from '../../language/dictionary.ts';
import { asEponym } from '../../language/eponyms.ts';
import { namesHere } from '../../language/names-here.ts';
import { withPronoun } from '../../language/shouted-pronoun.ts';
import { namesStandard } from '../../language/standards.ts';
import { isTongue } from '../../language/tongues.ts';
import { areLetters } from '../../ledger/letters-as-words.ts';
import { isUnvoiced, knownAcronym, noLetters } from '../../ledger/shouting.ts';

/** Letters that stand for a name: "GCSE", "COSHH", and what no dictionary has ("MRICS", "P&ID"). */
const isLetters = (word: string): boolean =>
  !noLetters.has(word.toLowerCase()) &&
  (knownAcronym.test(word) ||
    isUnvoiced(word) ||
    (word.length <= 6 && !inDictionary(word.toLowerCase()) && word !== 'APP'));

/** "MONDAY", "JUNE": they keep their first. "MAY" and "MARCH" are more often none. */
const ofCalendar =
  /^(?:(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAYS?|JANUARY|FEBRUARY|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|CHRISTMAS|EASTER)$/;

/** "REDMOND": a name of the advert that is no word besides keeps its first. */
const asName = (word: string): string | null => {
  const name = `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
  return namesHere.has(name) && !inDictionary(name.toLowerCase()) ? name : null;
};

/** "IN RAICHUR, KOPPAL AND BALLARI": names in a row behind a small word, none of which a dictionary has. */
const placesInRow = /\b(?:IN|AT|FROM|ACROSS|NEAR|BETWEEN|COVERING) ([A-Z]{4,}(?:, [A-Z]{4,})*,? AND [A-Z]{4,})\b/g;
const placesOf = (line: string): ReadonlySet<string> =>
  new Set(
    line.includes(' AND ')
      ? [...line.matchAll(placesInRow)]
          .map(([, row = '']) => row.split(/,? AND |, /))
          .filter((row) =>
            row.every((word) => !inDictionary(word.toLowerCase()) && !isUnvoiced(word) && !knownAcronym.test(word)),
          )
          .flat()
      : [],
  );

/** The capitals that only shout made small; a name by its letters keeps them. */
export const lowerShouted = (line: string): string => {
  const places = placesOf(line);
  return withPronoun(line).replace(/[A-Z][A-Z\d&]*(?:['’][A-Z]+)?/g, (word, at: number) =>
    ofCalendar.test(word) || places.has(word) || isTongue(`${word.charAt(0)}${word.slice(1).toLowerCase()}`)
      ? `${word.charAt(0)}${word.slice(1).toLowerCase()}`
      : isLetters(word) ||
          // "... and insulation measurements to / EN 61439".
          namesStandard(word, line.slice(at + word.length)) ||
          // "IN THE HIS", "THE WHO CHECKLIST".
          areLetters(word, line.slice(0, at), line.slice(at + word.length)) ||
          // "FIRMWARE IN C", "8D REPORTS": a letter by itself is a name, where it is no article.
          (/^[B-HJ-Z]$/.test(word) && !/[-A-Za-z/]/.test(`${line.charAt(at - 1)}${line.charAt(at + 1)}`))
        ? (asEponym(word) ?? asName(word) ?? word)
        : (asEponym(word) ?? asName(word) ?? word.toLowerCase()),
  );
};
