import { type Frame, frames } from './frame.ts';
import {
  barePost,
  bareThing,
  clockLike,
  countLike,
  coverable,
  joinable,
  perkLike,
  placeLike,
  plainTime,
  roleLike,
  workTime,
} from './patterns.ts';

/** What the recruiter promises and says of the job: the words are theirs, the frame only makes a sentence of them. */
export const jobStatementFrames: readonly Frame[] = [
  ...frames('hook', ['{s}.'], { from: ['proposition'], kinds: ['clause', 'verb'] }),
  ...frames('hook', ['Here, [you will] {s_}.', 'In this job [you will] {s_}.'], {
    from: ['proposition'],
    kinds: ['verb'],
  }),
  ...frames(
    'hook',
    [
      ['Want to {s_}?', 'question'],
      ['Ready to {s_}?', 'question lively'],
    ],
    { from: ['proposition'], kinds: ['verb'], unless: /[:;]/ },
  ),
  ...frames(
    'hook',
    ['This is the short version: {s_}.', 'This is the job in a line: {s_}.', '[Here is] what to expect: {s_}.'],
    {
      from: ['proposition'],
      kinds: ['loose'],
      unless: /[.:;]/,
    },
  ),
  ...frames('hook', ['{s}.'], { from: ['proposition'], kinds: ['loose'], match: /[.:;]/ }),
  ...frames(
    'hook',
    [
      'Here, {s_}.',
      'In this job, {s_}.',
      ['Picture a job where {s_}.', 'figure warm'],
      'At {employer}, {s_}.',
      ['With {employer}, {s_}.', ''],
    ],
    { from: ['proposition'], kinds: ['clause'], match: /^(?:you|your|nobody|every|we|our)\b/i, unless: /:|;/ },
  ),
  ...frames('hook', ['Expect {s_}.', 'This is what you get: {s_}.', 'You get {s_}.'], {
    from: ['proposition'],
    kinds: ['np'],
    unless: bareThing,
  }),
  // "Want your patients?": what is the reader's already is not asked for.
  ...frames('hook', [['Want {s_}? That is what you get.', 'question casual']], {
    from: ['proposition'],
    kinds: ['np'],
    unless: new RegExp(`${bareThing.source}|^(?:your|our)\\b`, 'i'),
  }),
  ...frames('hook', ['Expect {s_an}.', 'This is what you get: {s_an}.', 'You get {s_an}.'], {
    from: ['proposition'],
    kinds: ['np'],
    match: bareThing,
  }),
  ...frames('hook', ['This job means {s_}.', 'For you, the job means {s_}.', '{s}: that is the job.'], {
    from: ['proposition'],
    kinds: ['ing'],
  }),
  ...frames('hook', ['[You are] {s_}.', 'In this job, [you are] {s_}.', 'Here, [you are] {s_}.'], {
    from: ['proposition'],
    kinds: ['adjective'],
    match: /^(?:home|off|out) (?:by|every|each|at|when|before|in|for|most|on)\b/i,
  }),
  ...frames(
    'hook',
    ['This is the short version: {s_}.', '[Here is] what to expect: {s_}.', 'This is the job in a line: {s_}.'],
    {
      from: ['proposition'],
      kinds: ['adjective', 'participle', 'infinitive'],
      unless: /^(?:home|off|out) (?:by|every|each|at|when|before|in|for|most|on)\b/i,
    },
  ),
  ...frames('about', ['{s}.'], { from: ['description'], kinds: ['clause'] }),
  ...frames('about', ['[You will] {s_}.', 'In this role, [you will] {s_}.'], {
    from: ['description'],
    kinds: ['verb'],
  }),
  ...frames('about', ['Your task is to {s_}.', 'It will be your job to {s_}.'], {
    from: ['description'],
    kinds: ['verb'],
    unless: /^(?:join|work|be|become|run on|report|earn|get|enjoy|start)\b/i,
  }),
  ...frames('about', ['This is {s_}.', 'The role is {s_}.', '[It is] {s_}.'], {
    from: ['description'],
    kinds: ['np'],
    match: roleLike,
  }),
  ...frames('about', ['The pattern is {s_}.', 'This is the pattern: {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle'],
    match: clockLike,
    unless: /^(?:permanent|temporary|fixed|hybrid|remote|on[- ]?site)\b/i,
  }),
  ...frames('about', ['The terms are these: {s_}.', 'The contract is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle'],
    match: /^(?:permanent|temporary|fixed[- ]term)\b.*[,;(/+]/i,
  }),
  ...frames('about', ['The pattern is {s_}.', 'This is where and when: {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose', 'adjective', 'participle'],
    match: /^(?:hybrid|remote|on[- ]?site)\b.*[,;(/+]/i,
  }),
  ...frames('about', ['[You are] {s_}.', 'Here, [you are] {s_}.'], {
    from: ['description'],
    kinds: ['participle'],
    match:
      /^(?:paid|trained|employed) (?:weekly|monthly|fortnightly|quarterly|hourly|by|for|in|at|on|from|every|as|directly|the|to|\d)\b/i,
  }),
  ...frames('about', ['[You will] be {s_}.', 'The job is {s_}.'], {
    from: ['description'],
    kinds: ['participle'],
    match: /^based\b/i,
  }),
  ...frames(
    'about',
    [
      'This is the short version: {s_}.',
      '[Here is] what to expect: {s_}.',
      '[Here is] the outline: {s_}.',
      'The facts are these: {s_}.',
      'We can tell you this: {s_}.',
      'Note this: {s_}.',
    ],
    {
      from: ['description'],
      kinds: ['loose'],
      unless: new RegExp(`${clockLike.source}|${perkLike.source}|${countLike.source}`, 'i'),
    },
  ),
  ...frames('about', ['The job is {s_}.', '[You will] work {s_}.', 'The post is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'adjective'],
    match: plainTime,
    unless: /\bhome\b|\boffice\b|\bremote/i,
  }),
  // "Two days a week from home": how somebody works, and no length of the job.
  ...frames('about', ['[You will] work {s_}.', 'You work {s_}.'], {
    from: ['description'],
    kinds: ['np', 'adjective'],
    match: /^(?=.*(?:\bhome\b|\boffice\b|\bremote)).*$/i,
    unless: /^(?!(?:one|two|three|four|five|six|\d+) (?:days?|hours|evenings|nights|mornings) (?:a|per|over)\b)/i,
  }),
  ...frames('about', ['[You will] work {s_}.', 'Expect {s_}.', 'The pattern is {s_}.'], {
    from: ['description'],
    kinds: ['np'],
    match:
      /^(?!an?\b|the\b|no\b|\d+ (?!hours?\b|days?\b|shifts?\b|nights?\b|evenings?\b|mornings?\b|weeks?\b|weekends?\b)[a-z]+ (?:a|per)\b)(?!.*[,;(/])(?!(?:(?:one|two|three|four|five|\d+) of|on[- ]?site|hybrid|remote|permanent|based|\d+[- ]on|home|full|part)\b).*\b(?:earl(?:y|ies)|lates?|nights?|shifts?|weekends?|days?|hours|monday|rota|evenings?|mornings?|week)\b/i,
    unless:
      /:|%|^(?:out|up|off)\b|\bwork(?:ing)?\b|\b(?:allowance|premium|supplement|bonus|overtime|avail\w*|pay|paid)\b|^college|^(?:(?:part|full)[- ]time|freelance)\b|^(?:one|two|three|four|five|six|\d+) (?:days?|hours|evenings|nights|mornings) (?:a|per|over)\b|\b(?:driver|nurse|carer|teacher|engineer|technician|manager|assistant|worker|officer|chef|cook|cleaner|operator|developer|supervisor|role|post|job|position|remote|hybrid|permanent|temporary|fixed|class|children|pupils|patients|residents|customers)\b/i,
  }),
  ...frames('about', ['[You will] be {s_an}.', 'We want {s_an}.', 'The job is for {s_an}.'], {
    from: ['description'],
    kinds: ['np'],
    match:
      /^(?!an?\b|the\b)(?:[\w-]+\s){0,3}(?:driver|nurse|carer|teacher|engineer|technician|manager|assistant|worker|officer|chef|cook|cleaner|operator|developer|analyst|advisor|adviser|leader|supervisor|coordinator|designer|accountant|administrator|apprentice|lead|fitter|electrician|mechanic|planner|buyer|consultant|scientist|specialist|practitioner|handler|packer|porter|receptionist|director)\b/i,
  }),
  ...frames('about', ['This is {s_an}.', 'It is {s_an}.', 'In short: {s_an}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: barePost,
  }),
  ...frames(
    'about',
    [
      'This is the short version: {s_an}.',
      '[Here is] what to expect: {s_an}.',
      'You can expect {s_an}.',
      'Count on {s_an}.',
    ],
    {
      from: ['description'],
      kinds: ['np'],
      match: bareThing,
      unless: barePost,
    },
  ),
  ...frames('about', ['[You will] join {s_an}.', 'You would be joining {s_an}.', '[We are] {s_an}.'], {
    from: ['description'],
    kinds: ['np'],
    match: joinable,
    unless: /^(?:the|our|no)\b/i,
  }),
  ...frames('about', ['You get {s_an}.', 'With the job comes this: {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: perkLike,
    unless: /[:;]|,(?!.* and )/,
  }),
  ...frames('about', ['In figures: {s_}.', 'These are the figures: {s_}.'], {
    from: ['description'],
    kinds: ['np', 'loose'],
    match: countLike,
  }),
  ...frames('about', ['The job covers {s_}.', 'The work covers {s_}.'], {
    from: ['description'],
    kinds: ['np', 'ing'],
    match: coverable,
    unless: new RegExp(
      `${perkLike.source}|${plainTime.source}|\\b(?:provided|available|included|paid|offered|given|shared|required)$|${bareThing.source}|${joinable.source}|${workTime.source}|${clockLike.source}`,
      'i',
    ),
  }),
  ...frames(
    'about',
    [
      'This is the short version: {s_}.',
      '[Here is] what to expect: {s_}.',
      'We can tell you this: {s_}.',
      'The facts are these: {s_}.',
      'Note this: {s_}.',
    ],
    {
      from: ['description'],
      kinds: ['np', 'ing', 'participle', 'adjective', 'infinitive'],
      match: /^(?!an?\b|the\b)/i,
      unless: new RegExp(
        `${bareThing.source}|${joinable.source}|${plainTime.source}|${clockLike.source}|${perkLike.source}|${countLike.source}|^(?:based|paid|trained|employed)\\b`,
        'i',
      ),
    },
  ),
  ...frames('about', ['[You will] work in {s_}.', 'Your place of work is {s_}.', ['Picture {s_}.', 'figure']], {
    from: ['description'],
    kinds: ['np'],
    match: placeLike,
    unless: roleLike,
  }),
  ...frames(
    'about',
    ['You can expect {s_}.', '[Here is] what to expect: {s_}.', 'Count on {s_}.', 'Note this: {s_}.'],
    {
      from: ['description'],
      kinds: ['np'],
      match: /^(?:an?|the)\b/i,
      unless: new RegExp(`${roleLike.source}|${placeLike.source}|${joinable.source}`, 'i'),
    },
  ),
];
