/**
 * Further words for what an earlier text of a batch has said already. A recruiter picks one of the texts, so a fact may
 * come again in each of them; begun in the same way, they read like one text. No text is put together from these.
 */
import { anyOf } from '../language/any-of.ts';
import { type Frame, frames } from './frame.ts';
import { notOurs, theHouse } from './guides.ts';

/** What has marks or a place of its own takes nothing before it. */
const marked = /:(?!\d)|[;?]|^(?:please|here|when|if|at|in|on|for|from|until|before|after)\b|\bhere\b/i;
/** When the post begins or closes is so wherever one works. */
const ofThePost =
  /^(?:the|this|your|our) (?:job|role|post|position|contract|appointment)\b|\b(?:appl(?:y|ied|ications?)|interviews?|start(?:s|ing)?|begins?|clos(?:es|ing))\b/i;

/** What is asked of somebody is asked wherever they work, too. */
const asked =
  /\b(?:needs?|needed|required|requirement|essential|must|desirable|plus|licen[cs]e|experience|certificat\w+|compulsory|mandatory)\b/i;

export const otherWordFrames: readonly Frame[] = [
  ...frames('must', [['Here, {s_}.', 'last']], {
    from: ['imperative'],
    kinds: ['clause'],
    unless: anyOf(marked, notOurs, theHouse, ofThePost, asked, /^(?:we|our|us)\b/i),
  }),
  ...frames(
    'must',
    [
      ['Please note: {s_}.', 'last'],
      ['Worth knowing: {s_}.', 'last'],
    ],
    { from: ['imperative'], kinds: ['clause'], unless: marked },
  ),
  ...frames(
    'must',
    [
      ['Please {s_}.', 'last'],
      ['You can {s_}.', 'last'],
    ],
    {
      from: ['imperative'],
      kinds: ['verb'],
      match: /^ask (?!to\b)/i,
      unless: marked,
    },
  ),
  ...frames(
    'about',
    [
      ['In this job, {s_}.', 'last'],
      ['With us, {s_}.', 'last spare'],
    ],
    {
      from: ['description', 'proposition'],
      kinds: ['clause'],
      match: /^(?:you|your|nobody|no one)\b/i,
      unless: anyOf(marked, /\b(?:job|role|post|us|we|our)\b/i),
    },
  ),
  ...frames('about', [['Here, {s_}.', 'last']], {
    from: ['description', 'proposition'],
    kinds: ['clause'],
    unless: anyOf(marked, notOurs, theHouse, ofThePost),
  }),
  ...frames('about', [['Worth knowing: {s_}.', 'last']], {
    from: ['description'],
    kinds: ['clause'],
    unless: marked,
  }),
  ...frames(
    'why',
    [
      ['We call it “{g_}”: {st_}.', 'last lead'],
      ['By “{g_}” we mean this: {st_}.', 'last lead'],
    ],
    {
      from: ['pillar'],
      kinds: ['clause', 'np', 'verb', 'ing', 'participle', 'adjective', 'infinitive', 'loose'],
      unless: /[:;]/,
    },
  ),
  ...frames(
    'how',
    [
      ['We call it “{g_}”: {st_}.', 'last lead'],
      ['By “{g_}” we mean this: {st_}.', 'last lead'],
    ],
    {
      from: ['value'],
      kinds: ['clause', 'np', 'verb', 'ing', 'participle', 'adjective', 'infinitive', 'loose'],
      unless: /[:;]/,
    },
  ),
];
