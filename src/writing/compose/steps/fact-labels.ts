/** Headlines over introductions from what the recruiter promises and can prove: "Your roster comes out three weeks ahead". */
import { upperFirst } from '../language/first-capitals.ts';
import { countWords, wordOverlap } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Candidate } from '../plan/pool.ts';
import { inShort } from './in-short.ts';
import { candidate } from './line.ts';

/** A sentence has more words than a title, and no headline more than this. */
const MOST = 9;

/** What needs the sentence before it, or asks something. */
const leans = /^(?:and|but|so|or|then|it|they|that|this|these|those|which|because|if|when|he|she)\b|[?;:“”()]/i;

/**
 * A proposition or a record in its short form, as whole sentences of few words: no job but this one could have such a headline.
 * @param shown headlines of earlier batches
 */
export const factLabels = ({ sentences }: Pick<Ledger, 'sentences'>, shown: readonly string[]): Candidate[] =>
  sentences
    .filter(({ fact }) => fact.kind === 'proposition' || fact.kind === 'evidence')
    .flatMap((sentence) => inShort(sentence, MOST))
    .filter(
      ({ statement: { text, kind, mark } }) =>
        kind === 'clause' && mark !== '?' && countWords(text) >= 3 && countWords(text) <= MOST && !leans.test(text),
    )
    .map(({ fact, statement }) => candidate(upperFirst(statement.text), 'label: {s}', 'label', [fact.id], 0))
    .filter(({ text }) => !shown.some((other) => wordOverlap(other, text) > 0.5));
