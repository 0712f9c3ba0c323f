/** Dates as the cards show them: TODAY, YESTERDAY, TOMORROW with the time, else dd.MM.yyyy; in the person's time zone. */

const dayFormat = (timezone: string | null) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(timezone === null ? {} : { timeZone: timezone }) });

/** YYYY-MM-DD of a moment. */
function dayOf(at: Date, timezone: string | null): string {
  return dayFormat(timezone).format(at);
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

/** A moment: 'TODAY, 9:42 AM', 'YESTERDAY, 4:30 PM' or '17.11.2026'. */
export function momentText(iso: string, now: Date, timezone: string | null): string {
  const at = new Date(iso);
  const day = dayOf(at, timezone);
  const word = words.get(daysBetween(dayOf(now, timezone), day));
  if (word === undefined) return dotted(day);
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(timezone === null ? {} : { timeZone: timezone }),
  }).format(at);
  // Newer engines put a narrow space before AM.
  return `${word}, ${time.replace(/\s/g, ' ')}`;
}

/** A deadline: 'TODAY', 'TOMORROW' or the date, and whether it is near. */
export function deadlineText(day: string, now: Date, timezone: string | null): { text: string; near: boolean } {
  const days = daysBetween(dayOf(now, timezone), day);
  const word = days === 0 || days === 1 ? words.get(days) : undefined;
  return { text: word ?? dotted(day), near: days === 0 || days === 1 };
}
