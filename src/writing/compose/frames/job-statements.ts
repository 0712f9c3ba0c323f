import { weekdayInFull } from '../../text/calendar.ts';
import { anyOf, type TextPattern } from '../language/any-of.ts';
import { besideTheJob } from '../language/beside-the-job.ts';
import { closedThen } from '../language/closed-then.ts';
import { missesArticle } from '../language/nouns.ts';
import { type Frame, frames } from './frame.ts';
import { countedThings, ofThePost, sentenced } from './note-statements.ts';
import {
  barePost,
  givenThing,
  joinable,
  noPromise,
  perkLike,
  placeLike,
  plainTime,
  projectLike,
  roleLike,
  slogan,
  workedSo,
} from './patterns.ts';

/** "Home by four": where somebody is, and when. */
const homeBy = /^(?:home|off|out) (?:by|every|each|at|when|before|in|for|most|on)\b/i;

const basedAt = /^based\b/i;

/** Notes that some frame makes a sentence of. Where all of these are used up the note stands as it was typed. */
const saidInFull = anyOf(
  sentenced,
  basedAt,
  new RegExp(`${placeLike.source}(?!.*[:;])`),
  joinable,
  projectLike,
  // "A company car": what one gets.
  new RegExp(`^(?!.*(?:[:;]|,(?!.* and )))(?:${perkLike.source})`, 'i'),
  workedSo,
);

/**
 * Notes in a row, whatever the first of them is: "Work all year round, mostly Sligo, lunch money". What is told of a row
 * that an "and" has closed ("lead the shelters, the helpline and the desk, 84 staff and 200 volunteers") is no further note.
 */
const row =
  /^(?![^,]+(?:, [^,]+)*? and [^,]+, (?:with|all|each|some|most|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve)\b[^,]*$).*,(?! and\b|\d)(?:[^,]|,\d)*,(?! and\b|\d)/;

const hour = String.raw`\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)?`;
const weekday = `${weekdayInFull}s?`;
/** "Manage the night team at our bakery, 10pm to 6am, Sunday to Thursday": a task, and when. */
const timed = new RegExp(
  `^[^,]+(?:, (?:from |on )?(?:${hour} ?(?:to|-|–) ?${hour}|${weekday}(?: (?:to|and) ${weekday})?|days|nights|weekends|evenings|mornings)){1,3}$`,
  'i',
);
/** A row of notes that a task begins, and not only its times. */
const taskRow = new RegExp(`^(?!${timed.source.slice(1)})${row.source.slice(1)}`, 'i');

/** "35 hours a week over 7 days on a rota": somebody works so, and needs no label. */
const hoursFirst = /^\d[\d.]* hours (?:a|per) week (?:over|across|on|in|spread|between)\b(?!.*[,;(].*[,;(])/i;
/** "Own Gujarat and Rajasthan: 140 dealers, a turnover and a team": what somebody is in charge of, and all that is in it. */
const chargeOf = /^(?:own|run|lead|manage|cover|head) [^,:;]{3,60}: [^:;]+ and [^:;]+$/i;

/** "One site", "a small hotel", "the rest on site or at home": alone it tells nothing, whatever leads to it. */
const tellsLittle = /^(?:an?|one|the|our) (?:[a-z-]+ )?[a-z-]+$|^the (?:rest|remainder|others?)\b/i;
/** "Counter and cellar job": one of something, which no sentence names without an article. */
const lacksArticle: TextPattern = {
  test: (text) =>
    /\b(?:job|role|post|position|contract|place|shift|rota|pattern|team|week)(?:$|,)/i.test(text) &&
    missesArticle(text.replace(/,.*$/, '')),
  source: '(?!)',
};
/** One, and who or what it is: "a manager who listens". */
const withWho =
  /^(?:(?:(?:direct|daily|early|real|close|regular|full|open) )?(?:exposure|access) to (?!.*[:;])|(?:an?|two|three|four) (?:[\w-]+ ){1,3}?(?:that|who|which) (?!.*[:;])|(?:an?|\d+) (?![^,]*\b(?:years?|months?|weeks?)\b)[^.;:]+ and an? (?:[\w-]+ ){1,3}(?:that|who|which)(?:['’][a-z]+)? (?!.*[:;]))/i;

/** Places that one works on: "a union site", "an arable farm". */
const onIt =
  /^(?:an?|the) (?:[\w-]+ ){0,3}?(?:site|farm|estate|campus)(?=$|,| (?:in|of|with|that|which|near|by|outside|at|for)\b)/i;

/** The job by its name, and where it is: "a permanent role for our Chakan plant". */
const ofRole =
  /^(?:an?|the|one of) (?:[\w-]+,? ){0,5}?(?:role|post|job|position)\b(?! with (?!our\b|the\b)).*\b(?:for|in|at|on|within|across|with) /i;

/** "You work days, one weekend in eight", "you are in the office 3 days a week". */
const whenOneWorks = /^You (?:work|are (?:in|on|at)|start|finish) /;

/** What the recruiter promises and says of the job: the words are theirs, the frame only makes a sentence of them. */
export const jobStatementFrames: readonly Frame[] = [
  ...frames('hook', ['{s}.'], { from: ['proposition'], kinds: ['clause', 'verb'] }),
  ...frames('hook', ['Here, [you will] {s_}.', 'In this job [you will] {s_}.'], {
    from: ['proposition'],
    kinds: ['verb'],
    unless: anyOf(/ [-–—] /, besideTheJob),
  }),
  ...frames(
    'hook',
    [
      ['Want to {s_}?', 'question'],
      ['Ready to {s_}?', 'question lively'],
    ],
    { from: ['proposition'], kinds: ['verb'], unless: anyOf(/[:;]| [-–—] /, besideTheJob) },
  ),
  // What has no verb of its own stands as it was typed: "Four days on, three days off, and every Christmas Day at home."
  ...frames('hook', [['{sr}.', 'note']], { from: ['proposition'], kinds: ['np'], unless: withWho }),
  // "A board that has already approved the plan": somebody or something to have.
  ...frames('hook', ['[You will] have {s_}.', 'Here, you have {s_}.', 'With {employer}, you have {s_}.'], {
    from: ['proposition'],
    kinds: ['np'],
    match: withWho,
  }),
  ...frames('hook', ['This is what you get: {s_}.'], {
    from: ['proposition'],
    kinds: ['np'],
    match: givenThing,
    unless: anyOf(noPromise, slogan),
  }),
  ...frames('hook', [['{sr}.', 'note']], {
    from: ['proposition'],
    kinds: ['loose', 'adjective', 'participle', 'infinitive'],
    unless: anyOf(homeBy, closedThen),
  }),
  // "Closed every Monday, so you rest": whoever runs the place is.
  ...frames('hook', ['[We are] {s_}.', 'Here, [we are] {s_}.'], {
    from: ['proposition'],
    kinds: ['loose', 'adjective', 'participle', 'infinitive'],
    match: closedThen,
  }),
  ...frames(
    'hook',
    [
      'Here, {s_}.',
      'In this job, {s_}.',
      ['Picture a job where {s_}.', 'figure warm'],
      'At {employer}, {s_}.',
      ['With {employer}, {s_}.', ''],
    ],
    { from: ['proposition'], kinds: ['clause'], match: /^(?:you|your|nobody|every)\b/i, unless: /:|;/ },
  ),
  // "With Elm House, we plan the week": as if we were somebody else.
  ...frames('hook', ['Here, {s_}.', 'At {employer}, {s_}.'], {
    from: ['proposition'],
    kinds: ['clause'],
    match: /^(?:we|our)\b/i,
    unless: /:|;/,
  }),
  ...frames('hook', ['This job means {s_}.', 'For you, the job means {s_}.', '{s}: that is the job.'], {
    from: ['proposition'],
    kinds: ['ing'],
  }),
  ...frames('hook', ['[You are] {s_}.', 'In this job, [you are] {s_}.', 'Here, [you are] {s_}.'], {
    from: ['proposition'],
    kinds: ['adjective'],
    match: homeBy,
  }),
  // The recruiter's own sentence is no turn of ours: several may stand in a text. When one works may be in each text.
  ...frames('about', [['{s}.', 'plain']], { from: ['description'], kinds: ['clause'], unless: whenOneWorks }),
  ...frames('about', [['{s}.', 'plain pattern']], { from: ['description'], kinds: ['clause'], match: whenOneWorks }),
  ...frames('about', ['[You will] {s_}.', 'In this role, [you will] {s_}.'], {
    from: ['description'],
    kinds: ['verb'],
    unless: taskRow,
  }),
  ...frames('about', ['A note on the job: {s_}.', 'Worth knowing: {s_}.'], {
    from: ['description'],
    kinds: ['verb'],
    match: taskRow,
    unless: chargeOf,
  }),
  ...frames('about', ['[You will] {s_}.', 'In this role, [you will] {s_}.', 'Your job is to {s_}.'], {
    from: ['description'],
    kinds: ['verb'],
    match: chargeOf,
  }),
  ...frames('about', ['Your task is to {s_}.', 'It will be your job to {s_}.'], {
    from: ['description'],
    kinds: ['verb'],
    unless: anyOf(
      /^(?:join|work|be|become|run on|report|earn|get|enjoy|start|take|keep|choose|pick|swap|have|leave|go|finish|bring|use|live|stay|learn|see)\b/,
      row,
    ),
  }),
  ...frames('about', ['You work {s_}.', 'Here, you work {s_}.', 'In this job, you work {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle'],
    match: workedSo,
  }),
  ...frames('about', ['This is {s_}.', '[It is] {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'participle', 'adjective'],
    match: roleLike,
  }),
  // An apprenticeship and a hybrid role are offered; a role at a place is where one works.
  ...frames('about', ['What we offer is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'participle', 'adjective'],
    match: roleLike,
    unless: ofRole,
  }),
  // "Nine stages, two of them in college", "30 rooms and one rosette": whatever they are, there are so many.
  ...frames('about', ['We have {s_}.', 'At {employer}, there are {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle', 'ing'],
    match: countedThings,
    unless: ofThePost,
  }),
  // "Two elementary schools and 780 students between them": those of the post, of which the house may have more.
  ...frames('about', ['There are {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle', 'ing'],
    match: countedThings,
  }),
  // "Teaching in a prison, groups of up to eight": what one does all day.
  ...frames('about', ['The work is {s_}.', 'The job is {s_}.'], {
    from: ['description'],
    kinds: ['ing'],
    unless: anyOf(row, saidInFull, /;/),
  }),
  ...frames('about', ['One thing to know about the job: {s_}.', 'Worth knowing: {s_}.'], {
    from: ['description'],
    kinds: ['ing'],
    match: /;/,
    unless: anyOf(row, saidInFull),
  }),
  // What no other sentence takes stands behind words of ours, whatever it is.
  ...frames('about', ['One thing to know about the job: {s_}.', 'A note on the job: {s_}.', 'Worth knowing: {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle', 'infinitive'],
    unless: anyOf(roleLike, saidInFull, row, hoursFirst, tellsLittle, lacksArticle),
  }),
  ...frames('about', ['[You are] {s_}.', 'Here, [you are] {s_}.'], {
    from: ['description'],
    kinds: ['participle'],
    match:
      /^(?:paid|trained|employed) (?:weekly|monthly|fortnightly|quarterly|hourly|by|for|in|at|on|from|every|as|directly|the|to|\d)\b/i,
  }),
  ...frames('about', ['[You will] be {s_}.', 'The job is {s_}.', '[You are] {s_}.', 'The role is {s_}.'], {
    from: ['description'],
    kinds: ['participle'],
    match: basedAt,
  }),
  ...frames('about', ['[You will] work {s_}.', 'You work {s_}.'], {
    from: ['description'],
    kinds: ['np', 'adjective'],
    match: plainTime,
    // "One day a fortnight at college" is no work.
    unless: /[,;(].*[,;(]|\b(?:college|university|day release|closed|weekly off)\b/i,
  }),
  ...frames('about', ['This is {s_an}.', 'It is {s_an}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: barePost,
  }),
  ...frames('about', ['[You will] join {s_an}.', 'You would be joining {s_an}.', 'You join {s_an}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: joinable,
    unless: /^(?:the|our|no)\b/i,
  }),
  ...frames('about', ['You get {s_an}.', ['[You will] get {s_an}.', ''], 'With the job, you get {s_an}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: perkLike,
    unless: /[:;]|,(?!.* and )(?! (?:also|free|paid) )/,
  }),
  ...frames('about', ['[You will] work in {s_}.', 'You work in {s_}.', 'The job is in {s_}.'], {
    from: ['description'],
    kinds: ['np'],
    match: placeLike,
    unless: anyOf(roleLike, onIt),
  }),
  ...frames('about', ['[You will] work on {s_}.', 'You work on {s_}.', 'The job is on {s_}.'], {
    from: ['description'],
    kinds: ['np'],
    match: new RegExp(`${onIt.source}(?=.*)`, 'i'),
    unless: anyOf(roleLike, projectLike),
  }),
  ...frames('about', ['[You will] work on {s_}.', 'You work on {s_}.', 'The job is on {s_}.'], {
    from: ['description'],
    kinds: ['np'],
    match: projectLike,
    unless: roleLike,
  }),
];
