/**
 * Every date of the product, in the person's time zone: TODAY, YESTERDAY, TOMORROW with the time, else dd.MM.yyyy. A zone
 * of null is the browser's own; a name that this browser doesn't know is treated like it.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format, made once for each zone: making one costs more than a hundred uses. */
function formatOf(kind: string, locale: string, options: Intl.DateTimeFormatOptions, timezone: string | null) {
  const key = `${kind} ${timezone ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat(locale, { ...options, ...(timezone === null ? {} : { timeZone: timezone }) });
    } catch {
      format = new Intl.DateTimeFormat(locale, options);
    }
    formats.set(key, format);
  }
  return format;
}

/** The calendar day of a moment where the person is: YYYY-MM-DD. */
export function dayIn(timezone: string | null, at: Date): string {
  return formatOf('day', 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }, timezone).format(at);
}

/** The time of a moment where the person is: '9:42 AM'. */
export function timeText(iso: string, timezone: string | null): string {
  const options = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  // Newer engines put a narrow space before AM.
  return formatOf('time', 'en-US', options, timezone).format(new Date(iso)).replace(/\s/g, ' ');
}

/** A calendar day as the product writes it: '2026-12-18' is '18.12.2026'. */
export function dotted(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Whole days from one calendar day to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const words = new Map([
  [-1, 'YESTERDAY'],
  [0, 'TODAY'],
  [1, 'TOMORROW'],
]);

/** A day: '17.11.2026'. */
export function dateText(iso: string, timezone: string | null): string {
  return dotted(dayIn(timezone, new Date(iso)));
}

function wordOf(iso: string, now: Date, timezone: string | null): string | undefined {
  return words.get(daysBetween(dayIn(timezone, now), dayIn(timezone, new Date(iso))));
}

/** A day: 'TODAY', 'YESTERDAY' or '17.11.2026'. */
export function dayText(iso: string, now: Date, timezone: string | null): string {
  return wordOf(iso, now, timezone) ?? dateText(iso, timezone);
}

/** A moment: 'TODAY, 9:42 AM', 'YESTERDAY, 4:30 PM' or '17.11.2026'. */
export function momentText(iso: string, now: Date, timezone: string | null): string {
  const word = wordOf(iso, now, timezone);
  return word === undefined ? dateText(iso, timezone) : `${word}, ${timeText(iso, timezone)}`;
}

/** Date and time of a moment for sentences: '17.11.2026' and '9:42 AM'. */
export function momentParts(iso: string, timezone: string | null): { date: string; time: string } {
  return { date: dateText(iso, timezone), time: timeText(iso, timezone) };
}

/** A past moment within a sentence, as short as it can be understood: '9:42 AM' today, else '17.11.2026, 9:42 AM'. */
export function momentInWords(iso: string, now: Date, timezone: string | null): string {
  const { date, time } = momentParts(iso, timezone);
  return dayIn(timezone, now) === dayIn(timezone, new Date(iso)) ? time : `${date}, ${time}`;
}

/** A deadline: 'TODAY', 'TOMORROW' or the date, and whether it is near. */
export function deadlineText(day: string, now: Date, timezone: string | null): { text: string; near: boolean } {
  const days = daysBetween(dayIn(timezone, now), day);
  const word = days === 0 || days === 1 ? words.get(days) : undefined;
  return { text: word ?? dotted(day), near: days === 0 || days === 1 };
}
