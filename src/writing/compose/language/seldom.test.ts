import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseSync } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { wordsOfPattern } from './its-words.ts';

const asked = vi.hoisted((): { needs: RegExp; pattern: RegExp }[] => []);

vi.mock('./seldom.ts', async (original) => {
  const { seldom } = await original<typeof import('./seldom.ts')>();
  return {
    seldom: (needs: RegExp, pattern: RegExp) => {
      asked.push({ needs, pattern });
      return seldom(needs, pattern);
    },
  };
});

/** The patterns of the whole writer, loaded anew: other tests of the same worker may have loaded it. */
vi.resetModules();
await import('../index.ts');

const typed = (value: unknown): string[] =>
  typeof value === 'string'
    ? [
        value,
        ...value.split(/\n|(?<=[.!?])\s/).flatMap((line) => [line, line.trim(), line.trim().replace(/[.!;]+$/, '')]),
      ]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(typed)
      : [];
const json: unknown = JSON.parse(readFileSync(new URL('../testing/briefs.json', import.meta.url), 'utf8'));
/** Every field of the report's briefs and each of its lines and sentences. */
const typedTexts: readonly string[] = [...new Set(typed(json))];

/** What a group that begins at `from` ends behind. */
function endOfGroup(source: string, from: number): number {
  let depth = 0;
  let inClass = false;
  for (let at = from; at < source.length; at += 1) {
    const mark = source[at];
    if (mark === '\\') at += 1;
    else if (inClass) inClass = mark !== ']';
    else if (mark === '[') inClass = true;
    else if (mark === '(') depth += 1;
    else if (mark === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

/** The pattern without what only looks around, which no examples are made of, but for what has to come next: they are tried on the whole of it. */
function withoutLooks(source: string): string {
  let plain = '';
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    if (!inClass && source.startsWith('(?=', at)) {
      plain += '(?:';
      at += 2;
    } else if (!inClass && /^\(\?<?[=!]/.test(source.slice(at, at + 4))) at = endOfGroup(source, at) - 1;
    else if (source[at] === '\\') {
      if (inClass || source[at + 1] !== 'b') plain += source.slice(at, at + 2);
      at += 1;
    } else {
      if (source[at] === '[') inClass = true;
      else if (source[at] === ']') inClass = false;
      plain += source[at];
    }
  }
  return plain;
}

/** What fast-check makes of a pattern; null where it has parts that it makes nothing of: kinds of letters, what was found before. */
function made(source: string, flags: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(withoutLooks(source), flags));
  } catch {
    return null;
  }
}

/** Texts that the pattern is found in, made of it. */
function examplesOf({ source, flags }: RegExp, count: number, seed: number): string[] {
  const examples = made(source, flags.replace(/[gi]/g, ''));
  if (!examples) return [];
  return fc
    .sample(examples, { numRuns: count, seed })
    .flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()])
    .filter((text) => new RegExp(source, flags.replace('g', '')).test(text));
}

const bare = (pattern: RegExp): RegExp => new RegExp(pattern.source, pattern.flags.replace('g', ''));

describe('seldom', () => {
  it('asks the large pattern only where the short one is found', async () => {
    const { seldom } = await vi.importActual<typeof import('./seldom.ts')>('./seldom.ts');
    const rare = seldom(/b/, /a+b?/);
    expect(rare.test('aaa')).toBe(false);
    expect(rare.exec('aaa')).toBeNull();
    expect('aaa'.replace(rare, 'c')).toBe('aaa');
    expect(rare.test('aab')).toBe(true);
    expect(rare.exec('aab')?.[0]).toBe('aab');
    expect('aab'.replace(rare, 'c')).toBe('c');
    expect('aab'.replace(rare, (found) => found.toUpperCase())).toBe('AAB');
  });

  it('is used', () => {
    expect(asked.length).toBeGreaterThan(40);
    expect(typedTexts.length).toBeGreaterThan(1_000);
  });

  it.each(asked.map(({ needs, pattern }) => [pattern.source.slice(0, 60), needs, pattern] as const))(
    'misses nothing of %s',
    (_, needs, large) => {
      const pattern = bare(large);
      for (const text of typedTexts) if (pattern.test(text)) expect(needs.test(text), text).toBe(true);
      let found = 0;
      for (const seed of [1, 2, 3, 4])
        for (const text of examplesOf(pattern, 120, seed)) {
          found += 1;
          expect(needs.test(text), text).toBe(true);
        }
      expect(found).toBeGreaterThan(0);
    },
  );
});

const rooms = ['language', 'ledger', 'mining', 'plan'].map((room) => join(import.meta.dirname, '..', room));

/** The patterns of a module, as they are typed. */
function patternsIn(path: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push(new RegExp(regex.pattern, regex.flags.replace('g', '')));
    else for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync('module.ts', readFileSync(path, 'utf8')).program.body);
  return found;
}

const patterns = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => patternsIn(join(room, name))),
);
const known = patterns.flatMap((pattern) => {
  const words = wordsOfPattern(pattern);
  return words ? [{ pattern, words }] : [];
});
const texts = typedTexts.filter((text, at) => text.length < 200 && at % 40 === 0);

describe('the patterns that are typed in the rooms', () => {
  it('knows words of most patterns', () => {
    expect(patterns.length).toBeGreaterThan(3_000);
    expect(known.length).toBeGreaterThan(patterns.length / 3);
  });

  it('finds no pattern without its words', () => {
    for (const { pattern, words } of known)
      for (const text of [...texts, ...examplesOf(pattern, 3, 7)])
        if (pattern.test(text) && !words.some((word) => text.toLowerCase().includes(word)))
          expect.fail(`${pattern} has none of "${words.join('", "')}" in ${text}`);
  }, 120_000);
});
