/** PostgreSQL through postgres.js: two pools on the application's unprivileged role, one of them with the identity scope. */
import postgres, { type PendingQuery, type Row, type Sql } from 'postgres';
import type { Database, Statements } from '../../ports/database.ts';

/** The role that owns nothing and is no superuser; the migrations create it. */
export const appRole = 'hirewright_app';

/** Where the database is: a URL, or the socket directory of the embedded server. */
export type DatabaseAddress = { url: string } | { host: string; port: number; user: string; database: string };

type Options = postgres.Options<Record<string, never>>;

/** Opens postgres.js on an address. */
export function connect(address: DatabaseAddress, options: Options): Sql {
  const common: Options = { onnotice: () => undefined, connect_timeout: 10, fetch_types: false, ...options };
  if ('url' in address) return postgres(address.url, common);
  const { host, port, user, database } = address;
  return postgres({ ...common, path: `${host}/.s.PGSQL.${port}`, user, database });
}

/**
 * A fixed number of connections, each lent to one piece of work at a time, first come first served. postgres.js keeps the
 * order of statements on a single connection and sends them without waiting for one another, which is what makes a
 * transaction of three statements cost one round trip.
 */
class Lanes {
  private readonly all: Sql[];
  private readonly free: Sql[];
  private readonly waiting: ((lane: Sql) => void)[] = [];

  constructor(open: () => Sql, size: number) {
    this.all = Array.from({ length: size }, open);
    this.free = [...this.all];
  }

  async lend<T>(work: (lane: Sql) => Promise<T>): Promise<T> {
    // The one given back last is lent first: it is warm, and idle ones stay idle.
    const lane = this.free.pop() ?? (await new Promise<Sql>((resolve) => this.waiting.push(resolve)));
    try {
      return await work(lane);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free.push(lane);
      else next(lane);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.end({ timeout: 5 })));
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nothing = (): undefined => undefined;

/** The statement that opens a company's transaction. A UUID is all that can get into its text. */
function openingOf(tenantId: string): string {
  if (!uuid.test(tenantId)) throw new Error('Not a company id');
  return `begin; select set_config('app.tenant', '${tenantId}', true)`;
}

async function inTransaction<T>(lane: Sql, opening: string, work: (sql: Statements) => Promise<T>): Promise<T> {
  const opened = lane.unsafe(opening).simple().execute();
  opened.catch(nothing);
  try {
    const result = await work(lane);
    await opened;
    await lane.unsafe('commit').simple();
    return result;
  } catch (error) {
    await lane.unsafe('rollback').simple().catch(nothing);
    throw error;
  }
}

/** Sends opening, statement and end together. After a failed statement, COMMIT rolls back by itself. */
async function inOneTrip<T extends readonly Row[]>(
  lane: Sql,
  opening: string,
  build: (sql: Statements) => PendingQuery<T>,
): Promise<T> {
  const opened = lane.unsafe(opening).simple().execute();
  opened.catch(nothing);
  const asked = build(lane).execute();
  asked.catch(nothing);
  const closed = lane.unsafe('commit').simple().execute();
  closed.catch(nothing);
  const result = await asked;
  await closed;
  return result;
}

/**
 * Opens the pools lazily: nothing connects before the first statement.
 * @param poolSize connections for companies' work; identity look-ups have a quarter of that again, at least one.
 */
export function openDatabase(address: DatabaseAddress, poolSize: number): Database {
  const lane = (connection: Record<string, string>) => () =>
    connect(address, { max: 1, max_lifetime: null, connection: { role: appRole, ...connection } });
  const companies = new Lanes(lane({ application_name: 'hirewright' }), poolSize);
  const people = new Lanes(
    lane({ application_name: 'hirewright identity', 'app.scope': 'identity' }),
    Math.max(1, Math.ceil(poolSize / 4)),
  );
  let listener: Sql | undefined;

  return {
    tenant: (tenantId, work) => companies.lend((sql) => inTransaction(sql, openingOf(tenantId), work)),
    tenantQuery: (tenantId, build) => companies.lend((sql) => inOneTrip(sql, openingOf(tenantId), build)),
    identity: (work) => people.lend((sql) => inTransaction(sql, 'begin', work)),
    identityQuery: (build) => people.lend(async (sql) => await build(sql)),
    async listen(channel, heard, resumed) {
      listener ??= connect(address, { max: 1, connection: { role: appRole, application_name: 'hirewright listener' } });
      await listener.listen(channel, heard, resumed);
    },
    async ping() {
      await people.lend(async (sql) => await sql`select 1`);
    },
    async close() {
      await Promise.all([companies.close(), people.close(), listener?.end({ timeout: 5 })]);
    },
  };
}
