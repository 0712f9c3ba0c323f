import { isDayOf } from '../text/calendar.ts';
import type { Reading } from '../text/reading.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

const slashed = /(?<![\p{L}\p{N}_/.,-]|[/.-]\d)(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\p{L}\p{N}_/-]|[.,]\d)/gu;
const iso = /(?<![\p{L}\p{N}_/.,:-])((?:19|20)\d{2})([-/])(\d{2})\2(\d{2})(?![\p{L}\p{N}_/-]|[.,:]\d)/gu;

const ambiguous = {
  message: 'This date can be read two ways. Check it, or write the month as a word.',
  reason: 'Some readers put the day first, others the month.',
};

function reorder(match: RegExpExecArray, dayFirst: boolean): Match | undefined {
  const [whole, first = '', separator = '', second = '', year = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  const one = Number(first);
  const other = Number(second);
  const dayThenMonth = isDayOf(other, one);
  const monthThenDay = isDayOf(one, other);
  if (one === other || (!dayThenMonth && !monthThenDay)) return undefined;
  // Two figures with stops between are as often a version or a time.
  if (separator === '.' && year.length === 2) return undefined;
  if (dayThenMonth && monthThenDay) return { start, end, ...ambiguous };
  if (dayThenMonth === dayFirst) return undefined;
  if (separator !== '/') return { start, end };
  return { start, end, fix: `${second}/${first}/${year}` };
}

function fromIso(match: RegExpExecArray, dayFirst: boolean, reading: Reading): Match | undefined {
  const [whole, year = '', , month = '', day = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  if (!isDayOf(Number(month), Number(day))) return undefined;
  // Said of the format itself, or part of a stamp or a name.
  if (/ISO|format|YYYY/.test(reading.text.slice(Math.max(0, start - 30), start))) return { start, end };
  return { start, end, fix: dayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}` };
}

/** DatesMonthsAndYears1, 11: the order of dates in figures. */
export const numericDates: Rule = {
  id: 'DatesMonthsAndYears1',
  group: 'dates',
  label: 'Choose the order of dates in figures',
  message: 'House style writes this date in another order.',
  reason: 'A date that can be read two ways may cost somebody the deadline.',
  samples: [
    { options: { DatesMonthsAndYears1: true, DatesMonthsAndYears11: 'DD/MM/YYYY' }, before: 'Apply by 12/25/2026' },
    { options: { DatesMonthsAndYears1: true, DatesMonthsAndYears11: 'MM/DD/YYYY' }, before: 'Apply by 25/12/2026' },
  ],
  detect(reading, options) {
    const order = options.choice('DatesMonthsAndYears11');
    if (order === undefined || !/\d[/.-]\d{1,2}[/.-]\d/.test(reading.text)) return [];
    const dayFirst = order === 'DD/MM/YYYY';
    return inOrder(
      collect(reading, slashed, (match) => reorder(match, dayFirst)),
      collect(reading, iso, (match) => fromIso(match, dayFirst, reading)),
    );
  },
};
