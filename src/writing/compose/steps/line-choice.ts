/** The choice of a batch out of all lines that could be said: sound, wanted and clearly different. */

import type { Ledger } from '../ledger/facts.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import type { LinePlan } from './line.ts';
import { isBarred } from './line-bars.ts';
import { type LineDesk, lineDesk } from './line-desk.ts';
import { scoreOf } from './line-score.ts';

/** The share of a batch that a refresh brings in any case, though not all of it tells something new: there are only so many calls. */
const enough = { headline: 0.75, call: 1 } as const;

/** What is worth less than this stands in no batch. */
const LEAST = -8;

interface Noisy {
  line: Candidate;
  noise: number;
}

/** Takes the best line again and again, each judged by those already taken. */
export function choose(pool: readonly Candidate[], plan: LinePlan, ledger: Ledger, random: Random): Candidate[] {
  const desk = lineDesk(pool, plan, ledger);
  const { chosen } = desk;
  const noisy = pool.map((line) => ({ line, noise: random.int(100) / 70 }));
  const wanted = plan.count * enough[plan.kind];
  while (desk.open > 0) {
    const best = bestOf(noisy, desk);
    if (best) {
      chosen.push(best);
      desk.open -= 1;
    } else if (!becomesLess(desk, wanted)) break;
    if ((desk.again && chosen.length > 0) || (desk.eased && chosen.length >= wanted)) break;
  }
  return plan.sequence === 'none' ? chosen : interleave(chosen, desk.titleFirst);
}

/** The best of the lines that may stand beside those chosen; null where none is worth it. */
function bestOf(noisy: readonly Noisy[], desk: LineDesk): Candidate | null {
  let best: Candidate | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { line, noise } of noisy) {
    if (isBarred(line, desk)) continue;
    const score = scoreOf(line, desk);
    if (score === null || score + noise <= bestScore) continue;
    bestScore = score + noise;
    best = line;
  }
  return bestScore >= LEAST ? best : null;
}

/** Makes the choice a step less strict, and says whether there was one left. */
function becomesLess(desk: LineDesk, wanted: number): boolean {
  const { plan, chosen } = desk;
  if (desk.loose < 2) desk.loose += 1;
  else if (!desk.eased && plan.shown.length > 0 && chosen.length < wanted) desk.eased = true;
  else if (!desk.again && plan.shown.length > 0 && chosen.length === 0) desk.again = true;
  else return false;
  return true;
}

function interleave(lines: readonly Candidate[], first: (line: Candidate) => boolean): Candidate[] {
  const one = lines.filter(first);
  const other = lines.filter((line) => !first(line));
  const mixed: Candidate[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1)
    for (const line of [one[index], other[index]]) if (line) mixed.push(line);
  return mixed;
}
