/** List, read and save against bare fastify routes on the same database and driver: 10 connections, interleaved, medians. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startEmbedded } from '#server/adapters/database/embedded/embedded.ts';
import { type Finding, median, report } from './report.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = 2;
const dataDir = mkdtempSync(join(tmpdir(), 'hw-bench-data-'));
const quiet = (): void => undefined;
const server = await startEmbedded({ dataDir, log: quiet });
const { host, port, user, database } = server;
const migrations = join(process.cwd(), 'src/server/migrations');
const child = fork(fileURLToPath(new URL('./api.child.mjs', import.meta.url)), [
  JSON.stringify({ host, port, user, database, migrations }),
]);

interface World {
  ours: number;
  bare: number;
  small: string;
  large: string;
  ids: string[];
  content: string;
}
const [world] = (await once(child, 'message')) as [World];

interface Load {
  rate: number;
  p99: number;
}

async function load(options: Partial<autocannon.Options> & { url: string }): Promise<Load> {
  const result = await autocannon({ connections: 10, duration: seconds, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const get = (base: number, path: string, token?: string) =>
  load({
    url: `http://127.0.0.1:${base}${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
/** Posts these bodies in turn; they are written beforehand, so that the measuring side does as little as it can. */
const post = (base: number, path: string, bodies: object[], token?: string) => {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  return load({
    url: `http://127.0.0.1:${base}${path}`,
    requests: bodies.map((body) => ({ method: 'POST', headers, body: JSON.stringify(body) })),
  });
};

// Each save is a new text and names no version: the versions of ten connections at once can't be told beforehand.
const bodiesOf = (key: 'advertId' | 'id') =>
  world.ids.map((id, n) => ({ [key]: id, content: world.content.replace('We keep', `We keep ${n}`) }));
const list = '/api/advert/list?limit=100';

const runs: Record<string, () => Promise<Load>> = {
  'list 1,000': () => get(world.ours, list, world.small),
  'bare list 1,000': () => get(world.bare, '/list/1000'),
  'list 10,000': () => get(world.ours, list, world.large),
  'bare list 10,000': () => get(world.bare, '/list/10000'),
  read: () => post(world.ours, '/api/advert/advertDetails', [{ advertId: world.ids[0] }], world.small),
  'bare read': () => get(world.bare, '/one'),
  save: () => post(world.ours, '/api/advert/saveAdvertContent', bodiesOf('advertId'), world.small),
  'bare save': () => post(world.bare, '/save', bodiesOf('id')),
};

const results = new Map<string, Load[]>();
for (const work of Object.values(runs)) await work();
for (let round = 0; round < rounds; round++) {
  for (const [name, work] of Object.entries(runs)) results.set(name, [...(results.get(name) ?? []), await work()]);
}
const rate = (name: string): number => median((results.get(name) ?? []).map((load) => load.rate));
const p99 = (name: string): number => median((results.get(name) ?? []).map((load) => load.p99));
for (const name of Object.keys(runs)) console.log(`${name}: ${Math.round(rate(name))} requests/s, p99 ${p99(name)} ms`);

const ratio = (promise: string, one: string, other: string, bound: number): Finding => {
  const value = rate(one) / rate(other);
  return { promise, bound: `${bound} or more`, figure: value.toFixed(2), holds: value >= bound };
};
const slower = p99('save') / Math.max(1, p99('bare save'));
report([
  ratio('list of 100 out of 1,000 against the bare route', 'list 1,000', 'bare list 1,000', 0.8),
  ratio('list of 100 out of 10,000 against the bare route', 'list 10,000', 'bare list 10,000', 0.8),
  ratio('list out of 10,000 against out of 1,000', 'list 10,000', 'list 1,000', 0.9),
  ratio('read one with content against the bare route', 'read', 'bare read', 0.5),
  ratio('save against the bare route', 'save', 'bare save', 0.5),
  { promise: "save's p99 against the bare route's", bound: 'under 3', figure: slower.toFixed(2), holds: slower < 3 },
]);

child.send('stop');
await once(child, 'exit');
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
