/** PostgreSQL through postgres.js: two pools on the application's unprivileged role, one of them with the identity scope. */
import postgres, { type Sql } from 'postgres';
import type { Database, Statements } from '../../ports/database.ts';

/** The role that owns nothing and is no superuser; the migrations create it. */
export const appRole = 'hirewright_app';

/** Where the database is: a URL, or the socket directory of the embedded server. */
export type DatabaseAddress = { url: string } | { host: string; port: number; user: string; database: string };

type Options = postgres.Options<Record<string, never>>;

/** Opens postgres.js on an address. */
export function connect(address: DatabaseAddress, options: Options): Sql {
  const common: Options = { onnotice: () => undefined, connect_timeout: 10, fetch_types: false, ...options };
  if ('url' in address) return connectTo(address.url, common);
  const { host, port, user, database } = address;
  return postgres({ ...common, path: `${host}/.s.PGSQL.${port}`, user, database });
}

/** A Unix socket is named as PostgreSQL's own tools name it: `?host=/var/run/postgresql`, with the port in the address. */
function connectTo(address: string, options: Options): Sql {
  const url = new URL(address);
  const folder = url.searchParams.get('host');
  if (!folder?.startsWith('/')) return postgres(address, options);
  url.searchParams.delete('host');
  return postgres(url.href, { ...options, path: `${folder}/.s.PGSQL.${url.port === '' ? '5432' : url.port}` });
}

/** One connection and the company in whose name it stands at this moment. */
interface Lane {
  sql: Sql;
  tenantId: string | undefined;
}

/**
 * A fixed number of connections, each lent to one piece of work at a time. The company's name is a setting of the
 * connection and stays when it is given back; a lane that stands in the right name already is lent first, so that in most
 * calls the statement itself is all that travels. (This needs a connection of our own: behind a pooler, session mode.)
 */
class Lanes {
  private readonly all: Lane[];
  private readonly free: Lane[];
  private readonly waiting: ((lane: Lane) => void)[] = [];

  constructor(open: (closed: () => void) => Sql, size: number) {
    this.all = Array.from({ length: size }, () => {
      const lane: Lane = {
        // A connection that was lost comes back without any name.
        sql: open(() => {
          lane.tenantId = undefined;
        }),
        tenantId: undefined,
      };
      return lane;
    });
    this.free = [...this.all];
  }

  private take(tenantId: string | undefined): Lane | undefined {
    const fitting = this.free.findLastIndex((lane) => lane.tenantId === tenantId);
    return fitting < 0 ? this.free.pop() : this.free.splice(fitting, 1)[0];
  }

  async lend<T>(tenantId: string | undefined, work: (sql: Sql) => Promise<T>): Promise<T> {
    const lane = this.take(tenantId) ?? (await new Promise<Lane>((resolve) => this.waiting.push(resolve)));
    try {
      if (tenantId !== undefined && lane.tenantId !== tenantId) await rename(lane, tenantId);
      return await work(lane.sql);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free.push(lane);
      else next(lane);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.sql.end({ timeout: 5 })));
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Puts a lane into a company's name. Until the database has said yes it stands in nobody's. */
async function rename(lane: Lane, tenantId: string): Promise<void> {
  if (!uuid.test(tenantId)) throw new Error('Not a company id');
  lane.tenantId = undefined;
  await lane.sql`select set_config('app.tenant', ${tenantId}, false)`;
  lane.tenantId = tenantId;
}

async function inTransaction<T>(sql: Sql, work: (sql: Statements) => Promise<T>): Promise<T> {
  await sql.unsafe('begin').simple();
  try {
    const result = await work(sql);
    await sql.unsafe('commit').simple();
    return result;
  } catch (error) {
    await sql
      .unsafe('rollback')
      .simple()
      .catch(() => undefined);
    throw error;
  }
}

/**
 * Opens the pools lazily: nothing connects before the first statement.
 * @param poolSize connections for companies' work; identity look-ups have a quarter of that again, at least one.
 */
export function openDatabase(address: DatabaseAddress, poolSize: number): Database {
  const lane = (connection: Record<string, string>) => (onclose: () => void) =>
    connect(address, {
      max: 1,
      max_lifetime: null,
      onclose,
      connection: { role: appRole, plan_cache_mode: 'force_generic_plan', ...connection },
    });
  const companies = new Lanes(lane({ application_name: 'hirewright' }), poolSize);
  const people = new Lanes(
    lane({ application_name: 'hirewright identity', 'app.scope': 'identity' }),
    Math.max(1, Math.ceil(poolSize / 4)),
  );
  let listener: Sql | undefined;

  return {
    tenant: (tenantId, work) => companies.lend(tenantId, (sql) => inTransaction(sql, work)),
    tenantQuery: (tenantId, build) => companies.lend(tenantId, async (sql) => await build(sql)),
    identity: (work) => people.lend(undefined, (sql) => inTransaction(sql, work)),
    identityQuery: (build) => people.lend(undefined, async (sql) => await build(sql)),
    async listen(channel, heard, resumed) {
      listener ??= connect(address, { max: 1, connection: { role: appRole, application_name: 'hirewright listener' } });
      await listener.listen(channel, heard, resumed);
    },
    async ping() {
      await people.lend(undefined, async (sql) => await sql`select 1`);
    },
    async close() {
      await Promise.all([companies.close(), people.close(), listener?.end({ timeout: 5 })]);
    },
  };
}
