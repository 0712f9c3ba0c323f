import { anyOf } from '../language/any-of.ts';
import { mayTellFact } from '../language/may-tell.ts';
import { type Frame, frames } from './frame.ts';
import {
  anyName,
  bare,
  beginsWithCase,
  givenAtWork,
  givenToOne,
  hardlyThing,
  leansOnName,
  meant,
  NAMED,
  notGot,
  notOurs,
  notThings,
  onlyWhere,
  ownWords,
  promised,
  spliced,
  theHouse,
  toReader,
} from './guide-words.ts';
import { noPromise, slogan } from './patterns.ts';

/** Pillars, by the kind of their name and of their statement. */
export const pillarFrames: readonly Frame[] = [
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
  ...frames(
    'why',
    [
      [NAMED, 'spare'],
      ['When we say “{g_}”, we mean it: {st_}.', 'last lead'],
    ],
    {
      from: ['pillar'],
      kinds: ['clause'],
      nameKinds: anyName,
      unless: /;/,
    },
  ),
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
  ...frames(
    'why',
    [
      [NAMED, 'spare'],
      ['{st}. That is what “{g_}” means.', 'last'],
    ],
    {
      from: ['pillar'],
      kinds: ['clause'],
      nameKinds: ['clause'],
      unless: /;/,
    },
  ),
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
  ...bare('why', ['You get {g_}.', 'We offer {g_}.', 'Expect {g_}.'], {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameBare: false,
    nameMatch: givenAtWork,
    nameUnless: toReader,
  }),
  ...bare('why', promised, { from: ['pillar'], kinds: ['none'], nameKinds: ['np'], nameMatch: toReader }),
  ...bare('why', ['What we promise: {g_}.', 'Something we promise: {g_}.'], {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameBare: true,
    nameMatch: givenAtWork,
    nameUnless: hardlyThing,
  }),
  // "Move up", "here for good": in the company's own words, whatever they are.
  ...bare('why', promised, {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['verb', 'participle', 'adjective', 'ing', 'infinitive', 'clause'],
    nameUnless: onlyWhere,
  }),
  ...bare('why', ownWords, { from: ['pillar'], kinds: ['none'], nameKinds: ['loose'], nameUnless: onlyWhere }),
  ...bare('why', promised, {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameMatch: hardlyThing,
  }),
  ...bare('why', ownWords, {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameUnless: anyOf(givenAtWork, hardlyThing, onlyWhere, toReader),
  }),
];
