import { coverage } from '../language/words.ts';
import type { Ledger, SentenceFact } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import type { Requirement } from './assemble.ts';
import type { Candidate } from './pool.ts';

/** The ledger with the things that this step must say. */
export function withImperatives(ledger: Ledger, imperatives: readonly Imperative[]): Ledger {
  const facts = new Map(ledger.facts);
  // What must be said is not said once more as a note of the description.
  const sentences: SentenceFact[] = ledger.sentences.filter(
    ({ fact, statement }) =>
      fact.kind !== 'description' ||
      !imperatives.some(({ text }) => coverage(statement.text, text) > 0.9 && coverage(text, statement.text) > 0.9),
  );
  imperatives.forEach((imperative, index) => {
    const fact = {
      id: `imperative:imperative:${index}`,
      source: 'imperative' as const,
      kind: 'imperative' as const,
      text: imperative.text,
      weight: 100,
    };
    facts.set(fact.id, fact);
    sentences.push({ fact, statement: imperative.statement });
  });
  return { ...ledger, facts, sentences };
}

/** A sentence meets an imperative when it says nearly all of its words, in a frame of its own or with a fact that has them. */
export const imperativeRequirements = (imperatives: readonly Imperative[]): Requirement[] =>
  imperatives.map((imperative) => ({
    name: `imperative ${imperative.text}`,
    meets: (candidate: Candidate) => coverage(imperative.text, candidate.text) >= 0.85,
    weight: 30,
  }));

export const factRequirement = (id: string, weight: number): Requirement => ({
  name: id,
  meets: (candidate) => candidate.factIds.includes(id),
  weight,
});

/** Leaves out what says a banned word. */
export const withoutBanned = (pool: readonly Candidate[], banned: readonly string[]): Candidate[] =>
  banned.length === 0
    ? [...pool]
    : pool.filter(({ text }) => !banned.some((word) => text.toLowerCase().includes(word)));

/** Which of a batch's items a guideline goes to, by its slider: 100 in all but one, 75 and 50 in one, 25 where there is room. */
export function guidelineItems(weight: number, rank: number, count: number): number[] {
  const at = (index: number): number => ((index % count) + count) % count;
  if (weight >= 100)
    return count === 1
      ? [0]
      : Array.from({ length: Math.max(2, count - 1) }, (_, index) => at(rank + index)).slice(0, count);
  return weight >= 50 ? [at(rank + 2)] : [];
}
