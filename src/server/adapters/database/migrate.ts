/** Brings the schema up to date: numbered SQL files, each once, each in its own transaction, one process at a time. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appRole, connect, type DatabaseAddress } from './postgres.ts';

/** One migration: the file's name without ending, and its statements. */
export interface Migration {
  name: string;
  sql: string;
}

/** The database is there, but can't be used; the message is for whoever starts the product. */
export class DatabaseSetupError extends Error {}

/** Reads the numbered SQL files of a directory, in order. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name: name.slice(0, -4), sql: await readFile(join(directory, name), 'utf8') })),
  );
}

const oldestSupported = 150_000;
// Any number that other users of the same server are unlikely to lock.
const migrationLock = 7_043_311_905;

/**
 * Applies what is missing and grants the application's role.
 * @returns the names of the migrations applied now.
 * @throws DatabaseSetupError when the server is too old, the schema newer than this version, or the role can't be made.
 */
export async function migrate(address: DatabaseAddress, migrations: readonly Migration[]): Promise<string[]> {
  const sql = connect(address, { max: 1, connection: { application_name: 'hirewright migrations' } });
  try {
    const [server] = await sql<{ version: number; user: string }[]>`
      select current_setting('server_version_num')::int as version, current_user::text as user`;
    if (server === undefined || server.version < oldestSupported) {
      throw new DatabaseSetupError('DATABASE_URL points at a PostgreSQL older than 15. Use PostgreSQL 15 or newer.');
    }
    await sql`select pg_advisory_lock(${migrationLock})`;
    await ensureRole(sql, server.user);
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set((await sql<{ name: string }[]>`select name from schema_migration`).map((row) => row.name));
    const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new DatabaseSetupError(
        `The database was written by a newer version (${unknown.join(', ')}). Start that version, or restore the backup from before the upgrade.`,
      );
    }
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(migration.sql).simple();
        await transaction`insert into schema_migration (name) values (${migration.name})`;
      });
    }
    return missing.map((migration) => migration.name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function ensureRole(sql: ReturnType<typeof connect>, user: string): Promise<void> {
  const [role] = await sql<{ usable: boolean; mighty: boolean }[]>`
    select pg_has_role(current_user, oid, 'usage') as usable, (rolsuper or rolbypassrls) as mighty
    from pg_roles where rolname = ${appRole}`;
  if (role?.mighty) {
    throw new DatabaseSetupError(
      `The role ${appRole} may step around row-level security. Take SUPERUSER and BYPASSRLS from it.`,
    );
  }
  try {
    if (role === undefined) await sql.unsafe(`create role ${appRole} nologin`);
    if (!role?.usable) await sql.unsafe(`grant ${appRole} to ${JSON.stringify(user)}`);
  } catch (error) {
    throw new DatabaseSetupError(
      `DATABASE_URL's user "${user}" can't create the role ${appRole}. Let an administrator run: CREATE ROLE ${appRole} NOLOGIN; GRANT ${appRole} TO "${user}";`,
      { cause: error },
    );
  }
}
