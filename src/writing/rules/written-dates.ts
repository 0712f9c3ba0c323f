import { afterDate, beforeDate, isDayOf, isMonth, monthSource } from '../text/calendar.ts';
import { labels } from '../text/numbers.ts';
import type { Reading } from '../text/reading.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

const edge = '(?<![\\p{L}\\p{N}_.,/£$€%-])';
const dayRange = '(\\d{1,2}(?:st|nd|rd|th)?(?:[-–—]\\d{1,2}(?:st|nd|rd|th)?)?)';
const noMoreFigures = '(?![\\p{L}\\p{N}_%/]|[.,:]\\d|[-–—][\\p{L}\\d])';
const year = '((?:19|20)\\d{2})(?![\\p{L}\\p{N}_/]|[-–]\\d|[.,]\\d)';

const monthFirst = new RegExp(`${edge}(${monthSource})(\\.?) ${dayRange}(?:(,? )${year}|${noMoreFigures})`, 'gu');
const dayFirst = new RegExp(
  `${edge}${dayRange} (${monthSource})(?:(\\.)(?= \\d))?(?:(,? )${year}|(?![\\p{L}\\p{N}_/-]))`,
  'gu',
);
const ordinalOf = new RegExp(`${edge}(\\d{1,2}(?:st|nd|rd|th)?) of (${monthSource})(?![\\p{L}\\p{N}_-])`, 'gu');

/** Months that are verbs or names as well; beside a bare figure they need a preposition before them. */
const doubtful = new Set(['May', 'March', 'Mar', 'April', 'June', 'Jan', 'August', 'Sep', 'Dec', 'Jun', 'Apr']);
const monthNumber: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};

function isRealDay(days: string, month: string): boolean {
  const number = monthNumber[month.slice(0, 3).toLowerCase()] ?? 0;
  return days.split(/[-–—]/).every((day) => isDayOf(number, Number.parseInt(day, 10)));
}

/** Whether what follows a date without a year shows that it ends there: a stop, a bracket, the end, a small word. */
function endsHere(reading: Reading, end: number): boolean {
  const rest = reading.text.slice(end, end + 24);
  if (/^\s*$/.test(rest) && end + rest.length >= reading.text.length) return true;
  if (/^\s?[,;:!?)\]]|^\.(?:\s|$)|^\s[–—-]\s|^\s\(/.test(rest)) return true;
  const next = reading.adjacentAfter(end);
  return next !== undefined && afterDate.has(next.lower) && !/^\p{Lu}/u.test(next.text);
}

const ownMonthBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${monthSource})\\.? \\d{1,2}(?:st|nd|rd|th)?\\s?(?:[-–—]|to|and|or|until|till|through|&)\\s?$`,
  'u',
);

/** "April 6 to April 12": each figure has a month of its own. */
const endsRange = (reading: Reading, start: number): boolean =>
  ownMonthBefore.test(reading.text.slice(Math.max(0, start - 32), start));

/** "25 March to 27", "March 25 and 26": the figures belong together, and moving one would break them. */
function isJoined(reading: Reading, start: number, end: number): boolean {
  if (
    /^\s?(?:[-–—]|,|to|and|or|until|till|through|&|\/)\s?\d{1,2}(?:st|nd|rd|th)?(?![\d:.]*\s?(?:[ap]\.?m|\d{3}))(?!\d|\s(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)/.test(
      reading.text.slice(end, end + 30),
    )
  )
    return true;
  if (endsRange(reading, start)) return false;
  return (
    /\d(?:st|nd|rd|th)?\s?(?:[-–—]|,|to|and|or|until|till|through|&|\/)\s?$/.test(
      reading.text.slice(Math.max(0, start - 16), start),
    ) &&
    !/(?:\d{4}|[ap]\.?m\.?)\s?(?:[-–—]|,|to|and|or|until|till)\s?$/.test(
      reading.text.slice(Math.max(0, start - 16), start),
    )
  );
}

function monthToDay(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, month = '', dot = '', days = '', , yearText] = match;
  const start = match.index;
  const end = start + whole.length;
  if (!isRealDay(days, month)) return undefined;
  const before = reading.adjacentBefore(start);
  const fix = `${days} ${month}${dot}${yearText === undefined ? '' : ` ${yearText}`}`;
  if (yearText !== undefined) return isJoined(reading, start, start) ? { start, end } : { start, end, fix };
  if (isJoined(reading, start, end)) return { start, end };
  if (!endsHere(reading, end)) return undefined;
  if (endsRange(reading, start)) return { start, end, fix };
  if (
    before !== undefined &&
    /^(?:in|during|last|next|this|every|each|late|early|mid|you|we|they|i|he|she|it|to|who)$/.test(before.lower)
  )
    return undefined;
  // "Helen March 25" and "May 10 be": a name or a verb needs more to be a date.
  const plain = before !== undefined && (beforeDate.has(before.lower) || /^(?:the|your|our|a)$/.test(before.lower));
  if (doubtful.has(month) && !plain && !/(?:^|[:,(–—-]\s?)$/.test(reading.text.slice(0, start))) return undefined;
  if (doubtful.has(month) && start === 0 && reading.adjacentAfter(end) !== undefined) return undefined;
  if (before !== undefined && !plain && /^\p{Lu}/u.test(before.text)) return undefined;
  return { start, end, fix };
}

function dayToMonth(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, days = '', month = '', dot = '', , yearText] = match;
  const start = match.index;
  const end = start + whole.length;
  if (!isRealDay(days, month)) return undefined;
  const before = reading.adjacentBefore(start);
  if (before !== undefined && labels.has(before.lower) && !beforeDate.has(before.lower)) return undefined;
  if (isJoined(reading, start, yearText === undefined ? end : start)) return { start, end };
  const fix = `${month}${dot} ${days}${yearText === undefined ? '' : `, ${yearText}`}`;
  if (yearText !== undefined) return { start, end, fix };
  if (!endsHere(reading, end)) return undefined;
  // "We need 10 May", "Hire 5 March": only a word that leads to a date makes it one.
  const leads =
    before === undefined
      ? /(?:^|[:,(–—-]\s?)$/.test(reading.text.slice(0, start))
      : beforeDate.has(before.lower) || before.lower === 'the';
  if (doubtful.has(month) && !leads) return undefined;
  return { start, end, fix };
}

/** DatesMonthsAndYears2, 21: the order of dates whose month is a word. */
export const writtenDates: Rule = {
  id: 'DatesMonthsAndYears2',
  group: 'dates',
  label: 'Choose the order of dates in words',
  message: 'House style writes this date in another order.',
  reason: 'One order for all dates is quicker to read.',
  samples: [
    {
      options: { DatesMonthsAndYears2: true, DatesMonthsAndYears21: 'DDMonthYYYY' },
      before: 'We open on March 25, 2026.',
    },
    {
      options: { DatesMonthsAndYears2: true, DatesMonthsAndYears21: 'MonthDDYYYY' },
      before: 'We open on 25 March 2026.',
    },
  ],
  detect(reading, options) {
    const order = options.choice('DatesMonthsAndYears21');
    if (order === undefined || !/\d/.test(reading.text)) return [];
    if (order === 'DDMonthYYYY') return collect(reading, monthFirst, monthToDay);
    const ofMonth = collect(reading, ordinalOf, (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }));
    return inOrder(collect(reading, dayFirst, dayToMonth), ofMonth);
  },
};

const ordinal = '\\d{1,2}(?:st|nd|rd|th)';
const ordinalBeforeMonth = new RegExp(
  `${edge}((?:${ordinal}(?:[-–—]|, | and | to | or | & )){0,3}${ordinal}) ((?:of )?)(${monthSource})(?![\\p{L}\\p{N}_-])`,
  'giu',
);
const ordinalAfterMonth = new RegExp(
  `${edge}(${monthSource})\\.? ((?:${ordinal}(?:[-–—]|, | and | to | or | & )){0,3}${ordinal})(?![\\p{L}\\p{N}_-])`,
  'gu',
);
const determiner = /^(?:the|a|an|our|your|their|its|his|her|my|every|each|this|that|first|second|last|next|any)$/;

function plainDays(days: string): string {
  return days.replace(/(\d)(?:st|nd|rd|th)/gi, '$1');
}

function beforeMonth(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, days = '', of = '', month = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  const titled = month[0]?.toUpperCase() + month.slice(1).toLowerCase();
  if (!isMonth(titled) || month[0] !== month[0]?.toUpperCase()) return undefined;
  const days_ = { start, end: start + days.length };
  if (of !== '') return { start, end };
  const before = reading.adjacentBefore(start);
  if (before !== undefined && determiner.test(before.lower)) return days_;
  const next = reading.adjacentAfter(end);
  // "1st Jan Smith" is a rank and a name.
  if (next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text) && month.length <= 4 && !isMonth(next.text)) return days_;
  return { ...days_, fix: plainDays(days) };
}

function afterMonth(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, month = '', days = ''] = match;
  const end = match.index + whole.length;
  const found = { start: end - days.length, end };
  if (/^,? (?:19|20)\d{2}/.test(reading.text.slice(end, end + 6))) return { ...found, fix: plainDays(days) };
  if (!endsHere(reading, end)) return undefined;
  const before = reading.adjacentBefore(match.index);
  if (
    month === 'May' &&
    (before === undefined
      ? reading.text.length > end + 2 && match.index === 0
      : !beforeDate.has(before.lower) && !determiner.test(before.lower))
  )
    return found;
  return { ...found, fix: plainDays(days) };
}

/** DatesMonthsAndYears3: no st, nd, rd or th in dates. */
export const ordinalDates: Rule = {
  id: 'DatesMonthsAndYears3',
  group: 'dates',
  label: 'No st, nd, rd or th after the day',
  message: 'House style leaves out the letters after the day.',
  reason: 'The day reads the same without them.',
  samples: [{ options: { DatesMonthsAndYears3: true }, before: 'Starts on 1st May' }],
  detect(reading) {
    if (!/\d(?:st|nd|rd|th)/i.test(reading.text)) return [];
    return inOrder(collect(reading, ordinalBeforeMonth, beforeMonth), collect(reading, ordinalAfterMonth, afterMonth));
  },
};

const shortMonth = /(?<![\p{L}\p{N}_.-])(Sept|Sep)(\.?)(?![\p{L}\p{N}_])/gu;

function isBesideDayOrYear(reading: Reading, start: number, end: number): boolean {
  const before = reading.text.slice(Math.max(0, start - 14), start);
  const after = reading.text.slice(end, end + 12);
  if (/(?:^|[^\p{L}\d.,£$€])\d{1,2}(?:st|nd|rd|th)?(?: of)? $/u.test(before)) {
    const label = reading.wordBefore(start, 1);
    return !(label !== undefined && labels.has(label.lower) && !beforeDate.has(label.lower));
  }
  return /^ (?:\d{1,2}(?:st|nd|rd|th)?(?:[-–]\d{1,2})?(?![\p{L}\d%:]|[.,]\d)|(?:19|20)\d{2}(?!\d)|['’]\d{2}(?!\d))/u.test(
    after,
  );
}

/** DatesMonthsAndYears4, 41: the shortest month abbreviation, or the longer one. */
export const shortMonths: Rule = {
  id: 'DatesMonthsAndYears4',
  group: 'dates',
  label: 'Choose how to shorten months',
  message: 'House style shortens this month another way.',
  reason: 'Short months look tidier when they are all shortened alike.',
  samples: [
    {
      options: { DatesMonthsAndYears4: true, DatesMonthsAndYears41: 'TheShortestPossibleAbbreviation' },
      before: 'From 5 Sept 2026',
    },
    { options: { DatesMonthsAndYears4: true, DatesMonthsAndYears41: 'LongerAbbreviation' }, before: 'From 5 Sep 2026' },
  ],
  detect(reading, options) {
    const choice = options.choice('DatesMonthsAndYears41');
    if (choice === undefined || !reading.text.includes('Sep')) return [];
    const wanted = choice === 'TheShortestPossibleAbbreviation' ? 'Sep' : 'Sept';
    return collect(reading, shortMonth, (match) => {
      const [whole, month = ''] = match;
      const start = match.index;
      if (month === wanted || !isBesideDayOrYear(reading, start, start + whole.length)) return undefined;
      return { start, end: start + month.length, fix: wanted };
    });
  },
};
