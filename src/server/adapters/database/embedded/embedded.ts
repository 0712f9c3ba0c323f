import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, readSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterDirOf, DATABASE, ENVIRONMENT, ensureCluster, pathFor, USER } from './cluster.ts';
import { clusterNameOf, stopLeftover } from './leftover.ts';
import { lockDataDir } from './owner-lock.ts';
import { findRunAs, type RunAs } from './run-as.ts';
import { createSocketDir, PORT } from './socket-dir.ts';
import { codeOf, messageOf, StartRefusal } from './start-refusal.ts';

/** Takes what happens to the database, one sentence each. */
export type EmbeddedLog = (message: string) => void;

/** A running embedded PostgreSQL 18. The four addresses stay the same when it is restarted after a crash. */
export interface EmbeddedDatabase {
  /** Directory of the unix socket; there is no TCP. */
  host: string;
  port: number;
  /** Superuser; only this operating-system user, PostgreSQL's account and root can reach the socket. */
  user: string;
  database: string;
  /** Process number of the server at this moment, for tests and the log. */
  pid(): number;
  /** Stops the server (fast shutdown: it finishes its log and leaves nothing to recover) and gives the directory free. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5;
/** Recovery of a large log after a crash may take long; it is cut off only when it is surely stuck. */
const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 20_000;
const FIRST_RESTART_MS = 100;
const SLOWEST_RESTART_MS = 5_000;
/** A server that has lived this long is restarted at once when it crashes. */
const HEALTHY_AFTER_MS = 60_000;
const START_ATTEMPTS = 3;
const LOG_MOST_BYTES = 5_000_000;
const LOG_TAIL_BYTES = 4_000;

/** Connections beyond the application's pool are for workers, backups and psql. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '160',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Plans of our small queries cost less than compiling them.
  jit: 'off',
};

interface Place {
  clusterDir: string;
  socketDir: string;
  logFile: string;
  binaries: Binaries;
  runAs: RunAs | undefined;
}

const openLog = (path: string): number => {
  const fd = openSync(path, 'a', 0o600);
  if (fstatSync(fd).size <= LOG_MOST_BYTES) return fd;
  closeSync(fd);
  return openSync(path, 'w', 0o600);
};

const lastProblem = (logFile: string): string => {
  try {
    const fd = openSync(logFile, 'r');
    const buffer = Buffer.alloc(LOG_TAIL_BYTES);
    const read = readSync(fd, buffer, 0, LOG_TAIL_BYTES, Math.max(0, statSync(logFile).size - LOG_TAIL_BYTES));
    closeSync(fd);
    const lines = buffer.toString('utf8', 0, read).trim().split('\n');
    return lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? lines.at(-1) ?? '';
  } catch {
    return '';
  }
};

const isReady = (clusterDir: string, pid: number | undefined): boolean => {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const launch = (place: Place): ChildProcess => {
  const settings = {
    ...SETTINGS,
    // A list of quoted names: a comma in the path is no separator.
    unix_socket_directories: `"${place.socketDir.replaceAll('"', '""')}"`,
    port: String(PORT),
    cluster_name: clusterNameOf(place.clusterDir),
  };
  const output = openLog(place.logFile);
  try {
    return spawn(
      place.binaries.postgres,
      [
        '-D',
        pathFor(place.clusterDir, place.runAs),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      // Detached: the terminal's Ctrl-C goes to the application, which stops the database after its last write.
      { cwd: place.clusterDir, ...place.runAs, env: ENVIRONMENT, detached: true, stdio: ['ignore', output, output] },
    );
  } finally {
    closeSync(output);
  }
};

const startServer = async (place: Place): Promise<ChildProcess> => {
  const child = launch(place);
  let failure = '';
  child.once('error', (error) => {
    failure = messageOf(error);
  });
  const until = Date.now() + READY_WITHIN_MS;
  while (!isReady(place.clusterDir, child.pid)) {
    if (failure !== '' || hasEnded(child)) throw new Error(failure || lastProblem(place.logFile));
    if (Date.now() > until) {
      child.kill('SIGQUIT');
      throw new Error(`it was not ready after ${READY_WITHIN_MS / 1000} seconds`);
    }
    await delay(LOOK_EVERY_MS);
  }
  return child;
};

const startFirst = async (place: Place): Promise<ChildProcess> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(place);
    } catch (error) {
      if (attempt === START_ATTEMPTS) {
        throw new StartRefusal(
          `The embedded database did not start: ${messageOf(error)} (its log is ${place.logFile}).`,
        );
      }
      await delay(FIRST_RESTART_MS * attempt);
      await stopLeftover(place.clusterDir);
    }
  }
};

const prepare = async (dataDir: string, log: EmbeddedLog): Promise<Place> => {
  const clusterDir = clusterDirOf(dataDir);
  const runAs = findRunAs(clusterDir);
  const binaries = findBinaries(runAs, dataDir);
  if (await ensureCluster(dataDir, binaries, runAs)) log(`Created the database in ${clusterDir}.`);
  const stopped = await stopLeftover(clusterDir);
  if (stopped > 0) log(`Stopped a database server that a killed Hirewright had left running (${stopped} processes).`);
  return {
    clusterDir,
    socketDir: createSocketDir(dataDir, clusterDir, runAs),
    logFile: join(dataDir, 'postgres.log'),
    binaries,
    runAs,
  };
};

/** Keeps a server running until it is told to stop. */
class Supervisor {
  readonly #place: Place;
  readonly #log: EmbeddedLog;
  #child: ChildProcess;
  #startedAt = Date.now();
  #waitMs = FIRST_RESTART_MS;
  #stopping = false;
  #restarting: Promise<void> | undefined;
  readonly #onExit = (): void => {
    this.#child.kill('SIGINT');
  };

  constructor(place: Place, log: EmbeddedLog, child: ChildProcess) {
    this.#place = place;
    this.#log = log;
    this.#child = child;
    // However the application ends, short of a kill, the server is told to shut down.
    process.on('exit', this.#onExit);
    this.#watch();
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  #watch(): void {
    const crashed = (): void => {
      if (this.#stopping) return;
      const { exitCode, signalCode } = this.#child;
      this.#log(
        `The database server ended unexpectedly (${signalCode ?? `exit code ${exitCode}`}) and is started again; its log is ${this.#place.logFile}.`,
      );
      this.#restarting = this.#restart();
    };
    if (hasEnded(this.#child)) crashed();
    else this.#child.once('exit', crashed);
  }

  async #restart(): Promise<void> {
    if (Date.now() - this.#startedAt > HEALTHY_AFTER_MS) this.#waitMs = FIRST_RESTART_MS;
    while (!this.#stopping) {
      await delay(this.#waitMs);
      this.#waitMs = Math.min(this.#waitMs * 2, SLOWEST_RESTART_MS);
      if (this.#stopping) return;
      try {
        await stopLeftover(this.#place.clusterDir);
        this.#child = await startServer(this.#place);
        this.#startedAt = Date.now();
        this.#log('The database server is running again.');
        this.#watch();
        return;
      } catch (error) {
        this.#log(`The database server could not be restarted: ${messageOf(error)}`);
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#restarting;
    process.off('exit', this.#onExit);
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      if (hasEnded(this.#child)) return;
      const ended = new Promise((resolve) => this.#child.once('exit', resolve));
      this.#child.kill(signal);
      const waiting = new AbortController();
      await Promise.race([ended, delay(STOP_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => undefined)]);
      waiting.abort();
    }
  }
}

/**
 * Starts the embedded PostgreSQL 18 of a data directory, creating its cluster on the first start, and keeps it running:
 * when it crashes it is started again at the same address. The directory belongs to this process until `stop`.
 * @throws {StartRefusal} when another process owns the directory or the database cannot be started; the message
 * says what to do.
 */
export const startEmbedded = async (options: { dataDir: string; log: EmbeddedLog }): Promise<EmbeddedDatabase> => {
  const lock = await lockDataDir(options.dataDir);
  try {
    const dataDir = realpathSync(options.dataDir);
    const place = await prepare(dataDir, options.log);
    const supervisor = new Supervisor(place, options.log, await startFirst(place));
    return {
      host: place.socketDir,
      port: PORT,
      user: USER,
      database: DATABASE,
      pid: () => supervisor.pid,
      async stop() {
        await supervisor.stop();
        rmSync(place.socketDir, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(
      `The embedded database did not start: ${messageOf(error)}. Check the permissions and the free space of ${options.dataDir}.`,
    );
  }
};
