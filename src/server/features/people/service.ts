/** A company's name and people as others see them, kept in memory for a short time: they are read with every advert. */
import type { Person } from '#contract/values.ts';
import { SECOND } from '#domain/limits.ts';
import type { Database } from '../../ports/database.ts';

/** How long a directory is believed. Whoever changes a name calls `forget`, which empties it in every process at once. */
const cacheTime = 30 * SECOND;
const cacheSize = 1_000;
const changedChannel = 'people_changed';

export interface Directory {
  companyName: string | null;
  /** Everybody of the company, the removed too, and the copywriters that its adverts are or were assigned to. */
  people: ReadonlyMap<string, Person>;
}

interface PersonRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  avatar: string | null;
}

export type Directories = ReturnType<typeof createDirectories>;

/** Directories over one database. Call `watch` once after the database answers. */
export function createDirectories(database: Database, now: () => Date) {
  const known = new Map<string, { directory: Directory; until: number }>();

  async function load(tenantId: string): Promise<Directory> {
    const directory = await database.tenant(tenantId, async (sql): Promise<Directory> => {
      const [tenant] = await sql<
        { company_name: string | null }[]
      >`select company_name from tenant where id = ${tenantId}`;
      const rows = await sql<PersonRow[]>`select id, first_name, last_name, email, avatar from account`;
      const people = rows.map(({ id, first_name, last_name, email, avatar }): [string, Person] => [
        id,
        { id, firstName: first_name, lastName: last_name, email, avatar },
      ]);
      return { companyName: tenant?.company_name ?? null, people: new Map(people) };
    });
    if (known.size >= cacheSize) known.clear();
    known.set(tenantId, { directory, until: now().getTime() + cacheTime });
    return directory;
  }

  /** The company's directory; one that lacks somebody in `needed` is read again. */
  async function get(tenantId: string, needed: readonly string[]): Promise<Directory> {
    const cached = known.get(tenantId);
    const usable = cached !== undefined && cached.until > now().getTime();
    if (usable && needed.every((id) => cached.directory.people.has(id))) return cached.directory;
    return load(tenantId);
  }

  /** Empties a company's directory in every process, after a name, an avatar or the company's own name has changed. */
  async function forget(tenantId: string): Promise<void> {
    known.delete(tenantId);
    await database.identityQuery((sql) => sql`select pg_notify(${changedChannel}, ${tenantId})`);
  }

  async function watch(): Promise<void> {
    await database.listen(
      changedChannel,
      (tenantId) => known.delete(tenantId),
      () => known.clear(),
    );
  }

  return { get, forget, watch };
}
