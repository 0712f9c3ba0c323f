/** `npm run hirewright -- <command>`: the command line. Puts it into one file first when a source has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, readIfThere, root } from './project.mjs';

checkNode();

const SOURCES = ['src/cli', 'src/writing', 'src/domain', 'scripts/cli.mjs', 'package-lock.json'];
const TARGET = '.cache/cli';
const MARK = join(TARGET, '.built-from');

/** Names, sizes and times of the sources: reading them all would take longer than the commands do. */
function stampOf(path, hash) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\0`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!/\.(?:test|cases)\.ts$/.test(name)) stampOf(`${path}/${name}`, hash);
  }
}

async function ensureBundled() {
  const hash = createHash('sha256');
  for (const path of SOURCES) stampOf(path, hash);
  const stamp = hash.digest('hex');
  if (readIfThere(MARK) === stamp) return;
  // What installing says goes to standard error: standard output is for the records.
  const install = "import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())";
  const { status } = spawnSync(process.execPath, ['-e', install], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the dependencies could not be installed');
  const { build } = await import('esbuild');
  const fresh = join(root, `${TARGET}-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: { main: 'src/cli/main.ts' },
      outdir: fresh,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // Loaded from node_modules, and only when a Word file is read.
      external: ['mammoth'],
      logLevel: 'warning',
    });
    writeFileSync(join(fresh, '.built-from'), stamp);
    rmSync(join(root, TARGET), { recursive: true, force: true });
    renameSync(fresh, join(root, TARGET));
  } catch (error) {
    // Two that start at once both build; one of them finds the other's result in place.
    if (readIfThere(MARK) !== stamp) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

try {
  await ensureBundled();
} catch (error) {
  console.error(`The command line could not be built: ${error.message}`);
  process.exit(2);
}
const { main } = await import('../.cache/cli/main.mjs');
process.exitCode = await main(process.argv.slice(2));
