import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** A forbidden import of each kind: the rule that has to catch it, the file it stands in, and what it imports. */
const CANARIES = [
  ['domain-is-pure', 'src/domain/canary.ts', '#server/app.ts'],
  ['domain-imports-only-zod', 'src/domain/reads-files.ts', 'node:fs'],
  ['domain-imports-only-zod', 'src/domain/draws.ts', 'react'],
  ['writing-is-pure', 'src/writing/canary.ts', '#web/paths.ts'],
  ['writing-imports-text-libraries', 'src/writing/asks.ts', 'fastify'],
  ['contract', 'src/contract/canary.ts', '#server/app.ts'],
  ['contract-imports-only-zod', 'src/contract/serves.ts', 'fastify'],
  ['server-ports', 'src/server/ports/canary.ts', '#server/adapters/target.ts'],
  ['server-adapters', 'src/server/adapters/canary.ts', '#server/features/advert/store.ts'],
  ['server-features', 'src/server/features/account/canary.ts', '#server/features/advert/store.ts'],
  ['server-features', 'src/server/features/account/reaches.ts', '#server/adapters/target.ts'],
  ['server-http', 'src/server/http/canary.ts', '#server/adapters/target.ts'],
  ['web-theme', 'src/web/theme/canary.ts', '#web/paths.ts'],
  ['web-ui', 'src/web/ui/canary.tsx', '#web/features/advert/target.ts'],
  ['web-editor', 'src/web/editor/canary.ts', '#web/features/advert/target.ts'],
  ['web-features', 'src/web/features/users/canary.ts', '#web/features/advert/target.ts'],
  ['web-stays-in-the-browser', 'src/web/routes/canary.ts', '#server/app.ts'],
  ['server-stays-on-the-server', 'src/server/features/account/draws.ts', '#web/paths.ts'],
  ['resolvable', 'src/domain/lost.ts', './nowhere.ts'],
  ['no-cycles', 'src/domain/egg.ts', './hen.ts'],
] as const;

const TARGETS = [
  'src/server/app.ts',
  'src/server/adapters/target.ts',
  'src/server/features/advert/store.ts',
  'src/web/paths.ts',
  'src/web/features/advert/target.ts',
];

interface Report {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

let project: string;

const cruise = (directory: string): Report =>
  JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'scripts/layers.mjs'), '--output-type', 'json'], {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'hw-layers-'));
  for (const name of ['.dependency-cruiser.cjs', 'package.json']) cpSync(join(ROOT, name), join(project, name));
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  for (const path of TARGETS) write(path, 'export const target = 1;\n');
  for (const [, path, to] of CANARIES) {
    // JSX is parsed where it is allowed: a page's imports count like any other's.
    const view = path.endsWith('.tsx') ? 'export const view = <p>{String(canary)}</p>;\n' : '';
    write(path, `import * as canary from '${to}';\nexport const sung = canary;\n${view}`);
  }
  write('src/domain/hen.ts', "import * as egg from './egg.ts';\nexport const hen = egg;\n");
  write('src/domain/innocent.ts', "import * as zod from 'zod';\nexport const innocent = zod;\n");
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the import rules', () => {
  it('catch a forbidden import of every kind, and nothing else', () => {
    const { violations } = cruise(project).summary;
    const caught = violations.map(({ from, rule }) => `${rule.name} ${from}`);
    for (const [rule, from] of CANARIES) expect(caught).toContain(`${rule} ${from}`);
    expect(violations.filter(({ from }) => from.includes('innocent'))).toEqual([]);
  }, 60_000);

  it('name a canary for every rule', async () => {
    const { default: config } = await import(join(ROOT, '.dependency-cruiser.cjs'));
    const names = config.forbidden.map(({ name }: { name: string }) => name);
    expect([...new Set(CANARIES.map(([rule]) => rule))].sort()).toEqual([...names].sort());
  });

  it('are held against all of the sources', () => {
    expect(cruise(ROOT).summary.totalCruised).toBeGreaterThan(50);
  }, 60_000);
});
