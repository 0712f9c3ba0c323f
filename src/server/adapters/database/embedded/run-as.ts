import { chownSync, type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, StartRefusal } from './start-refusal.ts';

/** The unprivileged account that PostgreSQL runs under when we are root, since it refuses to run as root. */
export interface RunAs {
  uid: number;
  gid: number;
}

const findAccount = (name: string): RunAs | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  // macOS writes nobody's numbers as -2; the system calls take them as unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined;
};

const findOwner = (path: string): RunAs | undefined => {
  try {
    const { uid, gid } = statSync(path);
    return uid === 0 ? undefined : { uid, gid };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Who PostgreSQL has to run as: undefined for the user that we are, else the owner of an existing cluster, else the
 * account `postgres`, else `nobody`.
 * @throws {StartRefusal} when we are root and there is none of them.
 */
export const findRunAs = (clusterDir: string): RunAs | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const found = findOwner(clusterDir) ?? findAccount('postgres') ?? findAccount('nobody');
  if (found === undefined) {
    throw new StartRefusal(
      'PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody to run it as: start Hirewright as an ordinary user.',
    );
  }
  return found;
};

const mayEnter = (directory: string, { uid, gid }: RunAs): boolean => {
  const stat = statSync(directory);
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & bit) !== 0;
};

/** Whether an account may enter a directory, which takes the same for each directory above it. */
export const isEnterable = (path: string, runAs: RunAs | undefined): boolean => {
  if (runAs === undefined) return true;
  let directory = realpathSync(path);
  while (mayEnter(directory, runAs)) {
    if (directory === dirname(directory)) return true;
    directory = dirname(directory);
  }
  return false;
};

/** Gives a directory and all that is in it to an account. Symbolic links are not followed: a tablespace's target stays as it is. */
export const giveTo = (path: string, { uid, gid }: RunAs): void => {
  chownSync(path, uid, gid);
  const entries: Dirent[] = readdirSync(path, { withFileTypes: true });
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTo(child, { uid, gid });
    else if (lstatSync(child).isFile()) chownSync(child, uid, gid);
  }
};
