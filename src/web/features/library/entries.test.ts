import { describe, expect, it } from 'vitest';
import { eachOnce, excessOf, filledOf, ownEntries, rowOf, sameEntries } from './entries.ts';

describe('entries of an open folder', () => {
  it('are the same as the stored ones whatever blanks stand between them', () => {
    expect(sameEntries([' a ', '', 'b'], ['a', 'b'])).toBe(true);
    expect(sameEntries(['b', 'a'], ['a', 'b'])).toBe(false);
    expect(sameEntries(['a'], ['a', 'b'])).toBe(false);
    expect(filledOf(['', ' \n', 'a\nb '])).toEqual(['a\nb']);
  });

  it('are stored once each, as often as they were written', () => {
    expect(eachOnce(['a', ' a ', 'b', '', 'A', 'b'])).toEqual(['a', 'b', 'A']);
  });

  it("are one's own where they were changed or added, and are not in the folder meanwhile", () => {
    const base = ['one', 'two', 'three'];
    expect(ownEntries(['one', 'two changed', 'three', ' new ', 'new', ''], base, base)).toEqual(['two changed', 'new']);
    expect(ownEntries(['one', 'new'], base, ['one', 'new'])).toEqual([]);
    expect(ownEntries(['one'], base, ['one', 'theirs'])).toEqual([]);
  });

  it('are too long by what is left after trimming', () => {
    expect(excessOf(` ${'x'.repeat(10_000)} `)).toBe(0);
    expect(excessOf('x'.repeat(10_001))).toBe(1);
  });

  it('keep their identity', () => {
    expect(rowOf('a').key).not.toBe(rowOf('a').key);
  });
});
