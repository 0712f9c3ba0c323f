import { type Frame, frames } from './frame.ts';
import { clockLike, countLike, perkLike } from './patterns.ts';

/** Work that is named: "boiler servicing and breakdowns for tenants", "waking nights in a home", "supporting pupils". */
const activity =
  /^(?!an?\b|the\b|our\b|your\b|no\b|free\b|paid\b|full\b|part\b|hybrid\b|remote\b|flexi|band\b|grade\b|level\b|(?:two|three|four|five|six|\d\S*) |.*\b(?:given|provided|paid|available|included|offered|required|needed|training|parking|welcome)\b)(?:[\w&-]+(?: and|,)? ){0,4}?(?:[a-z]{3,}ing|nights|repairs?|maintenance|care|sales|installs?|installations|inspections|deliver(?:y|ies)|design|administration|breakdowns|reception)(?=$|,| (?:in|of|on|for|at|across|with|to|from|and|over|plus)\b)/i;
const based =
  /^(?:(?:office|site|home|field|school|hospital|factory|store|depot|ward|lab|shop|workshop|farm|clinic|warehouse|kitchen)[- ]based|term[- ]time(?: only)?)\b/i;
const spent =
  /^(?:one|two|three|four|five|\d|most|half) (?:of )?(?:the |your )?(?:days?|time|week|mornings?|afternoons?|evenings?) (?:is |are )?(?:in|at|on|out|with)\b/i;
/** Several things to see: "two stores, Altona and Wandsbek". */
const several =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}) (?!hours?\b|days?\b|weeks?\b|weekends?\b|months?\b|years?\b|shifts?\b|nights?\b|evenings?\b|mornings?\b|minutes?\b|on\b|off\b|of\b|per\b|to\b|or\b|places?\b|posts?\b|vacanc|positions?\b)[a-z]/i;
const done = /^(?:done|finished|home|off|out) (?:by|before|at)\b/i;

/** Notes of a description without a verb, as the sentences that their shape allows: the words are the recruiter's. */
export const noteStatementFrames: readonly Frame[] = [
  ...frames(
    'about',
    ['The work is {s_}.', 'The job is about {s_}.', 'Your work here is {s_}.', 'Day to day, the work is {s_}.'],
    {
      from: ['description'],
      kinds: ['np', 'ing', 'loose'],
      match: activity,
      unless: new RegExp(`[:;]|${clockLike.source}|${perkLike.source}`, 'i'),
    },
  ),
  ...frames('about', ['The post is {s_}.', 'The job is {s_}.', 'This role is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle', 'ing'],
    match: based,
    unless: /[:;]/,
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
    match:
      /^(?:mostly |mainly |usually |partly |always )?(?:on|at|in|out of|across|near|from) (?!call\b|top\b|demand\b|return\b|addition\b|line\b|order\b|time\b)(?:the |our |a |an )?[\w' -]+$/i,
  }),
  ...frames('about', ['There are {s_}.', 'We have {s_}.', ['Picture {s_}.', 'figure']], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: several,
    unless: new RegExp(`[:;]| x |\\b(?:reports?|report(?:s|ing)?) (?:in)?to\\b|${countLike.source}`, 'i'),
  }),
  ...frames('about', ['[You are] {s_}.', 'In this job, [you are] {s_}.', 'Here, [you are] {s_}.'], {
    from: ['description', 'proposition'],
    kinds: ['participle', 'adjective', 'np', 'loose'],
    match: done,
    unless: /[:;]/,
  }),
];
