/** Sentences in short, for lines of a few words: the main part of a promise, of a statement or of a record. */
import { endsOpen } from '../language/ending.ts';
import { leansOnFirst } from '../language/leaning.ts';
import { looksLikeVerb } from '../language/lexicon.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { countWords } from '../language/words.ts';
import type { GuideFact, SentenceFact } from '../ledger/facts.ts';
import { standsAsTyped } from '../ledger/promises.ts';
import { namesRank } from '../ledger/record/ranks.ts';
import { readStatement, settle } from '../ledger/statement.ts';
import { affirmed } from './reader-verb.ts';
import { isSureCut, leavesIt } from './sure-cut.ts';

/** What a clause may go on with and would promise more without: "except in December", "once you've passed". */
const limited =
  /^(?:, | [–-] |; |: )?(?:except|unless|until|if|when|whenever|once|after|before|provided|subject|but|only|though|although|while|as long as|apart from|not)\b/i;

/** A pillar or a value with the main part of its statement, where the whole is too long for a line. */
export function mainStatement(guide: GuideFact, most: number): GuideFact {
  const { statement } = guide;
  if (guide.fact.kind === 'strapline' || statement?.kind !== 'clause' || countWords(statement.text) <= most)
    return guide;
  const [main] = shortened({ fact: guide.fact, statement }, most);
  return main && !limited.test(statement.text.slice(main.statement.text.length))
    ? { ...guide, statement: main.statement }
    : guide;
}

/** "Your code goes on the track within the quarter | and stays there", "a job that starts with story time | and ends with a talk": as far as a second verb of the same subject. */
function beforeSecondVerb(text: string): string {
  for (const { index, 1: word = '' } of text.matchAll(/ and ([a-z]+) [a-z]/g)) {
    const head = text.slice(0, index);
    const isVerb = /^(?:is|are|was|were|has|have)$/.test(word) || looksLikeVerb(word) || isVerbBase(word);
    if (countWords(head) >= 4 && isVerb && !nounLike.has(word) && !/\b(?:both|between|either)\b/.test(head))
      return head;
  }
  return text;
}

/** A sentence and, of what the job promises, its main part: "We pay for your Care Certificate". */
export const inShort = (sentence: SentenceFact, most: number): SentenceFact[] =>
  sentence.fact.kind === 'proposition' || sentence.fact.kind === 'evidence' ? shortened(sentence, most) : [sentence];

function shortened(sentence: SentenceFact, most: number): SentenceFact[] {
  const { text, kind } = sentence.statement;
  // "Small classes. Twelve at most.": sentences that lean on each other are said together.
  if (/[.!?] \p{Lu}/u.test(text) && kind === 'loose') {
    // "You stop the lift when you don't like the wind. Nobody will argue.": the first says something alone.
    const [first = '', ...others] = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
    const head = others.every(leansOnFirst) ? readStatement(first) : null;
    return head?.kind === 'clause' && countWords(head.text) >= 4 && countWords(head.text) <= most
      ? [{ ...sentence, statement: head }]
      : [sentence];
  }
  // "Plant an oak and somebody you never meet sits under it", "you made the bracket": no half of it says what it says.
  if (sentence.fact.kind === 'proposition' && standsAsTyped(text)) return [sentence];
  // "When on-call wakes you up, you get the next day off": no half of it says anything.
  if (/^(?:when|if|while|once|after|before|as|because|since|unless|until)\b/i.test(text)) return [sentence];
  // "One week you're on site, the next in court": nor does the one without the other.
  if (/^(?:one|some) (?:day|week|month|minute|moment|morning|shift|hour)s?\b.*, /i.test(text)) return [sentence];
  // "We won Silver for Best Cheese Counter": of an award less would be more than was won.
  if (sentence.fact.kind === 'evidence' && namesRank(text)) return [sentence];
  const tooLong = countWords(text) > most;
  // "Four days on, four days off: more than 180 days to yourself": the turn is one thing.
  const turn = /^([^:]*\bon, [^:,]*\boff)(?:$|[:,] )/i.exec(text)?.[1];
  if (turn) {
    const part = tooLong ? readStatement(turn) : null;
    return [part ? { ...sentence, statement: settle(part) } : sentence];
  }
  const joint = tooLong
    ? /(?:, |; |: | – | - | so that | because | and then (?:you|we|they) | and (?:you|we|they|it|your|our|the|an?|no|every|come|get|be)\b)/
    : /(?:, (?:so|and|which|because|with) | – | - | so that | because | and (?:you|we|they|your|our|the|an?|every|come|get|be)\b)/;
  // "Three young people, a team of nine and a house", "4 nights on, 4 nights off": a row is not cut.
  if (kind !== 'clause' && /^[^,]+, (?:[^,]+,? and [^,]+$|\d)/.test(text)) return [sentence];
  // "Proper trade, paid while you learn, job at the end if you pass": each says something.
  const row = text.split(', ');
  if (
    kind !== 'clause' &&
    kind !== 'verb' &&
    row.length > 2 &&
    row.every(
      (part) => !/\b(?:and|or|which|who)\b|^(?:\d|an? |one|two|three|four|five|six|seven|every|each|no)\b/i.test(part),
    )
  ) {
    const parts = row
      .filter((part) => countWords(part) >= 3 && countWords(part) <= most)
      .flatMap((part) => readStatement(part) ?? [])
      .filter(({ kind: of }) => of !== 'clause');
    if (parts.length > 1)
      return [...(tooLong ? [] : [sentence]), ...parts.map((part) => ({ ...sentence, statement: settle(part) }))];
  }
  // "You'll be given time: an hour a week to plan with the teacher": what it is stands behind.
  const [, lead = '', what = ''] = /^([^:]+): ([^:]+)$/.exec(text) ?? [];
  if (
    kind === 'clause' &&
    lead &&
    countWords(lead) <= 5 &&
    /^(?:an?|one|two|three|four|five|\d|the|your|our)\b/i.test(what)
  ) {
    const part = readStatement(what.split(/, /)[0] ?? '');
    if (part?.kind === 'np' && countWords(part.text) >= 4 && countWords(part.text) <= most)
      return [...(tooLong ? [] : [sentence]), { ...sentence, statement: settle(part) }];
  }
  // "With a capped caseload of 45 files, you can do each one well": what there is, by itself.
  const brought = /^With (an? [^,]{8,}), you\b/.exec(text)?.[1];
  const there = brought ? readStatement(brought) : null;
  if (there?.kind === 'np' && countWords(there.text) >= 3 && countWords(there.text) <= most)
    return [...(tooLong ? [] : [sentence]), { ...sentence, statement: settle(there) }];
  const positive = affirmed(text);
  const first = text.split(joint)[0] ?? '';
  const head = positive ?? (countWords(first) > most ? beforeSecondVerb(first) : first);
  // "Best Cheese Counter, Food Writers' Guild 2024": an award without who gave it is a boast.
  if (kind !== 'clause' && /^, [A-Z].*\b(?:19|20)\d\d\b/.test(text.slice(head.length))) return [sentence];
  const cut = readStatement(head);
  const rest = text.slice(head.length);
  const main =
    cut &&
    (positive !== null || (isSureCut(head, rest) && !leavesIt(head))) &&
    cut.text !== text &&
    countWords(cut.text) >= 3 &&
    (cut.kind === kind ||
      (positive !== null && cut.kind === 'clause') ||
      (kind === 'loose' && cut.kind === 'np') ||
      // "A kitchen with a four-day week and the fish landed half a mile away": what it begins with is what it is.
      (kind === 'clause' && cut.kind === 'np' && /^(?:an?|the|no|two|three|four)\b/i.test(text)) ||
      (kind === 'np' && cut.kind === 'adjective')) &&
    (!endsOpen(cut.text) || /\b(?:year|month|week|day) (?:one|two|three|four|five|\d)$/i.test(cut.text)) &&
    // "A proper mix - barn conversions one day, ...": of what, stands behind.
    !/\b(?:mix|range|variety|balance|choice|blend|deal|lot|combination|kind|sort|place|job|team|way|of us)$/i.test(
      cut.text,
    )
      ? { ...sentence, statement: cut.kind === 'np' ? settle(cut) : cut }
      : null;
  if (!main) return [sentence];
  return tooLong || positive !== null ? [main] : [main, sentence];
}
