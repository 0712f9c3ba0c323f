import type { Reading } from '../text/reading.ts';
import { isCommonWord } from '../text/vocabulary.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

const spaces = /(?<=\S) {2,}(?=\S)/g;
const beforeStop = /(?<=[\p{L}\p{N})\]”’%"'])[ \u00a0]+([,.;:!?])(?=[\s"”’)\]]|$|[!?,;]+(?:\s|$))/gu;
const repeated = /(?<=[\p{L}\p{N}\s)\]”’"'%]|^)(!{2,}|\?{2,}|,{2,}|;{2,})(?=[\s"”’)\]]|$)/gu;
const mixed = /(?<=[\p{L}\p{N}])(?:[!?]{3,})(?=\s|$)/gu;
const twoDots = /(?<=[\p{L}])\.\.(?=\s|$)/gu;
const insideBrackets = /(?<=\()[ ]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])[ ]+(?=\)(?:[\s.,;:!?]|$))/gu;

const noSpace =
  /(?<=(?<![\p{L}\p{N}_@#/.'’-])(\p{L}\p{Ll}{1,20}))([,;])(?=(\p{Ll}{2,20})(?![\p{L}\p{N}_@/'’-]|[.,;:]\S))/gu;
const noSpaceAfterSentence = /(?<=(?<![\p{L}\p{N}_@#/.'’-])(\p{Ll}{2,20}))([.!?])(?=(\p{Lu}\p{Ll}{0,20}) )/gu;
/** With these a sentence begins, and no name of a site or a program. */
const opener =
  /^(?:you|your|we|our|the|this|that|these|it|its|if|as|in|at|on|there|they|their|with|for|from|when|what|who|how|why|all|no|not|and|but|so|to|here|please)$/;

/** Runs of this many spaces may part columns; those of seven are line breaks in stored texts (D2, 4.1). */
const columns = 4;
const lines = 7;

function isTable(reading: Reading): boolean {
  return /\|.*\|/.test(reading.text.slice(0, 500)) || reading.text.includes('\t');
}

function single(match: RegExpExecArray, reading: Reading): Match | undefined {
  const { length } = match[0];
  if (length >= lines) return undefined;
  // "GRADE:      5" is a form, and two wide gaps in a line are a table.
  if (length >= columns && (reading.text[match.index - 1] === ':' || wideGaps(reading) > 1)) return undefined;
  return { start: match.index, end: match.index + length, fix: ' ' };
}

function wideGaps(reading: Reading): number {
  return reading.text.slice(0, 1_000).split(' '.repeat(columns)).length - 1;
}

function attach(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, sign = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  const rest = reading.text.slice(end, end + 3);
  // Smileys, "a : b" between figures, ". . ." and " ..".
  if (sign === ':' && (/^\s*\d/.test(rest) || /^[)(DP]/.test(rest))) return undefined;
  if (sign === '.' && /^\s?\./.test(rest)) return undefined;
  if (
    sign === '?' &&
    /:/.test(reading.text.slice(end, end + 30)) &&
    /^\s\S+\s:/.test(reading.text.slice(end, end + 30))
  )
    return undefined;
  return { start, end, fix: sign };
}

function once({ 0: signs, index }: RegExpExecArray): Match {
  return { start: index, end: index + signs.length, fix: signs.charAt(0) };
}

function offerOne({ 0: signs, index }: RegExpExecArray): Match | undefined {
  return new Set(signs).size > 1 ? { start: index, end: index + signs.length, offers: ['?', '!'] } : undefined;
}

function offerDots({ index }: RegExpExecArray): Match {
  return { start: index, end: index + 2, offers: ['.', '…'] };
}

/** The space that is missing between two words; between others it may be a code or an address. */
function part(match: RegExpExecArray): Match | undefined {
  const [, left = '', sign = '', right = ''] = match;
  if (sign === '.' && /^(?:no|co|me|net|so|it)$/.test(left)) return undefined;
  const isPlain = isCommonWord(left.toLowerCase()) || opener.test(left.toLowerCase());
  const isNext = /[,;]/.test(sign) ? isCommonWord(right) || opener.test(right) : opener.test(right.toLowerCase());
  return isPlain && isNext ? { start: match.index, end: match.index + 1, fix: `${sign} ` } : undefined;
}

function remove({ 0: gap, index }: RegExpExecArray): Match {
  return { start: index, end: index + gap.length, fix: '' };
}

/** PunctuationChecker: spaces and repeated punctuation. */
export const tidy: Rule = {
  id: 'PunctuationChecker',
  group: 'tidy',
  label: 'Tidy spaces and repeated punctuation',
  message: 'Spaces or punctuation can be tidied here.',
  reason: 'Stray spaces and signs look careless.',
  samples: [{ options: { PunctuationChecker: true }, before: 'Starts in May ,  no weekends!!!' }],
  detect(reading) {
    const { text } = reading;
    // Each pattern runs only where its signs stand at all.
    return inOrder(
      / [,.;:!?]|\u00a0[,.;:!?]/.test(text) ? collect(reading, beforeStop, attach) : [],
      text.includes('  ') && !isTable(reading) ? collect(reading, spaces, single) : [],
      /!!|\?\?|,,|;;/.test(text) ? collect(reading, repeated, once) : [],
      /[!?]{3}/.test(text) ? collect(reading, mixed, offerOne) : [],
      text.includes('..') ? collect(reading, twoDots, offerDots) : [],
      /\p{L}[,;]\p{L}/u.test(text) ? collect(reading, noSpace, part) : [],
      /\p{Ll}[.!?]\p{Lu}/u.test(text) ? collect(reading, noSpaceAfterSentence, part) : [],
      text.includes('( ') || text.includes(' )') ? collect(reading, insideBrackets, remove) : [],
    );
  },
};
