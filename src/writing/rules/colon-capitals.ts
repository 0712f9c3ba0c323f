import type { Reading } from '../text/reading.ts';
import { isCommonWord, isVocabulary } from '../text/vocabulary.ts';
import { collect, type Match, type Rule } from './rule.ts';

const afterColon = /(?<=[\p{Ll}\p{N})”’"']): (\p{Lu}\p{Ll}*(?:['’]\p{Ll}{1,2})?)(?![\p{L}\p{N}_@/-]|\.[\p{L}\p{N}])/gu;

const subject =
  /^(?:you|we|they|he|she|i|there|this|that|these|those|everyone|everybody|nobody|somebody|someone|people|what|who|how|where|when|why|if)$/;
const finite =
  /^(?:is|are|was|were|am|will|would|can|could|may|might|must|shall|should|has|have|had|do|does|did|isn't|aren't|don't|doesn't|won't|can't|you're|you'll|you've|we're|we'll|we've|they're|it's|that's|there's|here's|means|needs|wants|works|makes|helps|matters|comes|goes|takes|gives|keeps|starts|ends|runs|leads|counts|lives)$/;
/** First words that are as often an order: "Apply early", "Bring a friend". They make a sentence. */
const order =
  /^(?:apply|ask|be|become|begin|bring|build|buy|call|care|check|choose|come|complete|contact|create|deliver|design|develop|discover|do|don't|drive|email|enjoy|ensure|explore|find|follow|gain|get|give|go|grow|have|help|join|keep|know|lead|learn|leave|let|let's|listen|live|look|love|make|manage|meet|never|always|please|phone|plan|put|read|remember|run|say|see|send|share|show|speak|start|stay|stop|support|take|talk|teach|tell|think|train|treat|try|turn|use|visit|wait|walk|watch|work|write)$/;

/** The words from the colon to the end of its sentence. */
function tailOf(reading: Reading, start: number): { words: string[]; stopped: boolean } {
  const rest = reading.text.slice(start, start + 400);
  const stop = /[.!?](?:\s|$|["”’)])/.exec(rest);
  const end = start + (stop?.index ?? rest.length);
  const words: string[] = [];
  for (let index = reading.wordIndexFrom(start); index < reading.words.length; index++) {
    const word = reading.words[index];
    if (word === undefined || word.start >= end) break;
    words.push(word.lower);
  }
  return { words, stopped: stop !== null };
}

function isSentence(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  return (
    subject.test(first) ||
    order.test(first) ||
    words.some((word) => finite.test(word) || /^(?:you|we|they|i|he|she)$/.test(word))
  );
}

/** Words before which no verb stands. */
const nounNext =
  /^(?:a|an|the|your|our|their|my|his|her|its|this|these|every|each|some|any|no|and|or|of|for|with|in|on|at|from|by)$/;
const verbOrNoun =
  /^(?:count|matter|rise|pay|change|cost|win|fall|rule|play|rest|last|differ|shine|vary|apply|decide|thrive|belong|arrive|happen|exist|sell|shape|drive|open|close)$/;

/** Whether a clause may have a verb after all: then only its writer knows whether it is a sentence. */
const mayHaveVerb = (words: readonly string[]): boolean =>
  words.some(
    (word, index) =>
      index > 0 &&
      !nounNext.test(words[index - 1] ?? '') &&
      (order.test(word) || verbOrNoun.test(word) || /(?:ed|[^s]s)$/.test(word)),
  );

function lower(match: RegExpExecArray, reading: Reading, sentencesToo: boolean): Match | undefined {
  const word = match[1] ?? '';
  const start = match.index + 2;
  const end = start + word.length;
  const small = word.toLowerCase().replaceAll('’', "'");
  if (word === 'I' || /^i'/.test(small)) return undefined;
  if (
    !isCommonWord(small) &&
    !subject.test(small) &&
    !/^(?:a|an|the|your|our|their|its|it|it's|you're|you'll|we're|we'll|they're|my|no|not|will)$/.test(small)
  )
    return undefined;
  const before = reading.wordBefore(match.index + 1);
  if (
    before !== undefined &&
    /^(?:re|subject|title|note|ps|nb|eg|ie|ref|attn|cc|example|step|part|phase|option|day|week|question|answer|q|a|tip)$/.test(
      before.lower,
    )
  )
    return undefined;
  const next = reading.adjacentAfter(end);
  const found = { start, end };
  // "Role: Sales Manager", "reports to: Head of Sales": capitals that go on are a name or a title.
  if (next !== undefined && /^\p{Lu}/u.test(next.text) && next.text !== 'I') return undefined;
  const second = next === undefined ? undefined : reading.adjacentAfter(next.end);
  if (
    next !== undefined &&
    /^(?:of|and|for|the|&)$/.test(next.lower) &&
    second !== undefined &&
    /^\p{Lu}/u.test(second.text)
  )
    return undefined;
  if (word.length === 1 && word !== 'A') return undefined;
  if (word === 'A' && (next === undefined || !/^\p{Ll}/u.test(next.text))) return undefined;
  const { words, stopped } = tailOf(reading, start);
  if (sentencesToo) {
    if (isSentence(words)) return undefined;
    if (mayHaveVerb(words)) return found;
  }
  // "Salary: Competitive" is a label with its value, not a sentence.
  const sentence = reading.sentenceAt(match.index);
  const labelWords = reading.wordIndexFrom(match.index + 1) - reading.wordIndexFrom(sentence?.start ?? 0);
  if (labelWords <= 2 && !(stopped && words.length > 2)) return found;
  // Two sentences or a list of capitals after the colon are meant.
  const list = reading.text.slice(end, end + 60);
  if (/^[^.!?]{0,55}; \p{Lu}/u.test(list)) return found;
  if (/^,? \p{Lu}\p{Ll}+,/u.test(list) || /^(?:, | and | or )\p{Lu}\p{Ll}/u.test(list)) return found;
  if (
    !isVocabulary(small) &&
    !subject.test(small) &&
    !/^(?:a|an|the|it|it's|i|you're|you'll|we're|we'll|will|our|your)$/.test(small)
  )
    return found;
  return { ...found, fix: word.charAt(0).toLowerCase() + word.slice(1) };
}

/** Capitalization3, 31: after a colon, capitals only for proper nouns, or also for a full sentence. */
export const colonCapitals: Rule = {
  id: 'Capitalization3',
  group: 'capitalisation',
  label: 'Choose when a capital follows a colon',
  message: 'House style has a small letter after this colon.',
  reason: 'A colon goes on with the sentence.',
  samples: [
    { options: { Capitalization3: true, Capitalization31: 'ProperNoun' }, before: 'One thing matters: Your ideas.' },
    {
      options: { Capitalization3: true, Capitalization31: 'ProperNounOrStartsACompleteSentence' },
      before: 'We promise this: You choose your shifts. You need two things: Patience and a van.',
    },
  ],
  detect(reading, options) {
    const choice = options.choice('Capitalization31');
    if (choice === undefined || reading.kind === 'heading' || !reading.text.includes(': ')) return [];
    return collect(reading, afterColon, (match) =>
      lower(match, reading, choice === 'ProperNounOrStartsACompleteSentence'),
    );
  },
};
