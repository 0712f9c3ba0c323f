/** Counters against guessing and flooding, shared by all processes (security: Sessions). */
import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { MINUTE } from '#domain/limits.ts';
import type { Statements } from '../../ports/database.ts';

/** What is counted: failed log-ins by three subjects, wrong guesses of one's own password, and mails of several kinds. */
export type AttemptKind =
  | 'login.pair'
  | 'login.address'
  | 'login.account'
  | 'password'
  | 'mail.verification'
  | 'mail.reset'
  | 'invitation'
  | 'contact'
  | 'review'
  | 'writing.person'
  | 'writing.company';

/** One counter: at most `most` within `window` milliseconds for this subject. */
export interface AttemptLimit {
  kind: AttemptKind;
  subject: string;
  most: number;
  window: number;
  /** What the user is told instead of the usual sentence; `wait` reads "in 5 minutes". */
  message?: string | ((wait: string) => string);
}

const hashSubject = (subject: string): Buffer => createHash('sha256').update(subject).digest();

/** A wait in words, rounded up so that nobody comes back too early. */
export function waitText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  if (minutes === 1) return 'in a minute';
  const hours = Math.ceil(minutes / 60);
  if (minutes <= 90) return `in ${minutes} minutes`;
  return hours < 24 ? `in ${hours} hours` : 'tomorrow';
}

/** Refuses with 429 when any of the limits is reached. */
export async function refuseWhenExhausted(sql: Statements, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  for (const { kind, subject, most, window, message } of limits) {
    const [row] = await sql<{ count: number; oldest: Date | null }[]>`
      select count(*)::int as count, min(at) as oldest from attempt
      where kind = ${kind} and subject = ${hashSubject(subject)} and at > ${new Date(now.getTime() - window)}`;
    if (row !== undefined && row.count >= most) {
      const wait = window - (now.getTime() - (row.oldest ?? now).getTime());
      throw new AppError('TOO_MANY_REQUESTS', {
        retryAfter: Math.max(1, Math.ceil(wait / 1000)),
        message:
          typeof message === 'function'
            ? message(waitText(wait))
            : (message ?? `That was too many tries. Try again ${waitText(wait)}.`),
      });
    }
  }
}

/** Adds one to each counter. */
export async function countAttempt(sql: Statements, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  for (const { kind, subject } of limits) {
    await sql`insert into attempt (kind, subject, at) values (${kind}, ${hashSubject(subject)}, ${now})`;
  }
}
