/** Statements of guidelines that say how the house is without its verb. */
import { describe, expect, it } from 'vitest';
import { asWeAre } from './guides-in-words.ts';

describe('how the house is has its verb', () => {
  it.each([
    ['100 percent employee-owned since 2009', 'We have been 100 percent employee-owned since 2009.'],
    ['Family-run for three generations.', 'We have been family-run for three generations.'],
    ['Independent and family-owned since 1921', 'We have been independent and family-owned since 1921.'],
    ['Majority employee-owned', 'We are majority employee-owned.'],
    ['Not-for-profit', 'We are not-for-profit.'],
    ['Living Wage accredited since 2015', 'We have been Living Wage accredited since 2015.'],
  ])('%s', (typed, said) => expect(asWeAre(typed)).toBe(said));
  it.each([
    'Family-run farms since 1890',
    'Hand-made since 1890',
    'Independent thinking',
    'Profits shared since 2009',
    'We are employee-owned.',
  ])('%s stays', (typed) => expect(asWeAre(typed)).toBe(typed));
});
