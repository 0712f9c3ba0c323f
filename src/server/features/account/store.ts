/** People and mailed tokens in the database. Every statement here runs in the identity scope. */
import type { Role } from '#domain/user.ts';
import type { Statements } from '../../ports/database.ts';

export type TokenPurpose = 'verification' | 'reset' | 'invitation';

export interface AccountRow {
  id: string;
  tenant_id: string | null;
  email: string;
  email_key: string;
  password_hash: string | null;
  role: Role;
  verified_at: Date | null;
  first_name: string | null;
  last_name: string | null;
}

/** The living account of an address. */
export async function findAccount(sql: Statements, emailKey: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select id, tenant_id, email, email_key, password_hash, role, verified_at, first_name, last_name
    from account where email_key = ${emailKey} and deleted_at is null`;
  return row;
}

/**
 * A self-registered person: the super admin of a new company without details.
 * @returns false when the address was taken in the meantime.
 */
export async function createOwner(
  sql: Statements,
  owner: { id: string; tenantId: string; email: string; emailKey: string; passwordHash: string },
): Promise<boolean> {
  await sql`insert into tenant (id) values (${owner.tenantId})`;
  const rows = await sql`
    insert into account (id, tenant_id, email, email_key, password_hash, role)
    values (${owner.id}, ${owner.tenantId}, ${owner.email}, ${owner.emailKey}, ${owner.passwordHash}, 'superAdmin')
    on conflict (email_key) where deleted_at is null do nothing returning id`;
  if (rows.length === 0) await sql`delete from tenant where id = ${owner.tenantId}`;
  return rows.length > 0;
}

/** Stores a mailed token; older unused ones of the same purpose stop working. */
export async function storeToken(
  sql: Statements,
  token: { hash: Uint8Array; purpose: TokenPurpose; emailKey: string; accountId: string; expiresAt: Date },
): Promise<void> {
  await sql`update mailed_token set used_at = now()
    where account_id = ${token.accountId} and purpose = ${token.purpose} and used_at is null`;
  await sql`insert into mailed_token (token_hash, purpose, email_key, account_id, expires_at)
    values (${token.hash}, ${token.purpose}, ${token.emailKey}, ${token.accountId}, ${token.expiresAt})`;
}

/** Uses a token up: only once, only in time, only for its address and purposes. Gives the account's id. */
export async function useToken(
  sql: Statements,
  token: { hash: Uint8Array; purposes: readonly TokenPurpose[]; emailKey: string; now: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ account_id: string }[]>`
    update mailed_token set used_at = ${token.now}
    where token_hash = ${token.hash} and purpose in ${sql(token.purposes)} and email_key = ${token.emailKey}
      and used_at is null and expires_at > ${token.now}
    returning account_id`;
  return row?.account_id;
}

export async function markVerified(sql: Statements, accountId: string, now: Date): Promise<void> {
  await sql`update account set verified_at = coalesce(verified_at, ${now}) where id = ${accountId}`;
}

export async function setPassword(sql: Statements, accountId: string, passwordHash: string): Promise<void> {
  await sql`update account set password_hash = ${passwordHash} where id = ${accountId}`;
}
