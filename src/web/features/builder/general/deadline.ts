/** Deadlines as people type them (dd.MM.yyyy) and as they are stored (YYYY-MM-DD), and the rules of the specification. */

export const deadlineMessages = {
  invalid: 'Your date is not valid',
  past: 'Past dates are not allowed',
  beforeCreation: 'Deadline should not be less than Creation date',
} as const;

const typed = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** A typed date as YYYY-MM-DD; what can't be a date is answered as it was typed, so that the form can say so. */
export function readDate(text: string): string {
  const match = typed.exec(text.trim());
  if (match === null) return text.trim();
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A stored date as dd.MM.yyyy; anything else as it is. */
export function showDate(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return match === null ? value : `${match[3]}.${match[2]}.${match[1]}`;
}

/** Whether YYYY-MM-DD names a day of the calendar. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** What is wrong with a deadline. An unchanged old one never is. */
export function findDeadlineFault(
  value: string,
  { stored, today, created }: { stored: string | null; today: string; created: string | undefined },
): string | undefined {
  if (value === '' || value === stored) return undefined;
  if (!isDate(value)) return deadlineMessages.invalid;
  if (created !== undefined && value < created) return deadlineMessages.beforeCreation;
  return value < today ? deadlineMessages.past : undefined;
}
