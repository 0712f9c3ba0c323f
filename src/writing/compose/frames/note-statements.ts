import { anyOf, type TextPattern } from '../language/any-of.ts';
import { type Frame, frames } from './frame.ts';
import {
  attendanceNote,
  bareRole,
  clockNote,
  countedNote,
  coverNote,
  joinable,
  leaveCover,
  offNote,
  oftenNote,
  onceEvery,
  oneShift,
  patternNote,
  perkLike,
  personLike,
  placeLike,
  plainTime,
  roleLike,
  shiftNote,
  termsNote,
  workTimes,
} from './patterns.ts';

/** "On site", "mostly on site in Hull". */
const onSite = /^(?:fully |mostly |largely )?on[- ]?site\b/i;

/** What a note without a verb may be taken for. */
const verbless = ['np', 'loose', 'adjective', 'participle', 'ing'] as const;

const based =
  /^(?:(?:office|site|home|field|school|hospital|factory|store|depot|ward|lab|shop|workshop|farm|clinic|warehouse|kitchen)[- ]based|term[- ]time(?: only)?)\b/i;
const spent =
  /^(?:one|two|three|four|five|\d|most|half) (?:of )?(?:the |your )?(?:days?|time|week|mornings?|afternoons?|evenings?) (?:is |are )?(?:in|at|on(?!,)|out(?! of (?:two|three|four|five|six|seven|\d))|with)\b/i;
const done = /^(?:done|finished|home|off|out) (?:by|before|at)\b/i;

/** "One day a fortnight at college in Hull", "four days a week in the yard and one at college": where one's days go. */
const daysAt =
  /^(?:an?|one|two|three|four|five|six|\d) (?:days?|weeks?|evenings?|mornings?|afternoons?) (?:an?|per|each|every) (?:week|fortnight|month|term|year),? (?=(?:in|at|on|with) (?:the |our |an? )?[a-z])(?=.*\b(?:college|university|school|academy|training centre|yard|workshop|site|office|lab|farm|field|road|depot|kitchen|ward|shop)\b)(?!.*[:;])(?!.*\b(?:off|closed|paid|free|leave)\b)/i;
/** "On call one week in six, paid €320 a week". */
const onCall =
  /^on[- ]call (?=(?:an?|one|two|three|four|every|each|about|\d|for|at|from|on|over|between)\b)(?!.*[:;])/i;

/** Times that nobody works, and times that are worked now and then: "no nights", "some weekends". */
const noneNote =
  /^(?:no|some|occasional|regular|alternate) (?:(?:late|early|split|night|weekend|evening) )?(?:nights|weekends|evenings|shifts|lates|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|bank holidays)(?:(?: and| or|,) (?:no )?(?:nights|weekends|evenings|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|bank holidays))*$/i;

/** "A 4.5-day week". */
const dayWeek =
  /^(?:an? )?(?:[\d.]+|three|four|five|six|nine)-(?:day|hour) (?:working )?(?:week|fortnight)\b(?!.*[:;])/i;

const funded = /^funded\b(?!.*[:;])/i;

/** Notes on the terms of the job, when and where it is done, whose sentences stand below. */
const ofTerms = anyOf(
  workTimes,
  attendanceNote,
  coverNote,
  termsNote,
  shiftNote,
  oftenNote,
  patternNote,
  offNote,
  clockNote,
  bareRole,
  noneNote,
  funded,
  based,
  oneShift,
  dayWeek,
  onceEvery,
  countedNote,
  daysAt,
  onCall,
  leaveCover,
);

/** What a job brings, by its name: the unit that one works in ("a reservations desk for our hotels") is nothing to expect. */
const brings =
  /^(?:an? )?(?:(?!(?:of|with|through|on|across|between|for|to|in)\b)[\w’'-]+ ){0,4}?(?:rotations?|mix|mixture|variety|range|blend|balance|combination|split|mornings|afternoons|evenings|days|nights|weeks|visits?|trips?|calls?|travel|inspections?|checks|patrols|surveys?|contact|exposure|work|working|time|shadowing|support|supervision|cases|caseload|tasks|projects|duties|sessions?|meetings?|deliveries|journeys?|drives?|walks?|climbs?|stairs|lifting|freedom|responsibility|autonomy|pace|challenges?|lots|plenty) (?:of|with|through|on|across|between|for|to|in)\b/;

/** What a job brings with it, said as one thing. */
const expected =
  /^(?!(?:an? )?(?:no|not|nothing|never|one|only|every|each|all|any|you|we|they|it|our|the|your|their|just|both|new|free|immediate|need|needed|plan|run|cover|design|manage|build|test|check|work|report|train|clean|help|drive|cook|care|deal|liaise|answer|assist|serve|teach|visit|welcome|write|make|keep|take)\b)(?:an? [a-z-]+|[a-z-]+[^\Ws]s|[a-z-]+(?: [\w’'-]+)+?) (?:of|with|through|on|across|between|for|to|in) (?!be\b)(?:[^:;,]+|(?:[^:;,]+, )+[^:;,]+ and [^:;,]+)$/i;
/** The job itself, those who do it, and what goes with it by its terms: nobody expects these. */
const notExpected = anyOf(
  roleLike,
  personLike,
  joinable,
  perkLike,
  placeLike,
  plainTime,
  ofTerms,
  /^.*\b(?:cover|contract|post|role|vacancy|position|job|opportunity|chance|apprenticeship|internship|placement|term|start|hours|salary|pay|rate|band|grade|ref|office|shift|rota|leave|share|member|part|near|junction|station|minutes?|head|deputy|second|lead|assistant|support|reporting|reports|notice|ok|asap|CEO|CFO|COO|MD)\b/i,
  // "Deputy to the curator", "baker in a team of nine": somebody.
  /^(?:an? )?(?:[\w-]+ ){0,3}?[a-z]+(?:er|or|ist|ant|ent|ian|ee|ive|man|woman|chef|cook|nurse|clerk)s? (?:of|with|on|for|to|in|at)\b/i,
);

/** What a reader may expect of the job: "rotation through theatres, scrub and recovery". */
const expectedNote = new RegExp(`(?!${notExpected.source})(?=${brings.source})${expected.source}`, 'i');

/** The same of things that need no article. */
const broughtNote =
  /^(?:(?:regular|some|occasional|frequent|daily|weekly|clinical|close|direct|early|full|local|national|international) )?(?:rotation|travel|exposure|access|involvement|contact|responsibility|line management|lone working|block release|day release|shadowing|supervision|mentoring|training|standby|on-call|call-outs?|overtime|home visits|site visits|day trips|school visits) (?:of|with|through|on|across|between|for|to|in|at|from|by|every|once|twice)\b(?!.*[:;])/i;

const timesAndTerms = anyOf(
  workTimes,
  attendanceNote,
  oftenNote,
  onceEvery,
  termsNote,
  patternNote,
  shiftNote,
  perkLike,
);
/** Things that are counted, and no times or terms. */
export const countedThings: TextPattern = {
  test: (text) => countedNote.test(text) && !timesAndTerms.test(text),
  source: countedNote.source,
};

/** People, sites and sales that a post has of a house that may have more. */
export const ofThePost =
  /\b(?:between them|each|in all|altogether)$|\b(?:schools|students|pupils|patients|residents|clients|customers|tenants|families|children|cases|accounts|sites|stores|shops|branches|wards|homes|properties|routes|countries|towns|suppliers|projects|learners|apprentices|wells|farms|parishes|villages|machines|lifts|looms|dogs|horses|units)\b/i;

/** "Mostly on campus", "in our Oracle Road store": where somebody works. */
const placedNote =
  /^(?:mostly |mainly |usually |partly |always )?(?:on|at|in|out of|across|near|from) (?!call\b|top\b|demand\b|return\b|addition\b|line\b|order\b|time\b)(?:the |our |a |an )?[\w' -]+$/i;

/** "Monday to Friday, 8 to 4.30": the days of a week, which hours can stand before. */
const daysOfWeek =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|through) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;

/** Notes that have a sentence of their own by the frames below. */
export const sentenced = anyOf(ofTerms, expectedNote, broughtNote, placedNote);

/** Notes of a description without a verb, as the sentences that their shape allows: the words are the recruiter's. */
export const noteStatementFrames: readonly Frame[] = [
  ...frames('about', ['The post is {s_}.', 'The job is {s_}.', 'This role is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle', 'ing'],
    match: based,
    unless: /[:;]/,
  }),
  // Three ways to say it, for three texts of a batch that begin unlike.
  ...frames(
    'about',
    ['[You will] work {s_}.', ['You work {s_}.', 'pattern'], 'In this job, you work {s_}.'],
    // "No Sundays" is no pattern.
    {
      from: ['description'],
      kinds: verbless,
      match: anyOf(workTimes, shiftNote, oftenNote, clockNote),
      unless: noneNote,
    },
  ),
  // "Offshore" is where, and no pattern.
  ...frames(
    'about',
    [
      ['The working pattern is {s_}.', 'spare'],
      ['The pattern is {s_}.', 'spare'],
    ],
    {
      from: ['description'],
      kinds: verbless,
      match: anyOf(workTimes, shiftNote, oftenNote, clockNote),
      unless: anyOf(noneNote, /^(?:offshore|outdoors|indoors)\b/i),
    },
  ),
  // "You work 38 hours a week, Monday to Friday": one sentence of what would be two short ones.
  ...frames('about', ['[You will] work {hours}, {s_}.', ['You work {hours}, {s_}.', 'pattern']], {
    from: ['description'],
    kinds: verbless,
    match: daysOfWeek,
    unless: /\bhours?\b/i,
  }),
  ...frames('about', ['The job is {s_}.', 'This role is {s_}.', 'The post is {s_}.', 'Here, the work is {s_}.'], {
    from: ['description'],
    kinds: verbless,
    match: attendanceNote,
    unless: onSite,
  }),
  // "On site": the work is, and no job or post.
  ...frames('about', ['The work is {s_}.', 'Here, the work is {s_}.'], {
    from: ['description'],
    kinds: verbless,
    match: anyOf(attendanceNote, onSite),
    unless: /^(?!(?:fully |mostly |largely )?on[- ]?site\b)/i,
  }),
  ...frames('about', ['This is {s_an}.', '[It is] {s_an}.', ['What we have is {s_an}.', 'stiff']], {
    from: ['description'],
    kinds: verbless,
    match: anyOf(coverNote, bareRole),
    unless: roleLike,
  }),
  ...frames(
    'about',
    [
      'The job is {s_}.',
      'This role is {s_}.',
      'The post is {s_}.',
      ['This job is {s_}.', 'spare'],
      ['The role is {s_}.', 'spare'],
    ],
    { from: ['description'], kinds: verbless, match: termsNote, unless: anyOf(workTimes, attendanceNote, based) },
  ),
  ...frames('about', ['[You will] work {s_an}.', 'You work {s_an}.', 'In this job, you work {s_an}.'], {
    from: ['description'],
    kinds: verbless,
    match: patternNote,
    unless: anyOf(workTimes, shiftNote),
  }),
  ...frames('about', ['[You will] work {s_an}.', 'You work {s_an}.', 'In this job, you work {s_an}.'], {
    from: ['description'],
    kinds: verbless,
    match: anyOf(oneShift, dayWeek),
  }),
  ...frames('about', ['Expect {s_}.', 'You can expect {s_}.', 'In this job, you can expect {s_}.'], {
    from: ['description'],
    kinds: verbless,
    match: onceEvery,
  }),
  ...frames('about', ['This is {s_}.', 'The job is {s_}.', 'The post is {s_}.'], {
    from: ['description'],
    kinds: verbless,
    match: leaveCover,
  }),
  // "No nights": what there is not.
  ...frames('about', ['You work {s_}.', '[You will] work {s_}.', 'In this job, you work {s_}.'], {
    from: ['description'],
    kinds: verbless,
    match: noneNote,
  }),
  ...frames('about', ['The post is {s_}.', 'The job is {s_}.', 'This role is {s_}.'], {
    from: ['description'],
    kinds: ['participle'],
    match: funded,
  }),
  ...frames('about', ['You have {s_}.', '[You will] have {s_}.', 'With us, you have {s_}.'], {
    from: ['description', 'proposition'],
    kinds: verbless,
    match: offNote,
  }),
  ...frames('about', ['Expect {s_}.', 'You can expect {s_}.', 'In this job, you can expect {s_}.'], {
    from: ['description'],
    // What isn't "np" may lack an article.
    kinds: ['np'],
    match: expectedNote,
    unless: broughtNote,
  }),
  ...frames('about', ['Expect {s_}.', 'You can expect {s_}.', 'The job brings {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: broughtNote,
  }),
  ...frames('about', ['[You are] {s_}.', 'In this job, [you are] {s_}.', ['[You will] be {s_}.', 'spare']], {
    from: ['description'],
    kinds: verbless,
    match: onCall,
  }),
  ...frames('about', ['You spend {s_}.', '[You will] spend {s_}.', 'Here, you spend {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective'],
    match: anyOf(spent, daysAt),
    unless: /[:;]/,
  }),
  // "Mostly on campus", "at Cargo City South": where somebody works.
  ...frames('about', ['[You will] work {s_}.', 'You work {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle'],
    unless: /\b(?:college|university|day release)\b/i,
    match: placedNote,
  }),
  ...frames('about', ['The job is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle'],
    unless: anyOf(onSite, /\b(?:college|university|day release)\b/i),
    match: placedNote,
  }),
  // "You work in Year 2": a brief that says little says it in each of its texts.
  ...frames('about', ['In this job, {s_}.', 'Here, {s_}.'], {
    from: ['description'],
    kinds: ['clause'],
    match: /^you work (?:in|at|on|across|within)(?: [\w’'-]+){1,5}$/i,
  }),
  // "Working at height every day".
  ...frames('about', ['The job involves {s_}.', 'Your work involves {s_}.', 'The work involves {s_}.'], {
    from: ['description'],
    kinds: ['ing'],
    // "Posting as Assistant Engineer", "replacing a colleague", "pending checks": nothing that the reader does.
    unless: anyOf(
      based,
      /[:;,]/,
      /^(?:including|waiting|refinancing|opening|starting|closing|posting (?:as|to|at|in)|replacing (?:an?|the|our|some)|succeeding|pending|depending|according|following|joining|reporting|being|having|offering|seeking|looking (?:for|to)|growing|remaining|existing|ending|beginning|finishing|reaching|covering for|owing|excluding|considering|regarding)\b/i,
    ),
  }),
  ...frames('about', ['[You are] {s_}.', 'In this job, [you are] {s_}.', 'Here, [you are] {s_}.'], {
    from: ['description', 'proposition'],
    kinds: ['participle', 'adjective', 'np', 'loose'],
    match: anyOf(done, /^(?:home|off|back home) (?:every|each|most) /i),
    unless: /[:;]/,
  }),
];
