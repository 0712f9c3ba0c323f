/** Sessions: opaque tokens of 256 bits, stored hashed; idle 7 days, absolute 30 (security: Sessions). */
import { createHash, randomBytes } from 'node:crypto';
import { life, MINUTE, SECOND } from '#domain/limits.ts';
import type { Actor, Role } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';

export { type AttemptLimit, countAttempt, refuseWhenExhausted } from './attempts.ts';

/** How long a looked-up session is believed without asking again. A revocation empties it at once, in all processes. */
const cacheTime = 10 * SECOND;
const cacheSize = 10_000;
/** The last use is written at most this often. */
const touchInterval = 5 * MINUTE;
const revokedChannel = 'session_revoked';

interface Known {
  actor: Actor;
  until: number;
}

/** The stored form of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new token of 256 bits, safe in an address. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export type Sessions = ReturnType<typeof createSessions>;

/** The session service over one database. Call `watch` once after the database answers. */
export function createSessions(database: Database, now: () => Date) {
  const known = new Map<string, Known>();

  /** Starts a session inside the caller's identity transaction and gives its token. */
  async function start(sql: Statements, accountId: string): Promise<string> {
    const token = createToken();
    await sql`insert into session (token_hash, account_id, created_at, last_seen_at)
      values (${hashToken(token)}, ${accountId}, ${now()}, ${now()})`;
    return token;
  }

  /** Who a token's hash belongs to; null when the session is dead or was never there. */
  async function find(hash: Buffer): Promise<Actor | null> {
    const key = hash.toString('base64');
    const at = now().getTime();
    const cached = known.get(key);
    if (cached !== undefined && cached.until > at) return cached.actor;
    known.delete(key);
    const idleSince = new Date(at - life.sessionIdle);
    const bornSince = new Date(at - life.sessionAbsolute);
    const [row] = await database.identityQuery(
      (sql) => sql<{ id: string; email: string; role: Role; tenant_id: string | null; stale: boolean }[]>`
        select a.id, a.email, a.role, a.tenant_id, s.last_seen_at < ${new Date(at - touchInterval)} as stale
        from session s join account a on a.id = s.account_id
        where s.token_hash = ${hash} and s.last_seen_at > ${idleSince} and s.created_at > ${bornSince}
          and a.deleted_at is null`,
    );
    if (row === undefined) return null;
    if (row.stale) {
      await database.identityQuery((sql) => sql`update session set last_seen_at = ${now()} where token_hash = ${hash}`);
    }
    const actor: Actor = { id: row.id, email: row.email, role: row.role, tenantId: row.tenant_id };
    if (known.size >= cacheSize) known.clear();
    known.set(key, { actor, until: at + cacheTime });
    return actor;
  }

  function forget(accountId: string): void {
    for (const [key, { actor }] of known) if (actor.id === accountId) known.delete(key);
  }

  /** Ends one session. */
  async function end(hash: Buffer, accountId: string): Promise<void> {
    await database.identity(async (sql) => {
      await sql`delete from session where token_hash = ${hash}`;
      await sql`select pg_notify(${revokedChannel}, ${accountId})`;
    });
    forget(accountId);
  }

  /** Ends all sessions of an account inside the caller's identity transaction; call `forget` after it has committed. */
  async function endAll(sql: Statements, accountId: string): Promise<void> {
    await sql`delete from session where account_id = ${accountId}`;
    await sql`select pg_notify(${revokedChannel}, ${accountId})`;
  }

  /** Ends all sessions of an account but one inside the caller's identity transaction; call `forget` after it has committed. */
  async function endOthers(sql: Statements, accountId: string, kept: Uint8Array): Promise<void> {
    await sql`delete from session where account_id = ${accountId} and token_hash <> ${Buffer.from(kept)}`;
    await sql`select pg_notify(${revokedChannel}, ${accountId})`;
  }

  /** Listens for revocations by other processes; whatever may have been missed empties the cache. */
  async function watch(): Promise<void> {
    await database.listen(revokedChannel, forget, () => known.clear());
  }

  /** Deletes sessions that can't come back to life. */
  async function sweep(): Promise<void> {
    const at = now().getTime();
    await database.identityQuery(
      (sql) => sql`delete from session where last_seen_at < ${new Date(at - life.sessionIdle)}
        or created_at < ${new Date(at - life.sessionAbsolute)}`,
    );
  }

  return { start, find, end, endAll, endOthers, forget, watch, sweep };
}
