import { anyOf } from '../language/any-of.ts';
import { mayTellFact } from '../language/may-tell.ts';
import { type Frame, frames } from './frame.ts';
import { givenThing, noPromise, slogan } from './patterns.ts';

/** "Children hear it from us first": without the name that it explains nobody knows what "it" is. */
export const leansOnName =
  /^(?:if|when|here|at)\b|^(?:[a-z]+ ){1,3}(?:it|them)\b|^(?!(?:we|you|they|[a-z]+) (?:all )?(?:know|think|believe|say|mean|hope|trust|find|feel|agree|promise|ensure|show|see)\b)(?:[a-z]+ ){1,3}(?:that|this|those)\b(?! [a-z]+s?\b (?:is|are|has|have|will))/i;

/** "Dundee's waterfront has had £1bn of investment", "one in five households gets help": of others, whoever says it. */
export const notOurs =
  /^(?!(?:No|Every|Some|Any)(?:body|one)|No one|(?:the|our|your|an?|each|every|all|my) |Today|Tomorrow|Tonight|Yesterday|Children|People|Women|Men|It|That|What|There|Here|Who|Let|He|She|Today)[A-Z][\w.-]+(?: [A-Z][\w.-]+)?['’]s? (?!been\b)|^the (?:city|town|village|region|market|county|country|industry|sector|waterfront|harbour|river|coast|valley|high street|law|government|economy|weather|sea|world|nation)(?:['’]s)? |^(?:one|two|three|four|\d+) in (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?!of (?:us|our)\b)/i;
/** "A leak you tell us about is a leak we can fix": a saying stands by itself. */
const saying = /\b([a-z]{4,})\b.* is (?:an?|the) \1\b/i;

/** "Here for good": how somebody is, in a name that has no verb. */
const hardlyThing = /^(?:here|there|always|never|home|yours|ours|forever|together|straight|close|first|only)\b/i;

/** What comes and goes, what the company does with its own, and shares per head: nothing that one person gets. */
const notGot =
  /^(?:one|an?|two|three) [a-z ]+ to (?:one|two|three|four|five|six|seven|eight|nine|ten|every|each|\d+) |^one (?:day|week|month|minute|year) (?:an?|the|in|you|we|it)\b|^(?:over |about |nearly )?(?:[£€$₹]?\d[\d.,]*(?:m|bn|k)?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z-]+ ){0,3}?(?:planned|opened|opening|closed|built|sold|spent|invested|saved|raised|filled|won|planted|served|trained)\b|\bper head\b|^\d[\d,]* (?:[a-z]+ )?(?:colleagues|people|staff|employees|countries|nationalities|sites|branches|offices|stores|users|customers|patients)\b/i;

/** What a job gives to who does it. */
export const givenAtWork =
  /\b(?:hours|time|days?|weeks?|weekends?|evenings|nights|holidays?|leave|breaks?|pay|pension|bonus(?:es)?|rotas?|shifts|contracts?|training|learning|apprenticeships?|careers?|promotions?|progression|development|mentor(?:s|ing)?|support|supervision|coaching|say|voice|freedom|flexibility|choice|balance|security|work(?:ing)?|jobs?|roles?|team|colleagues|manager|office|home|growth|future|skills|trade|qualifications?|responsibility|trust|respect|recognition|share|stake|shares)\b/i;

/** "Three days of training": a thing with its article or number, of a kind that jobs give. "Seven branches" are the company's. */
const givenToOne = new RegExp(`^(?=${givenThing.source})(?=.*${givenAtWork.source})`, 'i');

/** A quality in one word: "openness", "respect". */
const quality =
  /^(?:[A-Za-z]+(?:ness|ity|acy|ency|ancy|ism|ship|ience|ence|ance|esty|ety|alty|dom)|respect|trust|courage|care|fairness|teamwork|craft|pride|humou?r|warmth|candou?r|rigou?r|empathy|joy|truth|growth|support|inclusion|ambition|innovation|collaboration|communication|passion|precision|compassion|co-?operation|service|faith|hope|love|balance|justice|equity|learning|sustainability|safety|quality|simplicity)$/i;

/** A pillar by its name alone, in the company's own words. */
const promised = [
  '“{g}” is what we promise the people who work here.',
  'One of our promises is “{g_}”.',
  'Our promise to you: “{g_}”.',
  'We make a promise to everyone who works here: “{g_}”.',
] as const;

/** A thing is nothing that is promised: "Roots", "House between park and theatre". In the company's own words it is what it is. */
const ownWords = [
  'In our own words: “{g_}”.',
  '{employer} in its own words: “{g_}”.',
  'We put it like this: “{g_}”.',
  'What we say of ourselves: “{g_}”.',
] as const;

/** "Your nights, planned": said to the reader, and no thing that one is offered. */
const toReader = /^(?:your|our|my)\b|,/i;

/** "By the water": where, and no promise. */
const onlyWhere = /^(?:by|beside|near|on|in|at|under|above|along|across|between) (?:the|our|an?) /i;

/** Names that stand for no thing. */
const notThings = ['verb', 'participle', 'adjective', 'ing', 'infinitive', 'clause', 'loose'] as const;
/** "Core hours are 10 to 3, the rest is yours to plan": two sentences, which stand behind no "that". */
const spliced = /, (?:the|your|our|each|every) [a-z]+(?: [a-z]+)? (?:is|are|has|have|can|will) /i;
/** "If a customer is struggling, down tools": a case, and what is done then. */
const beginsWithCase = /^(?:if|when|whenever|whatever|where|wherever|unless|before|after|until|once)\b/i;
const anyName = ['np', 'verb', 'participle', 'adjective', 'ing', 'infinitive', 'loose'] as const;
/** "No crunch: overtime was 1.3 hours a month": it has its own label, and no words of ours before it. */
const ownLabel = /^[^:,.]{1,30}: /;

/** "The firm", "the Lindemann family": the house itself, which is not "here" or "with us". */
export const theHouse =
  /^the (?:(?!same\b)[A-Za-z]\S* )?(?:company|firm|business|group|organi[sz]ation|charity|trust|council|school|family|families|founders?|owners?|partners|directors?)\b/i;

/** A guideline by its name and what it says. */
const NAMED = '{g}: {st_}.';
/** Things and shares that a name can mean: "two full weekends off a month". */
const meant =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|\d[\d.,]*%?|no|every|each|all|paid|free|flexible|full|[a-z]+(?:ime|ing|ity|ness|ment)) [^:;,]*$/i;

/** Pillars, values and the strapline, by the kind of their name and of their statement. */
export const guideFrames: readonly Frame[] = [
  ...frames('why', [['{st}.', 'plain']], { from: ['pillar'], kinds: ['clause'], unless: leansOnName }),
  // "At Red Fork, dispatchers here have all driven" says twice where.
  ...frames('why', ['Here, {st_}.', 'At {employer}, {st_}.'], {
    from: ['pillar'],
    kinds: ['clause'],
    unless: anyOf(leansOnName, notOurs, /\bhere\b|^ours\b/, theHouse),
  }),
  // Behind other sentences: never the first of a text.
  ...frames(
    'why',
    [
      ['[What is] more, {st_}.', 'follow stiff lead'],
      ['One more thing: {st_}.', 'follow casual stiff lead'],
    ],
    {
      from: ['pillar'],
      kinds: ['clause'],
      unless: leansOnName,
    },
  ),
  ...frames('why', [['With us, {st_}.', 'label']], {
    from: ['pillar'],
    kinds: ['clause'],
    unless: anyOf(leansOnName, notOurs, /\bhere\b|^(?:ours|we|our|us)\b|\bus\b/, theHouse),
  }),
  ...frames('why', [['[You will] find that {st_}.', 'stiff lead']], {
    from: ['pillar'],
    kinds: ['clause'],
    unless: anyOf(
      leansOnName,
      notOurs,
      spliced,
      /[:;?]|^(?:you|your|we|our|what|how|who|it|that|this|there|if)\b|\bfinds?\b/i,
    ),
  }),
  ...frames('why', [['{employer} is a place where {st_}.', 'stiff lead']], {
    from: ['pillar', 'value'],
    kinds: ['clause'],
    // People, and what they do or get there: no restaurant is a place where the restaurant is closed.
    match:
      /^(?:nobody|no one|everyone|everybody|anyone|anybody|people|staff|(?:each|every|most|all|half of all) [a-z]+|(?!(?:doors|floors|indoors|outdoors|motors|errors|mirrors|sensors|offers|orders|papers|covers|numbers|members’|dinners|summers|winters|letters|matters|answers|computers|powers|rivers|plants|grants|restaurants|lists)\b)[a-z]+(?:ers|ors|ists|ants|nurses|teams|crews|apprentices|colleagues))\b/i,
    unless: anyOf(
      leansOnName,
      // "Every sample is a person": an image, and nothing that goes on there.
      /^(?:each|every|all|most) .* (?:is|are) (?:an? )?[a-z]+$/i,
      /[:;?]|\b(?:we|our|us|ours|you|your|here|where|place)\b|(?:\S+ ){10}/i,
    ),
  }),
  ...frames('why', [NAMED, ['When we say “{g_}”, we mean it: {st_}.', 'last lead']], {
    from: ['pillar'],
    kinds: ['clause'],
    nameKinds: anyName,
    unless: /;/,
  }),
  // "If it takes an hour longer, take the hour": an order, and nothing that is so.
  ...frames('why', [['By “{g_}” we mean that {st_}.', 'last']], {
    from: ['pillar'],
    kinds: ['clause'],
    nameKinds: anyName,
    // "Evenings and weekends off" is a promise, and no word of ours that wants its meaning.
    nameUnless: /\b(?:off|evenings?|weekends?|nights?|days?|hours|home|shifts?)\b/i,
    unless: anyOf(spliced, /;|\bmeans?\b|^(?:if|when|whatever|whenever)\b/i),
  }),
  // "Core hours are 11 to 3; the rest is up to you": only behind its name.
  ...frames('why', [NAMED], { from: ['pillar'], kinds: ['clause'], match: /;/, unless: /:/ }),
  ...frames('why', [NAMED, ['{st}. That is what “{g_}” means.', 'last']], {
    from: ['pillar'],
    kinds: ['clause'],
    nameKinds: ['clause'],
    unless: /;/,
  }),
  // "Here, weekends are yours: the unit closes on Friday at six."
  ...frames('why', ['Here, {g_}: {st_}.', 'At {employer}, {g_}: {st_}.'], {
    from: ['pillar'],
    kinds: ['clause'],
    nameKinds: ['clause'],
    nameMatch: /^[A-Z][a-z]+(?: [a-z]+){0,3} (?:is|are|has|have|can|will|gets?|stays?|comes?)\b/,
    nameUnless: /\b(?:here|that|who|which)\b/i,
    unless: /;|\bhere\b/i,
  }),
  ...frames('why', [NAMED], { from: ['pillar'], kinds: ['np'], nameKinds: ['np'] }),
  // "“Weekends that are yours” means two full weekends off a month."
  ...frames('why', [['“{g}” means {st_}.', 'spare']], {
    from: ['pillar'],
    kinds: ['np', 'loose'],
    nameKinds: ['np', 'verb', 'clause', 'loose', 'participle'],
    match: meant,
    unless: anyOf(beginsWithCase, mayTellFact),
  }),
  // "One carer to five residents during the day: that's room to do it properly."
  // Behind a whole sentence it says the same once more: "we have offered a job to every apprentice: that's a job at the end".
  ...frames('why', ['{st}: [that is] {g_}.'], {
    from: ['pillar'],
    kinds: ['np'],
    nameKinds: ['np'],
    nameBare: false,
    nameMatch: /^(?:an?|your|room|time|space|freedom) (?:\S+ ){1,5}\S+$/i,
    unless: anyOf(/[:;,]/, leansOnName),
  }),
  // "No gifts, not even a box" is nothing to get or to expect.
  ...frames('why', ['You get {st_}.', 'Expect {st_}.'], {
    from: ['pillar'],
    kinds: ['np'],
    match: givenToOne,
    unless: anyOf(noPromise, notGot, slogan, /\bfor (?:you|everyone|everybody|all|every|each)\b/),
  }),
  // "A nine-day fortnight for everyone": nobody gets it for them.
  ...frames('why', ['There is {st_}.'], {
    from: ['pillar'],
    kinds: ['np'],
    match: /^(?:an?|one) .*\bfor (?:everyone|everybody|all|every|each)\b/i,
    unless: noPromise,
  }),
  ...frames('why', [NAMED], { from: ['pillar'], kinds: ['np'], nameKinds: notThings }),
  // "If it breaks, stop" is no thing that a name could mean.
  ...frames('why', [['“{g}” means {st_}.', 'stiff']], {
    from: ['pillar'],
    kinds: ['np'],
    nameKinds: notThings,
    unless: anyOf(beginsWithCase, mayTellFact),
  }),
  ...frames('why', [NAMED, ['“{g}” is how we put it: {st_}.', 'stiff lead']], {
    from: ['pillar'],
    kinds: ['verb', 'ing', 'participle', 'adjective', 'infinitive', 'loose'],
  }),
  ...frames('why', [['When we say “{g_}”, we mean it: {st_}.', 'last lead']], {
    from: ['pillar'],
    kinds: ['loose'],
  }),
  // A name without a statement is only named, unless it is what employers give: "local blooms" are no benefit.
  ...frames('why', ['You get {g_}.', 'We offer {g_}.', 'Expect {g_}.'], {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameBare: false,
    nameMatch: givenAtWork,
    nameUnless: toReader,
  }),
  ...frames('why', promised, { from: ['pillar'], kinds: ['none'], nameKinds: ['np'], nameMatch: toReader }),
  ...frames('why', ['What we promise: {g_}.', 'Something we promise: {g_}.'], {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameBare: true,
    nameMatch: givenAtWork,
    nameUnless: hardlyThing,
  }),
  // "Move up", "here for good": in the company's own words, whatever they are.
  ...frames('why', promised, {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['verb', 'participle', 'adjective', 'ing', 'infinitive', 'clause'],
    nameUnless: onlyWhere,
  }),
  ...frames('why', ownWords, { from: ['pillar'], kinds: ['none'], nameKinds: ['loose'], nameUnless: onlyWhere }),
  ...frames('why', promised, {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameMatch: hardlyThing,
  }),
  ...frames('why', ownWords, {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameUnless: anyOf(givenAtWork, hardlyThing, onlyWhere, toReader),
  }),
  ...frames('how', [['{st}.', 'plain']], { from: ['value'], kinds: ['clause'], unless: leansOnName }),
  ...frames('how', ['Here, {st_}.', 'At {employer}, {st_}.'], {
    from: ['value'],
    kinds: ['clause'],
    unless: anyOf(leansOnName, notOurs, /\bhere\b|^ours\b/, theHouse),
  }),
  // Behind other sentences: never the first of a text.
  ...frames(
    'how',
    [
      ['[What is] more, {st_}.', 'follow stiff lead'],
      ['One more thing: {st_}.', 'follow casual stiff lead'],
    ],
    {
      from: ['value'],
      kinds: ['clause'],
      unless: leansOnName,
    },
  ),
  ...frames('how', [['With us, {st_}.', 'label']], {
    from: ['value'],
    kinds: ['clause'],
    unless: anyOf(leansOnName, notOurs, /\bhere\b|^(?:ours|we|our|us)\b|\bus\b/, theHouse),
  }),
  ...frames(
    'how',
    [NAMED, ['“{g}” is one of our values: {st_}.', 'last lead'], ['One of our values is “{g_}”: {st_}.', 'last lead']],
    { from: ['value'], kinds: ['clause'], nameKinds: [...anyName], unless: /;/ },
  ),
  // A copywriter says the fact, and who it matters to, in place of the label.
  ...frames('how', [['It matters to us that {st_}.', 'stiff lead']], {
    from: ['value'],
    kinds: ['clause'],
    unless: anyOf(
      leansOnName,
      notOurs,
      spliced,
      saying,
      // What is done: "every sample is a person" is an image, and no news that could matter.
      /^(?!(?:we|nobody|no one|everyone|everybody|each of us|all of us)\b)[^,]*\b(?:is|are|should|must|means?)\b/i,
      /[:;?]|^(?:what|how|who|it|that|this|there)\b|\bmatters?\b|\brather\b/i,
    ),
  }),
  ...frames(
    'how',
    [
      ['This is how we work: {st_}.', 'label lead'],
      ['How we work: {st_}.', 'label lead'],
    ],
    {
      from: ['value'],
      kinds: ['clause'],
      match: /^(?:we|everyone|everybody|nobody|no one|anyone|anybody|each of us|all of us)\b(?!.*\bwork)/i,
      unless: anyOf(leansOnName, /:/),
    },
  ),
  ...frames('how', [NAMED], { from: ['value'], kinds: ['clause'], match: /;/, unless: /:/ }),
  // "Precision matters here: a tenth of a millimetre matters": said twice.
  ...frames('how', ['{g} matters here: {st_}.'], {
    from: ['value'],
    kinds: ['clause', 'np'],
    nameKinds: ['np'],
    nameMatch: quality,
    unless: /;|\bmatters?\b/,
  }),
  ...frames('how', ['We value {g_}: {st_}.'], {
    from: ['value'],
    kinds: ['clause', 'np'],
    nameKinds: ['np'],
    nameMatch: quality,
    unless: /;/,
  }),
  ...frames('how', [['“{g}” is one of our values. {st}.', 'last']], {
    from: ['value'],
    kinds: ['clause'],
  }),
  ...frames('how', [NAMED], { from: ['value'], kinds: ['np'] }),
  ...frames('how', [['“{g}” means {st_}.', 'stiff']], {
    from: ['value'],
    kinds: ['np'],
    unless: anyOf(beginsWithCase, mayTellFact),
  }),
  ...frames('how', ['Expect {st_}.'], {
    from: ['value'],
    kinds: ['np'],
    match: givenToOne,
    // "A note, a spare charger, a late checkout": what guests get.
    unless: anyOf(noPromise, /,/),
  }),
  ...frames(
    'how',
    [
      NAMED,
      ['“{g}” is one of our values: {st_}.', 'stiff lead'],
      ['One of our values is “{g_}”: {st_}.', 'stiff lead'],
    ],
    { from: ['value'], kinds: ['verb', 'ing', 'participle', 'adjective', 'infinitive', 'loose'] },
  ),
  ...frames('how', ['{g} matters to us.', 'We value {g_}.', '{g} matters here.', 'Here, {g_} matters.'], {
    from: ['value'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameMatch: quality,
  }),
  ...frames('how', ['“{g}” is one of our values.', 'One of our values is “{g_}”.', 'Among our values is “{g_}”.'], {
    from: ['value'],
    kinds: ['none', 'gap'],
    nameUnless: quality,
  }),
  ...frames('how', ['“{g}” is one of our values.', 'One of our values is “{g_}”.'], {
    from: ['value'],
    kinds: ['gap'],
    nameMatch: quality,
  }),
  ...frames('why', ['“{g}” is something that matters to us.', 'Something that matters to us: “{g_}”.'], {
    from: ['pillar'],
    kinds: ['gap'],
  }),
  ...frames('line', ['{g}.', 'Our line is “{g}”.'], { from: ['strapline'] }),
].map((frame) =>
  frame.template.includes('{st_}')
    ? { ...frame, unless: frame.unless ? anyOf(frame.unless, ownLabel) : ownLabel }
    : frame,
);
