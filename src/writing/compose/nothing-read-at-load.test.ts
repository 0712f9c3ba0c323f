/**
 * Nothing is read while modules load: the regular expression engine of Node 20 has lost the code of a pattern that had run
 * once before the server was ready, and ended the process (docs/decisions/0041). Functions of the layers that read words are
 * called inside functions only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const home = join(import.meta.dirname, '..');
/** What reads: all of it but what makes patterns and what remembers. */
const readers = /\/(?:language|mining|ledger|plan|text)\/[\w-]+\.ts$/;
const makers = new Set(['anyOf', 'literal', 'rare', 'remembering', 'rememberingHere', 'seldom']);

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The calls of readers that run while the module loads, as "name (line)". */
function readAtLoad(path: string, text: string): string[] {
  const body = parseSync('module.ts', text).program.body as unknown as Node[];
  const reading = new Set(
    body.flatMap(({ type, source, specifiers }) =>
      type === 'ImportDeclaration' && readers.test(join(path, '..', String((source as { value: unknown }).value)))
        ? (specifiers as { local: { name: string } }[]).map(({ local }) => local.name)
        : [],
    ),
  );
  for (const maker of makers) reading.delete(maker);
  const found: string[] = [];
  const walk = (node: Node, handed: boolean): void => {
    // A function runs when it is called, and what is handed to map, filter or flatMap at load is called then.
    if (/Function/.test(node.type) && !handed) return;
    const callee = node.callee;
    const calls = node.type === 'CallExpression' && isNode(callee);
    if (calls && callee.type === 'Identifier' && reading.has(String(callee.name)))
      found.push(`${String(callee.name)} (${text.slice(0, node.start).split('\n').length})`);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, calls && callee.type === 'MemberExpression' && value === node.arguments);
  };
  for (const statement of body) walk(statement, false);
  return found;
}

it('no module of the writer reads words while it loads', () => {
  const all = readdirSync(join(home, 'compose'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('compose', path))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('.d.ts'))
    .flatMap((path) =>
      readAtLoad(join(home, path), readFileSync(join(home, path), 'utf8')).map((call) => `${path}: ${call}`),
    );
  expect(all).toEqual([]);
});

it('sees what would be read', () => {
  const path = join(home, 'compose/steps/x.ts');
  const head = "import { contentWords } from '../language/words.ts';\n";
  expect(readAtLoad(path, `${head}const words = contentWords('a b');`)).toEqual(['contentWords (2)']);
  expect(readAtLoad(path, `${head}const all = ['a'].flatMap((one) => contentWords(one));`)).toEqual([
    'contentWords (2)',
  ]);
  expect(readAtLoad(path, `${head}const wordsIn = (text: string) => contentWords(text);`)).toEqual([]);
});
