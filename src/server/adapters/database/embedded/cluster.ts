import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { giveTo, isEnterable, type RunAs } from './run-as.ts';
import { messageOf, StartRefusal } from './start-refusal.ts';

/** The superuser and the database that initdb makes. */
export const USER = 'postgres';
export const DATABASE = 'postgres';

/** Nothing of our own environment (it may hold secrets) reaches PostgreSQL. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const MAJOR = '18';

/** Where the cluster is below the data directory. */
export const clusterDirOf = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * How PostgreSQL is told where its cluster is. Where a directory above it is closed to the account that runs it, it is
 * started inside, and finds itself by the link that needs no way from the root.
 */
export const pathFor = (clusterDir: string, runAs: RunAs | undefined): string => {
  if (isEnterable(clusterDir, runAs)) return clusterDir;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartRefusal(
    `PostgreSQL does not run as root, and the account it runs as cannot enter ${clusterDir}: set DATA_DIR to a directory whose parents are open to others, or start Hirewright as an ordinary user.`,
  );
};

const initialise = async (directory: string, { initdb }: Binaries, runAs: RunAs | undefined): Promise<void> => {
  const child = spawn(
    initdb,
    [
      ...['--pgdata', pathFor(directory, runAs), '--username', USER, '--auth', 'trust', '--no-instructions'],
      ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
      '--data-checksums',
    ],
    { cwd: directory, ...runAs, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output.trim().split('\n').slice(-3).join(' ') || `initdb ended with ${code}`);
};

const createCluster = async (dataDir: string, binaries: Binaries, runAs: RunAs | undefined): Promise<void> => {
  const prefix = 'postgres.new-';
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  // A start that is killed half-way leaves no half cluster under the final name.
  const fresh = mkdtempSync(join(dataDir, prefix));
  try {
    if (runAs !== undefined) giveTo(fresh, runAs);
    await initialise(fresh, binaries, runAs);
    renameSync(fresh, clusterDirOf(dataDir));
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw new StartRefusal(
      `The database could not be created in ${dataDir}: ${messageOf(error)}. Check the free space and the permissions of that directory.`,
    );
  }
};

/**
 * Makes sure that there is a cluster of our version which the account can use.
 * @returns true when it was created just now.
 * @throws {StartRefusal} when it cannot be created or is of another version.
 */
export const ensureCluster = async (
  dataDir: string,
  binaries: Binaries,
  runAs: RunAs | undefined,
): Promise<boolean> => {
  const clusterDir = clusterDirOf(dataDir);
  const versionFile = join(clusterDir, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (existsSync(clusterDir) && readdirSync(clusterDir).length > 0) {
      throw new StartRefusal(
        `${clusterDir} holds something that is not a database: move it away, or set DATA_DIR to another directory.`,
      );
    }
    mkdirSync(dataDir, { recursive: true });
    rmSync(clusterDir, { recursive: true, force: true });
    await createCluster(dataDir, binaries, runAs);
    return true;
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== MAJOR) {
    throw new StartRefusal(
      `The database in ${clusterDir} was made by PostgreSQL ${version} and this Hirewright brings ${MAJOR}: move it with pg_dump, or set DATA_DIR to another directory.`,
    );
  }
  if (runAs !== undefined && statSync(clusterDir).uid !== runAs.uid) giveTo(clusterDir, runAs);
  return false;
};
