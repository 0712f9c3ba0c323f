/** What the texts of a batch have used, so that the next one brings something else. */
import type { Candidate } from './pool.ts';
import { has } from './says-again.ts';
import type { Told } from './what-is-told.ts';

/** What the batch has used so far. */
export interface Batch {
  openings: Set<string>;
  sentences: Set<string>;
  /** Notes that stand as they were typed: there are no other words for them, so a further iteration may say them again. */
  noted: Set<string>;
  frames: Map<string, number>;
  facts: Map<string, number>;
  /** Bodies of this batch and of what was shown before. */
  bodies: string[];
  /** The texts of this batch so far, whole, their lists and headlines among them. Another list for each text that comes in. */
  beside: readonly string[];
  /** Texts that were shown before, whole. */
  texts: string[];
  /** What each of them, and of the texts of this batch, tells. */
  told: Told[];
  pairs: Set<string>;
  /** The words of the job title, the employer, the place and the sector, small: every text has them, so they tell none from another. */
  names: ReadonlySet<string>;
}

export const newBatch = (names: ReadonlySet<string>): Batch => ({
  openings: new Set(),
  sentences: new Set(),
  noted: new Set(),
  frames: new Map(),
  facts: new Map(),
  bodies: [],
  beside: [],
  texts: [],
  told: [],
  pairs: new Set(),
  names,
});

/** A frame with the facts in it, by a name. */
export const pairOf = ({ frameId, factIds }: Candidate): string => `${frameId}|${factIds.join()}`;

/** How often the words of a sentence were used in the batch; a plain turn wears out slowly. */
export const usedBefore = (candidate: Candidate, batch: Batch): number =>
  (batch.frames.get(candidate.frameId) ?? 0) * (has(candidate, 'plain') ? 0.25 : 1);

/** What must be said stands in each text, in its plainest words: it makes none of them a copy of another. */
export const withoutMust = (item: readonly Candidate[]): string =>
  item
    .filter(({ group }) => group !== 'must')
    .map(({ text }) => text)
    .join(' ');

/** Books what an item has used. */
export function book(batch: Batch, item: readonly Candidate[]): void {
  for (const candidate of item) {
    batch.openings.add(candidate.opening);
    for (const opening of candidate.further ?? []) batch.openings.add(opening);
    (has(candidate, 'note') ? batch.noted : batch.sentences).add(candidate.text);
    batch.frames.set(candidate.frameId, (batch.frames.get(candidate.frameId) ?? 0) + 1);
    batch.pairs.add(pairOf(candidate));
    for (const fact of candidate.factIds) batch.facts.set(fact, (batch.facts.get(fact) ?? 0) + 1);
  }
  batch.bodies.push(withoutMust(item));
}

/** What a further iteration keeps of the ones before: their words, pairs of frame and facts, and, for half, how often each fact was told. */
export function carryOver(batch: Batch): Batch {
  return {
    openings: new Set(),
    sentences: new Set(batch.sentences),
    noted: new Set(),
    // What stood in a list before comes last in the next one.
    frames: new Map([...batch.frames].filter(([name]) => name.startsWith('bullet '))),
    facts: new Map([...batch.facts].map(([fact, times]) => [fact, times / 2])),
    bodies: [...batch.bodies],
    beside: [],
    texts: [...batch.texts],
    told: [...batch.told],
    pairs: new Set(batch.pairs),
    names: batch.names,
  };
}
