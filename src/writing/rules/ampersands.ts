import type { Reading } from '../text/reading.ts';
import { isCommonWord } from '../text/vocabulary.ts';
import { collect, type Match, type Rule } from './rule.ts';

const ampersand = /(?<=[\p{L}\p{N})\]%'’.,]|^[\p{L}\p{N}])( )&( )(?=[\p{L}\p{N}(£$€])/gu;

/** Makes whose names are everyday words. */
const brands: ReadonlySet<string> = new Set(
  `crate&barrel head&shoulders black&decker bed&beyond bath&beyond bath&body standard&poor arts&crafts food&wine rock&roll past&present hotel&chocolat dolce&gabbana
  marks&spencer smith&wesson procter&gamble johnson&johnson holland&barrett ben&jerry fortnum&mason tate&lyle farrow&ball slaughter&may ernst&young pen&paper
  dungeons&dragons love&hate bang&olufsen hook&cleaver prezzo&co town&country house&garden horse&hound fish&co laura&co cotton&co salt&straw bread&butter pizza&co
  barnes&noble lock&co timpson&sons william&mary abercrombie&fitch travis&perkins cadbury&schweppes fuller&smith young&rubicam chapel&down oak&furrows
  search&rescue&team victoria&albert tower&hamlets hammersmith&fulham kensington&chelsea brighton&hove`.split(/\s+/),
);
const firm =
  /^(?:ltd|limited|llp|plc|inc|co|company|sons|son|partners|associates|brothers|bros|daughters|group|corp|gmbh|llc|holdings|solicitors)$/;
/** "The & stays": the sign itself is meant. */
const sign = /^(?:the|an|this|that|use|write|symbol|sign|character|ampersand|of|a|and|with|or|no)$/;

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function isFirm(reading: Reading, start: number, end: number): boolean {
  let word = reading.adjacentAfter(end);
  for (let step = 0; step < 4 && word !== undefined; step++) {
    if (firm.test(word.lower) && (step > 0 || isCapital(word.text))) return true;
    if (!isCapital(word.text)) return false;
    word = reading.adjacentAfter(word.end);
  }
  const before = reading.wordBefore(start, 1);
  return before !== undefined && /^(?:messrs|bros)$/.test(before.lower);
}

function replace(match: RegExpExecArray, reading: Reading): Match | undefined {
  const start = match.index + 1;
  const end = start + 1;
  const before = reading.wordBefore(start);
  const after = reading.wordAfter(end);
  if (before === undefined || after === undefined) return undefined;
  const flag = { start, end };
  if (sign.test(before.lower) && (!isCapital(before.text) || reading.opensSentence(before.start))) return undefined;
  if (brands.has(`${before.lower}&${after.lower}`) || isFirm(reading, start, end)) return undefined;
  // "Q & A", "R & D", "T & Cs".
  if ((before.text.length === 1 && isCapital(before.text)) || /^\p{Lu}s?$/u.test(after.text)) return undefined;
  const adjoins = start - 1 === before.end && after.start === end + 1;
  // The words of a protected name belong to it only when the sign does; beside it, the sign joins two things.
  if (reading.mask.touches(start, end)) return undefined;
  if (!adjoins) return { ...flag, fix: 'and' };
  const left = isCapital(before.text);
  const right = isCapital(after.text);
  if (left && right) {
    // Capitals don't prove a name, but only everyday words prove that there is none.
    const known = (text: string): boolean =>
      isCommonWord(text.toLowerCase()) || (/^\p{Lu}{2,}s?$/u.test(text) && text.length <= 5);
    return known(before.text) && known(after.text) ? { ...flag, fix: 'and' } : flag;
  }
  if (!left && !right) return { ...flag, fix: 'and' };
  // One capital: at the start of a sentence it is only that; elsewhere an acronym or a proper noun in a list.
  if (left && reading.opensSentence(before.start)) return isCommonWord(before.lower) ? { ...flag, fix: 'and' } : flag;
  return { ...flag, fix: 'and' };
}

const shared = {
  group: 'punctuation',
  reason: 'The sign belongs to names; in running words “and” reads more easily.',
} as const;

/** Ampersands1: "and" in sentences. */
export const ampersandsInSentences: Rule = {
  ...shared,
  id: 'Ampersands1',
  label: 'Write “and”, not &, in sentences',
  message: 'House style writes “and” in sentences.',
  samples: [{ options: { Ampersands1: true }, before: 'You plan & run the rota.' }],
  detect: (reading) =>
    reading.kind === 'heading' || !reading.text.includes(' & ') ? [] : collect(reading, ampersand, replace),
};

/** Ampersands2: "and" in headings and titles. */
export const ampersandsInHeadings: Rule = {
  ...shared,
  id: 'Ampersands2',
  label: 'Write “and”, not &, in headings and titles',
  message: 'House style writes “and” in headings.',
  samples: [{ options: { Ampersands2: true }, before: '# Pay & perks' }],
  detect: (reading) =>
    reading.kind === 'heading' && reading.text.includes(' & ') ? collect(reading, ampersand, replace) : [],
};
