/** What the company says of itself stands in one sentence where it is short: "At Larch Homes, the team votes on the windows, and weekend shifts rotate." */
import { notOurs } from '../frames/guide-words.ts';
import { countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Statement } from '../ledger/statement.ts';
import { type Candidate, isSound } from '../plan/pool.ts';

/** Pillars and values: a record with its figures is a sentence by itself. */
const ofCompany = /^(?:how|why)$/;
/** So many words the two have at most; each is short and plain by itself. */
const most = 20;
/** What has marks of its own, begins as a condition, or points back is a sentence by itself. */
const alone = /[,;:?!“”"()–—]|^(?:if|when|whatever|whenever|where|but|and|or|so|not|never|even)\b/i;

/** What is said to be something, and does nothing: "every sample is a person", "a clean truck is a safe truck", "quality is everybody's job". */
const isImage =
  /^(?!(?:we|you|nobody|no one|everyone|everybody|there|it|our)\b)(?:(?!(?:who|that|which)\b)[\w’'-]+ ){1,6}?(?:is|are)(?: not)? (?:(?:an?|the|our|your|always|never|never just|more than|not just|only|part of) )?(?!(?:in|at|on|open|closed|paid|based|run|led|held|kept|made|done|free|used|[a-z]+ed)\b)[\w’'-]+(?: [\w’'-]+){0,3}$/i;

interface Said {
  /** The words before the statement: "Here, ", "At Larch Homes, ", or none. */
  opener: string;
  statement: Statement;
}

/** Which statement of its fact a sentence is, and what stands before it; null where it is more than that. */
function saidBy({ text, group, factIds }: Candidate, { guides }: Ledger): Said | null {
  if (!ofCompany.test(group)) return null;
  const statements = guides
    .filter(({ fact }) => factIds.includes(fact.id))
    .flatMap(({ statement, more }) => [statement, ...more]);
  for (const statement of statements) {
    if (statement?.kind !== 'clause' || alone.test(statement.text) || notOurs.test(statement.text)) continue;
    if (text === `${statement.text}.`) return { opener: '', statement };
    const opener = text.endsWith(`${statement.lower}.`) ? text.slice(0, -statement.lower.length - 1) : '';
    if (/^(?:Here|At [^,;:]+|With us|What(?:['’]s| is) more|One more thing)[,:] $/.test(opener))
      return { opener, statement };
  }
  return null;
}

const placed = /^(?:Here|At [^,;:]+), $/;

function joined(one: Candidate, other: Candidate, ledger: Ledger): Candidate | null {
  const [first, second] = [saidBy(one, ledger), saidBy(other, ledger)];
  if (!first || !second) return null;
  const opener = placed.test(first.opener) ? first.opener : placed.test(second.opener) ? second.opener : '';
  const whole = `${first.statement.lower}, and ${second.statement.lower}`;
  // "Every sample is a person, and we pay for the exam": an image and a fact have nothing to do with one another.
  if (isImage.test(first.statement.text) || isImage.test(second.statement.text)) return null;
  if (countWords(whole) > most || (opener !== '' && /\bhere\b/i.test(whole))) return null;
  const text = opener === '' ? `${first.statement.text}, and ${second.statement.lower}.` : `${opener}${whole}.`;
  // Nobody says where twice: "At Larch Homes, Larch Homes is open to all".
  if (opener !== '' && ledger.employer && whole.includes(ledger.employer)) return null;
  if (!isSound(text, 25, true)) return null;
  return { ...one, text, factIds: [...new Set([...one.factIds, ...other.factIds])], words: countWords(text) };
}

/** The sentences of a text, two short statements that follow one another made one; no such sentence is said twice. */
export function joinStatements(sentences: readonly Candidate[], ledger: Ledger, said: Set<string>): Candidate[] {
  const result: Candidate[] = [];
  let open = true;
  for (const [index, candidate] of sentences.entries()) {
    const before = result.at(-1);
    // What opens a text stays a sentence of its own, and three are no sentence.
    const made = open && before && index > 1 ? joined(before, candidate, ledger) : null;
    if (made && !said.has(made.text)) {
      said.add(made.text);
      result[result.length - 1] = made;
      open = false;
    } else {
      result.push(candidate);
      open = true;
    }
  }
  return result;
}
