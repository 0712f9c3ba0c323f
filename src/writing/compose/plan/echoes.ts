/**
 * What a text has word for word in common with others: the runs of four words of its sentences that stand in them too. A
 * recruiter sees three texts side by side, and what stands in two of them is read twice.
 */
import { remembering, sharedBy, wordsOf } from '../language/words.ts';
import type { Batch } from './batch.ts';

const RUN = 4;

/** The runs of four words of a text. */
export const runsIn = remembering((text): ReadonlySet<string> => {
  return runsOf(wordsOf(text.toLowerCase()));
});

function runsOf(words: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(words.slice(at, at + RUN).join(' '));
  return runs;
}

/** The same of what is left without names that every text has and without figures: what a text says with them is the same text. */
function bareRuns(text: string, names: ReadonlySet<string>): ReadonlySet<string> {
  const words = wordsOf(text.toLowerCase()).filter((word) => !names.has(word) && !/^\d/.test(word));
  return runsOf(words);
}

/** The texts that another is held against: first those of its batch, then those that were shown before. */
export interface Others {
  runs: readonly ReadonlySet<string>[];
  /** The runs of each without names and figures, and the names. */
  bare: readonly ReadonlySet<string>[];
  names: ReadonlySet<string>;
  /** So many of them stand in the same batch. */
  beside: number;
  /** What was counted before: a text is tried many times. */
  counted: Map<string, readonly number[]>;
}

/** Read once for all tries of a text: the list of texts beside it is another one when a text is taken up. */
const known = new WeakMap<readonly string[], Others>();
export function othersOf({ beside, texts, names }: Pick<Batch, 'beside' | 'texts' | 'names'>): Others {
  const before = known.get(beside);
  if (before) return before;
  const all = [...beside, ...texts];
  const made: Others = {
    runs: all.map(runsIn),
    bare: all.map((text) => bareRuns(text, names)),
    names,
    beside: beside.length,
    counted: new Map(),
  };
  known.set(beside, made);
  return made;
}

/** How many runs of a sentence each of the others has. */
export function echoesOf(text: string, { runs, counted }: Others): readonly number[] {
  const before = counted.get(text);
  if (before) return before;
  const own = [...runsIn(text)];
  const made = runs.map((other) => own.reduce((sum, run) => sum + (other.has(run) ? 1 : 0), 0));
  counted.set(text, made);
  return made;
}

/** The greatest share of a sentence that one text of its batch has. */
export const echoBeside = (text: string, others: Others): number =>
  mostBeside(text, others) / Math.max(1, runsIn(text).size);

/** So many runs that stand beside it are a sentence of their own, whatever leads to it: "Worth knowing about us: ..." makes it none of its own. */
const WHOLE = 6;

/** How much of a sentence is one beside it again, 0 to 1, by what stands there and not by what surrounds it here. */
export const weightBeside = (text: string, others: Others): number => Math.min(1, mostBeside(text, others) / WHOLE);

const mostBeside = (text: string, others: Others): number =>
  Math.max(0, ...echoesOf(text, others).slice(0, others.beside));

/** Without names and figures a text has fewer runs of its own: half of them again is the other text again. */
const BARE = 0.95;

/** The greatest share of the runs of the shorter of two texts that both have, with those beside it and with those that were shown. */
export function likest(text: string, { runs, bare, names, beside }: Others): { beside: number; shown: number } {
  const own = runsIn(text);
  const ownBare = bareRuns(text, names);
  const shares = runs.map((other, at) => Math.max(shareOf(own, other), BARE * shareOf(ownBare, bare[at] ?? new Set())));
  return { beside: Math.max(0, ...shares.slice(0, beside)), shown: Math.max(0, ...shares.slice(beside)) };
}

const shareOf = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  sharedBy(own, other) / Math.max(1, Math.min(own.size, other.size));

/** From this share on a text is another one again, beside it or shown before. */
export const SAME_TEXT = 0.48;

/** From these shares of the runs of the shorter text on, two texts of a batch read alike, and one that was shown is known again. */
const ALIKE = 0.13;
const KNOWN = 0.3;

/**
 * What the likeness of a text to others takes from its worth.
 * @param echoed how many of its runs each of the others has
 * @param size how many runs a text of its length has: more words around what is the same would make it no other text
 */
export function costOfEchoes(echoed: readonly number[], size: number, { runs, beside }: Others): number {
  let cost = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const share = (echoed[at] ?? 0) / Math.max(1, Math.min(size, runs[at]?.size ?? 0));
    const over = share - (at < beside ? ALIKE : KNOWN);
    if (over > 0) cost += over * (at < beside ? 30 : 18);
  }
  return cost;
}
