/**
 * Records that only say "it": "The plant has had no violations since 2011. It serves 46,000 people." The thing is named again
 * where the sentence before speaks of one thing alone, so that each of the two may stand in a text without the other.
 */

/** One thing of the house, and what it is or has; no further thing that "it" may be stands behind it. */
const oneThing =
  /^((?:The|Our) (?:[a-z-]+ ){0,2}(?!people\b|staff\b|team\b|police\b)[a-z-]+(?:[^s\W]|ss|us)) (?:has|is|was|had|opened|won|passed|runs|stands|dates|went)\b(?!.*\b(?:an?|the|our|its|this|that|one|each|every|it|which|who|where)\b)[^;:?!]*$/;
const itDoes =
  /^It (?=(?!is\b|was\b|has\b|takes\b|means\b|helps\b|seems\b|depends\b)[a-z]+s (?:(?:about|over|nearly|around|more than) )?\d)/;

/** The sentences, each "It serves 46,000 people" with what it is that serves them. */
export function withItsSubject(sentences: readonly string[]): string[] {
  return sentences.map((sentence, at) => {
    const thing = oneThing.exec(sentences[at - 1]?.replace(/[.]$/, '') ?? '')?.[1];
    return thing ? sentence.replace(itDoes, `${thing} `) : sentence;
  });
}
