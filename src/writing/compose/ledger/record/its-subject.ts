/**
 * Records that only say "it" or how many: "The plant has had no violations since 2011. It serves 46,000 people." The thing is named again
 * where the sentence before speaks of one thing alone, so that each of the two may stand in a text without the other.
 */

import { countsThem } from '../../language/bare-shares.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { saysClause } from '../../language/sure-clause.ts';

/** One thing of the house, and what it is or has; no further thing that "it" may be stands behind it. */
const oneThing =
  /^((?:The|Our) (?:[a-z-]+ ){0,2}(?!people\b|staff\b|team\b|police\b)[a-z-]+(?:[^s\W]|ss|us)) (?:has|is|was|had|opened|won|passed|runs|stands|dates|went)\b(?!.*\b(?:an?|the|our|its|this|that|one|each|every|it|which|who|where)\b)[^;:?!]*$/;
const itDoes =
  /^It (?=(?!is\b|was\b|has\b|takes\b|means\b|helps\b|seems\b|depends\b)[a-z]+s (?:(?:about|over|nearly|around|more than) )?\d)/;

/** As many words as a sentence of two clauses may have. */
const atMost = 26;

/** "All nine have qualified. Six are still here.": the second behind the first, in one sentence. */
const behindIts = (before: string, sentence: string): string | null => {
  const first = before.replace(/[.]$/, '');
  return countsThem(sentence) &&
    saysClause(first) &&
    !/[;:?!]|, (?:and|but|so) /.test(first) &&
    `${first} ${sentence}`.split(' ').length <= atMost
    ? `${first}, and ${lowerFirst(sentence)}`
    : null;
};

/** The sentences, each "It serves 46,000 people" with what it is that serves them, and each "six are still here" behind those whom it counts. */
export function withItsSubject(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((out, sentence, at) => {
    const thing = oneThing.exec(sentences[at - 1]?.replace(/[.]$/, '') ?? '')?.[1];
    const joined = out.length > 0 ? behindIts(out.at(-1) ?? '', sentence) : null;
    if (joined !== null) out[out.length - 1] = joined;
    else out.push(thing ? sentence.replace(itDoes, `${thing} `) : sentence);
    return out;
  }, []);
}
