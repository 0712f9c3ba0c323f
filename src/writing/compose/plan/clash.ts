/**
 * Which sentences can stand in one text, and in a text of this batch. Putting one text together asks so hundreds of
 * thousands of times: each pair is compared once.
 */
import type { Candidate } from './pool.ts';
import { has, saysAgain, subjectOf } from './says-again.ts';

/** What the company says of itself, by its pillars and values. */
export const ofCompany = /^(?:how|why)$/;

/** What the company says of itself and what it has done may name its town. */
export const namesTown = /^(?:aim|how|line|proof|why)$/;

/** "You have ...": what is asked by itself has no other words for it, and begins alike in several texts. */
const bareTrait = new Set(['you have', 'you can', 'you are', 'you know', 'you speak', 'you hold']);

/** "Here, ..." is one, "what's more" and "one more thing" are another; by its first words, since each pair is asked. */
const ticOf = ({ opening, text }: Candidate): 0 | 1 | 2 => {
  if (opening.startsWith('here ') && text.startsWith('Here,')) return 1;
  return opening === 'one more' || (opening.startsWith('what') && /^What(?:['’]s| is) more\b/.test(text)) ? 2 : 0;
};

/** What a batch has used, as far as it bars a sentence. */
interface Used {
  readonly openings: ReadonlySet<string>;
  readonly sentences: ReadonlySet<string>;
  readonly noted: ReadonlySet<string>;
}

/** What the batch bars: nothing, a sentence as the first of its text, or the sentence at all. */
export type Barred = 'no' | 'first' | 'yes';

/** Whether the second of two sentences of a pool, which a text has, keeps the first out of it; each by its place in the pool. */
export function clashesIn(pool: readonly Candidate[]): (one: number, other: number) => boolean {
  // 0: not compared yet, 1: both may stand, 2: they may not. A row for each sentence that a text has: there are few of them
  // at a time, and each is asked for many that might come beside it.
  const pairs = new Uint8Array(pool.length * pool.length);
  return (one, other) => {
    const place = other * pool.length + one;
    const before = pairs[place];
    if (before !== 0 && before !== undefined) return before === 2;
    const [left, right] = [pool[one], pool[other]];
    const found = left !== undefined && right !== undefined && clash(left, right);
    pairs[place] = found ? 2 : 1;
    return found;
  };
}

/** What must be said, when one works, and what a pillar or a value says in its own words alone may come again; nothing else may. */
export function barredBy(candidate: Candidate, batch: Used): Barred {
  const company = ofCompany.test(candidate.group);
  if (candidate.group === 'must' || has(candidate, 'pattern') || (has(candidate, 'plain') && company)) return 'no';
  if ((has(candidate, 'note') ? batch.noted : batch.sentences).has(candidate.text)) return 'yes';
  if (candidate.further?.some((opening) => batch.openings.has(opening))) return 'yes';
  if (!batch.openings.has(candidate.opening)) return 'no';
  if (bareTrait.has(candidate.opening) && subjectOf(candidate) === 'person') return 'no';
  // "At Larch Homes, ..." may stand in several texts, where it opens none of them.
  return company ? 'first' : 'yes';
}

/** A pair meets in many texts, since a pool serves all of a batch. */
const compared = new WeakMap<Candidate, WeakMap<Candidate, boolean>>();
function clash(candidate: Candidate, other: Candidate): boolean {
  let pairs = compared.get(candidate);
  if (!pairs) {
    pairs = new WeakMap();
    compared.set(candidate, pairs);
  }
  let found = pairs.get(other);
  if (found === undefined) {
    found = cannotStand(candidate, other);
    pairs.set(other, found);
  }
  return found;
}

function cannotStand(candidate: Candidate, other: Candidate): boolean {
  const tic = ticOf(candidate);
  if (other.opening === candidate.opening) return true;
  // Twice in one text it is a tic.
  if (tic !== 0 && ticOf(other) === tic) return true;
  // A note is its own words: another is no second sentence of the same make.
  const mayRepeat = has(candidate, 'note') || has(candidate, 'plain');
  if (!mayRepeat && other.frameId === candidate.frameId) return true;
  if (other.further?.includes(candidate.opening) || candidate.further?.includes(other.opening)) return true;
  const ordered = candidate.group === 'must' || other.group === 'must';
  const inPassing = namesTown.test(candidate.group) !== namesTown.test(other.group);
  for (const fact of candidate.factIds)
    if (
      other.factIds.includes(fact) &&
      // The employer may be named again.
      !fact.startsWith('employer:') &&
      // "The role is on site in Duluth": what must be said names the place in passing.
      !(ordered && /^(?:place|hours|contract):/.test(fact)) &&
      // "Here to help Sligo see well": the company's own town, and not where the job is.
      !(inPassing && fact.startsWith('place:'))
    )
      return true;
  return (candidate.apart?.some((fact) => other.factIds.includes(fact)) ?? false) || saysAgain(candidate, other);
}
