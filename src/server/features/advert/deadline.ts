/** When a deadline is acceptable (D1 section 5; decisions: Dashboard and builder). Pure. */
import { AppError } from '#domain/errors.ts';

export const deadlineMessages = {
  past: 'Past dates are not allowed',
  beforeCreation: 'Deadline should not be less than Creation date',
} as const;

/** The calendar day of a moment in a time zone, YYYY-MM-DD. An unknown zone counts as UTC. */
export function dayIn(timezone: string | null, at: Date): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timezone ?? 'UTC', dateStyle: 'short' }).format(at);
  } catch {
    return at.toISOString().slice(0, 10);
  }
}

/**
 * Refuses a new choice that lies before the day of creation or before today. An unchanged old one never blocks.
 * @param created day of creation, undefined for a new advert
 */
export function checkDeadline(chosen: string | null, stored: string | null, today: string, created?: string): void {
  if (chosen === null || chosen === stored) return;
  if (created !== undefined && chosen < created) {
    throw new AppError('VALIDATION', { message: deadlineMessages.beforeCreation, field: 'deadline' });
  }
  if (chosen < today) throw new AppError('VALIDATION', { message: deadlineMessages.past, field: 'deadline' });
}
