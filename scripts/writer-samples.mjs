/** Writes docs/writer-samples.md: what the built-in writer makes of the fresh briefs, to be read by people. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

const { build } = await import('esbuild');
const folder = join(root, 'dist', 'writer-samples');
mkdirSync(folder, { recursive: true });
const bundle = join(folder, 'write.mjs');
await build({
  entryPoints: [join(root, 'src/cli/write.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
const { runWrite } = await import(pathToFileURL(bundle).href);
const files = process.argv.slice(2);
const lines = [
  '# What the built-in writer writes',
  '',
  'Made by `node scripts/writer-samples.mjs` from `src/writing/compose/testing/briefs.json`: no language model, no network.',
];
for (const file of files.length > 0 ? files : [join(root, 'src/writing/compose/testing/briefs.json')]) {
  let output = '';
  const status = await runWrite(['--briefs', file], {
    stdin: process.stdin,
    stdout: (text) => {
      output += text;
    },
    stderr: (text) => process.stderr.write(text),
    readFile: async (path) => readFileSync(path, 'utf8'),
  });
  if (status !== 0) process.exit(status);
  let brief = '';
  for (const { briefId, step, items, notes } of JSON.parse(output)) {
    if (briefId !== brief) lines.push('', `## ${briefId}`);
    brief = briefId;
    lines.push('', `### ${step.replace('step', 'Step ')}`, '');
    for (const item of items) {
      if (typeof item === 'string') lines.push(`- ${item}`);
      else {
        const [headline, body] = Object.values(item);
        lines.push(`**${headline}**  `, body.replaceAll('\n', '  \n'), '');
      }
    }
    if (step === 'step1') for (const note of notes) lines.push('', `> ${note}`);
  }
}
writeFileSync(join(root, 'docs', 'writer-samples.md'), `${lines.join('\n')}\n`);
rmSync(folder, { recursive: true });
