/** Headlines over texts on the person from what is asked for: "Someone who can write clear reports". Any job has "Who we want". */
import { countWords, wordOverlap } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Candidate } from '../plan/pool.ts';
import { candidate } from './line.ts';

type Asked = Ledger['person'][number];

/** What is asked for in so many words makes a headline. */
const MOST = 8;
/** What stands far back in a list is no headline. */
const FIRST = 8;

/** Whether everybody who applies has to be so, in few words that are surely read. */
const isPlain = ({ person }: Asked): boolean =>
  !person.desirable &&
  !person.loose &&
  !person.odd &&
  !person.arranged &&
  !/^(?:no|not|at least)\b|\b(?:minimum|your?|you['’]\w+|or)\b|[;:?!“”()/]/.test(person.text) &&
  countWords(person.text) <= MOST;

/** How somebody is, which makes a headline. What somebody has, is ready for or may do at weekends makes none. */
export const describes = ({ person }: Asked): boolean =>
  person.kind === 'be' &&
  !/^(?:willing|able|happy|ready|available|eligible|prepared|flexible|registered|qualified|certified|licen[cs]ed|working|studying|legally|fluent|aged?|at least|\d)\b/.test(
    person.text,
  );

/** What somebody has learnt or has a gift for. Papers, languages and a van are looked for in the list. */
export const isGift =
  /\b(?:experience|years|background|understanding|eye|head|feel|ear|sense|patience|curiosity|interest|passion|love|skills|way with)\b/i;

/** What each of a crew has to manage, and a make by its name: looked for in the list as well. */
const isPlainDemand =
  /^(?:lift|carry|move|speak|read(?: and write)?|pass|drive|travel|work|start|commute|provide|stand|kneel|bend|climb|wear|swim|legally|commit|attend)\b/i;
const isMake = /\bexperience (?:with|of|in|on) [A-Z]\S*$/;

/** "Can you read circuit diagrams?": what is asked for in a few words, and a question to the reader. */
export const asksShortly = (line: Asked): boolean =>
  line.person.kind === 'can' && isPlain(line) && countWords(line.person.text) <= 6;

function wordingOf(line: Asked): string | null {
  const { kind, text } = line.person;
  if (!isPlain(line)) return null;
  if (kind === 'can') return countWords(text) > 1 && !isPlainDemand.test(text) ? `Someone who can ${text}` : null;
  if (kind === 'be') return describes(line) ? `Someone who is ${text}` : null;
  return kind === 'have' && isGift.test(text) && !isMake.test(text) ? `Someone with ${text}` : null;
}

/**
 * What is asked for first, each by itself.
 * @param shown headlines of earlier batches
 */
export const askedLabels = (person: readonly Asked[], shown: readonly string[]): Candidate[] =>
  person
    .slice(0, FIRST)
    .map((line) => ({ id: line.fact.id, text: wordingOf(line) }))
    .flatMap(({ id, text }) => (text === null ? [] : [candidate(text, 'label: someone', 'label', [id], 0)]))
    .filter(({ text }) => !shown.some((other) => wordOverlap(other, text) > 0.5));
