import { describe, expect, it } from 'vitest';
import { asTypedIn } from './typed-words.ts';

describe('what somebody typed', () => {
  it.each([
    [
      'Sauce section. Split shifts Sat. Tips on top (approx £250/m).',
      'Tips on top (about £250/m)',
      'Tips on top (approx £250/m)',
    ],
    ['Small animal, 4 days, 15 min consults. Rota ahead.', '15 minute consults', '15 min consults'],
    ['P/T 25 hrs, school hours ok', 'School hours ok', 'school hours ok'],
    ['Odd bits of 480,000 readings.', 'Odd bits of 480,000 readings', 'Odd bits of 480,000 readings'],
    ['Busy bar.', 'You will work nights', 'You will work nights'],
  ])('of %s', (typed, said, part) => {
    expect(asTypedIn(typed, said)).toBe(part);
  });
});
