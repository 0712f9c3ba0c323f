import { describe, expect, it } from 'vitest';
import { guideFrames } from './guides.ts';

describe('a statement that leans on the name of its value', () => {
  it('is not said without it', () => {
    const bare = guideFrames.filter(({ template, kinds }) => !template.includes('{g') && kinds?.includes('clause'));
    expect(bare.length).toBeGreaterThan(2);
    expect(bare.filter(({ unless }) => unless?.test('children hear it from us first') !== true)).toEqual([]);
    expect(bare.some(({ unless }) => unless?.test('nobody drives tired; we cover for it') === false)).toBe(true);
  });
});
