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

describe('a statement about the house itself', () => {
  const led = guideFrames.filter(({ template }) => /^(?:Here|With us|At \{employer\}), \{st_\}/.test(template));

  it.each([
    'the Lindemann family has run the firm since 1921',
    'the family still owns the yard',
    'the two founders answer the phone themselves',
    'the owners work on the floor',
  ])('stands behind no "Here" and no "With us": %s', (statement) => {
    expect(led.length).toBe(6);
    expect(led.filter(({ unless }) => unless?.test(statement) !== true)).toEqual([]);
  });

  it('does not take others for it', () => {
    expect(led.filter(({ unless }) => unless?.test('the night team eats together') === true)).toEqual([]);
  });
});
