import { describe, expect, it } from 'vitest';
import { notOurs } from './guide-words.ts';

describe('a statement of others', () => {
  it.each([
    "Dundee's waterfront has had £1bn of investment",
    'The city has two new bridges',
    'One in five households here gets help through our team',
    "Cork's harbour is deep",
    'The market grew by a third',
  ])('stands without "with us": %s', (text) => {
    expect(notOurs.test(text)).toBe(true);
  });
  it.each([
    'Every instrument is under five years old',
    "Nobody's idea is too small",
    'We plan in decades',
    'Weekend shifts rotate',
    'The late shift ends at five',
    "It's fine to ask",
    "Today's orders leave today",
  ])('stands with it: %s', (text) => {
    expect(notOurs.test(text)).toBe(false);
  });
});
