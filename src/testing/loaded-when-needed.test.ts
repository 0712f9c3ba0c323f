/** What the server has in memory before anybody asks for a text: without the writer, which is half of it. */
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The sources that come with a file: what it imports at once, and what those import. Types are gone. */
async function comesWith(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const found = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = metafile.inputs[file]?.imports ?? [];
    open.push(
      ...imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => path),
    );
  }
  return found;
}

describe('the server at its start', () => {
  it('has no writer in memory, neither the built-in one nor the model', async () => {
    const files = await comesWith('src/server/serve.ts');
    expect([...files]).toContain('src/server/features/framework/generate.ts');
    const writers = [...files].filter((file) =>
      /^src\/(writing\/compose\/write|server\/adapters\/writer\/(?!when-needed))/.test(file),
    );
    expect(writers).toEqual([]);
  });

  it('has little of the writing engine: the checker, pay and the words of an item', async () => {
    const files = await comesWith('src/server/serve.ts');
    const engine = [...files].filter((file) => file.startsWith('src/writing/compose/'));
    expect(engine.length).toBeLessThan(20);
  });

  it('would be caught with one', async () => {
    const files = await comesWith('src/server/adapters/writer/built-in.ts');
    expect([...files]).toContain('src/writing/compose/write.ts');
  });
});
