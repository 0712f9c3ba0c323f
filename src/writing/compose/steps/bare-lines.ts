/** Lines that say no more than who looks for whom: one of each kind is enough for a batch and its refresh. */

type Kind = 'apply' | 'asks' | 'needs' | 'send' | 'step' | 'label' | 'job' | 'next' | 'ours' | null;
/** Kinds that a refresh doesn't have again: a reader takes two of them for one line. */
export const onceOnly: ReadonlySet<Kind> = new Set<Kind>(['label', 'job', 'next']);
/** Kinds that say no more than that somebody is sought: calls of a refresh have none after those that were shown. */
export const soughtOnly: ReadonlySet<Kind> = new Set<Kind>(['asks', 'needs', 'next', 'ours', 'job', 'label']);
const kinds: readonly (readonly [RegExp, Kind])[] = [
  // "Could you be our next Supervisor? Apply", "is this your next job? Apply to Agate & Elm".
  [
    /\b(?:is this your next (?:job|role|move)|(?:could you be|are you) our next\b[^?]*|(?:could|is) (?:it|this) (?:be )?you)\? apply\b/i,
    'asks',
  ],
  // "We need a Supervisor in Duluth", "Agate & Elm needs a Supervisor", "Supervisor wanted in Duluth".
  [/\b(?:needs?|wants?|wanted|looking for|hiring|recruiting|seeks?|has a (?:job|place|post) for)\b/i, 'needs'],
  // "Start your application now", "your application starts here", "send your application".
  [/\b(?:send|start|begin|make)(?: us| in)? (?:your|an) application\b|\byour application (?:starts|begins)\b/i, 'send'],
  // "Take the next step", "your next step: apply".
  [/\bnext step\b/i, 'step'],
  // "Your next job: Supervisor", "is this your next job: Supervisor in Duluth?".
  [/\byour next (?:job|role|post|move|step up)\b/i, 'next'],
  // "Be our next Supervisor", "are you our next Supervisor?".
  [/\bour next\b/i, 'ours'],
];
/** "A role for a Supervisor in Duluth", "based in Duluth: Supervisor": names, and that it is a job. */
const onlyJob =
  /^(?:(?:based|role|jobs?|post|position|place|sector|field|industry|is|open|new|there|available|this|it|s) ?)+$/;

/** "Apply now: Supervisor, Duluth", "be a Supervisor in Duluth: apply now": names, the pay at most, and that one may apply. */
const onlyApply =
  /^(?=.*\bapply\b)(?:(?:apply|now|today|be|become|join|us|our|next|this|role|job|to|earn|your|work|wanted|is|it|you|could|are|year|hour|day|month|week|over|plus) ?)+$/;
const sums = /[£€$₹]\s?\d[\d,.]*k?/g;

/** The kind of a line by its words beside the names; `names` finds those. */
export function bareKind(text: string, names: RegExp): Kind {
  const rest = text
    .toLowerCase()
    .replace(names, ' ')
    .replace(/\b(?:in|at|with|for|as|an?|the|and|of)\b|[^\p{L}\p{N} ]/gu, ' ')
    .trim();
  // "Benefits Officer, Revenues and benefits, Stalybridge": names, and nothing said.
  if (rest === '') return 'label';
  if (onlyJob.test(rest.replace(/ +/g, ' '))) return 'job';
  const found = kinds.find(([words]) => words.test(text))?.[1] ?? null;
  if (found !== null && found !== 'next' && found !== 'ours') return found;
  return onlyApply.test(
    rest
      .replace(sums, ' ')
      .replace(/\d[\d ]*/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  )
    ? 'apply'
    : found;
}

/** A line without the year of a date: "15 March 2026" and "15 March" are one day. */
export const withoutYear = (text: string): string =>
  text.replace(
    /\b((?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?),? 20\d\d\b/gi,
    '$1',
  );
