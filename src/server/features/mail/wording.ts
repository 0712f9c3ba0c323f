/** What all mails say in the same way. */

/** The first line: by the first name where it is known. */
export function greeting(firstName: string | null): string {
  return firstName ? `Hello ${firstName},` : 'Hello,';
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as mails name it, "5 March 2026": readers may be anywhere, and none takes the month for the day. */
export function dayText(at: Date): string {
  return day.format(at);
}
