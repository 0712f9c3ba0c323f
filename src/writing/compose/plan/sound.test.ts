import { describe, expect, it } from 'vitest';
import { isSound } from './pool.ts';

describe('a sentence with a preposition before its comma', () => {
  it.each([
    'You meet the schools that you deliver to, twice a week.',
    'You choose who you work with, and how often.',
    'The families we care for, and their friends, know us well.',
  ])('is whole where the words before it ask for one: %s', (text) => {
    expect(isSound(text, 30, true)).toBe(true);
  });
  it.each(['You work with, every week.', 'You plan the, and do.', 'You deliver to, the schools.'])(
    'breaks off elsewhere: %s',
    (text) => {
      expect(isSound(text, 30, true)).toBe(false);
    },
  );
});
