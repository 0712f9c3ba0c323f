import { type Frame, frames } from './frame.ts';
import { attendanceNote, coverNote, workTimes } from './patterns.ts';

const based =
  /^(?:(?:office|site|home|field|school|hospital|factory|store|depot|ward|lab|shop|workshop|farm|clinic|warehouse|kitchen)[- ]based|term[- ]time(?: only)?)\b/i;
const spent =
  /^(?:one|two|three|four|five|\d|most|half) (?:of )?(?:the |your )?(?:days?|time|week|mornings?|afternoons?|evenings?) (?:is |are )?(?:in|at|on|out(?! of (?:two|three|four|five|six|seven|\d))|with)\b/i;
const done = /^(?:done|finished|home|off|out) (?:by|before|at)\b/i;

/** Notes of a description without a verb, as the sentences that their shape allows: the words are the recruiter's. */
export const noteStatementFrames: readonly Frame[] = [
  ...frames('about', ['The post is {s_}.', 'The job is {s_}.', 'This role is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle', 'ing'],
    match: based,
    unless: /[:;]/,
  }),
  // Three ways to say it, for three texts of a batch that begin unlike.
  ...frames('about', ['[You will] work {s_}.', 'You work {s_}.', 'In this job, you work {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'ing', 'participle'],
    match: workTimes,
  }),
  ...frames('about', ['The job is {s_}.', 'This role is {s_}.', 'Here, the work is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'ing', 'participle'],
    match: attendanceNote,
  }),
  ...frames('about', ['This is {s_an}.', '[It is] {s_an}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: coverNote,
  }),
  ...frames('about', ['You spend {s_}.', '[You will] spend {s_}.', 'Here, you spend {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective'],
    match: spent,
    unless: /[:;]/,
  }),
  // "Mostly on campus", "at Cargo City South": where somebody works.
  ...frames('about', ['[You will] work {s_}.', 'You work {s_}.', 'The job is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle'],
    unless: /\b(?:college|university|day release)\b/i,
    match:
      /^(?:mostly |mainly |usually |partly |always )?(?:on|at|in|out of|across|near|from) (?!call\b|top\b|demand\b|return\b|addition\b|line\b|order\b|time\b)(?:the |our |a |an )?[\w' -]+$/i,
  }),
  ...frames('about', ['[You are] {s_}.', 'In this job, [you are] {s_}.', 'Here, [you are] {s_}.'], {
    from: ['description', 'proposition'],
    kinds: ['participle', 'adjective', 'np', 'loose'],
    match: done,
    unless: /[:;]/,
  }),
];
