/** Figures that went up or down: "scrap down from 3.8% to 1.1% since 2022". */

import { lowerFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { isCounted } from '../../language/nouns.ts';
import { dated } from './measures.ts';
import { severalHead } from './parts.ts';

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

const amount = String.raw`[£€$₹]?\d[\d.,]*(?: ?(?:%|k|m|bn|million|lakh|crore|tonnes?|kg|minutes?|mins?|hours?|hrs?|seconds?|secs?|days?|weeks?|wks?|months?|ppm)(?![\w-]))?`;
const fromTo = new RegExp(
  `^((?:(?!from\\b)[A-Za-z][\\w&'’-]* ){1,5})(from )?(${amount}) (?:down |up )?to (?:just |only |under |over )?(${amount})((?:,? (?:since|in|within|over|during|by|this|last|between|after)\\b[^;:]{2,40})?)$`,
);
/** Times and ages that run from one figure to another, and have not changed: "ages 3 to 11", "lead time 2 to 3 days". */
const runs =
  /\b(?:ages?|aged|open|grades?|years?|levels?|shifts?|hours|classes|bands?|pages?|rooms?|sizes?|zones?|days|from|to|of|up|down)$/i;
const unitOf = (typed: string): string => typed.replace(/[\d.,\s]/g, '').replace(/s$/, '');

/** "Mould change time 74 minutes to 28 minutes since January 2025", "scrap 6% to 2.4% in 18 months": it was the one and is the other. */
export function changed(text: string): string | null {
  const [, what = '', from = '', before = '', after = '', tail = ''] = fromTo.exec(text.replace(/[.]$/, '')) ?? [];
  const subject = what.trim();
  const known = subject.replace(/^(?:our|the) /i, '');
  if (
    !subject ||
    runs.test(subject) ||
    /\d/.test(subject) ||
    (kindOf(known) !== 'np' && !namesUse.test(known) && !namesFigures.test(known))
  )
    return null;
  const [first, second] = [before, after].map((typed) => Number(typed.replace(/[^\d.]/g, '')));
  if (first === undefined || second === undefined || first === second) return null;
  const alike = unitOf(before) !== '' && unitOf(before) === unitOf(after);
  // "Caseload 20 to 25": how many they may be; what has gone down, or has a time behind it, has changed.
  if (!(first > second || (alike && (/%/.test(before) || tail !== '' || from !== '')) || (from !== '' && tail !== '')))
    return null;
  const many = severalHead(subject);
  const went = /\bsince\b/.test(tail) ? (many ? 'have gone' : 'has gone') : 'went';
  return `Our ${lowerFirst(known)} ${went} from ${before} to ${after}${tail}`;
}
