/** What was done, with how much or how many: "£2.4m spent on new machines", "3,100 maps digitised so far", "21 trainees qualified since 1994". */

import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { bareOf, dated } from './parts.ts';

/** Money that went somewhere: "£2.4m spent on new machines since 2022". */
export function spent(text: string): string | null {
  const [, sum = '', verb = '', rest = ''] =
    /^((?:over |about |nearly |more than )?[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|lakh|crore)?) (spent|invested|raised|donated|given|saved|paid out|financed|lent|funded|secured|arranged|sold|managed|awarded|recovered) ((?:on|in|to|for|into|since|last|this|by|over)\b.*)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!sum || /;|\bby (?:our|the)\b/.test(rest)) return null;
  const past: Readonly<Record<string, string>> = { given: 'gave' };
  const low = verb.toLowerCase();
  const amount = lowerFirst(sum);
  return !/\bsince\b|\bso far\b|\bto date\b/.test(rest) && dated.test(rest)
    ? `We ${past[low] ?? low} ${amount} ${rest}`
    : `We have ${low} ${amount} ${rest}`;
}

/** "Scored 4.8 out of 5 from 2,100 reviews": we did. */
export const scored = (text: string): string | null =>
  /^scored \d[\d.,]*(?:%| out of | points| stars|\/)/i.test(text) ? `We ${lowerFirst(bareOf(text))}` : null;

/** Who does something by himself: "12 apprentices qualified" is nobody's deed to them. */
const somebody =
  /(?:ers|ors|ants|ents|ees|ians|ists|people|staff|nurses|apprentices|graduates|women|men|children|pupils|families|colleagues|volunteers)$/i;
const byItself =
  /^(?:arrived|happened|died|stayed|remained|grew|moved|returned|retired|joined|qualified|graduated|passed|progressed|started|finished|continued|increased|decreased|doubled|lived|worked|closed|opened|appeared|emerged|existed)$/i;
/** "3,100 maps digitised so far": things, what was done to them, and when. */
export function done(text: string): string | null {
  const [, things = '', verb = '', rest = ''] =
    /^((?:about |over |nearly |around |more than )?\d[\d,.]*(?: million)? (?:[a-z-]+ ){0,2}?[a-z]+s) ([a-z]+ed|built|laid|made|sold|sown|grown|sent|won|found|taught|written|kept|cut) ((?:so far|to date|since|last|this|in (?:19|20)\d\d|over the)\b[^;]*)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!things || somebody.test(things) || byItself.test(verb)) return null;
  const is = /\b(?:since|so far|to date|this|over the)\b/.test(rest) ? 'have been' : 'were';
  return `${things} ${is} ${verb} ${rest}`;
}

/** "21 trainees qualified since 1994, 17 still with us": people, what they did, and who is left. */
export function people(text: string): string | null {
  const [, some = '', verb = '', rest = '', still = '', where = ''] =
    /^((?:about |over |nearly |all )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z-]+ )?[a-z]+s) (qualified|graduated|progressed|promoted|trained|joined|completed|finished|started|passed|moved on) ((?:with us )?since [^,;–—-]+?|in [^,;–—-]+?|so far)(?:(?:, | [–—-] |; | (?=and ))(?:and )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|most|half)(?: of them)?) (?:are )?(still (?:with us|here|work(?:ing)? here)))?$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!some || !somebody.test(some)) return null;
  const low = verb.toLowerCase();
  const past = /^(?:with us )?(?:since|so far)/.test(rest);
  const does =
    low === 'promoted' || low === 'trained' ? `${past ? 'have been' : 'were'} ${low}` : `${past ? 'have ' : ''}${low}`;
  const left = still
    ? `, and ${still.toLowerCase()} ${/work here$/.test(where) ? where : `${/^one$/i.test(still) ? 'is' : 'are'} ${where}`}`
    : '';
  return past || still ? `${upperFirst(some)} ${does} ${rest}${left}` : null;
}
