/** What hasty typing shortens besides the shorthand that everybody writes. Read only where a whole answer was typed in a hurry. */
import { everyWeek, monthOf } from '../../../text/calendar.ts';

const month = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

const units: Readonly<Record<string, string>> = {
  m: 'months',
  mth: 'months',
  mths: 'months',
  y: 'years',
  yr: 'years',
  yrs: 'years',
};
const unitOf = (count: string, unit: string): string => {
  const full = units[unit.toLowerCase()] ?? unit;
  return count === '1' ? `${full.slice(0, -1)}’s` : `${full}’`;
};

/** In any question. */
export const hastyWords: readonly Row[] = [
  [/\bnr\b\.?(?= [a-z])/gi, 'near'],
  [/\blvl ?(?=\d)/gi, 'level '],
  [/\byrs? (?=\d{1,2}\b(?! (?:days|hrs|hours|weeks|months)\b))/g, 'year '],
  [/\bgr (?=\d\b)/g, 'grade '],
  [/\bfam (?=owned|run|business|firm)/g, 'family '],
  [/\b(\d(?:st|nd|rd|th)) gen\b/g, '$1 generation'],
  [/\bwk (?=of|\d)/g, 'week '],
  [/\bwkly\b/g, 'weekly'],
  [/\bmthly\b/g, 'monthly'],
  [/\bmth\b\.?/g, 'month'],
  [/\bqtrly\b/g, 'quarterly'],
  // "120k sq ft": no money, and nothing full-time.
  [/\bsq\.? ?ft\b\.?/g, 'square feet'],
  [
    /(?<![£€$₹\d.])\b(\d+)k (?=sq\b|square\b|units\b|parcels\b|customers\b|members\b|people\b|patients\b|pts\b|visitors\b|orders\b|users\b)/g,
    '$1,000 ',
  ],
  // "5 dentists 2 hygienists": both.
  [/(?<=^|[,;.] ?)(\d+) ([a-z]+s) (\d+) ([a-z]+s)(?=$|[,;.])/g, '$1 $2 and $3 $4'],
  [/\bTLs?\b/g, (found = '') => `team leader${found.endsWith('s') ? 's' : ''}`],
  [/\bess\b(?=$|[,.;])/g, 'essential'],
  [/\bqtr\b/g, 'quarter'],
  [/\bwhses\b/g, 'warehouses'],
  [/\bwhse\b/g, 'warehouse'],
  [/\b(?<=staff |employee |family |team )disc(?:nt)?\b/g, 'discount'],
  [/\badv (?=dip(?:loma)?\b)/g, 'advanced '],
  [/\badvanced dip\b/g, 'advanced diploma'],
  [/\bcpr\b/g, 'CPR'],
  [/\bwwcc\b/g, 'WWCC'],
  [/\byorks\b/g, 'Yorkshire'],
  [/\bnewbies\b/g, 'new starters'],
  [/\b(?:mgmt|management) on the floor not in (?:the )?office\b/g, 'management is on the floor, not in the office'],
  // "4 wks AL", "5 days cpd leave".
  [
    /\b(\d+) (weeks|wks|days) (?:AL|al|A\/L|a\/l)\b/g,
    (_, many = '', unit = '') => `${many} ${unit === 'wks' ? 'weeks' : unit}’ annual leave`,
  ],
  // "Own transport as no buses after 9".
  [/\bas no (buses|trains|trams|lifts|taxis)\b/g, 'as there are no $1'],
  [/\bas no (public transport|parking|transport|signal|canteen)\b/g, 'as there is no $1'],
  // "60 min appts": of one size.
  [/\b(\d+) ?mins? (?=appts?\b|appointments?\b|slots?\b|visits?\b|calls?\b|sessions?\b|lessons?\b)/g, '$1-minute '],
  // "Brand new site (opened mar)".
  [
    new RegExp(`\\((opened|opening|opens|moved|built) (${month})[a-z]*\\)`, 'g'),
    (_, what = '', when = '') => `(${what} in ${monthOf(when) ?? when})`,
  ],
  // "Poss perm after".
  [/\bposs(?:ibly)? perm (?=after\b|afterwards\b|later\b)/g, 'possibly permanent '],
  [/\bmorn(s?)\b/g, 'morning$1'],
  [/\baft\b(?=$|[,.;])/g, 'afternoon'],
  [/\baccom\b/g, 'accommodation'],
  [/\bot\b(?= (?:avail|at|x|paid|some|most|after|on|if|when|is|in)|$|[,.;])/g, 'overtime'],
  [/\bovertime x ?2\b|\bovertime (?:at )?dbl\b/g, 'overtime at double time'],
  [/\bovertime x ?1[.]5\b/g, 'overtime at time and a half'],
  [
    /\b(sat|sun|sunday|saturday|bank hol|weekend|wkend|night)s? (premium|rate|pay|money)? ?x ?2\b/g,
    'double pay on $1s',
  ],
  [
    /\b((?:sat|sun|bank hol)s?) (?=(?:premium|rate|allowance|bonus|pay)\b)/g,
    (_, day = '') => `${/^sat/.test(day) ? 'Saturday' : /^sun/.test(day) ? 'Sunday' : 'bank holiday'} `,
  ],
  [/\bdouble pay on (sat|sun)s\b/g, (_, day = '') => `double pay on ${day === 'sat' ? 'Saturdays' : 'Sundays'}`],
  [/\bdouble pay on bank hols\b/g, 'double pay on bank holidays'],
  // "Tues/thurs", "fri/sat": on both.
  [/\btemp to perm\b/g, 'temporary to permanent'],
  [/\b(?:ft|full time) (?=perm\b)/gi, 'full-time and '],
  [/\b(?:pt|part time) (?=perm\b)/gi, 'part-time and '],
  [/\bpt (or|and|\/|&) ft\b/gi, 'part-time or full-time'],
  [/\bft (or|and|\/|&) pt\b/gi, 'full-time or part-time'],
  [/\bft\b(?=,| (?:\d|days|nights|mon|job|role)|$)/g, 'full-time'],
  [/\bpt\b(?=,| (?:\d|days|nights|mon|job|role|hours)|$)/g, 'part-time'],
  [/\bpw\b/g, 'a week'],
  [/\bdoe\b/g, 'depending on experience'],
  [/(?<=\d) ?lpa\b/gi, ' LPA'],
  [
    /\b(mediclaim|cover|insurance)( of| up ?to)? (\d+) ?(?:l|lacs?|lakhs?)\b/gi,
    (_, what = '', __ = '', sum = '') => `${what} of ₹${sum} lakh`,
  ],
  [/\bsign[- ]on (?=bonus)/g, 'sign-on '],
  [/\breqd?\b(?=$|[,.;])/g, 'required'],
  [/\brefs\b(?= (?:req|needed|required|and|\+|please|checked)|$|[,.;])/g, 'references'],
  [/\bref(?= (?:req|needed|required)\b)/g, 'reference'],
  [/(?<=\bhappy |[a-z]ed |[a-z]ing )re (?=[a-z]{3,})/g, 'about '],
  [/(?<=\d) ?(?:am|AM) \+ ?pm\b/g, ' am and pm'],
  [/\b(am|pm) (?:\+|&) (?=am\b|pm\b)/g, '$1 and '],
  // "Meds rounds am + pm", "groups pm".
  [/(?<=[a-z]{3} )am(?: and pm| ?[+&] ?pm)(?=$|[,.;])/g, 'in the mornings and afternoons'],
  [/(?<=[a-z]{3} )am(?=$|[,.;])/g, 'in the mornings'],
  [/(?<=[a-z]{3} )pm(?=$|[,.;])/g, 'in the afternoons'],
  // "50-60 calls/day".
  [
    /\b(\d+)(?:\s?-\s?(\d+))? ([a-z]+s)\s?\/\s?(day|week|wk|month|mth|shift|night|hour|hr)\b/g,
    (_, low = '', high = '', what = '', time = '') =>
      `${low}${high ? ` to ${high}` : ''} ${what} ${/^h/.test(time) ? 'an hour' : `a ${/^w/.test(time) ? 'week' : /^m/.test(time) ? 'month' : time}`}`,
  ],
  // "North st": a street.
  [
    /(?<!\d)\b(?!(?:1|the|of)\b)([a-z]{3,}) st\b(?=\.?(?:$|\n)|[.,;] | (?:\d|m-f|mon|or|and|opp|next))/g,
    (_, name = '') => `${name.charAt(0).toUpperCase()}${name.slice(1)} Street`,
  ],
  [
    /\b(?:w\/ ?|with )(?=(?:laptop|tablet|scanner|forklift|crane|hoist|boy|girl|child|pupil|client|customer|colleague)\b)/g,
    'with a ',
  ],
  [/\bm-f\b/g, 'Monday to Friday'],
  [/\ball inc\b(?=$|[,.;])/g, 'all included'],
  [/\bmins\b/g, 'minutes'],
  [/\bwk(?=\s?[-–] ?end)/g, 'week'],
];

/** On somebody: question 4. */
export const hastyPerson: readonly Row[] = [
  [
    /\b(in|from) (warehouse|kitchen|call centre|factory|nursery|care home|school|hospital|hotel|salon|garage|lab|shop|bakery|restaurant)(?=$|[,.;])/g,
    '$1 a $2',
  ],
  [/\bbachelor (?!of\b|in\b|degree\b|['’])(?=[a-z]{3,})/g, 'bachelor’s degree in '],
  [/\b(CPR|first aid|WWCC) current\b/g, 'current $1'],
  [
    /\b(?:(?:min|at least|minimum) )?(\d{1,2})\+? ?(m|mths?|months|y|yrs?|years)\.? (?=((?:[a-z]+ ){0,3})exp(?:erience)?\b)(?!exp)/gi,
    (found = '', count = '', unit = '') =>
      `${/^(?:min|at least)/i.test(found) ? 'at least ' : ''}${count}${found.includes('+') ? '+' : ''} ${unitOf(count, unit)} `,
  ],
  [/,? pref(?:erably)? ((?!not\b|but\b)[a-z][^,;.]*)/g, ' (preferably $1)'],
  // "At most 4 pts per nurse": points on a licence, or patients.
  [/\b(max|maximum|up ?to|at most|w\/|with) (\d+) pts\b(?! (?:per|an?|each|every|at once)\b)/g, '$1 $2 points'],
  [/(\d+) pts(?= (?:per|an?|each|every|at once)\b)/g, '$1 patients'],
  [/\bmaths (?:at |min )?(?=grade \d)/g, 'maths at '],
  [/\b([a-z]+ licen[cs]e) holder\b/g, '$1'],
  [/\(or will pay\)/g, "(or we'll pay for it)"],
  [/\(or will train\)/g, "(or we'll train you)"],
  [/(?<=^|[,;.] ?)not (?:fussed|bothered) (?:about|re) /g, "we're not fussed about "],
  [
    /(?<=^|[,;.] ?)([a-z][a-z ]{2,30}?) (desirable|preferred|useful|helpful|handy) but (?:we )?(can|will) train(?: you)?/g,
    '. $1 is $2, but we $3 train you',
  ],
  [/\bnight shift(?=$|[,.;])/g, 'night shifts'],
  [
    /\bpass ((?:(?:[a-z]+ )?(?:test|check|medical|screen|exam)(?: (?:\+|and|&) |$|(?=[,.;])))+)/g,
    (_, row = '') => `pass ${row.replace(/(?<=^| (?:\+|and|&) )(?=[a-z])/g, (__: string) => 'a ')}`,
  ],
  [/\bgcses? eng\b/gi, 'GCSE English'],
  [/\beng (?=(?:\+|and|&) maths\b)/g, 'English '],
  [/(?<=\bmaths (?:\+|and|&) )eng\b/g, 'English'],
  [/\b(cert(?:ificate)?) a \+(?=$|[,.;])/g, '$1 a plus'],
  [/(?<=[a-z\d] )a \+(?=\s*(?:$|[,.;]))/g, 'a plus'],
  [/\bgrad(?:uate)? (?=any stream\b|any discipline\b)/g, 'a degree in '],
  [/\bgrad\b(?= or\b|$|[,.;])/g, 'graduate'],
  [/\bw\/ ?(?:own )?car\b/g, 'with your own car'],
  [/\breg\b(?= \(| or\b|$|[,.;])/g, 'registration'],
  [/\bgsoh\b/g, 'a good sense of humour'],
  [/\bexp (?:w\/|with) /g, 'experience with '],
  [
    /\b(experience|exp) (?=(?!in\b|of\b|with\b|on\b|as\b|at\b|or\b|and\b|needed|essential|required|preferred|pref\b|not\b|desirable|a plus|useful|helpful|nice|is\b|a bonus|an advantage)(?:[a-z]+ ){1,2}(?:care|work|sales|settings?|environment)\b)/g,
    '$1 in ',
  ],
];

const day = '(?:[Mm]on|[Tt]ues?|[Ww]ed(?:nes|s)?|[Tt]hu(?:rs?)?|[Ff]ri|[Ss]at(?:ur)?|[Ss]un)(?:days?)?';

/** What comes round, by its day: "rolls on sat", "choir weds", "duty tues/thurs". Not in the terms of a job, nor where one date is meant. */
export const hastyDays: readonly Row[] = [
  [
    new RegExp(
      String.raw`(?<=[a-z]{3} )(?<!\b(?:every|each|to|and|or|by|for|with|during|until|till|last|next|this|from|alternate|first|second|third|closed|off|mid|not|no|open|start|starts|before|after|the|of|all|late|early|Good|[Mm]on|[Tt]ues?|[Ww]eds?|[Tt]hurs?|[Ff]ri|[Ss]at|[Ss]un|[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday) )(?:on )?(${day})(?:\s?(?:/|&|\+|and)\s?(${day}))?(?=$|[,.;])`,
      'g',
    ),
    (_, one = '', other = '') => `on ${everyWeek(one)}${other ? ` and ${everyWeek(other)}` : ''}`,
  ],
];

/** On the job itself: question 2. */
export const hastyJob: readonly Row[] = [
  [
    /(?<=^|[,;.] ?)(?:we )?need (?:an? )?(?!the\b|\d|to\b|you\b|our\b|people\b|more\b|two\b|three\b|someone\b)([a-z]+(?: [a-z]+){0,2}?) for (?:the )?((?:late|early|night|day|back|evening|weekend) shift|nights|days|lates|earlies)(?=$|[,;.])/g,
    (_, who = '', shift = '') =>
      `we need ${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who} for ${/shift$/.test(shift) ? 'the ' : ''}${shift}`,
  ],
  [
    /\b(reports?|reporting) (in)?to (?=(?:[a-z]+ )?(?:manager|mgr|lead|leader|supervisor|foreman|chef|director|owner|boss|matron)\b)(?!the\b|our\b|an?\b|head\b)/g,
    '$1 to the ',
  ],
  [/\bexec\b(?=$|[,.;]| (?:for|in|at|to|needed|wanted)\b)/g, 'executive'],
  [/\b(?:tto|TTO)\b/g, 'term-time only'],
  [new RegExp(String.raw`\b(${month})[a-z]* start\b`, 'g'), (_, name = '') => `start in ${monthOf(name)}`],
  [/\b(days and nights|days\/nights|earlies and lates|earlies\/lates|shifts) rotating\b/g, 'rotating $1'],
  [/\bwfo (?=\p{Lu})(\p{Lu}[\p{L}]+)/gu, 'in the $1 office'],
  [
    /\b(\d) days? (?:(?:a|per) week )?(?:in )?(?:the )?office \((\p{Lu}\p{L}+|[a-z]+)\)/gu,
    (_, count = '', place = '') =>
      `${count} days a week in the office in ${place.charAt(0).toUpperCase()}${place.slice(1)}`,
  ],
  [/(?<=^|[,;.]\s*)(?=[^\s,;.])([^,;.]+?) mostly(?=$|[,;.])/g, 'mostly $1'],
  [/\b(?:OT|ot|overtime) some (?=[a-z]+s\b)/g, "there's overtime on some "],
  [/(?<=^|[,;.] ?)no later than (?=\d)/g, 'you finish no later than '],
  [/(?<=^|[,;.] ?)(?:a )?cab (?=provided|both ways)/g, 'a cab '],
  [/(?<=^|[.] )2nd (?=[a-z ]{3,24} (?:for|needed|wanted)\b)/g, 'second '],
  [/\b(days|nights|earlies|lates) (?=\d{1,2}(?:[:.]\d\d)? ?(?:-|to) ?\d)/g, '$1, '],
  [/\b(mon[a-z]*\s?[-–]\s?fri[a-z]*|m-f) (?=(?:US|UK) shift\b)/g, '$1 on the '],
];

/** On the pay and what comes with it: question 5. */
export const hastyRewards: readonly Row[] = [
  // "FLT refresher paid".
  [
    /(?<=^|[,;.] ?)((?:[\w&-]+ ){0,2}(?:refreshers?|CPC|tickets?|quals)) (?:is |are )?paid(?: for)?(?=$|[,.;])/g,
    'we pay for your $1',
  ],
  [/\b(\d+) leaves\b/g, '$1 days of leave'],
  [/\b((?:[a-z]+ )?(?:days|shifts|weeks|meals|uniforms)) ?x ?(\d)\b/gi, '$2 $1'],
  [/\bfor (?=family\b)/g, 'for your '],
  [/\btronc (?:approx |about |of )?(?=[£€$]? ?\d)/g, 'tronc of about '],
  [/(?<=^|[,;.] ?)(?:a )?(taxi|cab|lift) (?=home|both ways|to|provided)/g, 'a $1 '],
  [/(?<=^|[,;.] ?)(?:lgps|LGPS)(?=$|[,;.])/g, 'LGPS pension'],
  [
    /(?<=^|[,;.] ?)(early|late|flexible) (finish|start)(?= on|$|[,;.])/g,
    (_, when = '', what = '') => `${when === 'early' ? 'an' : 'a'} ${when} ${what}`,
  ],
];

/** On the work: question 3. */
export const hastyDuties: readonly Row[] = [
  [
    /\b(run|open|close|stock|tend|cover|clean|mop|hoover|lock) (?=(?:bar|shop|kitchen|till|pass|floor|desk|reception|yard|store|office|counter)\b(?! (?:staff|team|stock|tops?|work|space|manager)))/g,
    '$1 the ',
  ],
  [/(?<=^|[,;.] ?)(?=(?:cellar|kitchen|garden|bar|till|yard|shop floor) \()/g, 'the '],
  [/(?<=^|[,;.] ?)prep (?=[a-z]+s\b)/g, 'prepare '],
  // "Load van 6.30".
  [
    /(?<=[a-z]{3} )(?<!\b(?:at|by|from|till?|until|before|after|about|around|to|and|or|for) )(\d{1,2}[.:][0-5]\d)(?=$|[,;.](?!\d))/g,
    'at $1',
  ],
  // "Return undelivered to depot": whatever is.
  [
    /(?<=^|[,;.] ?)([a-z]+) (undelivered|unsold|unused|damaged|faulty|broken|unopened|unsorted|unclaimed|leftover) (?=(?:to|from|for|into|in)\b)/g,
    '$1 anything $2 ',
  ],
  [/\b(testing|support|training|development) (?=(?:Android|iOS|Windows|Linux|macOS|AWS|Azure)\b)/g, '$1 on '],
  [/\b(?:w\/|with) (?=gp\b|GP\b)(?:gp|GP)\b/g, 'with the GP'],
  [
    /\b(?<!(?:the|our|an?|your) )(owner|boss|founder|head chef|manager|matron) (?=\p{Lu}\p{Ll}+(?:$|[,.;]))/gu,
    'our $1 ',
  ],
];

/** On the company: question 6. */
export const hastyCompany: readonly Row[] = [
  [/(?<=^|[,;.] ?)(?:average|avg\.?) stay:? (?:of |is )?(\d+\+? (?:years|yrs))/g, 'the average stay is $1'],
  [
    /\b(?:our )?(owner|boss|founder|director|head chef|principal),? ((?:(?:dr|mrs?|ms)\.? )?(?!very\b|really\b|quite\b|is\b)[A-Za-z]+(?: (?!very\b|really\b|quite\b|is\b)[A-Za-z]+)?),? (?:is )?((?:very |really |quite )?(?:supportive|hands-on|approachable|kind|friendly|involved|relaxed|fair|easygoing|patient|generous))\b/gi,
    (_, who = '', name = '', how = '') =>
      `our ${who.toLowerCase()} ${name.replace(/(?<=^| )\p{Ll}/gu, (letter: string) => letter.toUpperCase())} is ${how.toLowerCase()}`,
  ],
  [
    /(?<=^|[,;.] ?)(christmas|Christmas|xmas|summer|staff|end of year) (do|party|bbq|meal|lunch|night out) (?:is )?paid(?: for)?(?=$|[,.;])/g,
    (_, when = '', what = '') => `we pay for the ${/mas$/i.test(when) ? 'Christmas' : when} ${what}`,
  ],
  [/(?<=^|[,;.] ?)never rushed(?=$|[,.;])/g, "we're never rushed"],
  [/(?<=^|[,;.] ?)open door(?=$|[,.;])/g, "there's an open door"],
  [/(?<=^|[,;.] ?)(good|great|nice|lovely|close|friendly) (bunch|crew|gang)(?=$|[,.;])/g, "we're a $1 $2"],
  [/(?<=^|[,;.] ?)lots of banter but respect(?=$|[,.;])/g, "there's lots of banter but respect too"],
  [/(?<=^|[,;.] ?)started (?:in )?((?:19|20)\d\d)(?=$|[,;.])/g, 'we started in $1'],
  [/\b(\d+) languages(?=$|[,;.])/g, '$1 languages spoken'],
  [
    /\b(Ofsted|ofsted|Estyn|CQC|cqc|HIQA) (?:rated |rating )?(good|outstanding|excellent)(?: (?:in )?((?:19|20)\d\d))?/g,
    (_, who = '', how = '', year = '') => `${who} rated us ${how}${year ? ` in ${year}` : ''}`,
  ],
  [/\boffices? (?=\p{Lu})/gu, 'offices in '],
  [/(?<=^|[,;.] ?)((?:[A-Za-z]+ )(?:party|trip|barbecue|quiz))(?=$|[,;.])/g, "there's a $1"],
  [
    /(?<=^|[,;.] ?)(2nd|3rd|4th) gen(?:eration)?(?=$|[,;.])/g,
    (_, which = '') =>
      `we're in our ${which.startsWith('2') ? 'second' : which.startsWith('3') ? 'third' : 'fourth'} generation`,
  ],
  [
    new RegExp(String.raw`(?<=^|[;.] ?)(${day}) (mornings?|afternoons?|evenings?|nights?),? (?=we\b)`, 'g'),
    (_, one = '', part = '') => `on ${everyWeek(one).slice(0, -1)} ${part} `,
  ],
  [/\bindie\b/g, 'independent'],
  [/\bguys (?:\+|&|and) (?:gals|girls)\b/g, 'people'],
  [
    /\b(?<!(?:the|our|an?|your|with|by) )(owner|boss|founder|head|head chef|manager|matron|director) (?=(?:Mrs?|Ms|Miss|Dr)\b|\p{Lu}\p{Ll}+ (?:used|still|is|was|has|knows|cooks|runs|works|drives|started|does|makes|goes|lives)\b)/gu,
    'our $1 ',
  ],
];

/** On how to apply: question 7. */
export const hastyApply: readonly Row[] = [
  [
    /(?<=@[\w.-]+),? attn:? ([a-z]+)\b/gi,
    (_, who = '') => `, for the attention of ${who.charAt(0).toUpperCase()}${who.slice(1)}`,
  ],
  // "Call jo baker 03 5550 0187".
  [
    /\b(call|ring|text|phone|contact) ([A-Za-z][a-z]+) (?!on\b|at\b|or\b|and\b|in\b)([a-z]+) (?=\+?\(?0\d[\d ()-]{6,})/g,
    (_, order = '', first = '', last = '') =>
      `${order} ${first.charAt(0).toUpperCase()}${first.slice(1)} ${last.charAt(0).toUpperCase()}${last.slice(1)} on `,
  ],
  [/\bints\b/g, 'interviews'],
  [/\bint\b(?=$|[,.;]| (?:in|on|at|by|with|is|are|next|same)\b)/g, 'interview'],
  [/\b(?:apps?|applics?) (?=(?:close|open|by|to)\b)/g, 'applications '],
  [
    /\b(at|call|ring|email|phone|text|visit) (?=(?:shop|office|yard|depot|bar|reception|store|gate|school|branch|warehouse|front desk|salon|surgery|site|club|kitchen)\b)/g,
    '$1 the ',
  ],
  [/\b(on|via|through|from) (?:the )?web ?site\b/g, '$1 our website'],
  [/(?<=^|[,;.] ?)((?:[a-z]+ )?(?:test|interview|trial|tour)) same (day|week)\b/g, 'the $1 is on the same $2'],
  [
    /\b(\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December|may|march|august|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)),? (noon|midday|midnight|\d{1,2} ?[ap]m)\b/g,
    '$2 on $1',
  ],
  [/\bthe (shop|office|yard|site|depot|school|bar|branch),? (?=\d+ \p{L})/gu, 'the $1, '],
  [/\bbig (?=\p{Lu}\p{Ll})/gu, 'Big '],
  [/, no (cvs|CVs|agencies|calls|emails)\b/g, '. no $1 please'],
  [
    /\bif (licen[cs]e|papers|references|dbs|DBS|checks?) (?:is |are )?ok\b/gi,
    (_, what = '') => `if your ${what} ${/s$/.test(what) && what.length > 3 ? 'are' : 'is'} OK`,
  ],
  [/\b(\d+) days? paid training\b/g, 'you get $1 days of paid training'],
  [
    /(?<=^|[.;] )(fast|quick|short|simple|easy) process(?:, (?:about )?(\d+ (?:days|weeks)) (?:max|tops|at most))?/g,
    (_, kind = '', time = '') => `the process is ${kind}${time ? ` and takes at most ${time}` : ''}`,
  ],
  [
    /(?<=^|[.] )((?:(?:1|2|3|one|two) [a-z][a-z ]*(?: \([^)]*\))?, ){1,3}(?:1|2|3|one|two) [a-z][a-z ]*(?: \([^)]*\))?)(?=$|[.])/g,
    (_, row = '') => `there ${/^(?:1|one) /.test(row) ? 'is' : 'are'} ${row.replace(/, (?=[^,]*$)/, ' and ')}`,
  ],
];
