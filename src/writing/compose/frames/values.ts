import { anyOf } from '../language/any-of.ts';
import { mayTellFact } from '../language/may-tell.ts';
import { type Frame, frames } from './frame.ts';
import {
  anyName,
  bare,
  beginsWithCase,
  givenToOne,
  leansOnName,
  NAMED,
  notOurs,
  quality,
  saying,
  spliced,
  theHouse,
} from './guide-words.ts';
import { noPromise } from './patterns.ts';

/** Values, by the kind of their name and of their statement. */
export const valueFrames: readonly Frame[] = [
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
    [
      [NAMED, 'spare'],
      ['“{g}” is one of our values: {st_}.', 'last lead'],
      ['One of our values is “{g_}”: {st_}.', 'last lead'],
    ],
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
  ...bare('how', ['{g} matters to us.', 'We value {g_}.', '{g} matters here.', 'Here, {g_} matters.'], {
    from: ['value'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameMatch: quality,
  }),
  ...bare('how', ['“{g}” is one of our values.', 'One of our values is “{g_}”.', 'Among our values is “{g_}”.'], {
    from: ['value'],
    kinds: ['none', 'gap'],
    nameUnless: quality,
  }),
  ...bare('how', ['“{g}” is one of our values.', 'One of our values is “{g_}”.'], {
    from: ['value'],
    kinds: ['gap'],
    nameMatch: quality,
  }),
];
