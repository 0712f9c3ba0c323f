import { isNumberWord, numberWordSource, readNumberWord } from '../text/numbers.ts';
import type { Reading } from '../text/reading.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

const sign =
  /(?<![\p{L}\p{N}_.,/%£$€-]|[-+]\d?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(\.\d{1,6})?(\s?[-–—]\s?\d{1,9}(?:\.\d{1,6})?)?([ {2}]?)%(?![\p{L}\p{N}_%+/])/gu;
const signed = /(?<=(?:^|[\s(]))[-−+](\d{1,9}(?:\.\d{1,6})?)([ {2}]?)%(?![\p{L}\p{N}_%+/-])/gu;
const figure =
  /(?<![\p{L}\p{N}_.,/£$€-])(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(\.\d{1,6})?(?:[ {2}]|-)per(?:[ {2}]?)cent(?![\p{L}\p{N}_-])/giu;
const word = new RegExp(
  `(?<![\\p{L}\\p{N}_'’.-])(?:(one hundred)|(${numberWordSource}))[ \\u00a0-](?:percent|per[ \\u00a0]cent)(?![\\p{L}\\p{N}_-])`,
  'giu',
);

function spellOutSign(match: RegExpExecArray, reading: Reading): Match | undefined {
  const end = match.index + match[0].length;
  const percent = end - 1;
  // "100%-owned" is a compound; "10%-15%" is a range and reads on.
  if (/^-\p{L}/u.test(reading.text.slice(end, end + 2))) return { start: match.index, end };
  const start = percent - (match[4] ?? '').length;
  return { start: match.index, end, fix: `${reading.text.slice(match.index, start)} percent` };
}

function spellOutSigned(match: RegExpExecArray, reading: Reading): Match {
  const end = match.index + match[0].length;
  const start = end - 1 - (match[2] ?? '').length;
  return { start: match.index, end, fix: `${reading.text.slice(match.index, start)} percent` };
}

function signForFigure(match: RegExpExecArray): Match {
  return { start: match.index, end: match.index + match[0].length, fix: `${match[1]}${match[2] ?? ''}%` };
}

function signForWord(match: RegExpExecArray, reading: Reading): Match {
  const start = match.index;
  const flag = { start, end: start + match[0].length };
  const value = match[1] ? 100 : readNumberWord((match[2] ?? '').toLowerCase());
  const before = reading.adjacentBefore(start);
  const between = reading.text[start - 1];
  if (value === undefined || reading.opensSentence(start)) return flag;
  // "two hundred and five percent", "a half to one percent", "the one percent": the words belong together.
  if (
    before !== undefined &&
    (isNumberWord(before.lower) || /^(?:hundred|thousand|point|quarter|third|thirds|\d+)$/.test(before.lower))
  )
    return flag;
  if (before !== undefined && /^(?:and|to|or|the)$/.test(before.lower)) {
    const earlier = reading.wordBefore(before.start);
    if (
      before.lower === 'the'
        ? value === 1
        : earlier !== undefined && (isNumberWord(earlier.lower) || /^(?:hundred|quarter|\d+)$/.test(earlier.lower))
    )
      return flag;
  }
  if (between === '-' || between === '–') return flag;
  return { ...flag, fix: `${value}%` };
}

/** Percentages1, 11: spell out percent, or use the sign. */
export const percentages: Rule = {
  id: 'Percentages1',
  group: 'punctuation',
  label: 'Choose how to write percentages',
  message: 'House style writes percentages another way.',
  reason: 'Percentages read the same everywhere when one form is used.',
  samples: [
    {
      options: { Percentages1: true, Percentages11: 'SpellOutPercentInsteadOfUsing%' },
      before: 'You pay in 5%, we pay in 9%.',
    },
    {
      options: { Percentages1: true, Percentages11: 'Use%InsteadOfSpellingOutPercent' },
      before: 'A bonus of five per cent',
    },
  ],
  detect(reading, options) {
    const choice = options.choice('Percentages11');
    if (choice === 'SpellOutPercentInsteadOfUsing%') {
      if (!reading.text.includes('%')) return [];
      return inOrder(collect(reading, sign, spellOutSign), collect(reading, signed, spellOutSigned));
    }
    if (choice === 'Use%InsteadOfSpellingOutPercent') {
      if (!/cent/i.test(reading.text)) return [];
      return inOrder(collect(reading, figure, signForFigure), collect(reading, word, signForWord));
    }
    return [];
  },
};
