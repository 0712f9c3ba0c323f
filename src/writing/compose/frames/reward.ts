import { anyOf } from '../language/any-of.ts';
import { type Frame, frames } from './frame.ts';

/** An amount and no thing: "32 days, plus bank holidays", "25% on top", "£250 when": the reward's title says of what. */
const amountOnly =
  /^(?:up to |at least |from )?(?:[£€$₹]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|hours?)\b)/i;
/** Of these, what one can be given without the title: "£750 a year for tools", "28 days, plus bank holidays". */
const given =
  /^(?:up to |at least )?(?:[£€$₹]\d[\d,.]*k? (?:an?|per|each|every|after|for|once|towards)\b(?!.*\b(?:of|off) (?:your|the)\b)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?:paid|extra|full|working) )?(?:days?|weeks?)(?:,| of| off| plus| a year(?! (?:from|in|at|with|abroad)\b)| on| paid))/i;
/** Titles of insurance: its sum is what it covers, and nothing that one is paid. */
const insured = /\b(?:cover(?:age)?|insurance|assurance|mediclaim|protection)\b/i;
/** Insurance, and sums on top of the pay: "$1.25 an hour for nights" without "shift premium" would be the pay. */
const named = anyOf(insured, /\b(?:premium|differential|uplift|supplement)\b/i);
/** Titles that take "your": things, and no orders ("Refer a friend"). */
const yours = /^(?!(?:refer|work|learn|grow|earn|get|save|free|no|paid|extra|your|our|the|an?)\b)/i;

/** What one person has of it: leave, cover, a budget. A canteen is everybody's. */
const yoursAlone =
  /^(?!(?:refer|work|learn|grow|earn|get|save|free|no|paid|extra|your|our|the|an?)\b).*\b(?:leave|holidays?|pension|cover|insurance|budget|allowance|discounts?|bonus|car|van|phone|laptop|pay|hours|week|weekends?|rota|schedule|uniform|kit|equipment|desk|tools|share|shares|equity|options|days?|training|preceptorship|mentor|apprenticeship|tuition|meals?|lunch|breakfast|housing|accommodation|flat|commute|travel|pass|ticket|membership|account|plan|scheme|stipend|grant|salary|wage|commission|start)$/i;

/** A statement that only says when: the reward's title has to stand before it. */
const timeOnly =
  /^(?:on|after|from|in|at|for|not|once|when|as)\b(?!-)|^(?:every|each) (?:\w+ )?(?:(?:\w+day|day|week|month|year)s?(?: and \w+)?$|(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|year|quarter)\b)/i;

/** "Paid in full", "already in the salary", "on site": said of the reward that the title names. */
const leansOnTitle =
  /^(?:[a-z]+ing (?:over|from|after|at|with|in|on|to|up|by|through)\b|already|on|in|at|off|with|without|from|after|for|by|under|inside|outside|next to|half|fully|partly|usually|always|never|not|paid|shared|given|set|kept|split|free|funded|matched|covered|included|served|cooked|run|held|taken|booked|agreed|worked|based|open|available|subsidised|provided|delivered|renewed|reviewed|closed|capped|limited|repaid|refunded|reimbursed|every|each|up to)\b(?!-)(?! (?:average|top|request)\b)/i;

/** The same, and no thing of its own: "free every day", "on site"; "wellbeing, free counselling" would read as a row. */
const leansClosely =
  /^(?:already|on|in|at|off|with|without|from|after|for|by|under|inside|outside|next to|usually|always|never|not|every|each)\b(?!-)(?! (?:average|top|request)\b)|^(?:half|fully|partly|paid|shared|given|set|kept|split|free|funded|matched|covered|included|served|cooked|run|held|taken|booked|agreed|worked|based|open|available|subsidised|provided|delivered|renewed|reviewed|closed)(?=$|,| (?:on|at|in|for|by|every|each|when|if|after|from|to|up|with|over|monthly|weekly|daily|twice|once)\b)/i;

/** How the titled thing is, or that there is none of it: "interest free", "yours to keep", "none in year one", "optional". */
const saidOfIt =
  /^(?:or|and|through|via|by|under|within|until|while|during|yours|ours|none|nothing|no|not|nobody|optional|compulsory|interest[- ]free|tax[- ]free|rent[- ]free|free|done|all|also|same|as|if|subject|worth|equal|discretionary|automatic|available|immediate|non-contributory|flexible|negotiable|open|portable|pro[- ]rata|tbc)\b/i;

/** Titles of what goes to others, or comes with a loss: nobody is told that they get it. */
export const forOthers =
  /\b(?:refer(?:ral)?s?|recommend|introduce|death|life (?:assurance|insurance|cover)|critical illness|bereavement|funeral|hardship)\b/i;

/** Sentences for these. */
export const forOthersFrames: readonly Frame[] = frames(
  'others',
  ['{gBare}: {st_}.', 'What “{gSmall}” means: {st_}.', 'How “{gSmall}” works: {st_}.'],
  {
    kinds: ['np'],
  },
);

/** What all have, or what takes the place of something: "stock options for everyone", "half of your hours from home". */
const notYours =
  /\bfor (?:staff|colleagues|employees|people|anyone|those|somebody) (?:in|who|with|on|facing|at)\b|\bfor (?:everyone|everybody|all|every|the whole|you(?! and\b| or\b|,))\b|^(?:up to |at least )?(?:half|most|all|some|a third|\d+ ?%) (?:of )?(?:your|the)\b|\bfees?$|^(?:half|reduced|cost|trade)[- ]price\b/i;

/** A figure of a year that is over. */
const wasSo = /\b(?:last (?:year|month|quarter|season)|in 20\d\d)$/i;

/** "A company car that you may use privately", "a flexitime account: overtime is paid": a thing, and what is said of it. */
const thingAndMore = /^an? (?:[\w-]+ ){1,3}(?:that|which) |^an? [^:]{3,40}: /i;

/** Sums that a title names: "night allowance", "annual bonus". */
const sumNamed =
  /^[A-Z]?[a-z-]+(?: [a-z-]+)*$(?<=\b(?:allowance|bonus|stipend|budget|grant|incentive|supplement|premium|differential|reimbursement|contribution|match))/i;
/** "£350 for each night shift", "up to 30% of salary": so much; "20% off", "10% on top" has its own word for what it is. */
const soMuch = /^(?:up to |at least )?(?:[£€$₹]\d|\d[\d.]*%(?= of\b))(?!.*\b(?:on top|more|extra|off)\b)/i;

/** "$3,000 sign-on, half at 90 days": the sum of a thing, which is none of the bonus that the title names. */
const sumOfThing =
  /^[£€$₹][\d,.]+k? (?!(?:an?|per|for|when|after|on|at|in|if|once|each|every|towards?|to|or|and|plus|from|with|over|between|million|lakh|crore|extra|gross|net|tax-free|paid)\b)[a-z]/i;

/** A reward's own statement, in different dress. `{st}` is the statement, `{g}` the reward's title. */
export const rewardFrames: readonly Frame[] = [
  ...frames(
    'reward',
    ['Your {gSmall}: {st_}.', 'Your {gSmall} at {employer}: {st_}.', 'Your {gSmall} as {asTitle}: {st_}.'],
    { kinds: ['np', 'loose', 'participle', 'adjective'], nameMatch: yoursAlone, unless: /^yours\b/i },
  ),
  ...frames('reward', ['{gBare}: {st_}.', 'What “{gSmall}” means: {st_}.', 'What you get: {st_}.'], {
    kinds: ['loose', 'participle', 'adjective'],
    nameUnless: yours,
    unless: leansOnTitle,
  }),
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.', '{gBare} with this job: {st_}.'], {
    kinds: ['np', 'loose', 'participle', 'adjective'],
    match: leansOnTitle,
    unless: /[:;]/,
  }),
  ...frames(
    'reward',
    [
      'You get {g_}, {st_}.',
      'We offer {g_}, {st_}.',
      'With {employer}, you get {g_}, {st_}.',
      'As {asTitle}, you get {g_}, {st_}.',
    ],
    {
      kinds: ['np', 'loose', 'participle', 'adjective'],
      match: leansClosely,
      unless: /[:;]|,? but\b/,
      // Nobody gets Christmas.
      nameMatch:
        /^(?!(?:christmas|easter|diwali|eid|summer|winter|\w+days?|birthdays?|weekends?|evenings?|nights?)$)[A-Z]?[a-z]+(?: [a-z]+)*$/i,
      // "Buddy" alone may be a name.
      nameOrdinary: true,
    },
  ),
  ...frames(
    'reward',
    ['You get {g_} of {st_}.', 'The job comes with {g_} of {st_}.', 'At {employer}, you get {g_} of {st_}.'],
    { kinds: ['np', 'loose'], match: soMuch, nameMatch: sumNamed, unless: sumOfThing },
  ),
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.'], {
    kinds: ['np', 'loose', 'participle', 'adjective'],
    nameMatch: yours,
    nameOrdinary: false,
  }),
  ...frames('reward', ['{gBare}: {st_}.', 'The {gSmall} is {st_}.'], { kinds: ['adjective'], match: /^yours\b/i }),
  ...frames('reward', ['{gBare}: {st_}.', 'What “{gSmall}” means: {st_}.', 'What it means for you: {st_}.'], {
    kinds: ['np'],
    match: amountOnly,
    unless: given,
  }),
  ...frames(
    'reward',
    [
      'You get {st_}.',
      'With {employer}, you get {st_}.',
      'As {asTitle}, you get {st_}.',
      'What it means for you: {st_}.',
    ],
    { kinds: ['np'], match: given, nameUnless: named },
  ),
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.', '{gBare} with this job: {st_}.'], {
    kinds: ['np'],
    match: given,
    nameMatch: named,
  }),
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.', 'What the job brings: {st_}.'], {
    kinds: ['loose', 'participle', 'adjective'],
    nameMatch: yours,
    unless: anyOf(leansOnTitle, saidOfIt),
  }),
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.', '{gBare} with this job: {st_}.'], {
    kinds: ['loose', 'participle', 'adjective'],
    nameMatch: yours,
    match: saidOfIt,
    unless: leansOnTitle,
  }),
  ...frames('reward', ['{gBare}: {st_}.', '{gBare}? {st}.', 'Yours with the job: {g_}, {st_}.'], {
    kinds: ['np'],
    match: timeOnly,
  }),
  ...frames(
    'reward',
    [
      '{st}.',
      'Here, {st_}.',
      'At {employer}, {st_}.',
      ['What it means for you: {st_}.', 'spare'],
      ['In short: {st_}.', 'spare'],
      ['As {asTitle}, you can count on this: {st_}.', 'stiff'],
      ['How it works at {employer}: {st_}.', 'stiff'],
      ['In plain words, {st_}.', 'stiff'],
      ['To put it simply: {st_}.', 'stiff'],
      ['The promise: {st_}.', 'spare'],
    ],
    // "A flexitime account: overtime is paid or taken as time off" has no verb for what would stand before it.
    { kinds: ['clause'], unless: anyOf(/^(?:if|when|here|at|as)\b/i, thingAndMore) },
  ),
  ...frames('reward', ['{st}.', 'In short: {st_}.', 'What it means for you: {st_}.', 'The promise: {st_}.'], {
    kinds: ['clause'],
    match: /^(?:if|when|here|at|as)\b/i,
  }),
  ...frames('reward', ['With {employer}, {st_}.'], {
    kinds: ['clause'],
    unless: anyOf(/^(?:if|when|here|at|as|with|we|our)\b/i, thingAndMore),
  }),
  ...frames(
    'reward',
    ['You get {st_}.', 'With {employer}, you get {st_}.', 'We offer {st_}.', 'As {asTitle}, you get {st_}.'],
    { kinds: ['clause'], match: thingAndMore },
  ),
  ...frames(
    'reward',
    [
      'You get {st_}.',
      'We offer {st_}.',
      'As {asTitle}, you get {st_}.',
      'As {asTitle} with {employer}, you get {st_}.',
      'As {asTitle} {inPlace}, you get {st_}.',
      ['Work with us as {asTitle} and you get {st_}.', 'spare'],
      'The job comes with {st_}.',
      'At {employer}, you get {st_}.',
      '{employer} gives you {st_}.',
      ['Count on {st_}.', 'spare'],
      'You can expect {st_}.',
      ['Part of the package: {st_}.', 'spare'],
      'With this job you get {st_}.',
      ['Yours with the job: {st_}.', 'spare'],
    ],
    {
      unless: anyOf(timeOnly, amountOnly, wasSo, notYours),
      kinds: ['np'],
    },
  ),
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.', '{gBare} with this job: {st_}.'], {
    kinds: ['np'],
    match: notYours,
  }),
  // What it came to in a year that is over is told, and not promised.
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.', 'What it came to: {st_}.'], {
    kinds: ['np'],
    match: wasSo,
  }),
  ...frames(
    'reward',
    [
      'You can {st_}.',
      'As {asTitle}, you can {st_}.',
      'At {employer}, you can {st_}.',
      '{st}.',
      'Working here, you can {st_}.',
      'One thing you can do here: {st_}.',
    ],
    { kinds: ['verb'] },
  ),
  ...frames('reward', ['What you get: {st_}.', 'What it means for you: {st_}.', 'In short: {st_}.'], {
    kinds: ['ing', 'infinitive'],
  }),
];

/** Where the statement has the title's words in it, the title need not be said again. */
export const echoFrames: readonly Frame[] = frames(
  'echo',
  [
    'What you get: {st_}.',
    'Part of the package: {st_}.',
    'What the job brings: {st_}.',
    'Yours with the job: {st_}.',
    'On top of your pay: {st_}.',
    'What it means for you: {st_}.',
  ],
  { kinds: ['np', 'loose', 'participle', 'adjective'] },
);

/** What says nothing without its title stands behind it: "Tips: all of them, shared by hours". */
export const besideTitleFrames: readonly Frame[] = [
  ...frames('reward', ['{gBare}: {st_}.', '{gBare} at {employer}: {st_}.', '{gBare} with this job: {st_}.'], {
    kinds: ['np', 'loose', 'participle', 'adjective', 'clause'],
  }),
  // "What “tuition” means: $5,000 a year for study": for a refresh, after "Tuition: $5,000 a year for study".
  ...frames('reward', ['What “{gSmall}” means: {st_}.'], { kinds: ['np', 'loose'], unless: leansOnTitle }),
  // What may be a name keeps its capital.
  ...frames('reward', ['What “{gBare}” means: {st_}.'], {
    kinds: ['np', 'loose'],
    unless: leansOnTitle,
    nameOrdinary: false,
  }),
];

/** A place that is there for all. */
export const facility =
  /^(?:(?:on-site|free|staff|company|our own|work|roof) )*(?:nursery|canteen|gym|cr[eè]che|library|garden|roof terrace|pool|swimming pool|caf[eé]|restaurant|prayer room|quiet room|showers|bike store|staff room|sauna|playground)(?= (?:in|at|on|next to) (?:the|our|your|site)\b|$)/i;

/** A title that says what is done with a thing: "exam fees paid". */
export const bareDoneFrames: readonly Frame[] = frames('bare', [
  '{st}.',
  'Here, {st_}.',
  'At {employer}, {st_}.',
  'With {employer}, {st_}.',
  'What it means for you: {st_}.',
]);

/** Where a reward has a title only, nothing about it may be claimed but that it is there. */
export const bareRewardFrames: readonly Frame[] = [
  ...frames(
    'bare',
    [
      '{gBare} comes with this job.',
      'You get {g_} here.',
      '{employer} offers {g_}.',
      'We offer {g_}.',
      'Part of the package: {g_}.',
      '{gBare} is part of what you get as {asTitle}.',
      'With {employer}, you get {g_}.',
      'As {asTitle}, you get {g_}.',
    ],
    { nameUnless: facility },
  ),
  // Nobody gets a nursery.
  ...frames('bare', ['There is {g_}.', 'At {employer}, there is {g_}.', 'We have {g_}.', '{employer} has {g_}.'], {
    nameMatch: facility,
  }),
];
