/** What a text tells: by its facts and its words it is seen whether another would only say the same again. */
import { contentWords, coverage, sharedBy } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Candidate } from './pool.ts';

export interface Told {
  /** Its facts, without those of the post and what each text has to say. */
  facts: ReadonlySet<string>;
  /** Its content words, without the names that each text has. */
  words: ReadonlySet<string>;
  /** Those of its facts that stand in its list. */
  listed: ReadonlySet<string>;
}

/** Above these shares of all their facts and of all their words one text is the other with its sentences turned round. */
const SAME_FACTS = 0.8;
const SAME_WORDS = 0.75;

/** What each text says: the post, whose it is, where and for how much, and what must be said. */
const inEach = /^(?:title|employer|place|pay|hours|contract|sector|imperative):/;
export const newsOf = (sentences: readonly Pick<Candidate, 'factIds'>[]): string[] =>
  sentences.flatMap(({ factIds }) => factIds).filter((id) => !inEach.test(id));

const namesIn = ({ title, employer, place }: Ledger): ReadonlySet<string> =>
  new Set(contentWords([title?.text, employer, place?.name].join(' ')));

/** Pillars and values at 100% stand in most texts, whatever else these tell. */
export const inMost = ({ guides }: Ledger): ReadonlySet<string> =>
  new Set(guides.filter(({ fact }) => fact.weight >= 100).map(({ fact }) => fact.id));

/** What sentences and bullets tell together. */
export function toldBy(
  prose: readonly Pick<Candidate, 'factIds' | 'text'>[],
  ledger: Ledger,
  bullets: readonly Pick<Candidate, 'factIds' | 'text'>[] = [],
): Told {
  const sentences = [...prose, ...bullets];
  const names = namesIn(ledger);
  const most = inMost(ledger);
  return {
    facts: new Set(newsOf(sentences).filter((id) => !most.has(id))),
    words: new Set(sentences.flatMap(({ text }) => contentWords(text)).filter((word) => !names.has(word))),
    listed: new Set(newsOf(bullets)),
  };
}

/** The same of a text of which only the words are known: a fact most of whose words are in it is told. */
export function toldIn(text: string, ledger: Ledger): Told {
  const factIds = [...ledger.facts.values()]
    .filter(({ text: said, statement }) => {
      const words = statement ?? said;
      return contentWords(words).length > 1 && coverage(words, text) >= 0.85;
    })
    .map(({ id }) => id);
  return toldBy([{ text, factIds }], ledger);
}

/** The share of all facts of two texts that both tell, 0 to 1. What says nearly the same counts half. */
export function likeFacts(one: ReadonlySet<string>, other: ReadonlySet<string>, alike: Ledger['alike']): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const fact of one)
    if (other.has(fact)) shared += 1;
    else if ([...(alike.get(fact) ?? [])].some((like) => other.has(like) && !one.has(like))) shared += 0.5;
  return shared / (one.size + other.size - shared);
}

/** Whether a text only tells what another does. Where none has a fact of its own, the post is all that there is to tell. */
export function tellsSame(one: Told, other: Told, alike: Ledger['alike']): boolean {
  if (one.facts.size === 0) return other.facts.size === 0;
  const shared = sharedBy(one.words, other.words);
  return (
    likeFacts(one.facts, other.facts, alike) >= SAME_FACTS ||
    shared / Math.max(1, one.words.size + other.words.size - shared) >= SAME_WORDS
  );
}

/** A list of fewer is none that a reader knows again. */
const LIST = 2;
/** One of more is all that there is to list: its texts differ by what stands around it. */
const MOST_KNOWN = 3;

/** Whether two texts have one list, in whatever order and form. */
const haveOneList = (one: Told, other: Told): boolean =>
  one.listed.size >= LIST &&
  one.listed.size <= MOST_KNOWN &&
  one.listed.size === other.listed.size &&
  [...one.listed].every((id) => other.listed.has(id));

/**
 * Whether a text has the list of others and nothing else that none of these tells. Another order, and another form of
 * each line, make no other text; nor does the name of a guideline of which nothing more is known. Where two things are
 * all that there is to list, each text of a first batch has them, beside anything else.
 * @param others the texts of its batch, and those that were shown before
 */
export function isToldAgain(one: Told, others: readonly Told[], { guides }: Ledger, isRefresh: boolean): boolean {
  const known = others.filter((other) => haveOneList(one, other));
  if (known.length === 0) return false;
  // Two guidelines that the recruiter wants in each text leave it little room for anything else.
  if (isRefresh && guides.filter(({ fact }) => fact.weight >= 100).length > 1) return false;
  const mere = new Set(guides.filter(({ fact }) => !fact.statement).map(({ fact }) => fact.id));
  const own = [...one.facts].filter((id) => !mere.has(id));
  if (one.listed.size <= LIST && !isRefresh) return own.length <= one.listed.size;
  return own.every((id) => known.some(({ facts }) => facts.has(id)));
}
