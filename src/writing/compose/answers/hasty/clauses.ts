/** Hasty notes that lack the verb, the subject or the joint of their sentence, by question: "trade test 1 hr", "dogs ok", "just closed a round". */

import { everyWeek } from '../../../text/calendar.ts';
import { upperFirst } from '../../language/first-capitals.ts';
import { baseOfIng } from '../../language/verbs.ts';
import { end, from, isOrAre, type Row, row } from '../clause-rows.ts';
import { perkClauses, whoClauses } from './asked.ts';
import { companyClauses, isFine, stepClauses } from './ours.ts';

const shortDay = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const theirs = '(?:lads?|guys?|blokes?|chaps?|fellas?|girls|lasses|gals|ladies|gents)';

/** In any question but the one on the person, who is meant by "lads": colleagues, whoever they are. */
const colleagues: readonly Row[] = [
  row(`\\b(junior|saturday|sat|new|office|bar|kitchen|yard|young) (?:girl|lad|boy|lady|guy)(s?)\\b`, '$1 colleague$2'),
  row(
    String.raw`\b(\d+|two|three|four|five|a couple of|a few|some|both|other) ${theirs}\b`,
    (_, many = '') => `${many} colleagues`,
  ),
  row(
    String.raw`${from}(?:an? |our |one |the )?(?:lad|lass|guy|bloke|chap|fella|girl)(?: here)?,? (?:is |who['’]?s )?(going|leaving|moving|retiring|off|emigrating|starting|having)\b`,
    'a colleague is $1',
  ),
  row(
    String.raw`${from}(?:an? |our |one |the )?(?:lad|lass|guy|bloke|chap|fella|girl) (left|retired|moved|went|emigrated)\b`,
    'a colleague $1',
  ),
];

/** In any question. */
const anyClauses: readonly Row[] = [
  row(String.raw`(?<=[a-z]{3}) so (?=(?:need|looking|hiring|want|we need|we['’]re (?:looking|hiring))\b)`, ', so '),
  row(String.raw`\bso (?=(?:need|looking|hiring|want)\b)`, 'so we '),
  row(String.raw`\bso we (looking|hiring)\b`, "so we're $1"),
  row(`${from}same (week|day)${end}`, 'the same $1'),
  // "Someone wants 9-5": who does.
  row(
    String.raw`\b(someone|somebody|anyone|anybody) (wants|needs|likes|loves|hates|thinks|expects|knows|has|can)\b`,
    '$1 who $2',
  ),
  row(String.raw`\bon road\b`, 'on the road'),
  row(
    String.raw`([a-z]) (about (?:\d+|one|two|three|once|twice) (?:an? |per |\/ ?)(?:wk|week|day|month|mth|shift|yr|year))${end}`,
    '$1 ($2)',
  ),
  row(String.raw`\b([a-z]+)\/(?=\d{1,2}-)`, '$1 and '),
  row(
    String.raw`\b(\d+ (?:[a-z]+ ){0,2}[a-z]+s) ?\/ ?(?:yr|year|annum)(?: \(?((?!any\b|at\b|in\b|for\b|to\b)\p{L}+ (?:\+|&|and|n) \p{L}+)\)?${end})?`,
    (_, what = '', where?: string) =>
      `${what} a year${where ? ` (${where.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()).replace(/ (?:\+|&|And|N) /, ' and ')})` : ''}`,
    'gu',
  ),
  row(String.raw`\ba year any of (?=our|the)`, 'a year at any of '),
];

const busyTime =
  '(?:[a-z]+ (?:time|season)|summer|winter|spring|autumn|harvest|lambing|calving|christmas|Christmas|easter|Easter|term ?time|month[- ]end|year[- ]end)';
const role = '(?:chef|nurse|cook|manager|lead|supervisor|driver|teacher|officer|clerk|one|[a-z]+(?:er|or|ist|ant))';
const won =
  'closed|got|won|opened|moved|bought|hired|signed|launched|taken on|lost|finished|raised|started|expanded|merged|doubled|passed|outgrown|switched';
/** On the job. */
const jobClauses: readonly Row[] = [
  row(
    `${from}(?:we are |we['’]re )?(opening|moving|expanding|launching|adding) (?:(?:a |our )?(2nd|second|3rd|third|new) )?(?=[a-z])(?!soon|times?|hours|hrs|in\\b|to\\b|apr|may|jun|jul|aug|sep|oct|nov|dec|jan|feb|mar)`,
    (_, doing = '', which?: string) =>
      `we're ${doing} ${which ? `a ${which.replace('2nd', 'second').replace('3rd', 'third')} ` : ''}`,
  ),
  row(
    `${from}(?:the )?(odd|occasional) (sat|sun|saturday|sunday|weekend|evening|night)( am| pm| morning)?(?= |$|[.,;])`,
    (_, _how = '', when = '', half = '') =>
      `there's the odd ${/^sat/.test(when) ? 'Saturday' : /^sun/.test(when) ? 'Sunday' : when}${half.replace(' am', ' morning').replace(' pm', ' afternoon')}`,
  ),
  row(`, plus ([a-z\\d][a-z\\d ]*?) (going|coming|opening|starting|arriving) `, '. $1 is $2 '),
  row(`${from}(more|less|fewer|longer)(?: hours| hrs)? (at|in|during) (?=${busyTime})`, "you'll work $1 hours $2 "),
  row(
    String.raw`${from}(?:our |the )?(current|last|previous|old) (${role}(?: ${role})?) (?:was |been |got |is being )?(promoted|transferred|seconded)\b`,
    'our $1 $2 has been $3',
  ),
  row(
    `${from}(?:our |the )?(current|last|previous|old) (${role}(?: ${role})?) (moved|relocated|resigned|left|retired)${end}`,
    'our $1 $2 has $3',
  ),
  row(
    String.raw`\b(to|at|in|from) (\p{Lu}\p{L}+) (property|branch|site|office|store|depot|plant|hotel|clinic|warehouse)\b`,
    '$1 the $2 $3',
    'gu',
  ),
  row(
    String.raw`${from}(?:we )?need (?:them |you )?(?:to )?join(?:ing)? (?=(?:before|by|in|asap|within|from|on|after)\b)`,
    'we need you to join ',
  ),
  row(
    String.raw`\b(before|after|during|for|until) ((?:wedding|tax|lambing|harvest|ski|calving|holiday|festive|exam|peak|busy|summer|growing|monsoon) (?:season|time|period|rush))`,
    '$1 the $2',
  ),
  row(
    String.raw`\bfor (lead|manager|supervisor|chef|driver|nurse) except (\d+) ?(?:\/|a |per ) ?(month|week|year)`,
    'for the $1, except $2 a $3',
  ),
  row(
    String.raw`${from}(days or nights|nights or days|earlies or lates|lates or earlies|full or part time|full-time or part-time|mornings or afternoons|weekdays or weekends|\d days or \d days),? (?:u|you|ur|your) (?:choose|choice|pick|call|decide)${end}`,
    'you choose $1',
  ),
  row(
    String.raw`${from}((?:\p{L}+ ){1,2}(?:depot|site|office|branch|yard|base|store|hub|warehouse)) (?=\d+ ?(?:hrs?|hours?)\b)`,
    (_, where = '') => `${upperFirst(where.trim())}; `,
    'gu',
  ),
  row(
    String.raw`${from}(?:based in |in )?(\p{L}{4,}),? (hybrid|remote),? (?=\d days)`,
    (_, where = '', how = '') => `${how} in ${upperFirst(where)}, `,
    'gu',
  ),
  row(
    String.raw`${from}(?!looking|hiring|going|growing|opening|moving|expanding|recruiting|seeking|starting|joining|working|reporting|covering|replacing|including|morning|evening|training|housing|nursing|building)([a-z]{3,}ing) (?=(?:[a-z-]+ )?(?:software|products?|services?|food|to|the|our|a|across|for|cars|homes|houses|kitchens|insurance|solutions|tools|equipment|training|courses)\b)`,
    (_, doing = '') => (baseOfIng(doing) === null ? `${doing} ` : `you'll be ${doing} `),
  ),
  row(
    String.raw`${from}(ACV|ARR|MRR|AOV|GMV|turnover|deal size|average order) (?:of |is |about )?(?=[£€$₹]?\d)`,
    'the $1 is ',
  ),
];

/** On the company and the job: what happened to us, and who still does what. */
const ourClauses: readonly Row[] = [
  row(
    `${from}(?:our |the )?(yard|depot|office|salon|shop|site|workshop|clinic|studio|warehouse|base|unit) (?=(?:in|on|near|at|beside|off|next to|by|behind|opposite) )`,
    'the $1 is ',
  ),
  row(
    `${from}closed (?:on )?(${shortDay})(?:(?: and | ?& ?| ?\\+ ?|,? ?)(${shortDay}))?${end}`,
    (_, one = '', other?: string) => `we're closed on ${everyWeek(one)}${other ? ` and ${everyWeek(other)}` : ''}`,
  ),
  row(String.raw`${from}(?:we )?(just|recently|newly) (${won})\b`, "we've $1 $2"),
  row(String.raw`${from}(lost|won|took on|outgrew|landed|signed|bought) (?!by\b|in\b|out\b)(?=\S)`, 'we $1 '),
  row(String.raw`((?:^|[.;]\s)we(?:['’]ve)? [^.;]*?),? going from (?=\d)`, "$1, and we're going from "),
  row(String.raw`((?:^|[.;]\s)we(?:['’]ve)? [^.;,]*?),? want to (?=[a-z])`, '$1 and want to '),
  row(
    String.raw`,? (?:&|\+|and|n) ((?:an? |our |the )?new [a-z -]+?) (coming|arriving|opening|starting)\b`,
    (_, what = '', doing = '') => `, and ${what} ${isOrAre(what)} ${doing}`,
  ),
];

/** On the work. */
const workClauses: readonly Row[] = [
  row(
    String.raw`${from}([a-z]+(?: [a-z]+)?)(?<!\b(?:at|by|from|until|till|before|after|about)) (?=\d{1,2}(?:[.:]\d\d)? ?[ap]m${end})`,
    '$1 at ',
  ),
  row(
    `${from}(?:the )?([a-z]+ (?:list|closing|check|checks|count|counts|report|reports|log|logs|sheet|sheets|order|orders|return|returns|reconciliation|clean|stocktake|inspection|inspections|invoicing|billing|payroll|filing)) (daily|weekly|monthly|nightly)${end}`,
    (_, what = '', often = '') => (isOrAre(what) === 'are' ? `${often} ${what}` : `the ${often} ${what}`),
  ),
  row(String.raw`${from}((?!is\b|are\b|all\b)[a-z]+(?: [a-z]+){0,2}) prepped (?=before|for|by)`, 'prepare $1 '),
  row(
    String.raw`\bhandle ([A-Za-z]+?)s?(?: ?/ ?| and | or | & )(complaint|query|request|refund|return|enquiry)${end}`,
    (_, one = '', other = '') => `handle ${one}s and ${other.replace(/y$/, 'ie')}s`,
  ),
  row(
    String.raw`${from}(?:the )?((?:[a-z]+ )?(?:call|meeting|stand-?up|huddle|review|briefing|catch-?up|stocktake|delivery|handover)) (?:on |every )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)(?: at)? (\d{1,2}(?:[.:]\d\d)? ?(?:am|pm))${end}`,
    (_, what = '', when = '', hour = '') => `the ${what} on ${upperFirst(when)} at ${hour}`,
  ),
  row(String.raw`\bown (?=(?:full|whole|entire) [a-z]+)`, 'own the '),
  row(
    `${from}((?:[A-Z]{2,} |[a-z]+ )?[a-z]+s) (reply|answer|respond)(?: on)?(?: the)? same day${end}`,
    (_, what = '', verb = '') => `${verb}${verb === 'answer' ? '' : ' to'} ${what} on the same day`,
  ),
  row(String.raw`${from}(?:the )?(roster|rota|timetable) for (?=\d|the|all|our|staff)`, 'the $1 for '),
];

/** The rows of each question, read last of all: what stands in a note by now is in whole words. */
export const clauseRows: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly Row[]>> = {
  1: colleagues,
  2: [...colleagues, ...anyClauses, ...jobClauses, ...ourClauses],
  3: [...colleagues, ...anyClauses, ...workClauses],
  4: [...anyClauses, ...whoClauses],
  5: [...colleagues, ...anyClauses, ...perkClauses],
  6: [...colleagues, ...anyClauses, ...ourClauses, ...companyClauses, isFine],
  7: [...colleagues, ...anyClauses, ...stepClauses],
};
