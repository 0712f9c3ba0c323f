/** A text that would only tell what another tells, told from other facts. */
import { assemble, type Batch, type ItemPlan } from '../plan/assemble.ts';
import type { Candidate } from '../plan/pool.ts';
import { likeFacts, newsOf, tellsSame, toldBy } from '../plan/what-is-told.ts';
import type { Random } from '../seed.ts';
import type { StepContext } from './context.ts';

/** Whether a text only tells what one of its batch, or of those before, has told. */
export const saidBefore = (
  sentences: readonly Candidate[],
  bullets: readonly Candidate[],
  batch: Batch,
  ledger: StepContext['ledger'],
): boolean => {
  const told = toldBy([...sentences, ...bullets], ledger);
  return batch.told.some((other) => tellsSame(told, other, ledger.alike));
};

/** The text told from other facts: without some of those that it shares with the earlier text that it is most like. Null where all would be one of before. */
export function retold(
  made: readonly Candidate[],
  bullets: readonly Candidate[],
  pool: readonly Candidate[],
  item: ItemPlan,
  batch: Batch,
  ledger: StepContext['ledger'],
  random: Random,
): Candidate[] | null {
  const facts = new Set(newsOf([...made, ...bullets]));
  const [likest] = [...batch.told].sort(
    (one, other) => likeFacts(facts, other.facts, ledger.alike) - likeFacts(facts, one.facts, ledger.alike),
  );
  const owed = new Set(
    newsOf(made.filter((one) => item.required.some(({ weight, meets }) => weight >= 9 && meets(one)))),
  );
  const shared = [...new Set(newsOf(made))]
    .filter((id) => likest?.facts.has(id) && !owed.has(id))
    .sort((one, other) => (batch.facts.get(other) ?? 0) - (batch.facts.get(one) ?? 0));
  for (const share of [0.34, 0.67, 1]) {
    const left = new Set(shared.slice(0, Math.ceil(shared.length * share)));
    if (left.size === 0) continue;
    const other = assemble(
      pool.filter(({ factIds }) => !factIds.some((id) => left.has(id))),
      item,
      batch,
      random,
    );
    if (other && !saidBefore(other, bullets, batch, ledger)) return other;
  }
  return null;
}
