/** Headlines over introductions from what the recruiter promises and can prove, and what the company says of itself: "Your roster comes out three weeks ahead". */
import { notOurs } from '../frames/guide-words.ts';
import { countsThem } from '../language/bare-shares.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { countWords, wordOverlap } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Candidate } from '../plan/pool.ts';
import { tellsOfTerms } from '../plan/traits.ts';
import { inShort } from './in-short.ts';
import { candidate } from './line.ts';

/** A sentence has more words than a title, and no headline more than this. */
const MOST = 9;

/** "The post is graded Scale 6", "you work in a small kitchen": what somebody looks up in the text, and nothing to draw anybody. */
const ofThePost =
  /^(?:(?:the|this|your|a) (?:(?:job|post|role|position|hours|week|work|contract|vacancy|start|base|place)\b|[a-z]+ (?:job|post|role|position)\b)|it['’ ]|you(?:['’]ll| will| would|['’]d)? (?:work|report|join|spend|need|be)\b|we(?:['’]d| would| need| want| are looking)\b|there (?:is|are)\b)/i;

/** "The annual rate shown is prorated over the season": how the pay is meant, and no line without the figure that it is of. */
export const saysHowPaid = (text: string): boolean =>
  /^(?:the|this|your) (?:[a-z]+ ){0,2}(?:rate|salary|pay|wage|stipend)\b/i.test(text);

/** The frame of a headline that is a whole statement. */
export const statementLabel = 'label: {s}';

/** "You will spend": whatever stood behind it is gone. */
const unfinished = /^(?:\S+ )?(?:will|can|may|would|must|to) \S+$/i;

/** "We won it": nobody has said what. */
const pointsOut = /^(?:\S+ ){1,3}(?:it|them|this|that|so)$/i;

/** What needs the sentence before it, or asks something. */
const leans = /^(?:and|but|so|or|then|it|they|that|this|these|those|which|because|if|when|he|she)\b|[?;:“”()]/i;

/**
 * A proposition, a record, a pillar, a value or the description in its short form, as whole sentences of few words: no job but this one could have such a headline.
 * @param shown headlines of earlier batches
 */
export const factLabels = (
  { sentences, guides }: Pick<Ledger, 'sentences' | 'guides'>,
  shown: readonly string[],
): Candidate[] =>
  [
    ...sentences
      .filter(({ fact }) => fact.kind === 'proposition' || fact.kind === 'evidence')
      .flatMap((sentence) => inShort(sentence, MOST)),
    ...guides
      .filter(({ fact }) => fact.weight > 0)
      .flatMap(({ fact, statement, bound }) =>
        statement && !bound && !notOurs.test(statement.text) ? [{ fact, statement }] : [],
      ),
    ...sentences
      .filter(({ fact, statement }) => fact.kind === 'description' && !tellsOfTerms(statement.text))
      .flatMap((sentence) => inShort(sentence, MOST))
      .filter(({ statement: { text } }) => countWords(text) >= 4 && !ofThePost.test(text) && !saysHowPaid(text)),
  ]
    .filter(
      ({ statement: { text, kind, mark } }) =>
        kind === 'clause' &&
        mark !== '?' &&
        countWords(text) >= 3 &&
        countWords(text) <= MOST &&
        !leans.test(text) &&
        !unfinished.test(text) &&
        !pointsOut.test(text) &&
        !countsThem(text),
    )
    .map(({ fact, statement }) => candidate(upperFirst(statement.text), statementLabel, 'label', [fact.id], 0))
    .filter(({ text }) => !shown.some((other) => wordOverlap(other, text) > 0.5));
