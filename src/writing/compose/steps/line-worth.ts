/** What a line is worth for what it tells: a fact of its own before names alone, and no chore. */

import type { Ledger } from '../ledger/facts.ts';
import { isChore } from '../plan/chore.ts';
import type { Candidate } from '../plan/pool.ts';
import { isGift } from './asked-labels.ts';
import type { LinePlan } from './line.ts';

const saysHowItIs =
  /(?:^|[:?.] )(?:you(?:['’]ll| will| also)* (?:work|report|join|spend)\b|the (?:job|post|role|position) (?:is|covers)\b)/i;

/** What the recruiter wrote first says more of a job than what stands last. */
export function foremost({ factIds }: Candidate, { duties }: Ledger): number {
  const ranks = duties.flatMap(({ fact }, rank) => (factIds.includes(fact.id) ? [rank] : []));
  return ranks.length === 0 ? 0 : Math.max(-0.6, 0.6 - 0.3 * Math.min(...ranks));
}

/** What a line is worth for what it tells: a fact of its own before the bare title, the promise before all. */
export function tells(
  line: Candidate,
  kind: LinePlan['kind'],
  has: (test: (line: Candidate) => boolean) => number,
): number {
  const kinds = new Set(line.factIds.map((fact) => fact.split(':')[0] ?? ''));
  const fresh = (kind: string): boolean =>
    kinds.has(kind) && has((other) => other.factIds.some((fact) => fact.startsWith(`${kind}:`))) === 0;
  let worth = 0;
  // A call needs no fact beside the next step.
  if (isBare(line) && kind === 'headline') worth -= Math.min(3, 1.2 + 0.6 * has(isBare));
  if (fresh('proposition')) worth += 2.4;
  else if (kinds.has('proposition')) worth += 0.5;
  for (const told of ['evidence', 'pay', 'description', 'strapline']) if (fresh(told)) worth += 0.8;
  if (kinds.has('pay') && !fresh('pay')) worth -= 1;
  // "Help us load the van", "answer the phone": a task of two words tells little of a job.
  if (kinds.has('duty') && kind === 'headline') worth -= line.words <= 5 ? 0.4 : 0;
  // "Join us and lock up": nobody comes for a chore.
  if (kinds.has('duty') && isChore(line.text)) worth -= 2.2;
  if (/\bhelp us\b/i.test(line.text) && !kinds.has('mission') && !kinds.has('purpose'))
    worth -= 0.5 + 0.8 * has((other) => /\bhelp us\b/i.test(other.text));
  // "Our office is open until 4pm": nobody takes a job for that.
  if (
    kinds.has('description') &&
    /\b(?:is|are) (?:open|closed)\b|\b(?:runs|opens|closes|starts|ends) (?:from|at|on)\b/i.test(line.text)
  )
    worth -= 2.5;
  // "A team of 17", "a six-day week": how things are, and no reason to come.
  if (/^(?:an? )?(?:team of \S+|(?:five|six|5|6)-day week)$/i.test(line.text)) worth -= 2.5;
  // "You work on the app", "you also work on Saturdays": how it is, and no reason to come.
  if (kinds.has('description') && kind === 'headline' && saysHowItIs.test(line.text)) worth -= 1.5;
  // "Do you have a class B licence?": looked up in the list.
  if (kinds.has('have') && kind === 'headline' && !isGift.test(line.text)) worth -= 1.5;
  // Two tasks in one line leave one line fewer for the rest.
  if (kind === 'headline' && line.factIds.filter((fact) => fact.startsWith('duty:')).length > 1) worth -= 1;
  // "Handle audits": a thing where a task was asked for tempts nobody.
  if (line.factIds.some((fact) => /:nouns\d+$/.test(fact))) worth -= 1.2;
  return worth;
}

export const sharesFact = (one: Candidate, other: Candidate): boolean =>
  one.factIds.some((fact) => !/^(?:title|employer|place|sector):/.test(fact) && other.factIds.includes(fact));

/** A line that says no more than who looks for whom, and where. */
export const isBare = ({ factIds }: Candidate): boolean =>
  factIds.every((fact) => /^(?:title|employer|place|sector):/.test(fact));

/** A bare line that calls people over. */
export const invites = (line: Candidate): boolean =>
  isBare(line) && /^(?:work in|move to|join|choose|a job in|step into)\b/i.test(line.text);
