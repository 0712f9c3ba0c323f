/** The process that is measured: our application and the bare routes beside it, on one database, each with its own pool. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { documentFromText, serialiseDocument } from '#domain/document/index.ts';
import { migrate, readMigrations } from '#server/adapters/database/migrate.ts';
import { appRole, connect, openDatabase } from '#server/adapters/database/postgres.ts';
import { createDiskFiles } from '#server/adapters/files/disk.ts';
import { createHarper } from '#server/adapters/proofreader/harper.ts';
import { createBuiltInWriter } from '#server/adapters/writer/built-in.ts';
import { createApp } from '#server/app.ts';
import { listAdverts } from '#server/features/advert/queries.ts';

const { host, port, user, database, migrations } = JSON.parse(process.argv[2] ?? '{}') as {
  host: string;
  port: number;
  user: string;
  database: string;
  migrations: string;
};
const address = { host, port, user, database };
const poolSize = 10;
const person = '22222222-2222-4222-8222-222222222222';
const small = '11111111-1111-4111-8111-111111111111';
const large = '33333333-3333-4333-8333-333333333333';
/** 10,000 characters, in paragraphs as people write them. */
const text = `${'We keep the lights on for the towns along this coast, and we do it together. '.repeat(4).trim()}\n`
  .repeat(33)
  .slice(0, 9_960);
const content = serialiseDocument(documentFromText(text));

async function fill(): Promise<{ advertId: string; ids: string[] }> {
  const owner = connect(address, { max: 1 });
  const ids: string[] = [];
  for (const [tenantId, count] of [
    [small, 1_000],
    [large, 10_000],
  ] as const) {
    const owned = tenantId === small ? person : large;
    await owner`insert into tenant (id, company_name, set_up_at) values (${tenantId}, 'Bench', now())`;
    await owner`insert into account (id, tenant_id, email, email_key, role, first_name, last_name, verified_at)
      values (${owned}, ${tenantId}, ${`${owned}@bench.example`}, ${`${owned}@bench.example`}, 'admin', 'Priya', 'Raman', now())`;
    await owner`insert into advert (tenant_id, id, type, owner_id, editors, job_title, sector, industry, country, location, created_at)
      select ${tenantId}, gen_random_uuid(), 'blankAdCanvas', ${owned}, array[${owned}::uuid], 'Offshore Wind Technician ' || n,
        'Renewable energy', 'Offshore wind', 'United Kingdom', 'Hull', now() - make_interval(mins => n)
      from generate_series(1, ${count}) n`;
    await owner`insert into advert_content (tenant_id, advert_id, content, characters)
      select tenant_id, id, ${content}, 10000 from advert where tenant_id = ${tenantId}`;
  }
  const rows = await owner<{ id: string }[]>`select id from advert where tenant_id = ${small} limit 10`;
  ids.push(...rows.map((row) => row.id));
  await owner.unsafe('vacuum analyze');
  await owner.end();
  return { advertId: ids[0] ?? '', ids };
}

await migrate(address, await readMigrations(migrations));
const { advertId, ids } = await fill();

const db = openDatabase(address, poolSize);
const files = await createDiskFiles(
  await mkdtemp(join(tmpdir(), 'hw-bench-')),
  join(await mkdtemp(join(tmpdir(), 'hw-bench-')), 'secret'),
);
const { http, sessions } = await createApp({
  database: db,
  files,
  now: () => new Date(),
  publicUrl: 'http://127.0.0.1',
  operatorEmails: [],
  help: { supportEmail: undefined, knowledgeBaseUrl: undefined, films: {} },
  writer: createBuiltInWriter(createHarper()),
  trustedProxies: [],
  version: 'bench',
  listDemoSignIns: async () => [],
  logger: false,
});
await http.listen({ host: '127.0.0.1', port: 0 });

const bare = Fastify();
// The same driver and the same statements, without everything else; it may see every row.
const pool = connect(address, { max: poolSize, connection: { plan_cache_mode: 'force_generic_plan' } });
for (const [path, tenantId] of [
  ['/list/1000', small],
  ['/list/10000', large],
] as const) {
  bare.get(path, async (_request, reply) => {
    const [row] = await listAdverts(pool, { tenantId, sort: 'Newest', limit: 100 });
    reply.type('application/json; charset=utf-8');
    return row?.json;
  });
}
bare.get('/one', async () => {
  const [row] = await pool`select content from advert_content where tenant_id = ${small} and advert_id = ${advertId}`;
  return row;
});
bare.post('/save', { bodyLimit: 1_200_000 }, async (request) => {
  const { content: sent, id } = request.body as { content: string; id: string };
  await pool`update advert_content set content = ${sent}, version = version + 1 where tenant_id = ${small} and advert_id = ${id}`;
  return { ok: true };
});
await bare.listen({ host: '127.0.0.1', port: 0 });

const token = async (accountId: string): Promise<string> => db.identity((sql) => sessions.start(sql, accountId));
const portOf = (server: { server: { address(): unknown } }): number =>
  (server.server.address() as { port: number }).port;
process.send?.({
  ours: portOf(http),
  bare: portOf(bare),
  small: await token(person),
  large: await token(large),
  ids,
  content,
  role: appRole,
});
process.on('message', async (message) => {
  if (message === 'memory') process.send?.({ rss: process.memoryUsage().rss });
  if (message === 'stop') {
    await Promise.all([http.close(), bare.close()]);
    await Promise.all([db.close(), pool.end()]);
    process.exit(0);
  }
});
