/** Texts beside each other: of several ways to write one, the way that is least like the others of its batch. */
import { wordsOf } from '../language/words.ts';
import { likest, type Others } from '../plan/echoes.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Body } from './body.ts';
import { wholeOf } from './shown-texts.ts';

/** So many other ways are tried where a text shares this much with one beside it. */
const TRIES = 6;
/** And so many where one of its sentences begins like one of theirs. */
const TRIES_OF_BEGINNING = 3;
const MUCH_ALIKE = 0.25;
/** Where one works and for how much stands early: among so many sentences. */
const EARLY = 4;

const openingOf = (text: string): string => wordsOf(text).slice(0, 3).join(' ').toLowerCase();

/**
 * The text, or another one that shares fewer runs of words with those beside it and is no worse otherwise: no sentence
 * more of it begins like one of theirs, and place and pay stand as early.
 * @param make puts the text together anew
 * @param mayReplace whether another text says all that this one has to say
 */
export function lessAlike(
  made: Candidate[],
  bullets: readonly Candidate[],
  bodies: readonly Body[],
  others: Others,
  make: () => Candidate[] | null,
  mayReplace: (other: Candidate[]) => boolean,
): Candidate[] {
  const opened = new Set(bodies.flatMap(({ sentences }) => sentences.map(({ text }) => openingOf(text))));
  const shared = (sentences: readonly Candidate[]): number => likest(wholeOf({ sentences, bullets }), others).beside;
  const echoed = (sentences: readonly Candidate[]): number =>
    sentences.filter(({ text }) => opened.has(openingOf(text))).length;
  const early = (sentences: readonly Candidate[]): number =>
    new Set(
      sentences
        .slice(0, EARLY)
        .flatMap(({ factIds }) =>
          factIds.map((id) => id.split(':')[0] ?? '').filter((kind) => /^(?:place|pay)$/.test(kind)),
        ),
    ).size;
  let best = made;
  let share = shared(made);
  const goesOn = (turn: number): boolean =>
    share >= MUCH_ALIKE ? turn < TRIES : turn < TRIES_OF_BEGINNING && echoed(best) > 0;
  for (let turn = 0; goesOn(turn); turn += 1) {
    const other = make();
    if (!other) continue;
    const [next, begun] = [shared(other), echoed(other) - echoed(best)];
    const isBetter = begun < 0 ? next < Math.max(share, MUCH_ALIKE) : begun === 0 && next < share;
    if (!isBetter || early(other) < early(best) || !mayReplace(other)) continue;
    best = other;
    share = next;
  }
  return best;
}
