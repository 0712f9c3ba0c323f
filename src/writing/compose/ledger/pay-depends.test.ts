import { describe, expect, it } from 'vitest';
import { payDepends } from './pay-depends.ts';

describe('what the pay depends on', () => {
  it.each([
    ['$26 to $31 an hour depending on your weld test', 'The pay depends on your weld test'],
    ['£28,000 to £31,000 a year, depending on experience.', 'The pay depends on experience'],
    ['€15 an hour (based on age)', 'The pay depends on age'],
    ['₹6 lakh to ₹8 lakh a year, dependent upon your exam results', 'The pay depends on your exam results'],
    ['£12 to £14 an hour, according to the grade you hold', 'The pay depends on the grade you hold'],
  ])('%s', (typed, said) => expect(payDepends(typed, null, null)).toBe(said));
  it('is said of the figures of the advert', () =>
    expect(payDepends('£28,000 to £31,000 depending on experience', 28_000, 31_000)).toBe(
      'The pay depends on experience',
    ));
  it.each([
    ['£20,000 depending on age', 28_000],
    ['A bonus of £500 depending on sales', null],
    ['Hours depending on the season', null],
    ['£28,000 a year', 28_000],
  ] as const)('and of nothing else: %s', (typed, from) => expect(payDepends(typed, from, null)).toBeNull());
});
