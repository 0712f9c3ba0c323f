import { isMonth, weekdays } from '../text/calendar.ts';
import { labels } from '../text/numbers.ts';
import type { Reading } from '../text/reading.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

const amount = '[£$€]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|[£$€]?\\d{1,6}(?:\\.\\d{1,2})?';
const clock = '\\d{1,2}(?:[:.][0-5]\\d)?[ \\u00a0]?(?:[ap]m|[ap]\\.m\\.|AM|PM)|\\d{1,2}:[0-5]\\d';
const range = new RegExp(
  `(?<![\\p{L}\\p{N}_.,/£$€#+:–—-]|[-–—][ ])(?:(${clock})|(${amount})(k|m|bn|%)?)( ?)(?:-|–|--|—)( ?)(?:(${clock})|(${amount})(k|m|bn|%)?)(?![\\p{L}]{0,3}[-–—/]\\p{N}|[-–—/]|[\\d_:]|[.,]\\d)`,
  'gu',
);
const named = /(?<![\p{L}\p{N}_–—-])(\p{Lu}\p{Ll}{2,8})( ?)[-–]( ?)(\p{Lu}\p{Ll}{2,8})(?![\p{L}\p{N}_–—]|-)/gu;
const spaced = /(?<=[^\s–—-])([ \u00a0]+)(-{1,2}|–|—)([ \u00a0]+)(?=[^\s–—=-])/gu;
const closed = /(?<=[\p{L}\p{N}.,!?)”’%])(--|—)(?=[\p{L}\p{N}“‘(£$€])/gu;

/** Before two figures with a hyphen these make a standard, a model or a label of them: "ISO 9001-2015". */
const standards =
  /^(?:ISO|EN|BS|IEC|ASTM|DIN|RFC|PCI|AS|NZS|Part|Form|Model|Type|Ref|No|Flat|Flight|Boeing|Airbus|Catch|COVID|Article|Formula|Apollo|Ext|PO|Room|Unit|Building|Studio|Block|Route)$/i;

function amountOf(text: string): number {
  return Number(text.replace(/[£$€,]/g, ''));
}

/** Whether two amounts are a range: the second is larger and both are written alike. */
function isRange(from: string, fromUnit: string, to: string, toUnit: string, spacedOut: boolean): boolean {
  if (/^0\d/.test(from) || /^0\d/.test(to)) return false;
  const low = amountOf(from);
  const high = amountOf(to);
  if (fromUnit !== '' && toUnit !== '' && fromUnit !== toUnit) return false;
  const money = /^[£$€]/.test(from);
  if (/^[£$€]/.test(to) && !money) return false;
  if (/^\d{4}$/.test(from) && /^\d{2}$/.test(to) && !money) {
    // 2025-26 is a year; 2009-10 may be a month.
    return high > Number(from.slice(2)) && high > 12 && low >= 1900 && low < 2100 && !spacedOut;
  }
  if (/^\d{4}$/.test(from) && /^\d{4}$/.test(to) && !money) return low >= 1900 && high > low && high < 2100;
  if (!money && /^\d{3}$/.test(from) && /^\d{4}$/.test(to)) return false;
  if (!money && !/[,.]/.test(from + to) && (from.length > 3 || to.length > 3) && toUnit === '') return false;
  // "£30-35k": the unit stands once.
  if (toUnit !== '' && fromUnit === '') return high > low || (money && low < 1000);
  return high > low;
}

function joinRange(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, clockFrom, from = '', fromUnit = '', before = '', after = '', clockTo, to = '', toUnit = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  const spacedOut = before !== '' || after !== '';
  const left = clockFrom ?? from + fromUnit;
  const right = clockTo ?? to + toUnit;
  const sign = { start: start + left.length, end: end - right.length };
  if (before !== after) return undefined;
  const text = reading.text;
  if (text.slice(sign.start, sign.end).trim() === '–' && !spacedOut) return undefined;
  const word = reading.adjacentBefore(start);
  if (word !== undefined && standards.test(word.text)) return undefined;
  if (
    word !== undefined &&
    /^\p{Lu}{2,}$/u.test(word.text) &&
    !/^(?:GBP|EUR|USD|AM|PM)$/.test(word.text) &&
    clockFrom === undefined
  )
    return undefined;
  if (/[=×÷]/.test(text) && spacedOut) return undefined;
  if (/[-–—]\s?$/.test(text.slice(0, start)) || /^\s?[-–—]\s?\d/.test(text.slice(end, end + 4))) return undefined;
  if (clockFrom === undefined && clockTo === undefined) {
    const label = word !== undefined && labels.has(word.lower);
    if (
      spacedOut &&
      label &&
      !/^(?:years|ages|weeks|days|levels|pages|grades|bands|shift|shifts|months)$/.test(word.lower)
    )
      return { ...sign };
    if (!isRange(from, fromUnit, to, toUnit, spacedOut)) return undefined;
    // Letters right after make a compound ("16-18s") or a code, units and suffixes don't.
    const tail = /^[\p{L}]{1,12}/u.exec(text.slice(end, end + 12))?.[0] ?? '';
    if (
      tail !== '' &&
      !/^(?:kg|g|km|m|mm|cm|mph|hrs?|h|mins?|pa|pm|am|st|nd|rd|th|yrs?|kw|mw|kv|v|gb|mb|ft|in|lb|l|ml|t|bn|mn|x|d|p|c)$/i.test(
        tail,
      )
    )
      return undefined;
  } else if (clockFrom === undefined && (fromUnit !== '' || Number(from) > 24)) return undefined;
  else if (clockTo === undefined && (toUnit !== '' || Number(to) > 24)) return undefined;
  return { ...sign, fix: '–' };
}

function joinNames(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, from = '', before = '', after = '', to = ''] = match;
  const start = match.index;
  const days = weekdays.has(from.toLowerCase()) && weekdays.has(to.toLowerCase());
  const months = isMonth(from) && isMonth(to);
  if ((!days && !months) || before !== after) return undefined;
  if (
    months &&
    before === '' &&
    /^(?:April|May|June|August|Jan)$/.test(from) &&
    /^(?:May|June|April|Jan)$/.test(to) &&
    from === to
  )
    return undefined;
  // "Monday - Friday is our day off": a verb after the second makes the first the end of a thought.
  const next = reading.adjacentAfter(start + whole.length);
  if (before !== '' && next !== undefined && /^(?:is|are|was|were|will|has|have)$/.test(next.lower)) return undefined;
  // "5 March - 8 April": the figures belong to the months.
  if (months && /\d(?:st|nd|rd|th)?\s?$/.test(reading.text.slice(Math.max(0, start - 5), start))) return undefined;
  return { start: start + from.length, end: start + whole.length - to.length, fix: '–' };
}

function breakSpaced(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, before = '', sign = '', after = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  const text = reading.text;
  const left = reading.wordBefore(start);
  const right = reading.wordAfter(end);
  const touchesLeft = left !== undefined && left.end === start;
  const touchesRight = right !== undefined && right.start === end;
  const american = reading.american;
  if (!american && sign === '–') return undefined;
  // Figures on both sides are a range (found before), a sum or a score.
  if (touchesLeft && touchesRight && /\d$/.test(left.text) && /^\d/.test(right.text)) {
    return /=/.test(text) || sign === '–' ? undefined : { start, end };
  }
  if (/=/.test(text.slice(Math.max(0, start - 20), end + 20))) return undefined;
  // "x - y", "A - B", "e - mail".
  if (touchesLeft && left.text.length === 1 && !/^[aI\d]$/.test(left.text)) return undefined;
  if (touchesRight && right.text.length === 1 && !/^[aAI\d]$/.test(right.text)) return undefined;
  // "pre - and post-natal" is a compound that came apart; " -5" is a minus.
  if (touchesLeft && /^(?:pre|post|non|semi|multi|anti|co|re|mid|self|ex|sub|inter)$/.test(left.lower))
    return { start, end };
  if (
    sign === '-' &&
    touchesRight &&
    /^\d/.test(right.text) &&
    touchesLeft &&
    /^(?:minus|to|of|below|at|is|equals)$/.test(left.lower)
  )
    return undefined;
  if (american) {
    const dated =
      touchesLeft &&
      touchesRight &&
      (/\d$/.test(left.text) || isMonth(left.text)) &&
      (/^\d/.test(right.text) || isMonth(right.text));
    return dated ? { start, end } : { start, end, fix: '—' };
  }
  return { start, end, fix: `${before.slice(0, 1)}–${after.slice(0, 1)}` };
}

function breakClosed(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [sign] = match;
  const start = match.index;
  const end = start + sign.length;
  if (/\d$/.test(reading.text.slice(0, start).slice(-1)) && /^\d/.test(reading.text.slice(end, end + 1)))
    return { start, end };
  if (reading.american) return sign === '—' ? undefined : { start, end, fix: '—' };
  return { start, end, fix: ' – ' };
}

/** DashesAndHyphens1: spaced en dash for breaks, closed en dash for ranges; in the United States a closed em dash. */
export const dashes: Rule = {
  id: 'DashesAndHyphens1',
  group: 'punctuation',
  label: 'Spaced en dash for breaks, closed en dash for ranges',
  message: 'House style uses a dash here.',
  reason: 'A hyphen joins words; a dash parts thoughts or spans a range.',
  samples: [
    { options: { DashesAndHyphens1: true }, before: 'Two days at home - three with us. Shifts of 8-10 hours.' },
  ],
  detect(reading) {
    if (!/[-–—]/.test(reading.text)) return [];
    // A range that stands with spaces is one finding, not a break as well.
    return inOrder(
      collect(reading, range, joinRange),
      collect(reading, named, joinNames),
      collect(reading, spaced, breakSpaced),
      collect(reading, closed, breakClosed),
    );
  },
};
