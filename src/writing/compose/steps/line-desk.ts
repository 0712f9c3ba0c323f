/** What the choice of a batch of lines goes by: what is owed, what was chosen so far and how strict it still is. */

import type { Ledger } from '../ledger/facts.ts';
import { realiseDate } from '../plan/bind.ts';
import type { Candidate } from '../plan/pool.ts';
import type { LinePlan } from './line.ts';
import { isOwedLine } from './promise-lines.ts';
import { type Likeness, likenessOf } from './same-lines.ts';
import { heldAgainstShown } from './shown-lines.ts';

/** How strict a choice still is. It only becomes less so, so that somebody who asks for more gets something. */
export interface Strictness {
  /** Where hardly anything is new, a fact that was shown may come in another line. */
  eased: boolean;
  /** Lines that say the same in other words only stand where nothing else is left: 0 none, 1 and 2 more and more. */
  loose: number;
  /** What was shown before may be put in another way. */
  again: boolean;
}

export interface LineDesk extends Strictness {
  plan: LinePlan;
  ledger: Ledger;
  likeness: Likeness;
  chosen: Candidate[];
  /** How many places of the batch are still open, this one among them. */
  open: number;
  /** How many of the chosen are so. */
  has: (test: (line: Candidate) => boolean) => number;
  titleFirst: (line: Candidate) => boolean;
  saysClosing: (line: Candidate) => boolean;
  owes: Owes;
  announcedAgain: (line: Candidate) => boolean;
  likeShown: (line: Candidate, other: string) => number;
}

/** What a batch owes of the company's guidelines and of what the recruiter promises. */
export interface Owes {
  /** The pillars and values that some line has to have. */
  full: readonly string[];
  /** Pillars of 75% and more. */
  heavy: readonly string[];
  /** Whether a line has a guideline that none has yet. */
  pillar: (line: Candidate) => boolean;
  /** Whether it has that, or a promise where none has one. */
  any: (line: Candidate) => boolean;
  /** Whether it has what is at 100%. */
  whole: (line: Candidate) => boolean;
  /** Whether something at 100% is in no line yet. */
  wholeLeft: () => boolean;
  /** How many are in no line yet: so many places are theirs. */
  left: () => number;
}

function owesOf(plan: LinePlan, ledger: Ledger, has: LineDesk['has']): Owes {
  const full = ledger.guides.filter(({ fact }) => isOwedLine(fact)).map(({ fact }) => fact.id);
  const heavy = ledger.guides
    .filter(({ fact }) => fact.weight >= 75 && fact.kind === 'pillar')
    .map(({ fact }) => fact.id);
  const promises = ledger.sentences.filter(({ fact }) => fact.kind === 'proposition').map(({ fact }) => fact.id);
  const weights = new Map(ledger.guides.map(({ fact }) => [fact.id, fact.weight]));
  const isWhole = (fact: string): boolean => (weights.get(fact) ?? 0) >= 100;
  const told = (fact: string): boolean => has(({ factIds }) => factIds.includes(fact)) > 0;
  const promised = (line: Candidate): boolean => promises.some((id) => line.factIds.includes(id));
  const pillar = (line: Candidate): boolean =>
    plan.owesPillars === true && full.some((fact) => line.factIds.includes(fact) && !told(fact));
  return {
    full,
    heavy,
    pillar,
    any: (line) =>
      pillar(line) || (plan.owesPillars === true && plan.shown.length === 0 && promised(line) && has(promised) === 0),
    whole: ({ factIds }) => factIds.some(isWhole),
    wholeLeft: () => full.some((fact) => isWhole(fact) && !told(fact)),
    left: () => (plan.owesPillars === true ? full.filter((fact) => !told(fact)).length : 0),
  };
}

/** The desk of a batch of which no line is chosen yet. */
export function lineDesk(pool: readonly Candidate[], plan: LinePlan, ledger: Ledger): LineDesk {
  const chosen: Candidate[] = [];
  const title = ledger.title?.text.toLowerCase() ?? '';
  const has = (test: (line: Candidate) => boolean): number => chosen.filter(test).length;
  const owes = owesOf(plan, ledger, has);
  // When applications close is in one call, however it is said; what must be said may have said it.
  const closes =
    plan.kind === 'call' ? (realiseDate(ledger.deadline, ledger.american)?.replace(/,? \d{4}$/, '') ?? '') : '';
  const likeness = likenessOf(plan, ledger);
  return {
    plan,
    ledger,
    likeness,
    chosen,
    has,
    owes,
    open: plan.count,
    eased: false,
    loose: 0,
    again: false,
    titleFirst: ({ text }) => title !== '' && text.toLowerCase().startsWith(title),
    saysClosing: ({ text }) => closes !== '' && text.includes(closes),
    ...heldAgainstShown(pool, plan, likeness, { full: owes.full, closes, owed: owes.any }),
  };
}
