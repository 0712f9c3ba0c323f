/**
 * Sentences that begin like one in a text before: the same fact in other words. The texts of a batch are alternatives,
 * and whoever compares them reads what differs.
 */
import type { Tag } from '../frames/frame.ts';
import { wordsOf } from '../language/words.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import type { Candidate } from '../plan/pool.ts';
import { traitsOf } from '../plan/traits.ts';
import type { Body } from './body.ts';

/** So many first words make two sentences begin alike. */
const WORDS = 3;
/** Words that say nothing are no other words for a fact: rather the same beginning twice. */
const empty: ReadonlySet<Tag> = new Set(['lead', 'last', 'stiff', 'bare', 'label', 'note']);

/** "At Larch Homes, ...": where something is so may stand before several sentences. */
const placed = /^At [^,.]{2,60}, /;

const openingsOf = ({ text }: Pick<Candidate, 'text'>): string[] =>
  splitSentences(text)
    .filter((sentence) => !placed.test(sentence))
    .map((sentence) => wordsOf(sentence).slice(0, WORDS).join(' ').toLowerCase())
    .filter((opening) => opening.split(' ').length === WORDS);

/** What a sentence tells, whoever it names beside that. */
const toldIn = ({ factIds }: Candidate): string =>
  [...new Set(factIds)]
    .filter((id) => !/^(?:employer|title):/.test(id))
    .sort()
    .join();

/** What is asked of a person may be asked in any of these ways. */
const asks = /^(?:ask|trait|able|mix|habit)$/;
const sameGroup = (one: Candidate, other: Candidate): boolean =>
  one.group === other.group || (asks.test(one.group) && asks.test(other.group));

interface Desk {
  /** Sentences that the texts could be put together from. */
  pool: readonly Candidate[];
  imperatives: readonly Imperative[];
  /** The most words of a text. */
  most: number;
  /** The sentences of this batch and of those before. */
  said: Set<string>;
}

/** Gives each sentence that begins like an earlier one of the batch another beginning, where its fact has one. */
export function beginOtherwise(bodies: readonly Body[], desk: Desk): void {
  const openings = new Set<string>();
  for (const body of bodies) {
    for (let at = 0; at < body.sentences.length; at += 1) {
      const candidate = body.sentences[at];
      if (!candidate) continue;
      if (openingsOf(candidate).some((opening) => openings.has(opening))) {
        const other = inOtherWords(body, at, openings, desk);
        if (other) body.sentences[at] = other;
        if (other?.group === 'must') desk.said.add(other.text);
      }
      for (const opening of openingsOf(body.sentences[at] ?? candidate)) openings.add(opening);
    }
  }
}

function inOtherWords(body: Body, at: number, openings: ReadonlySet<string>, desk: Desk): Candidate | null {
  const candidate = body.sentences[at];
  if (!candidate) return null;
  const others = body.sentences.filter((_, index) => index !== at);
  const room = desk.most - [...body.sentences, ...body.bullets].reduce((sum, { words }) => sum + words, 0);
  const owed = desk.imperatives.filter((imperative) => saysImperative(candidate.text, imperative));
  const told = toldIn(candidate);
  let best: Candidate | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  for (const other of desk.pool) {
    if (
      toldIn(other) !== told ||
      !sameGroup(other, candidate) ||
      other.tags.some((tag) => empty.has(tag)) ||
      other.text === candidate.text ||
      desk.said.has(other.text) ||
      other.words - candidate.words > room ||
      openingsOf(other).some((opening) => openings.has(opening)) ||
      others.some((one) => isTic(one, other)) ||
      (at === 0 && (traitsOf(other).leansOn || /^[^.]*?(?<!“[^”]*)[,:] /.test(other.text))) ||
      (traitsOf(other).goesOn && !traitsOf(candidate).goesOn) ||
      (traitsOf(other).asks && !traitsOf(candidate).asks) ||
      owed.some((imperative) => !saysImperative(other.text, imperative))
    )
      continue;
    // Next to one another the same first word, or two colons, sound like a list.
    const beside = [body.sentences[at - 1], body.sentences[at + 1]].filter((one) => one !== undefined);
    const value =
      other.fit -
      (beside.some((one) => traitsOf(one).first === traitsOf(other).first) ? 1 : 0) -
      (traitsOf(other).isMarked && others.some((one) => traitsOf(one).isMarked) ? 0.8 : 0);
    if (value > worth) {
      worth = value;
      best = other;
    }
  }
  return best;
}

/** The words before what a sentence says: "Here", "With us". */
const leadOf = ({ text }: Candidate): string => /^(?:[\p{L}’']+ ?){1,4}(?=[,:] )/u.exec(text)?.[0].toLowerCase() ?? '';
const isTic = (one: Candidate, other: Candidate): boolean => {
  const lead = leadOf(other);
  return (
    (lead !== '' && lead === leadOf(one)) ||
    (one.frameId === other.frameId && !other.tags.includes('plain')) ||
    one.opening === other.opening
  );
};
