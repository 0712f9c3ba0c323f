import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

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

/** The patterns of the whole writer. */
await import('../index.ts');

/** Every field of the report's briefs and each of its lines and sentences. */
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
const corpus = [...new Set(typed(json))];

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
  return plain.replace(/\\p\{Lu\}/g, '[A-Z]').replace(/\\p\{L\}/g, '[a-zA-Z]');
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
    expect(corpus.length).toBeGreaterThan(1_000);
  });

  it.each(asked.map(({ needs, pattern }) => [pattern.source.slice(0, 60), needs, pattern] as const))(
    'misses nothing of %s',
    (_, needs, large) => {
      const pattern = bare(large);
      for (const text of corpus) if (pattern.test(text)) expect(needs.test(text), text).toBe(true);
      const examples = fc.stringMatching(new RegExp(withoutLooks(pattern.source), pattern.flags.replace('i', '')));
      let found = 0;
      for (const seed of [1, 2, 3, 4])
        for (const one of fc.sample(examples, { numRuns: 120, seed })) {
          // Marks of a class that no text has are none of its examples.
          for (const text of [one, one.toLowerCase(), one.toUpperCase()]) {
            if (!pattern.test(text)) continue;
            found += 1;
            expect(needs.test(text), text).toBe(true);
          }
        }
      expect(found).toBeGreaterThan(0);
    },
  );
});
