/** A text without what it need not say and another has word for word: what is left is its own. */
import { likest, type Others, SAME_TEXT } from '../plan/echoes.ts';
import type { Candidate } from '../plan/pool.ts';
import { traitsOf } from '../plan/traits.ts';

/** From these shares on, of a text of its batch and of one that was shown, sentences go. */
const ALIKE = 0.27;
const KNOWN = 0.42;
/** A text that would be another one again may be shorter than was asked for, by so much. */
const SHORT = 0.75;

interface Room {
  others: Others;
  /** The whole text of these sentences, its bullets among them. */
  whole: (sentences: readonly Candidate[]) => string;
  /** Whether a text without a sentence still says all that it owes. */
  keeps: (after: readonly Candidate[]) => boolean;
  /** The fewest words that its sentences have to have. */
  least: number;
}

const words = (sentences: readonly Candidate[]): number => sentences.reduce((sum, one) => sum + one.words, 0);

/** Whether the sentence behind a place could stand without the one before it. */
function standsAlone(sentences: readonly Candidate[], at: number): boolean {
  const next = sentences[at + 1];
  if (!next) return true;
  const traits = traitsOf(next);
  if (traits.isFollow || traits.goesOn) return false;
  return at > 0 || (!traits.leansOn && traits.asOpener >= 0);
}

/** How far a text is over what it may share. */
const excess = (text: string, others: Others): number => {
  const { beside, shown } = likest(text, others);
  return Math.max(beside - ALIKE, shown - KNOWN);
};

/** Leaves out sentence after sentence, each time the one without which the text is least like the others. */
export function leaner(made: Candidate[], { others, whole, keeps, least }: Room): Candidate[] {
  let best = made;
  let over = excess(whole(made), others);
  while (over > 0 && best.length > 2) {
    const { beside, shown } = likest(whole(best), others);
    const room = Math.max(beside, shown) >= SAME_TEXT ? least * SHORT : least;
    const ways = best
      .map((sentence, at) => ({ sentence, at, left: best.filter((other) => other !== sentence) }))
      .filter(
        ({ sentence, at, left }) =>
          sentence.group !== 'must' && standsAlone(best, at) && words(left) >= room && keeps(left),
      )
      .map(({ left }) => ({ left, over: excess(whole(left), others) }))
      .sort((one, other) => one.over - other.over);
    const [way] = ways;
    if (!way || way.over >= over - 0.005) break;
    best = way.left;
    over = way.over;
  }
  return best;
}
