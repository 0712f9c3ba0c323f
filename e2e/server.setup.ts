import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;
const LOG = resolve('test-results', 'server.log');
const MAIN = resolve('dist/server/main.js');

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
};

/** What the server logged as its own fault. Bad input and lost connections never are. */
const listFaults = (log: string): string[] => log.split('\n').filter((line) => /^\{.*"level":(?:50|60)\b/.test(line));

/**
 * Starts the built server with the demo companies, on a free port and a temporary data directory, for all journeys of a
 * run; E2E_URL tells them where. Stops it afterwards, and fails the run when the server logged an error.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(MAIN)) throw new Error('There is no built server yet: run npm run build.');
  const dataDir = mkdtempSync(join(tmpdir(), 'hw-e2e-'));
  chmodSync(dataDir, 0o711);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  mkdirSync(resolve('test-results'), { recursive: true });
  const log = createWriteStream(LOG);
  const server = spawn(process.execPath, [MAIN], {
    // Nothing of the developer's own settings may change what is tested.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: url,
      DEMO: 'on',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.pipe(log);
  server.stderr.pipe(log, { end: false });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };

  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The server did not start:\n${readFileSync(LOG, 'utf8')}`);
    }
    await delay(LOOK_EVERY_MS);
  }
  process.env.E2E_URL = url;
  process.env.E2E_DATA_DIR = dataDir;

  return async () => {
    await stop();
    const faults = listFaults(readFileSync(LOG, 'utf8'));
    if (server.exitCode !== 0)
      throw new Error(`The server did not stop cleanly (exit code ${server.exitCode}); see ${LOG}.`);
    if (faults.length > 0) throw new Error(`The server logged ${faults.length} errors; the first: ${faults[0]}`);
  };
}
