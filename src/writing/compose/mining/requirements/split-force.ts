/** One line that asks for one thing and wishes for another, or asks for two: "Welsh desirable but must be willing to learn", "B.Com with 2 years in AP". */
import { seldom } from '../../language/seldom.ts';
import { degreeLetters } from './degree-letters.ts';

const wish = '(?:desirable|preferred|a plus|a bonus|an advantage|helpful|useful|nice to have|handy|welcome|beneficial)';
/** What is wished for, and behind its "but" what is a must all the same. */
const mustAllTheSame = seldom(
  / but /i,
  new RegExp(
    `^([^,;:]{2,60}? (?:is |are |would be )?${wish}),? but (?:you )?((?:must|need to|have to|will need to) (?:be |have |hold |speak |know )[^;:]{3,70}|[^,;:]{3,40} (?:is|are) (?:essential|required|a must))$`,
    'i',
  ),
);
/** "Good with customers but not essential to have worked in a shop". */
const noMore = seldom(
  /but (?:it(?:['’]s| is) )?not /i,
  /^([^,;:]{6,60}?),? but (?:it(?:['’]s| is) )?(not (?:essential|necessary|required|needed) to (?:have|be|know|own|speak)\b [^;:]{3,60})$/i,
);
const letters = `(?:${degreeLetters}|[BM]\\.[A-Z][a-z]+|BE|B\\.E\\.?|DME|DEE|PG|ITI|CA|ICWA|CMA|Diploma|[Dd]egree)`;
/** A degree, or any of several, and how long somebody has worked. */
const studiedAndDone = seldom(
  / with (?:at least |min(?:imum|\.)? (?:of )?)?\d/,
  new RegExp(
    `^((?:an? )?${letters}(?:(?:,| or| ?/) ?(?:an? )?${letters})*(?: (?:in )?[A-Z][a-z]+)?),? with ((?:at least |min(?:imum|\\.)? (?:of )?)?\\d{1,2}\\+?(?: ?(?:to|-|–) ?\\d{1,2})? ?(?:years?|yrs?|months?)\\b[^;]{3,60})$`,
  ),
);
/** "MBA or PG in logistics with BE preferred": only the second degree is wished for. */
const withWish = seldom(
  / with .*(?:preferred|desirable|plus|advantage)$/,
  new RegExp(
    `^([^,;]*\\b${letters}\\b[^,;]*?) with ((?:an? )?${letters}(?: [A-Za-z]+)?(?: degree)? (?:preferred|desirable|(?:is )?an? (?:plus|advantage)))$`,
  ),
);

/** The two of them; null where a line is one. */
export function partForce(text: string): string[] | null {
  const [, wished = '', must = ''] = mustAllTheSame.exec(text) ?? [];
  if (wished) {
    const thing = wished.replace(new RegExp(` (?:is |are |would be )?${wish}$`, 'i'), '');
    // "Must be willing to learn", "to work towards it": what stood before, which each half has to name.
    return [
      wished,
      must
        .replace(/\b(towards|for|do|get|complete) (?:it|one|this|that)$/i, `$1 ${thing}`)
        .replace(/\blearn$/i, `learn ${thing}`),
    ];
  }
  const [, asked = '', not = ''] = noMore.exec(text) ?? [];
  if (asked) return [asked, `it is ${not}`];
  const [, head = '', tail = ''] = studiedAndDone.exec(text) ?? withWish.exec(text) ?? [];
  return head ? [head, tail.replace(/^(BE|CA|PG) /, 'a $1 degree ').replace(/^a CA degree/, 'CA')] : null;
}
