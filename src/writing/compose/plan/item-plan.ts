/** What one text of a batch is to be: its length, its order, what it must say. */
import type { Candidate } from './pool.ts';

/** Something that an item has to say. */
export interface Requirement {
  name: string;
  meets: (candidate: Candidate) => boolean;
  /** How badly it is missed when it can't be said. */
  weight: number;
}

export interface ItemPlan {
  band: readonly [least: number, most: number];
  /** Position of each group in the item. */
  order: Readonly<Record<string, number>>;
  /** At most so many sentences of a group; 2 where nothing is said. */
  limits: Readonly<Record<string, number>>;
  /** Groups that may open the item, the wanted one first. */
  openers: readonly string[];
  required: readonly Requirement[];
  /** The place of each task and each requirement in the recruiter's order: what was written first matters most. */
  ranks?: ReadonlyMap<string, number>;
  /** Facts that the recruiter wants the text to begin with. */
  first?: readonly string[];
  /** Whether the text should begin with what stands first in that order. */
  leading?: boolean;
  /** How many requirements a text on the person should name; 0 elsewhere. */
  traits?: number;
  /** Groups to fill up from, best first. */
  fill: readonly string[];
  /** Groups for an item that is still too short. */
  reserve?: readonly string[];
  /** Groups that belong to other steps: only where nothing of its own is left. */
  foreign?: readonly string[];
  mostSentences: number;
  /** What the bullets of the item tell. */
  told?: readonly string[];
  /** Its bullets and what leads to them, in their words. */
  list?: readonly string[];
  /** Facts that another text of the batch owes, and this one does not: it leaves them to that one where it has enough else. */
  elsewhere?: ReadonlySet<string>;
  /** What stands in most texts, and makes none like another. */
  inMost?: ReadonlySet<string>;
  /** Facts that say nearly the same. */
  alike?: ReadonlyMap<string, ReadonlySet<string>>;
}
