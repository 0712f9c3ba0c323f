/** What every script needs to know about the project: where it is, whether its inputs changed, how to run a program in it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Oldest Node that the dependencies run on; package.json's "engines" says the same. */
const OLDEST_NODE = [20, 19];

/** Ends the script with a sentence when Node is too old for anything else to work. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Hirewright needs Node.js ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}.`);
  process.exit(1);
}

function* filesIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isFile()) yield path;
  else if (stat.isDirectory()) for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/** One hash over the contents of files and directories, tests left out. Missing ones count as empty. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** What a file says, or undefined when there is none. */
export function readIfThere(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** Programs that are running for us and have to end with us. */
const children = new Set();

/** Ends what is still running, and all that it started. Each runs in a process group of its own. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of children) endGroup(child, signal);
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended by itself.
  }
}

/**
 * Runs a program of the project to its end.
 * @returns {Promise<{ code: number, output: string }>} its exit code (1 when a signal ended it), and what it said when `capture` is set.
 */
export function run(command, args, { env = {}, capture = false, quiet = false, cwd = root, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    children.add(child);
    let output = '';
    const clock = timeoutMs > 0 ? setTimeout(stopSlow, timeoutMs) : undefined;
    function stopSlow() {
      console.error(`${args[0] ?? command} was stopped after ${timeoutMs / 1000} seconds.`);
      endGroup(child, 'SIGKILL');
    }
    for (const [stream, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream?.on('data', (data) => {
        output += data;
        if (!quiet) to.write(data);
      });
    }
    child.once('error', (error) => {
      clearTimeout(clock);
      children.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.once('close', (code) => {
      clearTimeout(clock);
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The npm that called us, or the one on the path. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}
