/** What people change about themselves: names, number, time zone, picture, password, and the end of the account (D2 section 4.6). */
import { AppError } from '#domain/errors.ts';
import { MINUTE, people } from '#domain/limits.ts';
import { type Actor, passwordMessages } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import type { FileStore } from '../../ports/files.ts';
import { queueMail } from '../mail/service.ts';
import type { Directories } from '../people/service.ts';
import { type AttemptLimit, countAttempt, refuseWhenExhausted, type Sessions } from '../session/service.ts';
import { takeAvatarUpload } from '../storage/service.ts';
import { accountDeletedMail, passwordChangedMail } from './mails.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { setPassword } from './store.ts';

/** The profile as it is saved, all of it at once. */
export interface ProfileChange {
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  timezone: string | null;
  oldPassword: string | null;
  newPassword: string | null;
  /** Key of a new upload, the stored key to keep the picture, null to remove it. */
  avatar: string | null;
}

export interface OwnAccountDeps {
  database: Database;
  files: FileStore;
  sessions: Sessions;
  directories: Directories;
  discardFiles: (keys: readonly string[]) => Promise<void>;
  /** Where people may write to, named in the last mail. */
  supportEmail: string | undefined;
  now: () => Date;
  publicUrl: string;
}

interface OwnRow {
  email: string;
  first_name: string | null;
  password_hash: string | null;
  avatar: string | null;
}

const wrongPassword = (field: string, message: string): AppError => new AppError('WRONG_PASSWORD', { field, message });

export const wrongOldPassword = "The old password isn't right. Check it, or reset your password from the login page.";
const wrongLastPassword = "The password isn't right, so nothing was deleted.";

/** Empties what makes an account a certain person; the row stays, because adverts and folders point at it. */
async function anonymise(sql: Statements, accountId: string, now: Date): Promise<void> {
  const address = `${accountId}@deleted.invalid`;
  await sql`update account set email = ${address}, email_key = ${address}, password_hash = null, first_name = 'Deleted',
    last_name = 'user', phone_number = null, timezone = null, avatar = null, deleted_at = ${now}
    where id = ${accountId}`;
  await sql`delete from mailed_token where account_id = ${accountId}`;
}

export type OwnAccounts = ReturnType<typeof createOwnAccounts>;

/** The service of one's own account. */
export function createOwnAccounts(deps: OwnAccountDeps) {
  const { database, sessions, directories, discardFiles, now, publicUrl } = deps;

  const guesses = (accountId: string): AttemptLimit[] => [
    { kind: 'password', subject: accountId, most: people.passwordChecks, window: 15 * MINUTE },
  ];

  async function getOwn(actor: Actor): Promise<OwnRow> {
    const [row] = await database.identityQuery(
      (sql) => sql<OwnRow[]>`select email, first_name, password_hash, avatar from account
        where id = ${actor.id} and deleted_at is null`,
    );
    if (row === undefined) throw new AppError('UNAUTHENTICATED');
    return row;
  }

  /** Checks the password of whoever is signed in: a session that was left open is not enough for this. */
  async function checkPassword(actor: Actor, row: OwnRow, password: string, refusal: AppError): Promise<void> {
    await database.identity((sql) => refuseWhenExhausted(sql, guesses(actor.id), now()));
    if (await verifyPassword(row.password_hash, password)) return;
    await database.identity((sql) => countAttempt(sql, guesses(actor.id), now()));
    throw refusal;
  }

  /** The hash of the new password, or nothing when it stays. */
  async function readPasswordChange(actor: Actor, row: OwnRow, change: ProfileChange): Promise<string | undefined> {
    if (change.newPassword === null || change.oldPassword === null) return undefined;
    if (isCommonPassword(change.newPassword)) {
      throw new AppError('VALIDATION', { message: passwordMessages.common, field: 'newPassword' });
    }
    await checkPassword(actor, row, change.oldPassword, wrongPassword('oldPassword', wrongOldPassword));
    return hashPassword(change.newPassword);
  }

  /**
   * Saves the profile. A new password ends all other sessions.
   * @param sessionKey hash of the session that goes on
   */
  async function update(actor: Actor, sessionKey: Uint8Array, change: ProfileChange): Promise<void> {
    const row = await getOwn(actor);
    const passwordHash = await readPasswordChange(actor, row, change);
    const fresh = change.avatar !== null && change.avatar !== row.avatar;
    const avatar = fresh ? await takeAvatarUpload(deps, actor.id, change.avatar ?? '') : change.avatar;
    let replaced: string | null = null;
    try {
      await database.identity(async (sql) => {
        const [before] = await sql<{ avatar: string | null }[]>`
          select avatar from account where id = ${actor.id} and deleted_at is null for update`;
        if (before === undefined) throw new AppError('UNAUTHENTICATED');
        replaced = before.avatar;
        await sql`update account set first_name = ${change.firstName}, last_name = ${change.lastName},
          phone_number = ${change.phoneNumber}, timezone = ${change.timezone}, avatar = ${avatar}
          where id = ${actor.id}`;
        if (passwordHash === undefined) return;
        await setPassword(sql, actor.id, passwordHash);
        await sessions.endOthers(sql, actor.id, sessionKey);
        await queueMail(sql, row.email, passwordChangedMail(publicUrl, change.firstName, now()));
      });
    } catch (error) {
      if (fresh && avatar !== null) await discardFiles([avatar]);
      throw error;
    }
    if (replaced !== null && replaced !== avatar) await discardFiles([replaced]);
    sessions.forget(actor.id);
    if (actor.tenantId !== null) await directories.forget(actor.tenantId);
  }

  /**
   * Deletes one's own account.
   * @throws AppError LAST_SUPER_ADMIN while others of the company would be left without one
   */
  async function deleteOwn(actor: Actor, password: string): Promise<void> {
    const row = await getOwn(actor);
    await checkPassword(actor, row, password, wrongPassword('password', wrongLastPassword));
    const tenantId = actor.tenantId;
    if (tenantId === null) throw new AppError('FORBIDDEN');
    await database.identity(async (sql) => {
      // Two super admins who leave at the same moment wait for each other here; the second one finds themselves the last.
      const [company] = await sql<{ company_name: string | null }[]>`
        select company_name from tenant where id = ${tenantId} for update`;
      const others = await sql<{ role: string }[]>`
        select role from account where tenant_id = ${tenantId} and id <> ${actor.id} and deleted_at is null`;
      const [self] = await sql<{ role: string }[]>`
        select role from account where id = ${actor.id} and deleted_at is null`;
      if (self === undefined) throw new AppError('UNAUTHENTICATED');
      const last = self.role === 'superAdmin' && !others.some(({ role }) => role === 'superAdmin');
      if (last && others.length > 0) throw new AppError('LAST_SUPER_ADMIN');
      await anonymise(sql, actor.id, now());
      await sessions.endAll(sql, actor.id);
      const mail = accountDeletedMail(row.first_name, company?.company_name ?? null, deps.supportEmail);
      await queueMail(sql, row.email, mail);
    });
    sessions.forget(actor.id);
    await directories.forget(tenantId);
    if (row.avatar !== null) await discardFiles([row.avatar]);
  }

  return { update, deleteOwn };
}
