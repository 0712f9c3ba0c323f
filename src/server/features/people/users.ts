/** A company's people: who is there, invitations, roles, removal (D2 sections 2.9, 4.5 and 6). */
import { randomUUID } from 'node:crypto';
import type { CompanyUser } from '#contract/people.ts';
import { AppError } from '#domain/errors.ts';
import { DAY, life, people } from '#domain/limits.ts';
import { canManage, invitedRole, type UserAction } from '#domain/permissions.ts';
import { type Actor, emailKey, fullNameOf, type InvitedRole, type Role } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { pageLink, storeToken } from '../account/service.ts';
import { queueMail } from '../mail/service.ts';
import {
  type AttemptLimit,
  countAttempt,
  createToken,
  hashToken,
  refuseWhenExhausted,
  type Sessions,
} from '../session/service.ts';
import { invitationMail } from './mails.ts';
import type { Directories } from './service.ts';

interface UserRow {
  id: string;
  tenant_id: string | null;
  email: string;
  email_key: string;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  timezone: string | null;
  avatar: string | null;
  role: Role;
  created_at: Date;
  verified_at: Date | null;
}

export interface UsersDeps {
  database: Database;
  sessions: Sessions;
  directories: Directories;
  now: () => Date;
  /** Base of every mailed link. */
  publicUrl: string;
}

/** Somebody to invite, as the form sends it. */
export interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
  role: InvitedRole;
}

/** The company of a manager; capabilities keep out everybody without one. */
function companyOf(actor: Actor): string {
  if (actor.tenantId === null) throw new AppError('FORBIDDEN');
  return actor.tenantId;
}

const present = (row: UserRow): CompanyUser => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  fullName: fullNameOf({ firstName: row.first_name, lastName: row.last_name }),
  email: row.email,
  phoneNumber: row.phone_number,
  timezone: row.timezone,
  avatar: row.avatar,
  role: { name: row.role },
  createdAt: row.created_at.toISOString(),
  joined: row.verified_at !== null,
});

export type Users = ReturnType<typeof createUsers>;

/** The users service. */
export function createUsers({ database, sessions, directories, now, publicUrl }: UsersDeps) {
  const invitations = (tenantId: string): AttemptLimit[] => [
    {
      kind: 'invitation',
      subject: tenantId,
      most: people.invitesPerDay,
      window: DAY,
      message: `Your company has sent ${people.invitesPerDay} invitations within a day. Try again tomorrow.`,
    },
  ];

  async function list(actor: Actor): Promise<CompanyUser[]> {
    const tenantId = companyOf(actor);
    const rows = await database.tenantQuery(
      tenantId,
      (sql) => sql<UserRow[]>`select * from account where tenant_id = ${tenantId} and deleted_at is null
        order by lower(first_name), lower(last_name), id`,
    );
    return rows.map(present);
  }

  async function sendInvitation(sql: Statements, actor: Actor, user: NewUser & { id: string }): Promise<void> {
    const [from] = await sql<{ first_name: string | null; last_name: string | null; company_name: string | null }[]>`
      select a.first_name, a.last_name, t.company_name from account a join tenant t on t.id = a.tenant_id
      where a.id = ${actor.id}`;
    const inviter = fullNameOf({ firstName: from?.first_name ?? null, lastName: from?.last_name ?? null });
    const token = createToken();
    await storeToken(sql, {
      hash: hashToken(token),
      purpose: 'invitation',
      emailKey: emailKey(user.email),
      accountId: user.id,
      expiresAt: new Date(now().getTime() + life.invitation),
    });
    const mail = invitationMail({
      firstName: user.firstName,
      inviter: inviter === '' ? actor.email : inviter,
      company: from?.company_name ?? 'your company',
      role: user.role,
      // The page is the one of forgotten passwords; the mark behind it only chooses its words.
      link: `${pageLink(publicUrl, 'reset-password', token, user.email)}#invitation`,
    });
    await queueMail(sql, user.email, mail);
  }

  /**
   * Invites somebody; the account exists from now on and is closed until its password is set by the mailed link.
   * @throws AppError ADDRESS_TAKEN when any account has the address
   */
  async function invite(actor: Actor, wanted: NewUser): Promise<string> {
    const tenantId = companyOf(actor);
    const user = {
      ...wanted,
      email: wanted.email.trim(),
      role: invitedRole(actor.role, wanted.role),
      id: randomUUID(),
    };
    // The count stands even when the invitation is refused: otherwise this would tell which addresses have accounts.
    await database.identity(async (sql) => {
      await refuseWhenExhausted(sql, invitations(tenantId), now());
      await countAttempt(sql, invitations(tenantId), now());
    });
    await database.identity(async (sql) => {
      const created = await sql`
        insert into account (id, tenant_id, email, email_key, role, first_name, last_name, created_at)
        values (${user.id}, ${tenantId}, ${user.email}, ${emailKey(user.email)}, ${user.role}, ${user.firstName},
          ${user.lastName}, ${now()})
        on conflict (email_key) where deleted_at is null do nothing returning id`;
      if (created.length === 0) throw new AppError('ADDRESS_TAKEN', { field: 'email' });
      await sendInvitation(sql, actor, user);
    });
    await directories.forget(tenantId);
    return user.id;
  }

  /**
   * The colleague of this id, locked until the end of the transaction.
   * @throws AppError NOT_FOUND for people of other companies and removed ones; USER_PROTECTED for super admins and
   * oneself; FORBIDDEN where the role may not
   */
  async function lockFor(sql: Statements, actor: Actor, action: UserAction, id: string): Promise<UserRow> {
    const tenantId = companyOf(actor);
    const [row] = await sql<UserRow[]>`
      select * from account where id = ${id} and tenant_id = ${tenantId} and deleted_at is null for update`;
    if (row === undefined) throw new AppError('NOT_FOUND');
    // What the caller's role was when the session was looked up may have changed a moment ago.
    const [self] = await sql<{ role: Role }[]>`select role from account where id = ${actor.id} and deleted_at is null`;
    if (self === undefined) throw new AppError('UNAUTHENTICATED');
    if (canManage({ ...actor, role: self.role }, action, { id: row.id, role: row.role, tenantId: row.tenant_id })) {
      return row;
    }
    const ownOrSuper = row.id === actor.id || row.role === 'superAdmin';
    throw new AppError(ownOrSuper && self.role === 'superAdmin' ? 'USER_PROTECTED' : 'FORBIDDEN');
  }

  async function inviteAgain(actor: Actor, id: string): Promise<void> {
    const tenantId = companyOf(actor);
    await database.identity(async (sql) => {
      const row = await lockFor(sql, actor, 'inviteAgain', id);
      if (row.verified_at !== null) throw new AppError('ALREADY_JOINED');
      await refuseWhenExhausted(sql, invitations(tenantId), now());
      await countAttempt(sql, invitations(tenantId), now());
      const role: InvitedRole = row.role === 'admin' ? 'admin' : 'recruiter';
      const { email, first_name, last_name } = row;
      await sendInvitation(sql, actor, { id, email, firstName: first_name ?? '', lastName: last_name ?? '', role });
    });
  }

  async function updateRole(actor: Actor, id: string, role: InvitedRole): Promise<void> {
    await database.identity(async (sql) => {
      await lockFor(sql, actor, 'edit', id);
      await sql`update account set role = ${role} where id = ${id}`;
      await sessions.endAll(sql, id);
    });
    sessions.forget(id);
  }

  /** Removes a colleague: signed out at once, every link dead. The name stays at what they wrote. */
  async function remove(actor: Actor, id: string): Promise<void> {
    await database.identity(async (sql) => {
      await lockFor(sql, actor, 'delete', id);
      await sql`update account set deleted_at = ${now()}, password_hash = null, phone_number = null where id = ${id}`;
      await sql`delete from mailed_token where account_id = ${id}`;
      await sessions.endAll(sql, id);
    });
    sessions.forget(id);
    await directories.forget(companyOf(actor));
  }

  return { list, invite, inviteAgain, updateRole, remove };
}
