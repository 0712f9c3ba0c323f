/** Figures right behind what they count: "NPS 61", "staff turnover 6%", "caseload 36". */

import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { bareOf, dated, isSubject, ofOurs, severalHead } from './parts.ts';

const sum = String.raw`(?:over |about |nearly |just |only )*[£€$₹]?\d[\d.,]*(?:\s?(?:%|k|m|bn|million|billion|crore|lakh|days|weeks|months|years|hours|minutes|out of \d+)(?![\w-]))?`;
/** "Only 6% of our plants", "less than 1% of bolts": how much, and nothing that is counted. */
const onlyHow =
  /^(?:only|barely|just|scarcely|hardly|merely|nearly|almost|around|some|roughly|(?:less|fewer|more|better|no (?:more|less|fewer)) than|well (?:over|under)|at (?:least|most)|up to|a mere)$/i;
/** "Staff turnover 6%", "NPS 61": a figure right behind what it counts. */
const counted = new RegExp(
  `^((?:[A-Za-z][\\w&-]*(?<!\\d) ){1,4})(${sum})((?: (?:vs\\.?|versus|against|in|across|over|nationally|for|of) |, |$).*)$`,
);
export function figured(text: string, read: (text: string) => string | null): string | null {
  const [, thing = '', figure = '', rest = ''] = counted.exec(bareOf(text)) ?? [];
  // "Staff turnover only 6%": the word says how much.
  const what = thing.replace(/ (?:only|just) $/, '').trim();
  const amount = `${/ (only|just) $/.exec(thing)?.[0].trimStart() ?? ''}${figure}`;
  const scored = /^(?:(?:our )?(?:e?NPS|CSAT|OEE|net promoter score|[a-z ]*\bscore|[a-z ]*\brating))$/i.test(what);
  // "Longest-serving secretary 31 years": so long has somebody been here.
  // "Mean time between stops 41 days": of the machines, and nothing of ours.
  if (
    !what ||
    onlyHow.test(what) ||
    /^mean time\b|\b(?:lowest|highest|best|worst|fewest)\b/i.test(what) ||
    /[;:]/.test(rest) ||
    !isSubject(what) ||
    severalHead(what) ||
    /^longest[- ]serving /i.test(what)
  )
    return null;
  // "Members received €9m": they did.
  if (
    /(?:^| )(?:[a-z]+ed|rose|fell|grew|won|gave|paid|sold|made|spent|got|took|lost|saw|met|hit|ran|kept|held|brought|built|sent)$/i.test(
      what,
    )
  )
    return null;
  if (
    /\b(?:of|for|with|without|after|before|in|at|by|to|up|down|from|over|under|below|above|within|around|since|x|band|grade|level|tier|top|number|no|page|class|type|phase|zone|iso)$/i.test(
      what,
    )
  )
    return null;
  if (!scored && !/[%£€$₹]|\d\s?(?:days|weeks|months|years|hours|minutes)$/.test(amount)) return null;
  const past = dated.test(rest);
  // "NRR 118%, GRR 94%": two figures.
  const next = /^, (.+)$/.exec(rest)?.[1];
  const also = next ? read(upperFirst(next)) : null;
  if (next && /^\d/.test(next) && also === null) return null;
  const tail = also
    ? `, and ${lowerFirst(also)}`
    : rest.replace(/^ (?:vs\.?|versus) /, ', against ').replace(/(?<=\d%?) industry$/, ' in the industry');
  // "Guest rating 9.2 for three years running".
  const since = /^ for (?:the last )?\S+ (?:years|seasons|months|quarters)\b/.test(rest);
  return `${ofOurs(what)} ${since ? 'has been' : past ? 'was' : 'is'} ${amount}${tail}`;
}

/** "Budget £1.9m", "caseload 36": a figure of the job's; null for what is none. */
export function asFigure(text: string): string | null {
  const [, thing = '', amount = '', rest = ''] = counted.exec(bareOf(text)) ?? [];
  const what = thing.trim();
  if (
    !what ||
    rest.trim() !== '' ||
    !isSubject(what) ||
    severalHead(what) ||
    !/^(?:[a-z-]+ )?(?:budget|turnover|caseload|headcount|list size|spend|portfolio|book|capex|p&l|patch)$/i.test(what)
  )
    return null;
  return `The ${lowerFirst(what)} is ${amount}`;
}
