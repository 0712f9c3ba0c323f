/**
 * Rows of what is asked whose parts have one sure meaning and a form that no reader knows, put in the form that they know: "16 or
 * over, 5 Junior Cert passes", "at least 3 years in banqueting, one of them in charge", "German and English fluently".
 */
import { isTongue } from '../../language/tongues.ts';

const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const start = '(^|[;\\n]\\s*|[.,] +)';
const end = '(?=\\s*(?:$|[;,\\n]|\\.(?:\\s|$)))';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];
const rules: readonly Rule[] = [
  // "16 or over, 5 Junior Cert passes": an age, and what is had.
  [new RegExp(`${start}((?:aged? )?\\d\\d (?:or|and) (?:over|older|above)), (?=\\S)`, 'gi'), '$1$2; '],
  // "Good with your hands, turns up on time": how somebody is, and what they do.
  [
    /(?<=[a-z]), (?=(?:always )?(?:turns up|shows up|gets (?:on with|along with|stuck in)|keeps (?:to )?time)\b)/g,
    '; ',
  ],
  // "S-212 saw cert. Valid license.": a note ends there.
  [
    /\b(saw|chainsaw|first aid|forklift|climbing|welding|diving|rigging|medical) cert\. (?=[A-Z\d])/g,
    '$1 certificate; ',
  ],
  [/(\b(?:licen[cs]e|certificate|card|ticket|permit))\. (?=\d)/gi, '$1; '],
  // "1 season prior": of the same work.
  [new RegExp(`\\b(${few}) (seasons?|years?) prior${end}`, 'gi'), '$1 $2 of prior experience'],
  // "At least 3 years in banqueting, one of them in charge", "two seasons of trail work, at least one in a lead role".
  [
    new RegExp(
      `(\\b${few}\\+? (?:years|seasons) (?:in|of)\\b[^,;.\\n]*), (?:and |with )?((?:at least )?${few}) (?:of (?:them|these|those|which) )?(?=(?:in charge|in an? (?:[a-z]+ )?(?:role|position|post)))`,
      'gi',
    ),
    '$1, including $2 ',
  ],
  // "German and English fluently".
  [
    new RegExp(`${start}((?:\\p{Lu}\\p{Ll}+(?:, | and )?){1,3}) fluent(?:ly)?${end}`, 'gu'),
    (whole, before = '', row = '') => (row.split(/, | and /).every(isTongue) ? `${before}Fluent ${row}` : whole),
  ],
];

/** The row with such parts in words that readers know. */
export const inPlainParts = (text: string): string =>
  rules.reduce((left, [shape, said]) => left.replace(shape, said as string), text);
