import { describe, expect, it } from 'vitest';
import { readStatement, settle } from '../ledger/statement.ts';
import { standsAlone } from './stands-alone.ts';

const alone = (text: string): boolean => {
  const read = readStatement(text);
  return read !== null && standsAlone(settle(read));
};

describe('a note under a title', () => {
  it.each([
    'laundered',
    'all of them, shared by hours',
    'every other one off',
    'confidential, any time',
    'refreshed every three years at our cost',
    'replaced each spring, whatever its state',
    '€2,000 a year and 5 days',
    'We pay for it.',
    'Use of it for your own projects',
    '16, written into policy',
    'posted six weeks ahead',
    'opened in September, 40 benches',
    '8 weeks before you start on shift',
    'every 3 weeks without fail',
    'to the hundredth',
    'sharpened twice a week',
  ])('"%s" says of what only beside it', (text) => {
    expect(alone(text)).toBe(false);
  });

  it.each([
    'a laptop of your choice, refreshed every three years',
    'free boards',
    '£750 a year for tools',
    'a five percent match',
    'one family a day',
    'mileage at civil service rates',
    'We pay your registration each year.',
    'a head who teaches every week',
    'clinical supervision every month, in work time',
    'You sign what you have checked, and we stand by it.',
    'rent and council tax paid',
  ])('"%s" says it by itself', (text) => {
    expect(alone(text)).toBe(true);
  });
});
