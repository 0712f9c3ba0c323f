import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import { payByYear } from './pay-by-year.ts';

describe('pay that goes up by the year', () => {
  it.each([
    [
      'Pay €1,265 first year, €1,320 second, €1,415 third.',
      'The pay is €1,265 in the first year, €1,320 in the second and €1,415 in the third',
    ],
    ['£15,500 in year 1, £18,200 in year 2', 'The pay is £15,500 in the first year and £18,200 in the second'],
  ])('%s', (typed, said) => {
    expect(payByYear(typed)).toBe(said);
  });
  it.each(['Pay £28,000', '£9.10 an hour in the first year', 'Sold 300 in the first year, 400 in the second'])(
    'is not %s',
    (typed) => {
      expect(payByYear(typed)).toBeNull();
    },
  );
  it('is said whole, and the first of it is no pay of the post', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Apprentice Joiner', country: 'Germany' },
      {
        description: 'Pay €1,265 first year, €1,320 second, €1,415 third.',
        responsibilitiesRole: 'Cut joints, fit doors',
      },
    );
    const { items } = writeStep(input, 2, { ...options[2], outputLengthType: 'medium' });
    const text = items.map(itemBody).join('\n');
    expect(text).toContain('€1,265 in the first year, €1,320 in the second and €1,415 in the third');
    expect(text).not.toMatch(/(?:on|pays|pay is|earn) €1,265(?! in)/);
  });
});
