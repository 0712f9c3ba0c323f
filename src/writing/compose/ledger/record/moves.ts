/** Figures that went up or down: "scrap down from 3.8% to 1.1% since 2022". */

import { lowerFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { isCounted } from '../../language/nouns.ts';
import { dated } from './measures.ts';

const namesUse = /^[a-z]+ (?:use|usage|spend|costs?|waste|sickness|overtime|turnover|absence)$/i;
/** "Red grouse counts", "table bookings": figures that somebody keeps, though the last word could be a verb. */
const namesFigures =
  /^(?:[A-Za-z-]+ ){0,3}(?:counts|numbers|visits|sales|bookings|orders|yields|catches|exports|takings|views|downloads|scores|complaints|referrals|enquiries|prices|returns|repairs|wins|starts|lets|loans|leads|hires)$/;
/** "Scrap down from 3.8% to 1.1% since 2022": it is. */
export function moved(text: string): string | null {
  const [, what = '', way = '', rest = ''] =
    /^((?:[A-Za-z][\w-]* ){1,4}?)(up|down) ((?:from |by |to )?(?:[£€$₹]?\d|a (?:third|quarter|half|fifth)\b|half\b)[^;:]*)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  const subject = what.trim();
  if (
    !subject ||
    /^(?:we|our|you|they|it|the)\b/i.test(subject) ||
    // "Sales agreed": whether they are many, the last word does not tell.
    / [a-z]+ed$/.test(subject) ||
    !(kindOf(subject) === 'np' || namesUse.test(subject) || namesFigures.test(subject))
  )
    return null;
  const many = /[^su]s$/.test(subject);
  const [was, is] = many ? ['were', 'are'] : ['was', 'is'];
  // "Loan book up 14%": one of them, and ours.
  const ours = isCounted(subject.split(' ').at(-1)?.toLowerCase() ?? '') ? `Our ${lowerFirst(subject)}` : subject;
  return `${ours} ${dated.test(rest) && !/\bsince\b/.test(rest) ? was : is} ${way} ${rest}`;
}
