/** Notes on pay, posts to come, shifts and days that name what is so and lack only their verb: "pay on the scale by years of service", "posting as Assistant Engineer on completion". */

import { weekdayInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { dayOf } from './shapes.ts';

const shortDay = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';

/** "Finish 12 on a Friday", "finishing at noon Fridays", "start 10 on Mondays". */
const endsThen = new RegExp(
  `^(?:you )?(finish|start)(?:ing)?,? (?:at )?(\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midday|lunchtime),? (?:on )?(?:an? |every |each )?(${shortDay})$`,
  'i',
);
/** "Pay on the scale by years of service": how it is worked out. An order to pay names whom or what. */
const payBasis =
  /^(pay|salary|wages?|rates?|stipend|overtime|premiums?) ((?:on|in line with|according to|by|at|under|above|set by|based on|linked to|as per|per) (?:(?:the|our|a|an|your|union|national|company|agreed|years?|length|age|grade|experience|skill|qualification|weld|results|industry|collective|local|state|federal|NJC|JIB|HSE|TVöD|[A-Z]{2,6})\b)(?!.*[:;]).*)$/i;
const paidFor =
  /^(?:pay|overtime) (?:at the (?:till|door|gate|desk|counter|bar|pump)|by (?:card|cash|cheque|phone))\b/i;

/** "Paid every two weeks", "paid hourly": the reader is. */
const paidWhen =
  /^paid ((?:hourly|weekly|fortnightly|biweekly|bi-weekly|monthly|twice a month|semi-monthly|(?:on )?(?:every|each|the last) (?:(?:other|second|two|2|four|4) )?(?:weeks?|months?|[A-Z][a-z]+days?|working day of the month))(?: in arrears)?)$/;

/** "Posting as Assistant Engineer on completion", "promotion to charge hand after a year": what comes when the first part is over. */
const comesLater =
  /^(?:an? |the )?(posting|appointment|confirmation|absorption|promotion|conversion|transfer|progression|move) (as|to|into) ((?:an? |the )?[^,;:]+?) ((?:on|after|upon|once|following|at the end of|within) [^,;:]+)$/i;
const becomes: Readonly<Record<string, string>> = {
  posting: 'are posted',
  appointment: 'are appointed',
  confirmation: 'are confirmed',
  absorption: 'are absorbed',
  promotion: 'are promoted',
  conversion: 'are converted',
  transfer: 'are transferred',
  progression: 'progress',
  move: 'move',
};

/** "Replacing someone who's retiring": whose place it is. */
const instead =
  /^(?:replacing|replacement for|to replace|succeeding|taking over from|takes over from) ((?:someone|somebody|a colleague|(?:an?|the|our) [a-z ]{3,40}?)) (who(?:['’]s| is| has| retires| leaves| moves| goes| left| retired| moved)\b[^,;:]*)$/i;

/** "Three shift operation": how the place runs, and no shift that somebody works. */
const runsShifts =
  /^(?:an? )?(\d|one|two|three|four|five|[a-z]+)[- ]shift (operation|plant|site|factory|works|mill|foundry|production|business)$/i;

/** "A raise every six months for four years, and a journeyman card at the end": what one gets. */
const raises =
  /^(?:an? )?((?:pay |step |wage |salary |guaranteed |annual |yearly )?(?:raises?|rises?|increases?|increments?)) ((?:every|each|after|with|at|on|once) [^;:]+)$/i;

/** "Site visits most days", behind how one works. */
const visits =
  '(?:(?:site|home|client|customer|school|farm|branch|plant|store|field|patient|supplier|office) (?:visits|days|meetings|calls|work)|travel|visits|meetings)';
const often =
  '(?:(?:on )?most (?:other )?days|(?:once|twice) a (?:week|month|fortnight)|every (?:day|week|month)|daily|weekly|monthly|as needed|when needed)';
const days =
  '(?:(?:at least |up to |about )?(?:one|two|three|four|five|[1-5]) days? (?:a|per|each|every) (?:week|fortnight|month))';
const hybridVisits = rare(
  new RegExp(
    `^(?:fully |mostly )?(hybrid|home[- ]based|remote|field[- ]based)[:,] ((?:${days} [^,;:]+, )?)(?:and |with )?(${visits} (?:on )?${often})(?:,? and (?:at )?(the|our) ((?:(?!(?:at|up|about|one|two|three|four|five) )[\\p{L}’'-]+ ){1,4}?)(${days}))?$`,
    'iu',
  ),
);

/** "35 hours a week (four days considered)": the hours, and what is remarked on them. */
const hoursWithRemark =
  /^((?:about |around |up to )?\d{1,2}(?:\.\d+)?(?:(?: to | or |-)\d{1,2}(?:\.\d+)?)? hours) ?(?:(?:an?|per) week )?(\([^()]*[a-z]{3}[^()]*\))$/i;
const funder =
  '(?:fully |partly |part[- ])?(?:fully|partly|externally|privately|publicly|federally|centrally|jointly|(?:[a-z]+ )?grant|(?:national )?lottery|levy|project|donor|charity|council|government|state|trust|research council|EU)';
const onlyFunder = new RegExp(`^${funder}$`, 'i');
/** Whether words before "funded" name who pays: "grant", "externally". "Training funded" is a thing that is paid for. */
export const isFunder = (words: string): boolean => onlyFunder.test(words);
/** "Grant funded until June 2028": by what the post is paid for, and how long. */
const fundedPost = new RegExp(`^(${funder})[- ]funded( (?:until|till|to|for|through|up to) [^,;:]+)?$`, 'i');
/** "Office based, Dock Road": how one works, and by its name where. */
const basedThere = rare(
  /^((?:office|site|home|field|school|hospital|store|depot|workshop|clinic|warehouse|shop|yard|factory|kitchen)[- ]based),? (?:at |in |on )?((?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3})$/iu,
);

/** "Full-time 39 hours Monday to Friday": so many in these days. */
const hoursOnDays = new RegExp(
  `^((?:permanent,? )?(?:full|part)[- ]time),? (\\d{1,2}(?:\\.\\d+)?) hours(?: (?:a|per) week)?,? (${weekdayInFull}s? (?:to|through) ${weekdayInFull}s?(?:,? \\d[\\d.:]* ?(?:[ap]m)? ?(?:to|-|–) ?\\d[\\d.:]*(?: ?[ap]m)?)?)$`,
  'i',
);

/** "Fixed term, 18 months, covering a career break": for how long, and in whose place. */
const fixedCover =
  /^(?:an? )?(?:fixed[- ]term|temporary|FTC)(?: (?:contract|post|role|job))?(?:,| for| of)? ?(?:for )?((?:about |up to |initially )?(?:\d+|one|two|three|six|nine|ten|eleven|twelve|eighteen) (?:months?|years?))(?:,? covering|, (?:to cover|as cover for|cover for)) ((?:an? |the )?(?:[a-z]+ ){0,2}(?:leave|break|sabbatical|secondment|absence|sickness|illness|maternity|vacancy))$/i;

/** The sentence of such a note, without its stop; null where it is of another kind. */
export function ofTermsInFull(note: string): string | null {
  const [, full = '', ofWeek = '', week = ''] = hoursOnDays.exec(note) ?? [];
  if (full) return `The job is ${full.toLowerCase().replace(/(?<=full|part) /, '-')}, ${ofWeek} hours a week, ${week}`;
  const [, hours = '', remark = ''] = hoursWithRemark.exec(note) ?? [];
  if (hours) return `You work ${lowerFirst(hours)} a week ${remark}`;
  const [, span = '', whose = ''] = fixedCover.exec(note) ?? [];
  if (span) return `The job is fixed-term for ${span.toLowerCase()}, covering ${lowerFirst(whose)}`;
  const [, by = '', until = ''] = fundedPost.exec(note) ?? [];
  if (by) return `The job is ${lowerFirst(by)}${/ly$/i.test(by) ? ' ' : '-'}funded${until}`;
  const [, based = '', there = ''] = basedThere.exec(note) ?? [];
  if (based && /^\p{Lu}|^the \p{Lu}/u.test(there))
    return `The job is ${lowerFirst(based).replace(' ', '-')} (${there})`;
  const [, act = '', hour = '', on = ''] = endsThen.exec(note) ?? [];
  if (on && !new RegExp(`(?:to|-|–) ?${weekdayInFull}`, 'i').test(on))
    return `You ${act.toLowerCase()} at ${hour.toLowerCase()} on ${dayOf(on)}s`;
  const [, pay = '', basis = ''] = payBasis.exec(note) ?? [];
  if (pay && !paidFor.test(note) && !/[£€$₹]|\d{3}/.test(basis) && !/\b(?:is|are|was|will|can)\b/.test(basis))
    return /^overtime$/i.test(pay)
      ? `Overtime is ${basis}`
      : `The ${pay.toLowerCase()} ${/s$/i.test(pay) ? 'are' : 'is'} ${basis}`;
  // "Weekly pay": it is.
  const weekly = /^(weekly|fortnightly|monthly) (?:pay|wages?)$/i.exec(note)?.[1];
  if (weekly) return `The pay is ${weekly.toLowerCase()}`;
  const payday = paidWhen.exec(note.replace(/^P/, 'p'))?.[1];
  if (payday) return `You are paid ${payday}`;
  const [, later = '', link = '', post = '', when = ''] = comesLater.exec(note) ?? [];
  if (later && !hasVerb(post) && !/\b(?:possible|likely|available|considered|guaranteed)\b/i.test(when))
    return `You ${becomes[later.toLowerCase()]} ${link.toLowerCase()} ${post} ${when}`;
  const [, who = '', how = ''] = instead.exec(note) ?? [];
  if (who) return `You take over from ${lowerFirst(who)} ${how}`;
  const [, many = '', house = ''] = runsShifts.exec(note) ?? [];
  if (many && /^(?:\d|one|two|three|four|five|single|double|multi|day|night)$/i.test(many))
    return `This is ${withArticle(`${many.toLowerCase()}-shift ${house.toLowerCase()}`)}`;
  const [, raise = '', each = ''] = raises.exec(note) ?? [];
  if (raise && !/\b(?:is|are|was|were|has|have|will|can|may|you|we)\b/i.test(each))
    return `You get ${/s$/i.test(raise) ? lowerFirst(raise) : withArticle(lowerFirst(raise))} ${each}`;
  const [, way = '', office = '', out = '', the = '', hall = '', at = ''] = hybridVisits.exec(note) ?? [];
  return out
    ? `The job is ${way.toLowerCase()}, ${office}with ${lowerFirst(out)}${hall ? ` and ${at} at ${the.toLowerCase()} ${hall.trim()}` : ''}`
    : null;
}
