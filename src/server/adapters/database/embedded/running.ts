/** Finds the embedded database of a server that is running, for commands that are given beside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterDirOf, DATABASE, USER } from './cluster.ts';

/** Where a running embedded database can be reached. */
export interface RunningDatabase {
  host: string;
  port: number;
  user: string;
  database: string;
}

// Lines of PostgreSQL's own file: process, directory, start, port, socket directory, address, memory, state.
const LINE = { process: 0, port: 3, socketDir: 4, state: 7 } as const;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The embedded database of this data directory if it runs now. */
export function findRunning(dataDir: string): RunningDatabase | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDirOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[LINE.process]);
  const host = lines[LINE.socketDir] ?? '';
  if (!Number.isInteger(pid) || !isAlive(pid) || lines[LINE.state]?.trim() !== 'ready' || host === '') return undefined;
  return { host, port: Number(lines[LINE.port]), user: USER, database: DATABASE };
}
