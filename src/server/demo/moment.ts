import { DAY, MINUTE } from '#domain/limits.ts';
import type { Moment } from './content.ts';

/** What lies ahead in the day of the seeding is squeezed into this span before now, in its order. */
const SQUEEZE = 10 * MINUTE;

/** The instant of a demo moment, seen from the instant of the seeding; never in the future. */
export const dateOf = ({ daysAgo, time }: Moment, now: Date): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  const at = midnight - daysAgo * DAY + (hours * 60 + minutes) * MINUTE;
  const latest = now.getTime() - MINUTE;
  if (at < latest - SQUEEZE) return new Date(at);
  const ahead = Math.min(1, (at - (latest - SQUEEZE)) / DAY);
  return new Date(Math.round(latest - SQUEEZE + ahead * SQUEEZE));
};

/** The day so many days after the seeding's, as it is in London (YYYY-MM-DD). */
export const dayAfter = (days: number, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date(now.getTime() + days * DAY));

/** The instant so many days ago. */
export const daysBefore = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY);
