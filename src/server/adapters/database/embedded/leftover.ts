import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from './start-refusal.ts';

/**
 * A name for a cluster that all of its processes carry in their command lines. It comes from the directory's inode: it
 * survives a renamed data directory, and a copied one does not claim the original's processes.
 */
export const clusterNameOf = (clusterDir: string): string => {
  const { dev, ino } = statSync(clusterDir, { bigint: true });
  return `hirewright-${dev}-${ino}`;
};

interface Running {
  pid: number;
  command: string;
}

const listFromProc = (): Running[] => {
  const running: Running[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      running.push({ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') });
    } catch {
      // It ended while we were looking.
    }
  }
  return running;
};

const listFromPs = (): Running[] =>
  execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid && command ? [{ pid: Number(pid), command }] : [];
    });

const list = process.platform === 'linux' ? listFromProc : listFromPs;

/** The server process of a cluster, if it lives, and the processes that belong to it. */
export const findProcesses = (clusterName: string): { server: number | undefined; all: number[] } => {
  const argument = `cluster_name=${clusterName} `;
  const title = `postgres: ${clusterName}: `;
  const found = list().filter(({ command }) => {
    const line = `${command} `;
    return line.includes(argument) || line.startsWith(title);
  });
  return {
    server: found.find(({ command }) => `${command} `.includes(argument))?.pid,
    all: found.map(({ pid }) => pid),
  };
};

const send = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
};

/** PostgreSQL's signals from polite to final, each with the milliseconds it is given: fast, immediate (recovers from its log), kill. */
const STEPS = [
  { signal: 'SIGINT', ms: 2_000 },
  { signal: 'SIGQUIT', ms: 1_000 },
  { signal: 'SIGKILL', ms: 5_000 },
] as const;
const LOOK_EVERY_MS = 20;

/** A recycled process number in postmaster.pid would make PostgreSQL believe that it is running already. */
const forgetDeadServer = (clusterDir: string): void => {
  const path = join(clusterDir, 'postmaster.pid');
  try {
    // An empty file (the disk was full) reads as 0, our own process group, which is alive: it goes too.
    const pid = Math.abs(Number.parseInt(readFileSync(path, 'utf8'), 10)) || 0;
    process.kill(pid, 0);
    rmSync(path);
  } catch (error) {
    // No such file, or no such process: PostgreSQL handles a dead number itself and checks its shared memory by it.
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ESRCH' && codeOf(error) !== 'EPERM') throw error;
  }
};

/**
 * Stops what a killed owner left running on a cluster: the server, and processes of a server that was killed itself.
 * Call it only while holding the data directory's lock.
 * @returns how many processes there were.
 */
export const stopLeftover = async (clusterDir: string): Promise<number> => {
  const name = clusterNameOf(clusterDir);
  const first = findProcesses(name);
  let left = first;
  for (const { signal, ms } of STEPS) {
    if (left.all.length === 0) break;
    // A server passes its signal on to its processes; without a server they are told themselves.
    send(signal === 'SIGKILL' || left.server === undefined ? left.all : [left.server], signal);
    const until = Date.now() + ms;
    do {
      await delay(LOOK_EVERY_MS);
      left = findProcesses(name);
    } while (left.all.length > 0 && Date.now() < until);
  }
  forgetDeadServer(clusterDir);
  return first.all.length;
};
