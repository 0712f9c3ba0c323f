import { type Frame, frames } from './frame.ts';

/** A reward's own statement, in different dress. `{st}` is the statement, `{g}` the reward's title. */
export const rewardFrames: readonly Frame[] = [
  ...frames(
    'reward',
    [
      '{st}.',
      'Here, {st_}.',
      'At {employer}, {st_}.',
      'With {employer}, {st_}.',
      'As {asTitle}, you can count on this: {st_}.',
      'For {asTitle} with {employer}, it works like this: {st_}.',
      'Here is how it works at {employer}: {st_}.',
      'It works like this: {st_}.',
      'What it means for you: {st_}.',
      'In plain words, {st_}.',
      'To put it simply: {st_}.',
      'The promise: {st_}.',
    ],
    { kinds: ['clause'], unless: /^(?:if|when|here|at|as)\b/i },
  ),
  ...frames('reward', ['{st}.', 'It works like this: {st_}.', 'What it means for you: {st_}.', 'The promise: {st_}.'], {
    kinds: ['clause'],
    match: /^(?:if|when|here|at|as)\b/i,
  }),
  ...frames(
    'reward',
    [
      'You get {st_}.',
      'We offer {st_}.',
      'As {asTitle}, you get {st_}.',
      'As {asTitle} with {employer}, you get {st_}.',
      'As {asTitle} {inPlace}, you get {st_}.',
      'Work with us as {asTitle} and you get {st_}.',
      'The job comes with {st_}.',
      'At {employer}, you get {st_}.',
      '{employer} gives you {st_}.',
      'Count on {st_}.',
      'You can expect {st_}.',
      'Part of the package: {st_}.',
      'With this job you get {st_}.',
      'For you, there is {st_}.',
      'Yours with the job: {st_}.',
    ],
    { kinds: ['np'] },
  ),
  ...frames(
    'reward',
    [
      'You can {st_}.',
      'As {asTitle}, you can {st_}.',
      'At {employer}, you can {st_}.',
      '{st}.',
      'Working here, you can {st_}.',
    ],
    { kinds: ['verb'] },
  ),
  ...frames(
    'reward',
    ['In short: {st_}.', 'What you get: {st_}.', 'What it means for you: {st_}.', 'It works like this: {st_}.'],
    { kinds: ['ing', 'participle', 'adjective', 'infinitive'] },
  ),
];

/** Where a reward has a title only, nothing about it may be claimed but that it is there. */
export const bareRewardFrames: readonly Frame[] = frames('bare', [
  '{gBare} comes with this job.',
  'You get {g_} here.',
  '{employer} offers {g_}.',
  'We offer {g_} to {asTitle}.',
  'Part of the package: {g_}.',
  '{gBare} is part of what you get as {asTitle}.',
  'With {employer}, you get {g_}.',
  'As {asTitle}, you get {g_}.',
]);
