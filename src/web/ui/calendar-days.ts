/** Whole days for the calendar, as ISO dates (YYYY-MM-DD) without hours or zones. */

const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Today where the person is. */
export function today(now = new Date()): string {
  return iso(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** The date so many days later or earlier. */
export function addDays(date: string, days: number): string {
  return iso(timeOf(date) + days * DAY);
}

/** The same day of another month; the 31st becomes the last day there is. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return iso(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** Six weeks from the Monday on or before the first of the date's month. */
export function monthGrid(date: string): string[][] {
  const first = `${date.slice(0, 8)}01`;
  const monday = addDays(first, -((new Date(timeOf(first)).getUTCDay() + 6) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(monday, week * 7 + day)),
  );
}

/** 2026-12-18 as 18.12.2026; '' stays ''. */
export function writeDate(date: string): string {
  return date === '' ? '' : date.split('-').reverse().join('.');
}

/** Reads 18.12.2026, 1.2.2026 and 18.12.26; undefined when there is no such day. */
export function readDate(typed: string): string | undefined {
  const match = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\s*$/.exec(typed);
  if (match === null) return undefined;
  const [day = 0, month = 0, year = 0] = match.slice(1).map(Number);
  const full = year < 100 ? 2000 + year : year;
  const time = Date.UTC(full, month - 1, day);
  const found = new Date(time);
  if (found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day || full < 1000) return undefined;
  return iso(time);
}

/** 'December 2026' */
export function monthName(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(timeOf(date));
}

/** 'Friday 18 December 2026' */
export function dayName(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(timeOf(date));
}
