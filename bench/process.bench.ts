/**
 * The server's process on an embedded database that is running already: from its start to the first healthy answer, and its
 * memory when idle and after load. A second start with its own database is timed too.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEmbedded } from '#server/adapters/database/embedded/embedded.ts';
import { type BuiltServer, findFreePort, startBuiltServer } from '../e2e/built-server.ts';
import { contentOf } from './browser/advert.ts';
import { median, report } from './report.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const loadSeconds = 10;

/** Megabytes that the process holds (resident set). */
function memoryOf(server: BuiltServer): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function timeStart(dataDir: string, settings: Record<string, string>) {
  const port = await findFreePort();
  const begin = performance.now();
  const server = startBuiltServer(dataDir, port, { LOG_LEVEL: 'warn', ...settings });
  await server.ready();
  return { server, milliseconds: performance.now() - begin };
}

async function load(server: BuiltServer): Promise<void> {
  const [person] = (await (await fetch(`${server.url}/api/demo`)).json()) as { email: string; password: string }[];
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = await fetch(`${server.url}/api/advert/list?status=draft`, { headers });
  const [advert] = (await list.json()) as { id: string }[];
  const content = contentOf(16);
  const result = await autocannon({
    url: server.url,
    connections: 10,
    duration: loadSeconds,
    requests: [
      { method: 'GET', path: '/api/advert/list', headers },
      { method: 'POST', path: '/api/advert/advertDetails', headers, body: JSON.stringify({ advertId: advert?.id }) },
      {
        method: 'POST',
        path: '/api/advert/saveAdvertContent',
        headers,
        body: JSON.stringify({ advertId: advert?.id, content }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'hw-bench-data-'));
chmodSync(dataDir, 0o711);
try {
  // The first start makes the cluster, the schema and the demo companies.
  await (await timeStart(dataDir, {})).server.stop();
  const whole: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { server, milliseconds } = await timeStart(dataDir, {});
    whole.push(milliseconds);
    await server.stop();
  }
  const database = await startEmbedded({ dataDir, log: () => undefined });
  const address = `postgres://${database.user}@localhost:${database.port}/${database.database}?host=${encodeURIComponent(database.host)}`;
  const alone: number[] = [];
  const idle: number[] = [];
  const worked: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const { server, milliseconds } = await timeStart(dataDir, { DATABASE_URL: address, DEMO: 'on' });
      alone.push(milliseconds);
      idle.push(memoryOf(server));
      if (round < 2) {
        await load(server);
        worked.push(memoryOf(server));
      }
      await server.stop();
    }
  } finally {
    await database.stop();
  }
  const finding = (promise: string, figure: number, bound: number, unit: string) => ({
    promise,
    bound: `under ${bound} ${unit}`,
    figure: `${Math.round(figure)} ${unit}`,
    holds: figure < bound,
  });
  report([
    finding('start to the first healthy answer, its database included', median(whole), 2_000, 'ms'),
    finding('start to the first healthy answer, the database running', median(alone), 600, 'ms'),
    finding('memory when idle', median(idle), 110, 'MB'),
    finding(`memory after ${loadSeconds} s of lists, reads and saves over 10 connections`, median(worked), 180, 'MB'),
  ]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
