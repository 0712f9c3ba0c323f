/** Shapes of hasty notes that name somebody, a day or a place without the small words around them. */

import { upperFirst } from '../../language/first-capitals.ts';
import { lexiconTags } from '../../language/lexicon.ts';
import { dayOf } from './more.ts';

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

const isFirstName = (word: string): boolean =>
  lexiconTags(word).some((tag) => /^(?:FirstName|MaleName|FemaleName)$/.test(tag));
const clock = (one: string, two: string): string => `${one} and ${two}`;

/** In any question. */
export const rowsOfAny: readonly Row[] = [
  // "Kate + rob": two of them, by their first names.
  [
    /\b(\p{L}{2,}) (\+|&|and) (\p{L}{2,})\b/gu,
    (found = '', one = '', joint = '', two = '') =>
      isFirstName(one.toLowerCase()) && isFirstName(two.toLowerCase())
        ? `${upperFirst(one)} ${joint} ${upperFirst(two)}`
        : found,
  ],
  [/(?<=^|[,;\n] ?)\+ (?=[a-z])/g, ''],
  [/\bneed new (one|chef|manager|driver|cook|nurse|teacher|member)\b/g, 'need a new $1'],
  [/\b(?:jnr|jr)\b\.?/g, 'junior'],
  [/\b(?:snr|sr)\b\.?(?= [a-z])/g, 'senior'],
  [/(?<=[a-z] )l ?([1-7])\b(?! ?[x\d])/g, 'level $1'],
  [/\b(a|per|every|each|\/) ?qtr\b/g, '$1 quarter'],
  [/\b(safety|customers?|people|quality|patients?|residents?|kids|children) 1st\b/g, '$1 first'],
  [/\bdevops\b/g, 'DevOps'],
  [
    /\b(?:cipp|acca|cima|aat|cipd|ciob|rics|ssp|smp|paye|p45|p60|p11d)(s?)\b/g,
    (found = '', many = '') => `${found.slice(0, found.length - many.length).toUpperCase()}${many}`,
  ],
  [/\bSSP SMP\b/g, 'SSP, SMP'],
  [/(?<=[a-z]{2}) w (?=[a-z]{3,})/g, ' with '],
  [
    /\b(yr|year|month|mth|week|qtr|quarter) end\b/g,
    (_, unit = '') => `${unit === 'yr' ? 'year' : unit === 'mth' ? 'month' : unit === 'qtr' ? 'quarter' : unit} end`,
  ],
  [/\bclass (1|2)\b/g, 'Class $1'],
  [
    /\b(haulage|building|family|plumbing|roofing|cleaning|transport|catering|engineering) co\b(?=$|[,;.]| (?:in|based|since|near|with)\b)/g,
    '$1 company',
  ],
  [
    /\b(in|from|to|at|into|inside) (?=(?:cab|yard|depot|factory shop|staff room|warehouse|workshop)(?:$|[,;.\n]))/g,
    '$1 the ',
  ],
  [/(?<=^|[,;.\n] ?)perm not temp(?=$|[,;.\n])/g, 'a permanent job'],
  [/\bseries ([a-e])\b/g, (_, round = '') => `Series ${round.toUpperCase()}`],
  [/\bevery (may|march)\b/g, (_, month = '') => `every ${upperFirst(month)}`],
  [/ vs\.? /g, ' against '],
  [
    /\b(python|rust|java|kotlin|node|ruby|typescript|javascript|php|scala|c\+\+|c#),?( or | and | ?\/ ?| ?\+ ?)go\b/gi,
    '$1$2Go',
  ],
  // "For you + partner": whose.
  [/\b(for you) (?:\+|and|&|plus) (partner|family|children|kids|spouse|friends|dog|parents)\b/g, '$1 and your $2'],
  // "Open own place": theirs.
  [/\b(open|opening|start|starting|run|running|set up|setting up) own (?=[a-z])/g, '$1 their own '],
  // "45-hour week no splits", "background not chains": the pause that was not typed.
  [
    /(?<=\b(?:week|wk|wks|weeks|shifts?|hours|days|pay|rota|job|work|kitchen|team|office|site|home|contract)) (no (?:[a-z]+ )?[a-z]+s?)(?=$|[.;,\n])/g,
    ', $1',
  ],
  [
    /(?<=\b(?:background|bkgd|exp|experience|kitchens?|work|food|sites|jobs|home)) (not (?:just )?[a-z]+s?)(?=$|[.;,\n])/g,
    ', $1',
  ],
  [/\b(needed|required|necessary|reqd|essential) (?=(?:we|you|they)(?:['’](?:ll|re|ve))? [a-z]+)/g, '$1: '],
  [/\b(we(?:['’]re| are) [^,;.]{3,30}?) (?=want to\b)/g, '$1 and '],
  [/(\d+) (?:yrs?|years) service\b/g, '$1 years’ service'],
  [/\bmin (?=\d+ (?:years|months|weeks)\b)/g, 'at least '],
  [/, been (here|with us|in [a-z]+|there) (?=(?:for )?(?:\d|over|since|about|nearly))/g, ', who has been $1 '],
  // "2 trips a year, last one was Cornwall": which of them.
  [
    /(?:,|\.) (?:the )?last one(?: was)?(?: (?:to|in))? ([a-z][\p{L} ]{2,40}?)(?=$|[.;,])/gu,
    (found = '', where = '') =>
      /^(?:left|went|is|has|moved|retired|quit|got|had)\b/.test(where)
        ? found
        : ` (last time: ${where.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())})`,
  ],
  [
    /\b(together|meet|out|run|train|cook|play|eat|shut|close|finish) (mon|tues?|weds?|thurs?|fri|sat|sun)(?:day)?s? (mornings?|afternoons?|evenings?|nights?|lunchtimes?)\b/g,
    (_, verb = '', day = '', part = '') => `${verb} on ${dayOf(day)} ${part.replace(/s?$/, 's')}`,
  ],
  // "Tom's off", "is Tom": by a first name that is nothing else.
  [
    /\b(when|while|if) (\p{Ll}{3,})(['’]s) (?=(?:off|away|out|on|in|not|busy|here)\b)/gu,
    (found = '', when = '', name = '', is = '') => (isFirstName(name) ? `${when} ${upperFirst(name)}${is} ` : found),
  ],
  [
    /\b((?:chef(?: patron)?|owner|boss|founder|manager|head|lead|director|foreman|matron) is) (\p{Ll}{3,})(?=$|[,.;])/gu,
    (found = '', who = '', name = '') => (isFirstName(name) ? `${who} ${upperFirst(name)}` : found),
  ],
  [/(?<=^|[.;] ?)(chef patron|chef|owner|boss|founder|head chef) (?=is \p{L})/gu, 'our $1 '],
  [
    /\b(?:st|saint) (andrews|albans|davids|helens|ives|asaph|neots|austell|helier|annes|leonards|pancras|ninians|johns)\b/g,
    (_, name = '') => `St ${upperFirst(name)}`,
  ],
];

/** By the country of the job: "remote in us". */
export const rowsOfPlace: readonly Row[] = [
  [
    /\b(in|within|across|anywhere in) (?:the )?(us|usa|uk)\b(?=$|[,.;)]| only\b| or\b| based\b)/g,
    (_, where = '', land = '') => `${where} the ${land.toUpperCase()}`,
  ],
  [
    /\b(hq|head office|office|offices) (?=\p{L}{4,}(?:$|[,.;]))/gu,
    (_, what = '') => `${what === 'hq' ? 'HQ' : what} in `,
  ],
];

/** On what the job offers, in one line each. */
export const rowsOfHeadlines: readonly Row[] = [
  // "Menu changes daily, you get a say": in what was said before.
  [/(?<=[a-z]), you get a say(?=$|[.;\n])/g, ' and you get a say in it'],
  // "No evenings no weekends".
  [/(\bno \p{L}+) (?=no \p{L}+s\b)/gu, '$1, '],
];

/** On the job. */
export const rowsOfJob: readonly Row[] = [
  [
    /^(family (?:haulage |building |plumbing |roofing |cleaning |transport |catering |engineering )?(?:company|firm|business|farm|bakery)) (?:in (\p{L}{3,}) )?since (\d{4})(?:$|(?=[.;])|,\s+(?=\S))/giu,
    (found = '', what = '', where = '', year = '') =>
      `we've been a ${what}${where ? ` in ${upperFirst(where)}` : ''} since ${year}${/\s$/.test(found) ? '. ' : ''}`,
  ],
  [
    /^(\p{L}{4,}), (make|sell|supply|build|bake|grow|deliver|repair|print|design|distribute|pack|grow) (?=\p{L})/giu,
    (_, where = '', verb = '') => `in ${upperFirst(where)}, we ${verb.toLowerCase()} `,
  ],
  // "Harbourside pub in Bristol, 60 covers": that is us.
  [
    /^(?!(?:the|an?|our|we|new|need)\b)((?:(?:[a-z]+side|village|country|city|town|family|independent|small|busy|award-winning|historic|traditional|local|gastro|craft|boutique|vegan|vegetarian|coastal|rural|quiet|new|old|listed|indie|modern|high street|high-street) )+(?:pub|inn|restaurant|caf[eé]|hotel|bakery|brewery|garage|salon|nursery|hospice|surgery|bookshop|start-?up)(?: (?:in|near|on|outside) \p{L}+)?)(?:$|(?=[.;])|,\s+(?=\S))/giu,
    (found = '', what = '') => `we're ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}${/\s$/.test(found) ? '. ' : ''}`,
  ],
  [
    /(?<=^|[.,;] ?)hiring (?:a |our )?(\d)(?:nd|rd|th) (\p{L}+(?: [a-z]+)?) eng(?:ineer)?\b/gu,
    (_, which = '', what = '') =>
      `we're hiring our ${['', 'first', 'second', 'third', 'fourth', 'fifth'][Number(which)] ?? which} ${what} engineer`,
  ],
  [
    /\b(?:to )?join (platform|data|product|design|sales|finance|support|mobile|infra|security|growth|ops) team\b/g,
    'to join the $1 team',
  ],
  [/\breports? to (?=(?:head|director|vp|cto|ceo|md|chief)\b)/g, 'reports to the '],
  [/(?<=^|[.;,] ?)(employee|family|worker|community)[ -]owned since (?=\d{4})/g, "we've been $1-owned since "],
  [
    /(?<=^|[.] ?)(\p{L}{4,}) (depot|branch|office|site|shop|store|school|clinic|ward) (needs|wants|is|has|opens)\b/gu,
    (_, place = '', what = '', verb = '') => `the ${upperFirst(place)} ${what} ${verb}`,
  ],
];

/** On the work. */
export const rowsOfWork: readonly Row[] = [
  // "Coast routes, St Andrews to Arbroath": from where to where.
  [
    /\b(routes?|runs?|rounds?|lines?|services?), ((?:St )?\p{L}{4,}) to (\p{L}{4,})(?=$|[,.;])/gu,
    (_, what = '', one = '', two = '') => `${what} from ${upperFirst(one)} to ${upperFirst(two)}`,
  ],
  [/\bkeep(?:ing)? to timetable\b/g, (found = '') => found.replace('timetable', 'the timetable')],
  [/\btake fares, help passengers\b/g, 'take fares and help passengers'],
  [/\bcheck (bus|van|truck|lorry|vehicle|cab|machine)\b/g, 'check the $1'],
  [/(?<=[,;.] ?)safety first(?=$|[,.;])/g, 'put safety first'],
  [/ but safety first(?=$|[,.;])/g, ', but put safety first'],
];

/** On somebody. */
export const rowsOfPerson: readonly Row[] = [
  [
    /\b((?:[A-Za-z\d]+ )*licen[cs]e),? (?:for |held )?(?:min(?:imum)?|at least) (\d+) ?(months|mths|mth|years|yrs)\b/g,
    (_, what = '', count = '', unit = '') =>
      `${what} (held for at least ${count} ${unit.startsWith('m') ? 'months' : 'years'})`,
  ],
  [
    /(?<=^|[,;.\n] ?)(\p{L}[\p{L}\d ]{1,24}?) (?:is )?not (?:needed|essential|required) but (?:good|nice|useful|handy|helpful|great)(?: if (?:you )?(?:have|got)(?: it)?)?(?=$|[,;.\n])/gu,
    'ideally $1',
  ],
  [
    /(?<=^|[,;.\n] ?)(excel|word|outlook|sage|xero|quickbooks|sap) ok(?=$|[,;.\n])/g,
    (_, what = '') => `happy to use ${what === 'sap' ? 'SAP' : upperFirst(what)}`,
  ],
  [
    /\b((?:[a-z]+ )?licen[cs]e) (?:for |held )?(\d+) (months|mths|mth|years|yrs)\s?\+/g,
    (_, what = '', count = '', unit = '') =>
      `${what} (held for at least ${count} ${unit.startsWith('m') ? 'months' : 'years'})`,
  ],
  [
    /(?<=^|[,;.] ?)([\p{L}\d ]{2,30}?) (?:is |would be )?(great|good|nice|lovely) but not (?:needed|essential|required|necessary|a must)(?=$|[,;.])/gu,
    '$1 is useful but not essential',
  ],
  [
    /(?<=^|[,;.] ?)((?:drug|medical|fitness|eye|background|credit|alcohol|drug and alcohol) (?:test|check|medical|exam)) before (?:you )?start(?:ing)?(?=$|[,;.])/g,
    "there's a $1 before you start",
  ],
  [/\(can get you (?:this|it|one) if not\)/g, "(we can get you this if you don't have it)"],
  [
    /(?<=^|[,;.\n] ?)(?:must be )?authori[sz]ed to work in (?:the )?(us|usa|uk)\b/gi,
    (_, land = '') => `the right to work in the ${land.toUpperCase()}`,
  ],
];

/** On what comes with the job. */
export const rowsOfRewards: readonly Row[] = [
  [
    /(?<=^|[,;.\n] ?)(?:a )?(flat|room|house|caravan) if (?:you )?need(?:ed)?(?: (?:it|one))?,? (?=[£€$₹])/g,
    'a $1 (if you need one) for ',
  ],
  [/(?<=^|[,;.\n] ?)([£€$₹]\d[\d,]*) (?:for )?refer[- ]a[- ]friend(?: bonus)?/g, '$1 when you refer a friend'],
  [/\blife (assurance|cover|insurance) x ?(\d)\b/g, 'life $1 of $2 times your salary'],
  [/(?<=^|[,;.\n] ?)discount in (?:the )?(factory|staff|farm|company) shop\b/g, 'a discount in the $1 shop'],
  [
    /(?<=^|[,;.] ?)(sun|sunday|sat|saturday|bank hol|bank holiday|weekend|night)s? (?:at )?(?:paid )?(time and a half|double time)(?=$|[,;.])/gi,
    (_, day = '', rate = '') =>
      `${rate} on ${/^sun/i.test(day) ? 'Sundays' : /^sat/i.test(day) ? 'Saturdays' : /^bank/.test(day) ? 'bank holidays' : `${day}s`}`,
  ],
  [
    /(?<=^|[,;.] ?)(medical|health),? dental,? (?:\+ |& |and )?vision(?: (?:ins|insurance))? (\d+)% paid for (?:you|employees?),? (?:\+ |& |and )?(\d+)% for (dependents|dependants|family)(?=$|[,;.])/g,
    '$1, dental and vision insurance (we pay $2% for you and $3% for your $4)',
  ],
  [
    /(?<=^|[,;.] ?)base (?:salary |pay )?(?:of )?([£€$]?\d[\d,.]*k?(?: ?[-–] ?[£€$]?\d[\d,.]*k?)?)(?=$|[,;.] )/g,
    '$1 base',
  ],
  [/(?<=^|[,;.] ?)tips (weekly|daily|monthly)(?=, )/g, 'tips paid $1'],
  [/\b(\d+) mates\b/g, '$1 friends'],
];

/** On the company. */
export const rowsOfFirm: readonly Row[] = [
  [
    /(?<=^|[.;,\n] ?)(?:a )?team (lunch|breakfast|dinner|night out|quiz) (?=once |every |twice |each )/g,
    "there's a team $1 ",
  ],
  [
    /(?<=^|[.;,\n] ?)(transport manager|transport mgr|mgr|manager|boss|owner|supervisor|head chef|foreman|gaffer) ((?:drove|worked|started|trained|used to|did|was) [^,;.]+?) so (?=gets|knows|understands|sees)/g,
    (_, who = '', did = '') => `our ${who.replace('mgr', 'manager')} ${did}, so `,
  ],
  [
    /(?<=^|[.;,\n] ?)(?:it['’]s )?busy (on|at|in|before) ([^,;.]{3,30}), quiet (?:after|afterwards)(?=$|[,;.\n])/g,
    "it's busy $1 $2 and quiet afterwards",
  ],
  [
    /(?<=^|[.;,] ?)(\d+|two|three|four|several) (trips|parties|days out|socials|nights out|meals out|away days) a (year|yr|month|quarter)\b/g,
    'there are $1 $2 a $3',
  ],
  [/\ball[- ]hands\b(?! (?:meeting|call))/g, 'all-hands meeting'],
  [
    /(?<=^|[.;,] ?)(?:we(?:['’]re| are) )?(employee|family|worker|community)[ -]owned,? so (?=we\b)/g,
    "we're $1-owned, so ",
  ],
  [
    /(?<=^|[.;,] ?)(charity|staff|annual|works) (football|cricket|netball|quiz|run|golf|rounders) (?=against |every |each )/g,
    "there's a $1 $2 match ",
  ],
  [
    /(?<=^|[.;,] ?)([a-z]+ brigade|small team|tiny team|close team),? (\d+|two|three|four|five|six|seven|eight|nine|ten) of us(?=$|[.;,])/g,
    "we're a $1 of $2",
  ],
];

/** On how to apply. */
export const rowsOfSteps: readonly Row[] = [
  [/(?<=^|[.;,\n] ?)qs:? (?=(?:call|ring|text|e-?mail|phone|to)\b)/g, 'for questions, '],
  [/\bstart (\d{1,2} \p{L}{3,9}) (?:at )?(?:the )?latest\b/gu, 'you start by $1 at the latest'],
  [/\bfor shortlisted(?=$|[,;.])/g, 'for those who are shortlisted'],
  [
    /(?:,|^|(?<=[.;\n])) ?(cv|cover(?:ing)? letter|experience) not needed(?=$|[,;.\n])/g,
    (_, what = '') => `. no ${what === 'cv' ? 'CV' : what} needed`,
  ],
  [
    /(?<=^|[.;,\n] ?)(?:an? )?((?:assessment|test|trial) (?:drive|day|shift|lesson|task)) (?:on )?(?:the )?same day(?=$|[,;.\n])/g,
    (_, what = '') => `there's ${/^a/.test(what) ? 'an' : 'a'} ${what} on the same day`,
  ],
  [/,? ref(?:erence)?:? (?=[A-Z]{2,}[-/]?\d)/g, ', quoting reference '],
  [
    /\bnot between (\d{1,2}) ?(?:-|–|and|to) ?(\d{1,2}) or (\d{1,2}) ?(?:-|–|to) ?(\d{1,2})\b/g,
    (_, a = '', b = '', c = '', d = '') => `not between ${clock(a, b)} or ${clock(c, d)}`,
  ],
  [/,? subj(?:ect)?(?: line)?:? (\p{L}[\p{L} ]+?)(?=$|[,;.])/gu, (_, line = '') => ` with the subject “${line}”`],
  [/(?<=^|[.] ?)process: (?=\S)/g, ''],
  [
    /\bcome to (?:the )?open day,? (?:on )?(?:(mon|tues?|weds?|thurs?|fri|sat|sun)[a-z]* )?(\d{1,2})(?:st|nd|rd|th)? (january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec),? (\d{1,2}(?:[ap]m)?) ?(?:-|–|to) ?(\d{1,2}(?:[ap]m)?)/gi,
    (_, day = '', date = '', month = '', from = '', to = '') =>
      `come to the open day on ${day ? `${dayOf(day.toLowerCase())} ` : ''}${date} ${upperFirst(month)} (${from} to ${to})`,
  ],
  [
    /(?<=^|[.] ?)(?:please )?bring (licen[cs]e|cv|passport|id|certs?|certificates?|portfolio|papers)(?=$|[.,;])/g,
    (_, what = '') => `bring your ${what === 'cv' ? 'CV' : what === 'id' ? 'ID' : what}`,
  ],
  [
    /(?<=^|[.] ?)(?:if you )?need (?:any |some )?(adjustments?|help|support)(?: to apply)?,? (?:just )?(say|ask|tell us|let us know)\b/g,
    'if you need $1, just $2',
  ],
  [
    /\b(north|south|east|west) (?=\p{Lu}\p{Ll}+ (?:Street|Road|Avenue|Lane|Square|Park)\b)/gu,
    (_, side = '') => `${upperFirst(side)} `,
  ],
  [/\btake home(?= \(|,|$|\.)/g, 'take-home task'],
];
