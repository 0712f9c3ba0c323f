/** Two short terms that follow one another, made one sentence: "You work a two-shift system, and the post is permanent." */
import { lowerFirst } from '../language/first-capitals.ts';
import { countWords } from '../language/words.ts';
import { type Candidate, isSound } from '../plan/pool.ts';
import { traitsOf } from '../plan/traits.ts';

const ofTerms = /^(?:hours|terms|placing|pay|report)$/;
/** What is longer, or has marks of its own, is a sentence by itself; only a figure may have its comma. */
const EACH = 9;
const alone = /,(?!\d)|[;:?!“”()–—]/;
/** What the second may begin with; "this is" would point at the first. */
const begins = /^(?:You|You['’](?:re|ll)|The|Your|It|It['’]s|Pay|We) /;

const works = /\bwork\b/i;

const isTerm = (candidate: Candidate): boolean =>
  (ofTerms.test(candidate.group) || traitsOf(candidate).tellsTerms) &&
  candidate.words <= EACH &&
  !alone.test(candidate.text) &&
  /^[^.]*(?:\d\.\d[^.]*)*\.$/.test(candidate.text) &&
  // "The job starts in May and ends in June": a third deed would hang on it.
  !/ and /.test(candidate.text);

function joined(one: Candidate, other: Candidate): Candidate | null {
  if (!isTerm(one) || !isTerm(other) || !begins.test(other.text)) return null;
  // "You work weekdays, and you'll work 40 hours a week".
  if (works.test(one.text) && works.test(other.text)) return null;
  const text = `${one.text.slice(0, -1)}, and ${lowerFirst(other.text)}`;
  if (!isSound(text, 2 * EACH + 2, true)) return null;
  return { ...one, text, factIds: [...new Set([...one.factIds, ...other.factIds])], words: countWords(text) };
}

/** So many times a text may say it so. */
const PAIRS = 2;

/** The sentences of a text with two short terms that follow one another in one; no such sentence is said twice. */
export function joinTerms(sentences: readonly Candidate[], said: Set<string>): Candidate[] {
  const result: Candidate[] = [];
  let pairs = 0;
  let open = true;
  for (const candidate of sentences) {
    const before = result.at(-1);
    const made = open && before && pairs < PAIRS ? joined(before, candidate) : null;
    if (made && !said.has(made.text)) {
      said.add(made.text);
      result[result.length - 1] = made;
      pairs += 1;
      open = false;
    } else {
      result.push(candidate);
      open = true;
    }
  }
  return result;
}
