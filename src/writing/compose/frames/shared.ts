import { type Frame, frames } from './frame.ts';
import {
  barePost,
  bareThing,
  clockLike,
  coverable,
  joinable,
  noteLike,
  pastYear,
  placeLike,
  plainTime,
  roleLike,
  rotaLike,
  workTime,
} from './patterns.ts';

/** Statements of the recruiter's own: the words are theirs, the frame only makes a sentence of them. */
export const statementFrames: readonly Frame[] = [
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
  ...frames(
    'hook',
    [
      'Expect {s_}.',
      'This is what you get: {s_}.',
      'You get {s_}.',
      ['Want {s_}? That is what you get.', 'question casual'],
    ],
    { from: ['proposition'], kinds: ['np'], unless: bareThing },
  ),
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
      unless: clockLike,
    },
  ),
  ...frames('about', ['The job is {s_}.', '[You will] work {s_}.', 'The post is {s_}.'], {
    from: ['description'],
    kinds: ['np', 'adjective'],
    match: plainTime,
  }),
  ...frames('about', ['[You will] work {s_}.', 'Expect {s_}.', 'The pattern is {s_}.'], {
    from: ['description'],
    kinds: ['np'],
    match:
      /^(?!an?\b|the\b|no\b|\d+ (?!hours?\b|days?\b|shifts?\b|nights?\b|evenings?\b|mornings?\b|weeks?\b|weekends?\b)[a-z]+ (?:a|per)\b)(?!.*[,;(/])(?!(?:(?:one|two|three|four|five|\d+) of|on[- ]?site|hybrid|remote|permanent|based|\d+[- ]on|home|full|part)\b).*\b(?:earl(?:y|ies)|lates?|nights?|shifts?|weekends?|days?|hours|monday|rota|evenings?|mornings?|week)\b/i,
    unless:
      /:|%|\bworking\b|\b(?:allowance|premium|supplement|bonus|overtime|avail\w*|pay|paid)\b|^college|^(?:(?:part|full)[- ]time|freelance)\b|^(?:one|two|three|four|five|six|\d+) (?:days?|hours|evenings|nights|mornings) (?:a|per|over)\b|\b(?:driver|nurse|carer|teacher|engineer|technician|manager|assistant|worker|officer|chef|cook|cleaner|operator|developer|supervisor|role|post|job|position|remote|hybrid|permanent|temporary|fixed|class|children|pupils|patients|residents|customers)\b/i,
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
  ...frames('about', ['The job covers {s_}.', 'The work covers {s_}.'], {
    from: ['description'],
    kinds: ['np', 'ing'],
    match: coverable,
    unless: new RegExp(
      `\\b(?:provided|available|included|paid|offered|given|shared|required)$|${bareThing.source}|${joinable.source}|${workTime.source}|${clockLike.source}`,
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
        `${bareThing.source}|${joinable.source}|${plainTime.source}|${clockLike.source}|^(?:based|paid|trained|employed)\\b`,
        'i',
      ),
    },
  ),
  ...frames('about', ['[You will] work in {s_}.', 'Your place of work: {s_}.', 'Picture {s_}.'], {
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
  ...frames('proof', ['{s}.'], { from: ['evidence'], kinds: ['clause'] }),
  ...frames('proof', ['It may help to know that {s_}.'], { from: ['evidence'], kinds: ['clause'], unless: /[:;]/ }),
  ...frames('proof', ['[It is] worth knowing: {s_}.', 'You may like to know this: {s_}.'], {
    from: ['evidence'],
    kinds: ['np', 'loose'],
    unless: /:/,
  }),
  ...frames('proof', ['[We are] {s_}.', '{employer} is {s_}.'], {
    from: ['evidence'],
    kinds: ['participle'],
    unless: pastYear,
  }),
  ...frames('proof', ['We were {s_}.', '{employer} was {s_}.'], {
    from: ['evidence'],
    kinds: ['participle'],
    match: pastYear,
  }),
  ...frames(
    'proof',
    ['This is our record so far: {s_}.', 'We can point to this: {s_}.', '[Here is] something to know about us: {s_}.'],
    {
      from: ['evidence'],
      kinds: ['np', 'adjective', 'ing', 'loose'],
      unless: /:/,
    },
  ),
  ...frames('proof', ['{s}.'], { from: ['evidence'], kinds: ['np', 'loose'], match: /:/ }),
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
  ...frames('aim', ['{s}.', 'Our mission: {s_}.'], { from: ['mission'], kinds: ['clause'] }),
  ...frames('aim', ['Our mission is to {s_}.', '[We are] here to {s_}.', '{employer} is here to {s_}.'], {
    from: ['mission'],
    kinds: ['verb'],
  }),
  ...frames('aim', ['We want {s_}.', 'Our vision is {s_}.'], { from: ['vision'], kinds: ['infinitive', 'np'] }),
  ...frames('aim', ['[We are] working towards {s_}.'], { from: ['vision'], kinds: ['np'] }),
  ...frames('aim', ['{s}.'], { from: ['vision'], kinds: ['clause'] }),
  ...frames('aim', ['Our vision: {s_}.', 'What we work towards: {s_}.'], {
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
  }),
  ...frames('aim', ['Our purpose: {s_}.', 'Behind it all is a purpose: {s_}.'], {
    from: ['purpose'],
    kinds: ['loose'],
  }),
  ...frames('aim', ['{s}.', 'Our purpose: {s_}.'], { from: ['purpose'], kinds: ['clause'] }),
  ...frames('aim', ['Our purpose is to {s_}.', '[We are] here to {s_}.'], { from: ['purpose'], kinds: ['verb'] }),
  ...frames('must', ['{s}.'], { from: ['imperative'], kinds: ['clause', 'verb', 'loose'] }),
  ...frames(
    'must',
    ['Please note that {s_}.', 'You should know that {s_}.', 'One more thing: {s_}.', 'We want you to know that {s_}.'],
    { from: ['imperative'], kinds: ['clause'], unless: /[:;]|^please\b/i },
  ),
  ...frames('must', ['Worth knowing: {s_}.', 'Please note: {s_}.', 'Good to know: {s_}.', 'Something to note: {s_}.'], {
    from: ['imperative'],
    kinds: ['np', 'ing', 'participle', 'adjective', 'infinitive'],
    match: noteLike,
  }),
  ...frames('must', ['The job is {s_}.', 'This post is {s_}.', 'The role is {s_}.'], {
    from: ['imperative'],
    kinds: ['np', 'adjective'],
    match: /^subject to\b|^(?!.*\b(?:is|are)\b).*\b(?:time|hours|days|nights|weekends|evenings) only$/i,
  }),
  ...frames('must', ['The pattern is {s_}.', 'The rota is {s_}.', 'You work {s_}.', 'Expect {s_}.'], {
    from: ['imperative'],
    kinds: ['np'],
    match: rotaLike,
    unless: noteLike,
  }),
  ...frames(
    'must',
    ['{s} is part of this job.', 'The job is linked to {s_}.', 'Your work is tied to {s_}.', '{s} comes into it too.'],
    {
      from: ['imperative'],
      kinds: ['np'],
      match: /^[A-Z][a-z]+ [A-Z][a-z]+$/,
      unless: noteLike,
    },
  ),
  ...frames('must', ['The job involves {s_}.', 'Part of the job: {s_}.', 'Your work will involve {s_}.'], {
    from: ['imperative'],
    kinds: ['np', 'ing'],
    unless: new RegExp(`${noteLike.source}|${rotaLike.source}`, 'i'),
  }),
  ...frames('must', ['Worth knowing: {s_}.', 'Please note: {s_}.', 'Good to know: {s_}.'], {
    from: ['imperative'],
    kinds: ['participle', 'adjective', 'infinitive'],
    unless: noteLike,
  }),
];

/** Pillars, values and the strapline, by the kind of their name and of their statement. */
const anyName = ['np', 'verb', 'participle', 'adjective', 'ing', 'infinitive', 'loose'] as const;
export const guideFrames: readonly Frame[] = [
  ...frames('why', ['{st}.', 'Here, {st_}.', 'At {employer}, {st_}.'], {
    from: ['pillar'],
    kinds: ['clause'],
    unless: /^(?:if|when|here|at)\b/i,
  }),
  ...frames(
    'why',
    [
      '{g}: {st_}.',
      ['What do we mean by “{g_}”? {st}.', 'question warm'],
      'We call it “{g_}”: {st_}.',
      'When we say “{g_}”, we mean that {st_}.',
    ],
    { from: ['pillar'], kinds: ['clause'], nameKinds: anyName, unless: /;/ },
  ),
  ...frames('why', ['“{g}” is more than a line: {st_}.', '{st}. “{g}”, we call it.'], {
    from: ['pillar'],
    kinds: ['clause'],
    nameKinds: ['clause'],
  }),
  ...frames('why', ['{g}: {st_}.', 'By “{g_}” we mean {st_}.', 'You get {st_}.'], {
    from: ['pillar'],
    kinds: ['np'],
    nameKinds: ['np'],
  }),
  ...frames('why', ['{g} here means {st_}.'], {
    from: ['pillar'],
    kinds: ['np'],
    nameKinds: ['np'],
    nameUnless: /[^s]s\b(?!.*[^s]$)|\band\b/i,
  }),
  ...frames('why', ['“{g}” means {st_}.', 'By “{g_}” we mean {st_}.', 'Expect {st_}.'], {
    from: ['pillar'],
    kinds: ['np'],
    nameKinds: ['verb', 'participle', 'adjective', 'ing', 'infinitive', 'clause', 'loose'],
  }),
  ...frames('why', ['“{g}” is how we put it: {st_}.', '{g}: {st_}.'], {
    from: ['pillar'],
    kinds: ['verb', 'ing', 'participle', 'adjective', 'infinitive', 'loose'],
  }),
  ...frames('why', ['What “{g_}” stands for: {st_}.', 'We call it “{g_}”: {st_}.'], {
    from: ['pillar'],
    kinds: ['loose'],
  }),
  ...frames('why', ['You get {g_}.', 'We offer {g_}.', 'Expect {g_}.'], {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameBare: false,
  }),
  ...frames('why', ['What we promise: {g_}.', 'Something we promise: {g_}.'], {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['np'],
    nameBare: true,
  }),
  ...frames('why', ['“{g}” is what we promise the people who work here.', 'We promise this: {g_}.'], {
    from: ['pillar'],
    kinds: ['none'],
    nameKinds: ['verb', 'participle', 'adjective', 'ing', 'infinitive', 'clause', 'loose'],
  }),
  ...frames('how', ['{st}.', 'Here, {st_}.'], {
    from: ['value'],
    kinds: ['clause'],
    unless: /^(?:if|when|here|at)\b/i,
  }),
  ...frames(
    'how',
    [
      '{g}: {st_}.',
      '“{g}” is one of our values: {st_}.',
      'One of our values is “{g_}”: {st_}.',
      'We mean it when we say “{g_}”: {st_}.',
      ['What guides us? “{g}”, for one: {st_}.', 'question warm'],
    ],
    { from: ['value'], kinds: ['clause'], nameKinds: [...anyName], unless: /;/ },
  ),
  ...frames('how', ['“{g}” is one of our values. {st}.', 'We live by “{g_}”. {st}.'], {
    from: ['value'],
    kinds: ['clause'],
  }),
  ...frames(
    'how',
    [
      '{g}: {st_}.',
      '“{g}” means {st_}.',
      'By “{g_}” we mean {st_}.',
      'One of our values, “{g_}”, means {st_}.',
      'Expect {st_}.',
    ],
    { from: ['value'], kinds: ['np'] },
  ),
  ...frames(
    'how',
    [
      '“{g}” is one of our values: {st_}.',
      '{g}: {st_}.',
      'What does “{g_}” mean? {st}.',
      'One of our values is “{g_}”: {st_}.',
    ],
    { from: ['value'], kinds: ['verb', 'ing', 'participle', 'adjective', 'infinitive', 'loose'] },
  ),
  ...frames('how', ['“{g}” is one of our values.', 'One of our values is “{g_}”.', 'Among our values is “{g_}”.'], {
    from: ['value'],
    kinds: ['none'],
  }),
  ...frames('line', ['{g}.', 'Our promise is in our line: “{g}”.'], { from: ['strapline'] }),
];
