import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const MAIN = resolve('dist/server/main.js');
const LOOK_EVERY_MS = 20;

/** A process of the built server. */
export interface BuiltServer {
  url: string;
  process: ChildProcess;
  /** What it has said so far, both streams. */
  output(): string;
  /** Resolves when it answers that it is ready; rejects with what it said when it ends or takes too long. */
  ready(withinMs?: number): Promise<void>;
  /** Ends it as the system would (SIGTERM) and resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** A port that nobody listens on at this moment. */
export const findFreePort = async (): Promise<number> => {
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

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts the built server on a data directory. Nothing of the caller's own settings reaches it.
 * @param settings more settings, or others.
 * @param log file that its output is copied to.
 */
export const startBuiltServer = (
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
  log?: string,
): BuiltServer => {
  if (!existsSync(MAIN)) throw new Error('There is no built server yet: run npm run build.');
  const url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(port), HOST: 'localhost', PUBLIC_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  if (log !== undefined) mkdirSync(dirname(log), { recursive: true });
  const file = log === undefined ? undefined : createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data;
      file?.write(data);
    });
  }
  return {
    url,
    process: child,
    output: () => said,
    async ready(withinMs = 60_000) {
      const until = Date.now() + withinMs;
      while (!(await isReady(url))) {
        if (hasEnded(child) || Date.now() > until) throw new Error(`The server is not ready:\n${said}`);
        await delay(LOOK_EVERY_MS);
      }
    },
    async stop() {
      if (!hasEnded(child)) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      file?.end();
      return child.exitCode;
    },
  };
};
