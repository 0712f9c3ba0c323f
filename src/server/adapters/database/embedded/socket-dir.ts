import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isEnterable, type RunAs } from './run-as.ts';
import { StartRefusal } from './start-refusal.ts';

/** PostgreSQL names its socket by a port even when it listens on none. */
export const PORT = 5432;

/** sockaddr_un holds 108 bytes, the last one a NUL; macOS holds 104. */
const MOST_BYTES = process.platform === 'linux' ? 107 : 103;
const PREFIX = 'hirewright-';

const fits = (directory: string): boolean => Buffer.byteLength(join(directory, `.s.PGSQL.${PORT}`)) <= MOST_BYTES;

const own = (directory: string, runAs: RunAs | undefined): string => {
  chmodSync(directory, 0o700);
  if (runAs !== undefined) chownSync(directory, runAs.uid, runAs.gid);
  return directory;
};

/** Removes the temporary directory that a killed owner's server had its socket in. */
const removeLeftover = (clusterDir: string): void => {
  try {
    const directory = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
    if (basename(directory).startsWith(PREFIX) && directory.startsWith('/')) {
      rmSync(directory, { recursive: true, force: true });
    }
  } catch {
    // Without postmaster.pid there is nothing left over.
  }
};

/**
 * A directory for the server's socket that only its account may enter: in the data directory, or where that is too long
 * for a socket's path or closed to the account, a temporary one.
 */
export const createSocketDir = (dataDir: string, clusterDir: string, runAs: RunAs | undefined): string => {
  removeLeftover(clusterDir);
  const usual = join(dataDir, 'socket');
  rmSync(usual, { recursive: true, force: true });
  if (fits(usual) && isEnterable(dataDir, runAs)) {
    mkdirSync(usual);
    return own(usual, runAs);
  }
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    if (!fits(join(parent, `${PREFIX}XXXXXX`)) || !isEnterable(parent, runAs)) continue;
    return own(mkdtempSync(join(parent, PREFIX)), runAs);
  }
  throw new StartRefusal(
    `There is no directory with a path short enough for the database's socket: set DATA_DIR or TMPDIR to a shorter path (${dirname(usual)} is too long).`,
  );
};
