/** Installs the dependencies when they are missing or not the ones of package-lock.json. */
import { lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, npm, readIfThere, root } from './project.mjs';

const MARK = 'node_modules/.hirewright-lock';
const LOCK = 'package-lock.json';

/** Whether everything that the lock names, except for other machines' optional packages, is installed in its version. */
function isInstalled() {
  const installed = readIfThere('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  const there = JSON.parse(installed).packages;
  const wanted = Object.entries(JSON.parse(readIfThere(LOCK)).packages);
  return wanted.every(([path, { version, optional }]) => path === '' || optional || there[path]?.version === version);
}

/** @returns true when something was installed. */
export async function ensureInstalled() {
  // A linked directory belongs to another checkout.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  const lock = hashOf([LOCK]);
  if (readIfThere(MARK) === lock) return false;
  const complete = isInstalled();
  if (!complete) {
    console.log('Installing the dependencies (the first time takes a minute) ...');
    const { code } = await npm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) {
      console.error(
        'The dependencies could not be installed: see npm’s message above. An internet connection or an npm mirror is needed.',
      );
      process.exit(1);
    }
  }
  writeFileSync(join(root, MARK), lock);
  return !complete;
}
