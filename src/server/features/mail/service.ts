/** The outbox: mail is written in the transaction that causes it and handed over afterwards, at least once. */
import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND } from '#domain/limits.ts';
import type { Database, Statements } from '../../ports/database.ts';
import type { Mail, MailPort } from '../../ports/mail.ts';
import { type MailText, mailHtml, mailPlain } from './layout.ts';

export { escapeHtml, type MailText } from './layout.ts';
export { dayText, greeting } from './wording.ts';

const waitingChannel = 'outbox';
/** Looked through this often even when no notification came, for mails whose time to try again has come. */
const sweepInterval = 15 * SECOND;
/** Longer than any delivery takes: after a crash in the middle, the mail is tried again. */
const claimSeconds = 120;
const longestWait = 60 * MINUTE;

/** Seconds to wait after the n-th failure: 5, 10, 20 ... at most an hour. */
export function backOff(attempts: number): number {
  return Math.min(longestWait / SECOND, 5 * 2 ** Math.max(0, attempts - 1));
}

/** Puts a mail into the outbox inside the caller's transaction. */
export async function queueMail(
  sql: Statements,
  to: string,
  text: MailText,
  headers?: Record<string, string>,
): Promise<void> {
  const mail: Mail = {
    to,
    // A title of old or of another way in must not keep a mail from being sent.
    subject: text.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text: mailPlain(text),
    html: mailHtml(text),
    ...(headers === undefined ? {} : { headers }),
  };
  await sql`insert into outbox (id, message) values (${randomUUID()}, ${JSON.stringify(mail)}::text::jsonb)`;
  await sql`select pg_notify(${waitingChannel}, '')`;
}

/** Hands mails over as they come. `warn` gets every failure; addresses are not logged. */
export function createMailRoom(
  database: Database,
  port: MailPort,
  warn: (event: string, details: Record<string, unknown>) => void,
) {
  let working: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Claims a due mail by moving its time on, so that no lock and no connection is held while a provider is slow. */
  async function deliverOne(): Promise<boolean> {
    const [row] = await database.identityQuery(
      (sql) => sql<{ id: string; message: Mail; attempts: number }[]>`
        update outbox set attempts = attempts + 1, next_at = now() + make_interval(secs => ${claimSeconds})
        where id = (select id from outbox where sent_at is null and next_at <= now()
          order by next_at limit 1 for update skip locked)
        returning id, message, attempts`,
    );
    if (row === undefined) return false;
    try {
      await port.send(row.message);
      // The text has tokens in it, so nothing of a delivered mail is kept.
      await database.identityQuery((sql) => sql`delete from outbox where id = ${row.id}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const wait = backOff(row.attempts);
      await database.identityQuery(
        (sql) => sql`update outbox set last_error = ${reason.slice(0, 500)},
          next_at = now() + make_interval(secs => ${wait}) where id = ${row.id}`,
      );
      warn('mail not delivered', { mail: row.id, attempt: row.attempts, retryInSeconds: wait, reason });
    }
    return true;
  }

  async function work(): Promise<void> {
    do {
      again = false;
      while (!stopped && (await deliverOne()));
    } while (again && !stopped);
  }

  /** Delivers what is due. Calls that come while it works make it look once more. */
  function deliver(): Promise<void> {
    if (working !== undefined) {
      again = true;
      return working;
    }
    working = work()
      .catch((error: unknown) => warn('outbox not read', { reason: String(error) }))
      .finally(() => {
        working = undefined;
      });
    return working;
  }

  async function start(): Promise<void> {
    await database.listen(
      waitingChannel,
      () => void deliver(),
      () => void deliver(),
    );
    timer = setInterval(() => void deliver(), sweepInterval);
    timer.unref();
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await working;
  }

  return { start, stop, deliver };
}
