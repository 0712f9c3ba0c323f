import { describe, expect, it } from 'vitest';
import { tellExclusion } from './usable.ts';

const told = (text: string, where: string): string[] => {
  const notes = new Set<string>();
  tellExclusion(text, where, notes);
  return [...notes];
};

describe('what shuts people out takes its line with it, and that is told', () => {
  it.each([
    ['Supervise two young lads on the forecourt', 'the responsibilities'],
    ['The old hands teach, and the young ones may ask why', 'the guidelines'],
    ['A riding lesson each week for young grooms', 'the rewards'],
  ])('%s', (text, where) => {
    expect(told(text, where).some((note) => note.startsWith(`All of "${text}" went with`))).toBe(true);
  });
  it.each([
    ['young and dynamic', 'the responsibilities'],
    ['Young, fit candidates with good looks only', 'the skills'],
    ['lay a hedge', 'the responsibilities'],
    // Who is taught is nobody who is sought.
    ['teach the young ones to lay a hedge', 'the responsibilities'],
  ])('nothing more is lost with %s', (text, where) => {
    expect(told(text, where).filter((note) => note.startsWith('All of'))).toEqual([]);
  });
});
