/** `npm run bench [-- name ...]`: builds and runs the benchmarks under bench/, each a promise with its figure and ratio. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, root, run } from './project.mjs';

checkNode();
const { ensureInstalled } = await import('./install.mjs');
await ensureInstalled();
const { ensureBuilt, EXTERNAL, REQUIRE_BANNER } = await import('./build.mjs');
await ensureBuilt();
const { build } = await import('esbuild');

const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

let worst = 0;
for (const name of wanted.length > 0 ? wanted : all) {
  const outfile = join(root, '.cache/bench', `${name}.mjs`);
  const extra = join(root, 'bench', `${name}.child.ts`);
  await build({
    absWorkingDir: root,
    entryPoints: { [name]: `bench/${name}.bench.ts`, ...(existsSync(extra) ? { [`${name}.child`]: extra } : {}) },
    outdir: join(root, '.cache/bench'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Programs, native code and the measuring tools stay outside, as they do in the server's own bundle.
    external: [
      ...EXTERNAL,
      '@playwright/test',
      'playwright-core',
      'autocannon',
      'vite',
      '@vitejs/*',
      'lightningcss',
      'esbuild',
    ],
    banner: REQUIRE_BANNER,
    logLevel: 'warning',
  });
  console.log(`\n# ${name}`);
  const { code } = await run(process.execPath, [outfile]);
  worst = Math.max(worst, code);
}
process.exit(worst);
