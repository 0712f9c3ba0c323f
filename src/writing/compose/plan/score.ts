/** How good a text is: what it says, how its sentences stand together, and how far it is from those beside it. */
import type { Batch } from './batch.ts';
import { costOfEchoes, echoesOf, type Others, runsIn } from './echoes.ts';
import type { ItemPlan } from './item-plan.ts';
import type { Sentence } from './sentences.ts';
import { likeFacts, newsOf } from './what-is-told.ts';

/** The reporting line, as a fact. */
const reporting = 'team:jobDescription:reports';
const none: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/**
 * How good a text is; one that can't be better than `best` is not compared with the batch's other texts, which only takes
 * away.
 */
export function scoreOf(item: readonly Sentence[], plan: ItemPlan, batch: Batch, others: Others, best: number): number {
  const words = item.reduce((sum, { candidate }) => sum + candidate.words, 0);
  let score = 0;
  if (words < plan.band[0]) score -= 3 + (plan.band[0] - words) * 0.3;
  for (let at = 0; at < plan.required.length; at += 1)
    if (!item.some(({ meets }) => meets[at])) score -= plan.required[at]?.weight ?? 0;
  score += standing(item, plan);
  if (plan.leading) score += leads(item, plan);
  const tells = (id: string): boolean => item.some(({ candidate }) => candidate.factIds.includes(id));
  // Who somebody reports to is worth one text of a batch.
  if (!batch.facts.has(reporting) && tells(reporting)) score += 1.6;
  // Where which job is belongs to the introduction.
  if (
    !plan.leading &&
    item.some(
      ({ candidate: { factIds } }) => factIds.includes('title:general:0') && factIds.includes('place:general:0'),
    )
  )
    score += 1.2;
  score += rhythm(item, words);
  if (score <= best) return score;
  score -= likeness(item, plan, others);
  if (score <= best) return score;
  // Other facts before other words for the same ones.
  const facts = new Set(
    [...newsOf(item.map(({ candidate }) => candidate)), ...(plan.told ?? [])].filter((id) => !plan.inMost?.has(id)),
  );
  let likest = 0;
  for (const { facts: told } of batch.told) likest = Math.max(likest, likeFacts(facts, told, plan.alike ?? none));
  if (likest > 0.5) score -= (likest - 0.5) * 8;
  // The same facts all over again.
  if (likest > 0.85) score -= (likest - 0.85) * 40;
  return score;
}

/** How well each sentence stands where it stands. */
function standing(item: readonly Sentence[], plan: ItemPlan): number {
  let score = 0;
  let you = 0;
  let questions = 0;
  let marks = 0;
  for (const [index, { candidate, traits, score: own }] of item.entries()) {
    score += own;
    const previous = item[index - 1]?.traits;
    // "You'll ... You'll ..." is how tasks are told; a third time it is a list.
    if (previous && previous.first === traits.first)
      score -= traits.isYou && item[index - 2]?.traits.first !== traits.first ? 0.8 : 1.6;
    if (previous && traits.namesEmployer && previous.namesEmployer) score -= 1.2;
    if (traits.isYou) you += 1;
    if (traits.asks) {
      questions += 1;
      if (index === item.length - 1 && index > 0) score -= 1;
    }
    if (traits.isMarked) marks += 1;
    if (index === 0) score += traits.asOpener + (plan.openers[0] === candidate.group ? 1 : 0);
    // "What is more" right behind where the job is: it goes on from a promise.
    if (index === 1 && traits.isFollow) score -= 1;
  }
  if (you > item.length * 0.6) score -= 1.5;
  if (questions > 1) score -= 2 * (questions - 1);
  const room = item.length > 6 ? 2 : 1;
  if (marks > room) score -= 1.4 * (marks - room);
  return score;
}

/** Whether the text begins with what the recruiter wrote first, and asks for enough of who it seeks. */
function leads(item: readonly Sentence[], plan: ItemPlan): number {
  const first = item.find(({ traits }) => traits.subject !== null)?.rank ?? 99;
  let score = first === 0 ? 2 : first === 1 ? 1.4 : first === 2 ? 0.9 : 0;
  if (plan.traits) {
    const asked = new Set(
      item.filter(({ traits }) => traits.subject === 'person').flatMap(({ candidate }) => candidate.factIds),
    ).size;
    score -= 1.2 * Math.max(0, plan.traits - asked);
  }
  return score;
}

/** Sentences of different lengths, none too long, and not always "job". */
function rhythm(item: readonly Sentence[], words: number): number {
  const jobs = item.reduce((sum, { traits }) => sum + traits.jobs, 0);
  const mean = words / item.length;
  const spread = Math.sqrt(item.reduce((sum, { candidate }) => sum + (candidate.words - mean) ** 2, 0) / item.length);
  return Math.min(spread, 6) * 0.15 - (jobs > 2 ? (jobs - 2) * 0.7 : 0) - (mean > 17 ? (mean - 17) * 0.4 : 0);
}

/** What is word for word in the other texts, the bullets of this one among it. */
function likeness(item: readonly Sentence[], { list, band }: ItemPlan, others: Others): number {
  if (others.runs.length === 0) return 0;
  const echoed = others.runs.map(() => 0);
  const count = (echoes: readonly number[]): void => {
    for (let at = 0; at < echoed.length; at += 1) echoed[at] = (echoed[at] ?? 0) + (echoes[at] ?? 0);
  };
  let size = band[0];
  for (const { echoes } of item) count(echoes);
  for (const text of list ?? []) {
    count(echoesOf(text, others));
    size += runsIn(text).size;
  }
  return costOfEchoes(echoed, size, others);
}
