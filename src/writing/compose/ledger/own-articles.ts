/** The articles of somebody who writes them: where a list of tasks has its own ("run the yard, keep morale up"), a guess of ours is none of theirs. */
import { places } from '../language/bare-places.ts';
import { lacksArticle } from '../language/counting.ts';
import { chunkAt, headIn } from '../language/noun-chunks.ts';
import type { Duty } from '../mining/tasks/things.ts';

const article = /^(?:the|an?)$/i;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const core = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '');

/** Whether one thing begins here that is surely counted: "team of nine" lacks its article in anybody's list. */
const isOne = (words: readonly string[], at: number): boolean => {
  const thing = chunkAt(words, at);
  return thing !== null && lacksArticle(headIn(thing));
};

/** "To trial", "in memory of": one word behind its preposition, which a line with articles of its own has left bare on purpose. */
const isTurn = (words: readonly string[], at: number): boolean =>
  places.test(core(words[at - 1] ?? '')) && chunkAt(words, at + 1)?.words.length === 1;

/** Which words of what is said are articles that nobody typed, before what may do without. */
function ours(typed: string, said: string): number[] {
  const [was, is] = [wordsOf(typed), wordsOf(said)];
  // "Reach truck" that has become "drive the reach truck" is told in our words.
  if (core(was[0] ?? '') !== core(is[0] ?? '')) return [];
  const bare = was.map(core);
  const prose = bare.some((word) => article.test(word));
  return is.flatMap((word, at) => {
    const next = core(is[at + 1] ?? '');
    const stands = bare.flatMap((typedWord, index) => (typedWord === next ? [index] : []));
    return article.test(word) &&
      (!isOne(is, at + 1) || (prose && isTurn(is, at))) &&
      stands.length > 0 &&
      !stands.some((index) => article.test(bare[index - 1] ?? ''))
      ? [at]
      : [];
  });
}

/** A task without the articles that nobody typed. */
function withoutOurs(typed: string, duty: Duty): Duty {
  const added = new Set(ours(typed, duty.text));
  const { rest } = duty.phrase;
  if (added.size === 0 || duty.nouns || !duty.text.endsWith(rest)) return duty;
  const text = wordsOf(duty.text)
    .filter((_, at) => !added.has(at))
    .join(' ');
  return { ...duty, text, phrase: { ...duty.phrase, rest: text.slice(duty.text.length - rest.length) } };
}

/** How a field's tasks are worded: without the articles that we only guess at where its author writes articles, any other as it is read. */
export function inOwnArticles(field: string): <Read extends Duty | null>(typed: string, duty: Read) => Read | Duty {
  const writes = wordsOf(field).some((word) => article.test(word));
  return (typed, duty) => (duty && writes ? withoutOurs(typed, duty) : duty);
}
