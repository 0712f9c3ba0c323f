/** How hard a text is to read: Flesch-Kincaid for the whole, the Hemingway set for its sentences. */
import { syllable } from 'syllable';
import type { Finding } from '../engine/finding.ts';
import type { Reading } from '../text/reading.ts';
import { PhraseIndex } from './phrases.ts';
import { type Swap, swaps } from './swaps.ts';

/** Figures of a text. Grades are years of school; the reading age is the grade plus five. */
export interface Readability {
  words: number;
  sentences: number;
  paragraphs: number;
  syllables: number;
  /** Flesch-Kincaid grade, one decimal. Null when there are too few words to measure. */
  grade: number | null;
  readingAge: number | null;
  meanSentence: number;
  longestSentence: number;
  /** Sentences above 25 words. */
  longSentences: number;
  hardSentences: number;
  veryHardSentences: number;
  adverbs: number;
  /** At most a third of the paragraphs. */
  adverbsAllowed: number;
  passives: number;
  /** At most a fifth of the sentences. */
  passivesAllowed: number;
  complexWords: number;
}

/** Bounds of the Hemingway set and of adverts, in words and grades. */
export const readabilityBounds = {
  exemptBelow: 14,
  hardFrom: 10,
  veryHardFrom: 14,
  longAbove: 25,
  meanMost: 15,
  targetGrade: 8,
  warnAbove: 10,
  /** Fewest words that can be measured. */
  fewestWords: 20,
} as const;

/** Where a sentence stands and how hard it is. */
export interface SentenceGrade {
  start: number;
  end: number;
  words: number;
  grade: number;
  level: 'fine' | 'hard' | 'veryHard';
}

const syllables = new Map<string, number>();
const mostKept = 20_000;

function countSyllables(word: string): number {
  const known = syllables.get(word);
  if (known !== undefined) return known;
  const counted = Math.max(1, syllable(word));
  if (syllables.size >= mostKept) syllables.clear();
  syllables.set(word, counted);
  return counted;
}

/** The grade of each sentence of a block: 4.71 letters a word + 0.5 words - 21.43; under 14 words it is exempt. */
export function gradeSentences(reading: Reading): SentenceGrade[] {
  const grades: SentenceGrade[] = [];
  let index = 0;
  for (const { start, end } of reading.sentences) {
    let words = 0;
    let letters = 0;
    for (; index < reading.words.length; index++) {
      const word = reading.words[index];
      if (word === undefined || word.start >= end) break;
      words++;
      letters += /['’]/.test(word.text) ? word.text.replace(/['’]/g, '').length : word.text.length;
    }
    if (words === 0) continue;
    const grade = Math.max(0, Math.round(4.71 * (letters / words) + 0.5 * words - 21.43));
    const { exemptBelow, hardFrom, veryHardFrom } = readabilityBounds;
    const level = words < exemptBelow || grade < hardFrom ? 'fine' : grade < veryHardFrom ? 'hard' : 'veryHard';
    grades.push({ start, end, words, grade, level });
  }
  return grades;
}

const notAdverbs = new Set(
  `only early family daily weekly monthly yearly hourly nightly fortnightly quarterly july italy apply supply reply rely ally fly bully belly jelly rally tally lily holy ugly lovely
  friendly likely unlikely lonely elderly orderly costly timely lively kindly silly hilly chilly jolly curly multiply comply imply anomaly assembly monopoly butterfly
  homely scholarly worldly saintly heavenly leisurely sickly deadly cowardly bodily ly emily sally molly kelly billy polly carly beverly shelly daly reilly connolly
  directly particularly especially exactly respectively annually jointly partly mainly`.split(/\s+/),
);
const beForm = /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't)$/;
const irregular = new Set(
  `born beaten become begun bent bound bitten bled blown broken brought built bought caught chosen come cut dealt done drawn driven eaten fallen fed felt found flown forbidden forgotten
  forgiven frozen given grown hung heard hidden hit held hurt kept known laid led left lent let lost made meant met paid put quit read ridden rung run said seen sold sent set shaken
  shown shut sung spoken spent spread stolen struck stuck sworn swept swum taken taught torn told thought thrown understood woken worn won written`.split(
    /\s+/,
  ),
);
/** After "to be" these describe, and nobody did anything. */
const describing =
  /^(?:based|located|excited|interested|needed|required|qualified|experienced|dedicated|committed|motivated|organised|organized|skilled|talented|limited|concerned|determined|delighted|pleased|proud|prepared|tired|bored|worried|used|supposed|red|need|indeed|hundred|seed|speed|feed|married|retired|disabled|gifted|united|varied|advanced|detailed|relaxed|focused|focussed|situated|set|left|paid)$/;

let swapIndex: PhraseIndex<Swap> | undefined;

function isPassive(reading: Reading, index: number): number {
  const verb = reading.words[index];
  if (verb === undefined || !beForm.test(verb.lower)) return -1;
  for (let step = 1; step <= 2; step++) {
    const next = reading.words[index + step];
    if (next === undefined || !/^\s+$/.test(reading.text.slice(reading.words[index + step - 1]?.end ?? 0, next.start)))
      return -1;
    if ((/\p{L}{2,}ed$/u.test(next.lower) || irregular.has(next.lower)) && !describing.test(next.lower))
      return index + step;
    if (!/ly$|^(?:not|also|then|now|being|been|always|often|never|all|both)$/.test(next.lower)) return -1;
  }
  return -1;
}

function base(rule: string, reading: Reading, start: number, end: number): Omit<Finding, 'message' | 'reason'> {
  return {
    rule: `readability.${rule}`,
    level: 'suggestion',
    start,
    end,
    text: reading.text.slice(start, end),
    replacements: [],
    safe: false,
    scored: false,
  };
}

/** Readability findings of a block. */
export function findReadability(reading: Reading): Finding[] {
  if (reading.kind === 'code') return [];
  const found: Finding[] = [];
  for (const { start, end, words, level } of reading.kind === 'heading' ? [] : gradeSentences(reading)) {
    if (level === 'fine' && words <= readabilityBounds.longAbove) continue;
    const rule = level === 'fine' ? 'long' : level;
    const very = level === 'veryHard';
    found.push({
      ...base(rule, reading, start, end),
      level: very ? 'warning' : 'suggestion',
      scored: very || words > readabilityBounds.longAbove,
      message: rule === 'long' ? 'Long sentence' : `This sentence is ${very ? 'very hard' : 'hard'} to read.`,
      reason: very
        ? `With ${words} words, many readers lose the thread before the end. Make it two or three sentences.`
        : rule === 'long'
          ? `It has ${words} words, and up to ${readabilityBounds.longAbove} is comfortable. Put a full stop where you would breathe.`
          : `It has ${words} words and several thoughts. Split it, or take a thought out.`,
    });
  }
  for (const [index, word] of reading.words.entries()) {
    if (isAdverb(word.lower, word.text) && !reading.mask.touches(word.start, word.end)) {
      found.push({
        ...base('adverb', reading, word.start, word.end),
        message: 'Adverb',
        reason: `“${word.text}” can often go without loss.`,
      });
    }
    const participle = isPassive(reading, index);
    const last = reading.words[participle];
    if (last === undefined) continue;
    found.push({
      ...base('passive', reading, word.start, last.end),
      message: 'Passive',
      reason: "The sentence doesn't say who does it. Begin with the person: you, we, your manager.",
    });
  }
  swapIndex ??= new PhraseIndex(swaps.map((swap) => ({ text: swap.long, exact: false, data: swap })));
  for (const { phrase, start, end } of swapIndex.find(reading)) {
    if (reading.mask.touches(start, end)) continue;
    const text = reading.text.slice(start, end);
    const short = /^\p{Lu}/u.test(text)
      ? phrase.data.short.charAt(0).toUpperCase() + phrase.data.short.slice(1)
      : phrase.data.short;
    found.push({
      ...base('complex', reading, start, end),
      replacements: [short],
      safe: phrase.data.sure,
      message: 'Long word',
      reason: `There is a shorter word for “${text}”.`,
    });
  }
  return found;
}

function isAdverb(lower: string, text: string): boolean {
  return lower.length > 4 && lower.endsWith('ly') && !notAdverbs.has(lower) && text === lower;
}

/** Figures over the blocks of a text. A heading or list item without a stop counts as one sentence. */
export function measureReadability(readings: readonly Reading[]): Readability {
  let words = 0;
  let sentences = 0;
  let paragraphs = 0;
  let counted = 0;
  let longest = 0;
  let long = 0;
  let hard = 0;
  let veryHard = 0;
  let adverbs = 0;
  let passives = 0;
  let complexWords = 0;
  swapIndex ??= new PhraseIndex(swaps.map((swap) => ({ text: swap.long, exact: false, data: swap })));
  for (const reading of readings) {
    if (reading.kind === 'code' || reading.kind === 'heading') continue;
    if (reading.words.length > 0) paragraphs++;
    for (const { words: length, level } of gradeSentences(reading)) {
      sentences++;
      longest = Math.max(longest, length);
      if (length > readabilityBounds.longAbove) long++;
      if (level === 'hard') hard++;
      if (level === 'veryHard') veryHard++;
    }
    for (const [index, { lower, text }] of reading.words.entries()) {
      words++;
      counted += /^\p{N}+$/u.test(lower) ? 1 : countSyllables(lower);
      if (isAdverb(lower, text)) adverbs++;
      if (isPassive(reading, index) !== -1) passives++;
    }
    complexWords += swapIndex.find(reading).length;
  }
  const measured = words >= readabilityBounds.fewestWords && sentences > 0;
  const grade = measured ? Math.max(0, round(0.39 * (words / sentences) + 11.8 * (counted / words) - 15.59)) : null;
  return {
    words,
    sentences,
    paragraphs,
    syllables: counted,
    grade,
    readingAge: grade === null ? null : Math.round(grade + 5),
    meanSentence: sentences === 0 ? 0 : round(words / sentences),
    longestSentence: longest,
    longSentences: long,
    hardSentences: hard,
    veryHardSentences: veryHard,
    adverbs,
    adverbsAllowed: Math.ceil(paragraphs / 3),
    passives,
    passivesAllowed: Math.ceil(sentences / 5),
    complexWords,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
