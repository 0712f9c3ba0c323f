/** Shapes of hasty notes that want more than a word written out: what is free, what comes round in a year, the steps of an application. */

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

const months = 'January|February|March|April|June|July|August|September|October|November|December';

/** In any question. */
export const hastyShapes: readonly Row[] = [
  [/\btime (?:and|\+|&|n) half\b/g, 'time and a half'],
  [/\bcoord(?= (?:w\/|with))/g, 'coordinate'],
  [/\b(?:msg|message|dm) (?=on (?:fb|facebook|insta|instagram|linkedin)\b)/gi, 'message us '],
  [
    /\b(\p{Lu}\p{Ll}+) (city|county|borough|district|town) council\b/gu,
    (_, place = '', kind = '') => `${place} ${kind.charAt(0).toUpperCase()}${kind.slice(1)} Council`,
  ],
  [/\b(wanted|needed|required|reqd) (?=\p{Lu}\p{Ll}{3,}(?:$|[.,;]))/gu, '$1 in '],
  // May is a month beside its day, and where something starts.
  [
    /(?<=\b\d{1,2}(?:st|nd|rd|th)? |\b(?:start|starts|starting|from|until|till|by|mid|early|late) )(may|march)\b(?! (?:be|not|have))/g,
    (_, name = '') => name.charAt(0).toUpperCase() + name.slice(1),
  ],
  [/\b(start|starts|finish|finishes|opens?|closes?) (?=\d{1,2}(?:[.:]\d\d)? ?[ap]m\b)/g, '$1 at '],
  [
    /(?<=\b(?:every|on) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|mon|tues?|weds?|thurs?|fri|sat|sun)(?:days?)?) (?=\d{1,2}(?:[.:]\d\d)? ?[ap]m\b)/g,
    ' at ',
  ],
  [
    /\b(?:on )?(?:the )?(1st|2nd|3rd|last|first|second|third) (mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun)[a-z]* of (?:the |each |every )?month\b/g,
    (_, which = '', day = '') =>
      `on the ${which.replace('1st', 'first').replace('2nd', 'second').replace('3rd', 'third')} ${dayOf(day)} of the month`,
  ],
  [
    /\b([12])x (?:a |per )?(yr|year|mth|month|wk|week)\b/g,
    (_, count = '', time = '') =>
      `${count === '1' ? 'once' : 'twice'} a ${/^y/.test(time) ? 'year' : /^m/.test(time) ? 'month' : 'week'}`,
  ],
  [/(?<=[a-z\d] )everyday(?=$|[,.;])/g, 'every day'],
  [/\bpt ?(?:\/|or|&|\+) ?ft\b/gi, 'part-time or full-time'],
  [/\bft ?(?:\/|or|&|\+) ?pt\b/gi, 'full-time or part-time'],
  [/\bbdays\b/g, 'birthdays'],
  [/\bindep\b/g, 'independent'],
  [/\b(days? off) in week\b/g, '$1 a week'],
  [/\bstn\b/g, 'the station'],
  [/\b(on|via|over) fb\b/g, '$1 Facebook'],
  [/(?<=\+ ?|plus |and )bhs?\b/g, 'bank holidays'],
  [/\b(\d+(?:\.\d+)?) ?cpm\b/g, '$1 cents a mile'],
  [/(\d+p) (?=mile\b)/g, '$1 a '],
  [
    /\b(\d[\d,]*)(?: ?- ?(\d[\d,]*))? mi\b(?=\/| a |[,.;]|$)/g,
    (_, low = '', high = '') => `${low}${high ? ` to ${high}` : ''} miles`,
  ],
  [/\b(miles) ?\/ ?(?:wk|week)\b/g, '$1 a week'],
  [/\bcdl[ -]?([ab])\b/gi, (_, kind = '') => `CDL-${kind.toUpperCase()}`],
  [/\bdot (?=physical|medical|card|inspection|compliant)/g, 'DOT '],
  [/\b(level|lvl) (\d) ?\/ ?(\d)\b/g, 'level $2 or $3'],
  [/\bno (\d+) (?:mins?|minutes?) (?=[a-z]+s\b)/g, 'no $1-minute '],
  [/(\d+ [a-z]+ in [a-z]+) ?\/ ?(\d+ in [a-z]+)/g, '$1 ($2)'],
  [/\bhalf day (?=trial|shift|visit|course|interview)/g, 'half-day '],
  [
    /(?<=\p{Ll}{3} )(?<!\b(?:in|since|from|of|by|to|until|before|after|early|late|mid|for|and|or|the|est|estd|established|start|starts|starting|last|next|this) )((?:19|20)\d\d)(?=$|[,.;])/gu,
    'in $1',
  ],
  [/\bpaid (\d+)k\b/g, 'paid $1k'],
];

/** "Tues", "thurs": the day in full. */
export const dayOf = (found: string): string =>
  (
    ({
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
    }) as Readonly<Record<string, string>>
  )[found.slice(0, 3)] ?? found;

/** "Summer fest july": once a year. */
export const yearly: readonly Row[] = [
  [
    new RegExp(
      String.raw`(?<=[a-z]{3} )(?<!\b(?:in|since|from|of|by|to|until|before|after|early|late|mid|and|or|each|every|next|last|on|start|closed) )(?:${months})(?=$|[,.;])`,
      'g',
    ),
    (month = '') => `in ${month}`,
  ],
];

/** On the pay and what comes with it. */
export const rewardShapes: readonly Row[] = [
  [/\bdisc (?=on\b)/g, 'discount '],
  [
    /\b(bonus)(?: of)? (\d|one|two) months?['’]?s? sal(?:ary)?\b/g,
    (_, what = '', count = '') => `${what} of ${count} ${/^(?:1|one)$/.test(count) ? 'month’s' : 'months’'} salary`,
  ],
  [/(?<=^|[,;.] ?)(?:pf|PF)(?=$|[,;.])/g, 'provident fund'],
  [/(?<=^|[,;.] ?)([a-z]+(?: (?:\+|and|&) [a-z]+)?) free(?=$|[,;.])/g, 'free $1'],
  [/(?<=^|[,;.] ?)([a-z]+(?: (?:\+|and|&) [a-z]+)?) (\d+% off)(?=$|[,;.])/g, '$2 $1'],
  [/\b(late|night|weekend|early|sunday|Sunday|saturday|Saturday) shifts? \+ ?(\d+)%/g, '$2% extra for $1 shifts'],
  [
    /\btips (weekly|daily|monthly),? (?:approx |about )?(?=[£€$₹]?\d)([£€$₹]?[\d.]+)/g,
    (_, when = '', sum = '') => `tips of about ${sum} a ${when === 'daily' ? 'day' : when.replace(/ly$/, '')}`,
  ],
  [
    /\b(?:xmas|christmas|Christmas) (?:closed|shut|closure) (\d{1,2} [a-z]{3,9}) ?(?:-|to) ?(\d{1,2} [a-z]{3,9})/g,
    "we're closed for Christmas from $1 to $2",
  ],
  [/\b(budget|allowance) (?=[£€$₹]?\d)/g, '$1 of '],
  [
    /\b(mediclaim|cover|insurance|ins) (?:of |up ?to )?(\d+) ?l\b/g,
    (_, what = '', sum = '') => `${what === 'ins' ? 'insurance' : what} of ₹${sum} lakh`,
  ],
  [/\b(?:a )?(?:macbook|MacBook)\b(?! (?:pro|air|Pro|Air|of))/g, 'a MacBook'],
  [/(?<=^|[,;.] ?)(pets|dogs|beards|tattoos) ok\b/g, '$1 are welcome'],
  [/\bdetention (?=\$)/g, 'detention pay of '],
  [/(?<=^|[,;.] ?)avg (?=[£€$₹]\d)/g, 'about '],
  [/\b(sign[- ]on)(?=$|[,;.])/g, 'sign-on bonus'],
];

/** On the company. */
export const companyShapes: readonly Row[] = [
  [
    /\b(\d+) (?:lads|guys|boys)(?: ?(?:and|&|\+) ?(?:lasses|girls|gals|ladies))?(?=$|[,;.]| (?:in|on|at)\b)/g,
    '$1 people',
  ],
  [/(?<=^|[.;,] ?)(gaffer|boss|owner|head chef|manager|founder) is (?=\p{L}{3,}(?:[,;.]|$| and\b))/gu, 'our $1 is '],
  [/( is \p{L}{3,}), (?=(?:still|also|always) [a-z]+s\b)/gu, '$1 and '],
  [
    /(?<=^|[.;,] ?)((?:family )?(?:firm|business|company|shop|practice|school|farm)) est(?:d|ablished)?\.? (?:in )?(?=(?:18|19|20)\d\d)/g,
    "we're a $1 established in ",
  ],
  [
    /(?<=^|[,;.] ?)((?:tea|coffee|cake|lunch|breakfast|drinks|pizza)(?: (?:in|on|at) the [a-z]+)?) (?=every )/g,
    "there's $1 ",
  ],
  [
    /(?<=^|[,;.] ?)(?:a )?((?:football|netball|cricket|running|cycling|walking|book|quiz|darts|hockey|softball|bowling|chess) (?:team|club|league|group))(?=$|[,;.])/g,
    "there's a $1",
  ],
  [
    /(?<=^|[,;.] ?)(?:a )?(works council|staff council|staff choir|summer party|staff party)(?=$|[,;.])/g,
    "there's a $1",
  ],
  [
    /\b(CIW|ciw|RQIA) (?:rated |rating )?(good|outstanding|excellent)(?: (?:in )?((?:19|20)\d\d))?/g,
    (_, who = '', how = '', year = '') => `${who.toUpperCase()} rated us ${how}${year ? ` in ${year}` : ''}`,
  ],
];

/** On the job. */
export const jobShapes: readonly Row[] = [
  [/\b(?:budget|ctc|salary|package):? (?=\d[\d.]* ?- ?\d[\d.]* ?(?:lpa|LPA))/g, ''],
  [/(\d[\d.]*) - (\d[\d.]*)(?= ?(?:lpa|LPA)\b)/g, '$1-$2'],
  [
    /\b(?:sats|saturdays)(?: are)? optional(?: at (time and a half|double time))?/gi,
    (_, rate = '') => `you can work Saturdays${rate ? ` for ${rate}` : ' too'}`,
  ],
  [/\bneed (?=(?:[a-z]+ ){1,3}(?:asap|as soon|for our)\b)(?!(?:an?|the|to|more|some|two|three|\d) )/gi, 'need a '],
  [/\b(?:wfh|WFH) on (mon|tue|wed|thu|fri)[a-z]*\b/g, (_, one = '') => `at home on ${dayOf(one)}s`],
  [
    /(?<=^|[,;.] ?)((?:busy|small|friendly|large|new|quiet|growing) (?:[\p{L}]+ )?(?:depot|pub|bar|shop|salon|caf[eé]|hotel|restaurant|kitchen|garage|surgery|practice|clinic|home|nursery|school|office|studio|warehouse|farm|bakery|team))(?=$|[,;.])/gu,
    "we're a $1",
  ],
  [/(?<=[a-z] )dev\b(?=$|[,.;])/g, 'developer'],
  [/\btemp (\d+ ?(?:yrs?|years?|months?|mths?)),? then perm(?:anent)?\b/g, 'temporary for $1 then permanent'],
  [/(?<=^|[.] )(\d+ [a-z-]+(?:ers|ors|ists|ants|ives)) (for [^,;.]+)(?:[,;] )/g, "we're hiring $1 $2. "],
  [/\bhybrid (?=\p{Lu})/gu, 'hybrid in '],
  [/\b(\d) days? office\b/g, '$1 days a week in the office'],
  [/(\d+ (?:long |short )?(?:days|nights|shifts)), (\d) off\b/g, '$1 with $2 off'],
];

/** On somebody. */
export const personShapes: readonly Row[] = [
  [
    /(?<=^|[,;.] ?)(?:1|one) (sat|sun)[a-z]* (?:a|per|in) (month|two|2|three|3|four|4)(?=$|[,;.])|(?<=^|[,;.] ?)(sat|sun)[a-z]* (?:once|1x) (?:a )?(month)(?=$|[,;.])/g,
    (_, day = '', often = '', other = '', time = '') =>
      `you must work one ${/^sat/.test(day || other) ? 'Saturday' : 'Sunday'} ${time || often === 'month' ? 'a month' : `in ${often}`}`,
  ],
  [/(?<=^|[,;.] ?)full training(?: given)?(?=$|[,;.])/g, 'full training is given'],
  [/(?<=^|[,;.] ?)(?:dbs|DBS) \(we pay\)/g, 'DBS check (we pay for it)'],
];

/** On the work. */
export const dutyShapes: readonly Row[] = [
  [
    /\b(to|from|at) (?=(?:depot|office|yard|base|warehouse|shop|kitchen|store|branch|workshop|reception|lab|ward|stockroom|tip|dump|skip|bank)(?:$|[,.;]| by\b| for\b| at\b| before\b| and\b))/g,
    '$1 the ',
  ],
  [/(?<=^|[,;.] ?)forklift if (?:you have )?(?:a )?licen[cs]e/g, 'drive the forklift if you have a licence'],
  [/\b(?:w\/ ?|with )(?=(?:voice |hand |bar-?code )?(?:headset|scanner|gun)\b)/g, 'with a '],
];

const stepName = '(?:call|chat|shift|trial|test|interview|visit|tour|session|task|meeting|panel|quiz|exercise)';
const step = new RegExp(
  String.raw`^(?:(?:(\d|one|two|three)(?: x)? )?(?:\d+[ -](?:min|mins|minutes?|hr|hour)s? )?(?:[a-z-]+ ){0,3}?${stepName}s?|\d (?:day|hr|hour) ${stepName})(?: (?:over|of|w/|with|at|on|in) [^,]+?| paid)?(?: \([^)]*\))?$`,
);
const noStep =
  /^(?:call|text|ring|email|phone|visit|message|whatsapp|no|then|interviews?|tests?|trials?) (?!\w+ (?:over|with|of)\b)/i;

/** "Chat over tea, trial shift (paid), answer same day": the steps in one sentence, and what comes of them. */
export function withSteps(sentence: string): string {
  const [, body = '', stop = ''] = /^(.*?)([.!]?)$/s.exec(sentence) ?? [];
  const parts = body.split(/,\s+(?![^(]*\))/);
  let count = 0;
  while (count < parts.length && step.test((parts[count] ?? '').trim()) && !noStep.test((parts[count] ?? '').trim()))
    count += 1;
  if (count < 2 || count < parts.length - 2) return sentence;
  const lead = /^\s*/.exec(body)?.[0] ?? '';
  const steps = parts.slice(0, count).map((part) => one(part.trim()));
  const rest = parts.slice(count).map((part) => outcome(part.trim()));
  const row = `${steps.slice(0, -1).join(', ')} and ${steps.at(-1)}`;
  return `${lead}there ${/^(?:[2-9]|two|three) /.test(row) ? 'are' : 'is'} ${row}${rest.map((part) => `. ${part}`).join('')}${stop}`;
}
const one = (part: string): string =>
  (/^(?:\d|one|two|three) (?!(?:day|hr|hour|mins?|minutes?) )|^an? /.test(part)
    ? part
    : `${/^(?:[aeiou]|8)/.test(part) ? 'an' : 'a'} ${part}`
  )
    .replace(
      /^(an? \d+)[ -](day|hr|hour|mins?|minutes?) /,
      (_, count: string, unit: string) =>
        `${count}-${unit === 'hr' ? 'hour' : unit.startsWith('min') ? 'minute' : unit} `,
    )
    .replace(/ paid$/, ' (paid)')
    .replace(/ of (?=(?:hall|site|farm|shop|kitchen|home|school|office|plant|works)$)/, ' of the ');
const outcome = (part: string): string =>
  part.replace(
    /^(?:an? )?(offer|answer|decision|contract|reply|result)s? (?=in|within|same|on|by|the|next)(.+)$/,
    (_, what: string, when: string) =>
      `you get ${what === 'offer' || what === 'answer' ? 'an' : 'a'} ${what} ${when.replace(/^same/, 'the same')}`,
  );

/** On how to apply. */
export const applyShapes: readonly Row[] = [
  [/(?<=^|[.] ?)(mail|send|email|share) (?=(?:portfolio|cv|CV|resume|showreel)\b)/gi, '$1 your '],
  [/(?<=^|[.] ?)join immediately (?:pref(?:erred)?|preferable)\b/g, 'an immediate start is preferred'],
  [
    /(?<=^|[.] ?)(?:1|an?|one) ((?:[a-z]+ ){0,3}(?:task|test|call|chat|interview)(?: \([^)]*\))?),? then (?:you )?(meet|visit|see|chat to|talk to) /g,
    "there's one $1, then you $2 ",
  ],
  [
    /(?<=^|[.] ?)((?:github|GitHub|linkedin|LinkedIn)) or (?:cv|CV) (?=to\b)/g,
    (_, site = '') => `send your ${/^g/i.test(site) ? 'GitHub' : 'LinkedIn'} profile or CV `,
  ],
  [/\bq(?:uestion)?s:? (?=\+?\d)/g, 'for questions, call '],
  [
    /\bwhen (dbs|DBS|references|refs|checks|papers|visa) (?:is |are )?(back|here|done|in|clear)\b/g,
    (_, what = '', how = '') =>
      `when your ${what === 'dbs' ? 'DBS' : what} ${/s$/.test(what) && what.length > 3 ? 'are' : 'is'} ${how}`,
  ],
  [/(\d),? (?=ask for )/g, '$1 and '],
  [
    /\b(call|ring|phone|text|visit) (?=(?:hotel|pub|practice|clinic|farm|garage|studio|kitchen|nursery|works|hall)\b)/g,
    '$1 the ',
  ],
];
