import { anyOf } from '../language/any-of.ts';
import { timeThatIsOver } from '../language/past-deeds.ts';
import { type Frame, frames } from './frame.ts';
import { noteLike, partOfRota, pastYear, rotaLike } from './patterns.ts';

/** From then until today: "every year since 2022". */
const upToNow = /\b(?:since|every year|each year|\w+ (?:years|times) (?:running|in a row))\b/i;

/** "Zero lost-time injuries in 410 days": what has, or has not, been until today. */
const keptUp =
  /^(?:zero|no|clean)\b(?:[^,;:]|,(?=\d))*\b(?:since (?:19|20)\d\d|in (?:the (?:last|past) |over |more than )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b[\w ]*|running|in a row)$/i;
const outOf =
  /^\d(?:\.\d)? (?:out of (?:5|five|10|ten)\b(?! (?!on\b|from\b|in\b|by\b|across\b|with\b|stars?\b|for\b|based\b|as\b|at\b|over\b)[a-z])|on (?:Glassdoor|AmbitionBox|Google|Trustpilot|Indeed|Kununu|TripAdvisor|Tripadvisor|Reevoo|Feefo|G2|Capterra|Yelp|Checkatrade|Treatwell|Booking|Facebook|Yell|Doctify|Carehome|Comparably)\b)(?:[^,;:]|,(?=\d))*$/i;
/** "380 movements a day". */
const atARate =
  /^(?:over |about |nearly |around )?\d[\d,.]* (?:[a-z-]+ ){0,2}[a-z]+s (?:[a-z]+ ){0,4}?(?:an?|each|every|per) (?:day|night|week|month|year|hour)$/i;

/** "180 million bottles per year": what is made or moved, and nobody has. */
const produced =
  /^(?:over |about |nearly |around |more than )?\d[\d,.]*(?: (?:million|billion|lakh|crore|thousand))? (?:[a-z-]+ )?(?:bottles|cans|loaves|meals|parcels|pallets|packs|tonnes|tons|litres|liters|units|parts|pieces|tests|samples|pages|kilometres|miles) (?:an?|per|each|every) [a-z]+/i;
/** "38 covers at dinner", "14 vans": what a place has. */
const hasSoMany =
  /^(?:over |about |nearly |around |more than )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[a-z-]+ )?(?:covers|beds|seats|rooms|bedrooms|sites|stores|shops|branches|vans|lorries|trucks|vehicles|machines|screens|pitches|berths|bays|acres|cows|plants|factories|mills|workshops|garages|depots|warehouses|offices|schools|clinics|surgeries|practices|restaurants|kitchens|bars|hotels|farms|wards|theatres|labs|laboratories|centres|centers|projects|countries|apprentices|engineers|nurses|teachers|drivers|volunteers|partners|suppliers|students|pupils|residents|members|clients|customers|patients|tenants|homes|properties|employees|colleagues|staff)(?: (?:at|in|on|across|over|between|near|worldwide|nationwide)\b[^,;:]*)?(?:, (?:of whom|of which|\d+ of them) [^,;:]+)?$/i;

const sinceThen =
  /^(?:independent|family[- ](?:owned|run)|employee[- ]owned|profitable|debt[- ]free|carbon[- ]neutral|in business|privately owned|accredited|certified)\b[^,;:]* since (?:19|20)\d\d$/i;

/** "Net sales of $412 million in fiscal 2024": what is had in a year, and was had in one that is over. */
const turnover =
  /^(?:(?:net|gross|annual|total|group) )?(?:sales|revenues?|turnover|income|profits?|assets|premiums?) of (?:about |over |nearly )?[£€$₹][^,;:]+$/i;

/** What binds the reader, or shuts something out: to be noted, and no selling point. */
const binding =
  /\b(?:must|required|essential|needed|need|needs|has to|have to|mandatory|compulsory|subject to|not|no|only|cannot|can[’']t|won[’']t|check|checks|vetting|probation|deadline|close|closes|closing|start|starts|rotate|shifts?|weekends?|nights?|evenings?|overtime|on[- ]call|travel|contract|fixed[- ]term|temporary)\b/i;

/** "You need to be able to lift 20 kg", "you must hold a licence", "you travel": of whoever reads. */
const ofReader = /^you (?:need|must|have to|will need|travel|work|spend|live)\b/i;

/** What the recruiter says of the company: its record, and its mission, vision and purpose. */
/** "The first name that a wig maker calls", "the most trusted supplier": what a company is to be, and nothing that it works towards. */
const whatWeBecome =
  /^the (?:[a-z’'-]+ ){0,2}?(?:first|only|best|most|leading|[a-z]+est|go-to) (?:[a-z’'-]+ ){0,3}?(?:name|brand|company|employer|partner|choice|supplier|maker|firm|provider|address|voice|producer|manufacturer)\b/i;

export const companyStatementFrames: readonly Frame[] = [
  ...frames('proof', ['{s}.'], { from: ['evidence'], kinds: ['clause'] }),
  // "Named in the guide every year since 2022".
  ...frames('proof', ['[We have] been {s_}.'], { from: ['evidence'], kinds: ['participle'], match: upToNow }),
  ...frames('proof', ['[We are] {s_}.'], {
    from: ['evidence'],
    kinds: ['participle', 'loose'],
    match:
      /^(?:used|read|trusted|owned|backed|supported|stocked|played|heard|watched|worn|drunk|eaten) (?:in|by|on|at|across|from) /i,
    unless: anyOf(pastYear, upToNow, /[:;]/),
  }),
  ...frames('proof', ['[We are] {s_}.'], {
    from: ['evidence'],
    kinds: ['participle'],
    unless: anyOf(pastYear, upToNow),
  }),
  ...frames('proof', ['We were {s_}.'], {
    from: ['evidence'],
    kinds: ['participle'],
    match: pastYear,
    unless: upToNow,
  }),
  // "Owned by our members": a name that says "our" of itself is two speakers.
  ...frames('proof', ['{employer} is {s_}.'], {
    from: ['evidence'],
    kinds: ['participle'],
    unless: anyOf(pastYear, upToNow, /\b(?:our|us|we)\b/),
  }),
  ...frames('proof', ['{employer} was {s_}.'], {
    from: ['evidence'],
    kinds: ['participle'],
    match: new RegExp(`^(?!.*\\b(?:our|us|we)\\b).*(?:${pastYear.source})`, 'i'),
    unless: upToNow,
  }),
  // What has no verb of its own, and no shape that says which, stands behind words of ours.
  ...frames(
    'proof',
    [
      ['One fact about us: {s_}.', 'spare'],
      ['Worth knowing about us: {s_}.', 'spare'],
    ],
    {
      from: ['evidence'],
      kinds: ['np', 'adjective', 'ing', 'loose'],
      unless: anyOf(keptUp, outOf, atARate, hasSoMany, turnover, sinceThen, produced),
    },
  ),
  // "The school was full in 2024": of a trust with eight of them it is no fact.
  ...frames('proof', [['A fact about {employer}: {s_}.', 'spare']], {
    from: ['evidence'],
    kinds: ['np', 'adjective', 'ing', 'loose'],
    unless: anyOf(keptUp, outOf, atARate, hasSoMany, turnover, sinceThen, produced, /\bthe [a-z]+\b/),
  }),
  ...frames('proof', ['We had {s_}.'], {
    from: ['evidence'],
    kinds: ['np', 'loose'],
    match: new RegExp(`(?=.*\\b(?:19|20)\\d\\d\\b)${turnover.source}`, 'i'),
  }),
  ...frames('proof', ['We have {s_}.'], {
    from: ['evidence'],
    kinds: ['np', 'loose'],
    match: turnover,
    unless: /\b(?:19|20)\d\d\b/,
  }),
  // "Independent of investors since 1984": what has been so until now.
  ...frames('proof', ['[We have] been {s_}.'], {
    from: ['evidence'],
    kinds: ['adjective', 'loose', 'participle'],
    match: sinceThen,
  }),
  ...frames('proof', ['[We have] had {s_}.'], { from: ['evidence'], kinds: ['np', 'loose'], match: keptUp }),
  ...frames('proof', ['We score {s_}.'], {
    from: ['evidence'],
    kinds: ['np', 'loose'],
    match: outOf,
    unless: timeThatIsOver,
  }),
  ...frames('proof', ['We scored {s_}.'], {
    from: ['evidence'],
    kinds: ['np', 'loose'],
    match: new RegExp(`(?=.*${timeThatIsOver.source})${outOf.source}`, outOf.flags),
  }),
  ...frames('proof', ['We have {s_}.'], {
    from: ['evidence'],
    kinds: ['np', 'loose'],
    match: anyOf(atARate, hasSoMany),
    unless: produced,
  }),
  // "180 million bottles per year": made, filled or sold; the figure says it.
  ...frames('proof', ['One fact about us: {s_}.', 'A fact about {employer}: {s_}.'], {
    from: ['evidence'],
    kinds: ['np', 'loose'],
    match: produced,
  }),
  ...frames(
    'aim',
    [
      '[We are] here {s_}.',
      'Our mission is {s_}.',
      '{employer} exists {s_}.',
      'The mission is {s_}, and you would be part of it.',
    ],
    { from: ['mission'], kinds: ['infinitive'] },
  ),
  ...frames('aim', ['We have a mission: {s_}.', 'Our mission: {s_}.'], {
    from: ['mission'],
    kinds: ['np', 'ing', 'loose'],
  }),
  // "So that every child leaves us able to read".
  ...frames('aim', ['[We are] here {s_}.', 'We do what we do {s_}.', '{employer} is here {s_}.'], {
    from: ['mission', 'vision', 'purpose'],
    match: /^(?:so (?:that )?|because |for (?:an?|the|every|all) )[a-z]/i,
  }),
  // "That every child leaves us able to read": no sentence by itself.
  ...frames('aim', ['Our mission: {s_}.', 'We have a mission: {s_}.'], { from: ['mission'], match: /^that /i }),
  ...frames('aim', ['{s}.', 'Our mission: {s_}.'], {
    from: ['mission'],
    kinds: ['clause'],
    unless: /^(?:so (?:that )?|because |that )[a-z]|^(?:our|the) (?:mission|aim|purpose|goal|vision)\b/i,
  }),
  // "Our mission is to make energy cheap": it has its own words for what it is.
  ...frames('aim', ['{s}.', 'At {employer}, {s_}.'], {
    from: ['mission'],
    kinds: ['clause'],
    match: /^(?:our|the) (?:mission|aim|purpose|goal|vision)\b/i,
  }),
  ...frames('aim', ['Our mission is to {s_}.', '[We are] here to {s_}.', '{employer} is here to {s_}.'], {
    from: ['mission'],
    kinds: ['verb'],
  }),
  ...frames('aim', ['We want {s_}.', 'Our vision is {s_}.'], { from: ['vision'], kinds: ['infinitive'] }),
  // "A dairy plant that uses half the energy": wanted, it would be something to buy.
  ...frames('aim', ['Our vision is {s_}.'], { from: ['vision'], kinds: ['np'], unless: whatWeBecome }),
  ...frames('aim', ['Our vision is to be {s_}.', 'We want to be {s_}.'], {
    from: ['vision'],
    kinds: ['np'],
    match: whatWeBecome,
  }),
  ...frames('aim', ['We want {s_}.'], {
    from: ['vision'],
    kinds: ['np'],
    match:
      /^(?:an?|the) (?:[a-z-]+ )?(?:world|future|country|city|town|society|place|region|community|industry|day|north|south|east|west|district|county|island|state)\b/i,
  }),
  ...frames('aim', ['[We are] working towards {s_}.'], { from: ['vision'], kinds: ['np'], unless: whatWeBecome }),
  ...frames('aim', ['{s}.'], {
    from: ['vision'],
    match: /^(?:we|our|to)\b/i,
    kinds: ['clause'],
    // "No drop lost between the reservoir and the tap" has no verb of its own.
    unless:
      /^(?:so (?:that )?|because )[a-z]|^(?:no|zero) (?!.*\b(?:is|are|has|have|will|can|goes|gets|should|must|need|needs)\b)/i,
  }),
  ...frames('aim', ['Our vision: {s_}.', 'What we work towards is this: {s_}.', 'This is our vision: {s_}.'], {
    from: ['vision'],
    kinds: ['clause', 'ing', 'participle', 'adjective', 'loose'],
  }),
  ...frames('aim', ['Our vision is to {s_}.'], { from: ['vision'], kinds: ['verb'] }),
  ...frames('aim', ['Our purpose is {s_}.', '[We are] here {s_}.', 'Behind the job is a purpose: {s_}.'], {
    from: ['purpose'],
    kinds: ['infinitive'],
  }),
  ...frames('aim', ['Our purpose is {s_}.', 'Our purpose: {s_}.'], {
    from: ['purpose'],
    kinds: ['np', 'ing', 'adjective', 'participle'],
    unless: /^(?:because|so|for) /i,
  }),
  ...frames('aim', ['Our purpose: {s_}.', 'Behind it all is a purpose: {s_}.'], {
    from: ['purpose'],
    kinds: ['loose'],
    unless: /^because /i,
  }),
  ...frames('aim', ['Our purpose: {s_}.', 'This is our purpose: {s_}.'], {
    from: ['purpose'],
    kinds: ['clause'],
    unless: /^(?:so (?:that )?|because )[a-z]/i,
  }),
  // "Everybody sleeps indoors tonight" is no fact yet.
  ...frames('aim', ['{s}.'], { from: ['purpose'], kinds: ['clause'], match: /^(?:we|our)\b/i }),
  ...frames('aim', ['Our purpose is to {s_}.', '[We are] here to {s_}.'], { from: ['purpose'], kinds: ['verb'] }),
  ...frames('must', [['{s}.', 'plain']], {
    from: ['imperative'],
    kinds: ['clause', 'verb', 'loose', 'adjective', 'participle'],
  }),
  ...frames(
    'must',
    [
      ['Please note that {s_}.', 'last'],
      ['You should know that {s_}.', 'last'],
    ],
    { from: ['imperative'], kinds: ['clause'], match: binding, unless: anyOf(/[:;]|^please\b/i, ofReader) },
  ),
  // "You should know that you need to lift 20 kg" tells somebody twice who is meant.
  ...frames(
    'must',
    [
      ['For this job, {s_}.', 'last'],
      ['As {asTitle}, {s_}.', 'last'],
    ],
    { from: ['imperative'], kinds: ['clause'], match: ofReader, unless: /[:;]|\b(?:job|role|post)\b/i },
  ),
  ...frames(
    'must',
    [
      ['One more thing: {s_}.', 'last'],
      ['[What is] more, {s_}.', 'last'],
    ],
    { from: ['imperative'], kinds: ['clause'], unless: anyOf(binding, /[:;]|^please\b/i) },
  ),
  // "No weekends", "a company truck": named, as the recruiter named it.
  ...frames('must', ['{sr}.'], { from: ['imperative'], kinds: ['np', 'infinitive'], match: noteLike }),
  // What is asked of somebody has sentences of its own: "You need a portfolio."
  ...frames('must', [['Please note: {s_}.', 'plain'], 'Worth knowing: {s_}.'], {
    from: ['imperative'],
    kinds: ['np', 'infinitive'],
    // "The 1,300 volunteers": named as if known, and nothing said of them.
    unless: anyOf(noteLike, partOfRota, /^the\b/i),
  }),
  ...frames('must', ['The job includes {s_}.', 'Part of the job is {s_}.'], {
    from: ['imperative'],
    kinds: ['np'],
    match: partOfRota,
    unless: noteLike,
  }),
  ...frames('must', ['The job is {s_}.', 'This post is {s_}.'], {
    from: ['imperative'],
    kinds: ['np', 'adjective'],
    match: /^subject to\b|^(?!.*\b(?:is|are)\b).*\b(?:time|hours|days|nights|weekends|evenings) only$/i,
  }),
  ...frames('must', ['You work {s_}.'], {
    from: ['imperative'],
    kinds: ['np'],
    match: rotaLike,
    // "The standby allowance of £138 per week": pay, and no pattern.
    unless: anyOf(noteLike, /[£€$₹]|\b(?:allowance|bonus|premium|supplement|pay|paid)\b/),
  }),
  ...frames('must', ['The job involves {s_}.', 'Your work will involve {s_}.'], {
    from: ['imperative'],
    kinds: ['ing'],
    unless: anyOf(noteLike, rotaLike),
  }),
];
