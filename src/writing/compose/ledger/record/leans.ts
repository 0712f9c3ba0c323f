/** Parts of a row of the record that say nothing alone: "3 in 2023", "10 per worker max", "only one left" go behind the part before them. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { saysClause } from '../../language/sure-clause.ts';

const number = '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|half|most|all)';
/** Of so many, what they did themselves: "only one left", "5 cleared finals". */
const didOf = new RegExp(
  `^(?:only |just |all but )?${number} (?:left|cleared|stayed|passed|qualified|moved|retired|joined|resigned|won|failed|finished|graduated)\\b`,
  'i',
);

/** A comparison without what is compared. */
export const bestOf =
  /^(?:the |its |our )?(?:highest|lowest|best|most|fewest|largest|biggest|smallest|longest|shortest|fastest|strongest|busiest|first)(?: ever| yet)?(?: (?:since|ever|on record|so far|in (?:over |more than |nearly )?(?:\d+|[a-z]+) years|for (?:over |more than |nearly )?(?:\d+|[a-z]+) years|of any) ?[^,;]*)?$/i;

/** How such a part goes on behind the sentence before it; null for a part that says itself. */
export function leaningTail(part: string): string | null {
  // "3 in 2023": of the same.
  if (new RegExp(`^${number} in (?:19|20)\\d\\d$`, 'i').test(part)) return `, and ${part}`;
  // "The highest since the Museum opened": of what stands before it.
  if (bestOf.test(part)) return `, ${/^(?:the|its|our) /i.test(part) ? '' : 'the '}${lowerFirst(part)}`;
  // "38 internal": of them.
  const [, many = '', kind = ''] =
    /^(\d[\d,]*) (internal|external|local|women|new|returning|electric|hybrid|part-time|full-time|qualified|bilingual|permanent)$/i.exec(
      part,
    ) ?? [];
  if (many) return ` (${many} of them ${kind})`;
  const [, most = '', each = ''] =
    /^(?:max(?:imum)?\.? )?(\d[\d,]*) per ([a-z]+)(?: max(?:imum)?\.?| at most)$/i.exec(part) ?? [];
  if (most) return `, at most ${most} per ${each}`;
  const [, which = '', year = ''] =
    /^(?:the )?(oldest|newest|latest) (?:one )?(?:is |from |built )?(?:in )?((?:19|20)\d\d)$/i.exec(part) ?? [];
  if (which) return `, the ${which.toLowerCase()} from ${year}`;
  // "HSE average is over 10": what it is measured against.
  if (
    /^(?:the )?(?:[A-Z]{2,}|[A-Z][a-z]+|city|county|state|national|industry|sector|regional|local|group|company) (?:norm|average|standard|target|benchmark) (?:is|was) /.test(
      part,
    )
  )
    return `, and ${/^the /i.test(part) ? lowerFirst(part) : `the ${/^[A-Z]{2}/.test(part) ? part : lowerFirst(part)}`}`;
  if (
    /^on average \d|^\d[\d.]* \w+ an? \w+ on average$|^never (?:under|below|over|above|more than|less than|fewer than) /i.test(
      part,
    )
  )
    return `, ${lowerFirst(part)}`;
  if (/^\d[\d.,]* ?(?:GW|MW|kW|hectares|acres|tonnes)$/.test(part)) return ` (${part})`;
  // "Newest 8 months": in the house.
  if (/^newest \d+ (?:years|months|weeks)$/i.test(part)) return `, and our ${lowerFirst(part)}`;
  // "No fatality on site": how it went.
  if (/^no (?:fatalit|accident|injur|incident|near miss)[a-z]*(?: (?:on|at|in) [a-z]+)?$/i.test(part))
    return `, with ${lowerFirst(part)}`;
  if (didOf.test(part)) return `, and ${lowerFirst(part)}`;
  // "9 out of 10 physios used it all": of the thing before it.
  return /^\d/.test(part) && / (?:it|them) /.test(`${part} `) && saysClause(part) ? `, and ${part}` : null;
}

/** Short forms in full words: "avg tenure 5.5 yrs", "2,450/wk"; a slash between two proofs is a comma. */
export const inFullWords = (text: string): string =>
  text
    .replace(/\b([Aa])vg\.?(?= )/g, (_, a: string) => `${a}verage`)
    .replace(/(?<=[a-z] )av\.? (?=(?:age|cost|stay|length|time|wait|score|tenure|size)\b)/g, 'average ')
    .replace(/(?<=\d) ?yrs?\b\.?/g, ' years')
    .replace(/(?<=\d) ?mins?\b\.?/g, ' minutes')
    .replace(/(?<=\d) ?hrs\b\.?/g, ' hours')
    .replace(/(?<=\d)\/(?:wk|week)\b/g, ' a week')
    .replace(/(?<=\w{3,} \w{2,}) \/ (?=[A-Z\d][\w’'-]* \w)/g, ', ');
