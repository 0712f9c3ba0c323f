import type { Reading } from '../text/reading.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

const spaces = /(?<=\S) {2,}(?=\S)/g;
const beforeStop = /(?<=[\p{L}\p{N})\]”’%"'])[ \u00a0]+([,.;:!?])(?=[\s"”’)\]]|$|[!?,;]+(?:\s|$))/gu;
const repeated = /(?<=[\p{L}\p{N}\s)\]”’"'%]|^)(!{2,}|\?{2,}|,{2,}|;{2,})(?=[\s"”’)\]]|$)/gu;
const mixed = /(?<=[\p{L}\p{N}])(?:[!?]{3,})(?=\s|$)/gu;
const twoDots = /(?<=[\p{L}])\.\.(?=\s|$)/gu;
const insideBrackets = /(?<=\()[ ]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])[ ]+(?=\))/gu;

/** Runs of this many spaces part columns or lines; they are no slip. */
const columns = 7;

function isTable(reading: Reading): boolean {
  return /\|.*\|/.test(reading.text.slice(0, 500)) || reading.text.includes('\t');
}

function single(match: RegExpExecArray): Match | undefined {
  const length = match[0].length;
  return length >= columns ? undefined : { start: match.index, end: match.index + length, fix: ' ' };
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

/** PunctuationChecker: spaces and repeated punctuation. */
export const tidy: Rule = {
  id: 'PunctuationChecker',
  group: 'tidy',
  label: 'Tidy spaces and repeated punctuation',
  message: 'Spaces or punctuation can be tidied here.',
  reason: 'Stray spaces and signs look careless.',
  samples: [{ options: { PunctuationChecker: true }, before: 'Starts in May ,  no weekends!!!' }],
  detect(reading) {
    const plain = isTable(reading) ? [] : collect(reading, spaces, single);
    return inOrder(
      collect(reading, beforeStop, attach),
      plain,
      collect(reading, repeated, (match) => ({
        start: match.index,
        end: match.index + match[0].length,
        fix: match[0].charAt(0),
      })),
      collect(reading, mixed, (match) =>
        new Set(match[0]).size > 1
          ? { start: match.index, end: match.index + match[0].length, offers: ['?', '!'] }
          : undefined,
      ),
      collect(reading, twoDots, (match) => ({ start: match.index, end: match.index + 2, offers: ['.', '…'] })),
      collect(reading, insideBrackets, (match) => ({
        start: match.index,
        end: match.index + match[0].length,
        fix: '',
      })),
    );
  },
};
