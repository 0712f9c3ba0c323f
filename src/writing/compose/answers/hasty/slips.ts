/** Slips of quick typing that would be misread: marks, capitals and small words that were left out, whatever is told. */

import { moreForms } from './forms.ts';
import { shortForms } from './shorthand.ts';

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const nation =
  '(?:irish|british|english|scottish|welsh|german|french|dutch|spanish|italian|indian|american|canadian|swedish|danish|norwegian|finnish|european|japanese|austrian|swiss|belgian|portuguese)';
const tongue = '(?:german|english|french|spanish|italian|dutch|deutsch)';
const titled = (word = ''): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In any question. */
export const slips: readonly Row[] = [
  // "When its busy", "someone whos moving".
  [
    /\bits (?=(?:busy|quiet|slow|hectic|wet|cold|hot|dark|full|needed|possible|safe|not|a|an|the|all|only|just|been|ok|worth|easy|hard|your|our)\b)/g,
    "it's ",
  ],
  [/\bwhos (?=[a-z]+(?:ing|ed)\b|gone\b|left\b|off\b|been\b|a\b|the\b|on\b|good\b|happy\b|not\b)/g, "who's "],
  [
    new RegExp(
      `\\b${nation}(?=[- ](?:owned|run|based|made|born|family|company|firm|speaking|market|food|team)\\b)`,
      'g',
    ),
    titled,
  ],
  [
    /\b(Irish|British|English|Scottish|Welsh|German|French|Dutch|Indian|American|family|employee|staff|locally) (?=owned\b(?! by))/g,
    '$1-',
  ],
  // "German c1", "b2 english": a level, and no "about".
  [
    new RegExp(`\\b(${tongue}),? (?:at )?(?:level )?(?:min\\.? )?([abc][12])\\b(?! ?[-/])`, 'gi'),
    (_, what = '', level = '') => `${titled(what)} at level ${level.toUpperCase()}`,
  ],
  [
    new RegExp(`\\b(?:level )?([abc][12]) (?:level )?(${tongue})\\b`, 'gi'),
    (_, level = '', what = '') => `${titled(what)} at level ${level.toUpperCase()}`,
  ],
  // "Cat c", "dr10", "cat b licence".
  [
    /\bcat(?:egory)? ((?:c1e?|c\+e|ce|be|[bcd])\d?)(?=( licen[cs]e| driver)|[ ,;.+]|$)/g,
    (_, letter = '', rest = '') => `category ${letter.toUpperCase()}${rest ? '' : ' licence'}`,
  ],
  [/\b(?:dr|in|sp|cu|tt|ms|ba|cd|ac)\d0s?\b/g, (found = '') => found.toUpperCase()],
  // "4 on 3 off", "4 days on 3 off", "2 wks on 2 off".
  [/\b(\d (?:(?:days?|nights?|wks?|weeks?) )?on),? (?=\d (?:(?:days?|nights?|wks?|weeks?) )?off\b)/g, '$1 and '],
  [
    /\b(\d) (sat|sun|weekend|wkend|week|wk)(?:ur|n)?(?:day)?s? in (\d)\b/g,
    (_, one = '', day = '', of = '') =>
      `${one} ${/^sa/.test(day) ? 'Saturday' : /^su/.test(day) ? 'Sunday' : /^we?e?k$/.test(day) ? 'week' : 'weekend'} in ${of}`,
  ],
  [/\bm ?[-–] ?th(?:ur)?s?\b/g, 'Monday to Thursday'],
  [/\bm ?[-–] ?sat?\b/g, 'Monday to Saturday'],
  // "Nights sun-thurs", "earlies mon-fri, 6am-2pm".
  [
    /\b(nights|days|earlies|lates|afternoons|evenings|mornings) (?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* ?(?:-|–|to) ?(?:mon|tue|wed|thu|fri|sat|sun))/g,
    '$1, ',
  ],
  [
    /(?<=\b(?:mon|tues?|weds?|thurs?|fri|sat|sun)[a-z]* ?(?:-|–|to) ?(?:mon|tues?|weds?|thurs?|fri|sat|sun)[a-z]*) (?=\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|-|–|to)\b)/g,
    ', ',
  ],
  // "Mon-fri 5.30 start abt 48 hrs".
  [/ (\d{1,2}(?:[.:]\d\d)?(?: ?am| ?pm)?) start(?:s|ing)?(?: time)?,?(?= (?:abt|about|approx|\d|avg))/g, ' from $1, '],
  ...shortForms,
  ...moreForms,
  // "Founders ex freshworks", "ex army welcome".
  [/\bex (?=(?:army|police|forces|military|navy|raf|teacher|nurse|chef)\b)/g, 'ex-'],
  [
    /(?<=^|[,;.]\s?)(?:our |the )?(founders?|owners?|bosses|team|engineers|partners) (?:are |is )?(?:all )?ex ([a-z]{4,})(?=$|[,;.])/g,
    (_, who = '', firm = '') => `our ${who} came from ${titled(firm)}`,
  ],
  // "2 drivers been here 20 yrs".
  [
    /(?<=^|[,;.] ?)((?:\d+|two|three|four|five|six|most|some|several|many) (?:of (?:us|the [a-z]+) )?[a-z]*s?) been (?=here|with|\d)/g,
    '$1 have been ',
  ],
  [
    /(?<=^|[,;.]\s?)(?=(?:boss|owner|gaffer|founder|manager|head chef|skipper) (?:still |also |always |often )?(?!is\b|was\b|has\b)[a-z]+s\b(?! (?:of|and)\b))/g,
    'the ',
  ],
  // "Closed xmas day boxing day + first 2 wks jan".
  [/\bxmas day,? (?:& |and |\+ )?boxing day\b/g, 'Christmas Day and Boxing Day'],
  [
    new RegExp(`(?<!the )\\b(first|last) (\\d|two|three) (?:wks|weeks) (?:of |in )?(?=${month}\\b)`, 'g'),
    'the $1 $2 weeks of ',
  ],
  // "Own transport - no bus at night": why.
  [
    /(?<=\b(?:transport|car|licence|license|driver|drive|bike)\b[^,;.]*?) [-–] no (buse?s?|trains?|public transport|trams?)\b/g,
    (_, what = '') => ` as there ${/s$/.test(what) && what !== 'bus' ? 'are' : 'is'} no ${what}`,
  ],
  // "A bonus we can give you it": what only helps, and what we do.
  [/(?<=[a-z]) (an? (?:bonus|plus|advantage)) (?=(?:we|you|but)\b)/g, ' $1, '],
  // "To us dealers", "900 us buyers".
  [
    /\b(?<=\d[\d,]* |\bto |\bfor |\bwith |\bfrom )us (?=(?:[a-z]+ )?(?:dealers|buyers|stores|firms|companies|customers|users|brands|hospitals|schools|leads|accounts|states|banks|clinics|payers|retailers)\b)/g,
    'US ',
  ],
  // "Zero accidents last 2 yrs".
  [
    /(?<=\b(?:accidents?|incidents?|injuries|complaints?|redundancies|layoffs?|left|leavers?|joined|promoted) )(?:in )?(?:the )?(last|past) (?=(?:\d+|two|few|three) )/g,
    'in the $1 ',
  ],
  // "Current one moving to Portugal": why the job is open.
  [
    /(?<=^|[,;.]\s?)(?:our |the )?(current|last|previous) (one|chef|nurse|cook|[a-z]+(?:er|or|ist|ant)) (?=(?:moving|leaving|retiring|going|emigrating|relocating|stepping)\b)/g,
    'our $1 $2 is ',
  ],
  // "Unbefristet": terms that everybody in Germany types so.
  [/\bunbefristet(?:e[nrs]?)?\b/gi, 'permanent'],
  [/\bvollzeit\b/gi, 'full-time'],
  [/\bteilzeit\b/gi, 'part-time'],
  [/\bfor US (?=(?:market|team|shift|process|office|business)\b)/g, 'for the US '],
  [/\bus market\b/g, 'the US market'],
  // "31.1.", "by 5.3.": days as they are written in Germany.
  [
    /\b(till?|until|by|before|from|bis|on) (\d{1,2})\.(\d{1,2})\.(?:20\d\d)?(?!\d)/g,
    (found = '', lead = '', day = '', no = '') =>
      Number(no) > 0 && Number(no) < 13 && Number(day) < 32
        ? `${/^(?:til|bis)/.test(lead) ? 'by' : lead} ${day} ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][Number(no) - 1]}`
        : found,
  ],
  // "Series A funded last yr".
  [
    /(?<=^|[,;.]\s?)series ([a-e]) (?:funded|funding|raised|round)(?= (?:last|in|this))/gi,
    (_, letter = '') => `we raised our Series ${letter.toUpperCase()}`,
  ],
];

/** On what somebody gets: question 5. */
export const perkSlips: readonly Row[] = [
  [/\b(\d+)% comm\b/g, '$1% commission'],
  [/,? whichever (?:is )?higher\b/g, ' (whichever is higher)'],
  [/\btips (?:urs|yours)\b/g, 'all your tips'],
  [/\b(\d+) pd (?=holidays?|days?|leave|breaks?)/g, '$1 paid '],
  [/(\+ ?\d+p) (?=nights|weekends|sundays)/g, '$1 on '],
  [/(?<=^|[,;.]\s?)5\.6 (?:wks|weeks)(?=$|[,;.])/g, '5.6 weeks’ holiday'],
  [/(?<=\b(?:up ?to|of|ins|insurance|cover|mediclaim|max) )(\d{1,2})L\b/g, '₹$1 lakh'],
  [/\b(health (?:ins|insurance)|mediclaim|insurance) (?=₹)/g, '$1 of '],
  [/\bot time (?:n|and|&|\+) a half\b/g, 'overtime at time and a half'],
  [/\b(\d+) days? (training|cpd|study|supervision) (?=an?\b|per\b|every\b|\/)/g, '$1 days of $2 '],
  [
    /(?<=^|[,;.]\s?)closed (?=christmas|xmas|easter|thx|thanks|boxing|between|over|for|all|new year)/gi,
    "we're closed ",
  ],
  [
    /(?<=^|[,;.]\s?)([a-z]{2,4}) (?:paid|pd) up ?to (?=[£€$₹\d])/g,
    (_, what = '') => `we pay for ${what.toUpperCase()} up to `,
  ],
];

/** On how to apply: question 7. */
export const stepSlips: readonly Row[] = [
  // "Cv to jobs@... w whse sup in subject".
  [/^ w (?=[a-z])/g, ' with '],
  [/ with ([^,;.@]+) in (?:the )?subject(?: line)?\b/g, ' with "$1" in the subject line'],
  [/(?<=^|[,;.]\s*)(?:fill|complete) (?:in |out )?form\b/g, 'complete the form'],
  [/\bapply @ /g, 'apply at '],
  [/, (?=(?:\d|two|three|four) (?:rounds?|stages?|steps?):)/g, '. '],
  [/(?<=^|[,;.]\s*)(?:e-?)?mail to (?=\S+@)/g, 'send your application to '],
  [/(?<=^|[,;.]\s*)(?:one|1) pdf(?:,? (?:pls|please|only))?(?=$|[,;.])/g, 'please send one PDF'],
  [/(?<=^|[,;.]\s*)(?=(?:start date|interview date) )/g, 'the '],
  [/(?<=^|[,;.]\s*)join(?:ing)? (within \d+ (?:days|weeks)) pref(?:erred|erably)?\b/g, "we'd like you to join $1"],
  [
    /, (?=(?:interview|intv|intvw)s? (?:by|on|via|in|at|over|mon|tue|wed|thu|fri|\d)|form on (?:the |our )?website|closes? (?:on |mon|tue|wed|thu|fri|\d)|start (?:in|same|next|within|asap)|joining )/g,
    '. ',
  ],
  [/(?<=\binterviews? [^,;.]*) then (?=(?:meet|visit|do|shadow|spend|come|work)\b)/g, ' and then you '],
  [
    /(?<=\binterviews? [^,;.]*) then (?=(?:camp|site|farm|factory|trial|school|plant|yard|shop) (?:visit|shift|day|tour)\b)/g,
    ' and then a ',
  ],
  // "Closes fri 12 jan noon".
  [
    /\bclos(es|ing) ((?:mon|tue|wed|thu|fri|sat|sun)[a-z]* )?(\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}) (noon|midnight|midday)\b/g,
    'clos$1 $4 on $2$3',
  ],
  [/\bvisits? welcome,? (?=(?:call|ring|phone|contact|email) )/g, 'visits are welcome: '],
  [/(?<=^|[,;.]\s*)need (?=(?:photo|copy|proof|scan|2|two|your|id|passport|cscs|utr|refs|references)\b)/g, 'we need '],
  [/(?<=^|[,;.]\s*)form on (?:the |our )?website,? not (?:a )?cv\b/g, 'use the form on our website, not a CV'],
  [/(?<=^|[,;.]\s*)start same w(?:ee)?k\b/g, 'you can start the same week'],
  [/(?<=^|[,;.]\s*)stage (\d) ?(?:hrs|hours),? paid ([£€$]\d+)/g, 'the stage lasts $1 hours and pays $2'],
  [/\bclos(?:es|ing) when filled, (?=[a-z])/g, 'closes when filled. '],
  [/(?<=^|[,;.]\s*)(?:talks|chats|calls|interviews) in (?=[a-z]{3})/g, 'interviews are in '],
];
