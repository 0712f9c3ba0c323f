import { describe, expect, it } from 'vitest';
import { entryLabel, folderCategories, isEntryLabel, readEntries, writeEntries } from './library.ts';

describe('entries of a folder', () => {
  it('are labelled by kind and place', () => {
    expect(folderCategories.map((category) => entryLabel(category, 3))).toEqual([
      'Headline 3',
      'Introduction 3',
      'Role 3',
      'Person 3',
      'Reward 3',
      'CTA 3',
    ]);
  });

  it('come back in the order in which they were written, also beyond the ninth', () => {
    const entries = Array.from({ length: 24 }, (_, n) => `Line ${n + 1}`);
    expect(readEntries(writeEntries('jobRole', entries))).toEqual(entries);
    expect(readEntries({ 'CTA 10': 'ten', 'CTA 2': 'two', 'CTA 1': 'one' })).toEqual(['one', 'two', 'ten']);
  });

  it('are trimmed, and blank ones leave no gap', () => {
    expect(writeEntries('rewards', [' a ', '', ' \n ', 'b\n\nc '])).toEqual({ 'Reward 1': 'a', 'Reward 2': 'b\n\nc' });
  });

  it('have a label of their own kind only', () => {
    for (const label of ['Headline 1', 'Headline 9999']) expect(isEntryLabel('headlines', label), label).toBe(true);
    for (const label of ['Headline', 'Headline 0', 'Headline 01', 'headline 1', 'CTA 1', 'Headline 10000', '__proto__'])
      expect(isEntryLabel('headlines', label), label).toBe(false);
  });
});
