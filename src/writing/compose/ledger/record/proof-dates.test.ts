import { describe, expect, it } from 'vitest';
import { withComparison, withSmallWords } from './proof-dates.ts';

describe('a record noted in haste', () => {
  it.each([
    ['New theatre and dental suite opened Oct 2025', 'Our new theatre and dental suite opened in October 2025'],
    [
      'USFDA inspection Nov 2024 closed with zero 483 observations',
      'Our USFDA inspection in November 2024 closed with zero 483 observations',
    ],
    ['Won a bronze for the potato salad 2024', 'We won a bronze for the potato salad in 2024'],
    [
      'Regression run cut from 9 hours to 50 minutes in 2025',
      'We cut the regression run from 9 hours to 50 minutes in 2025',
    ],
    ['Waiting times reduced by 30% since 2023', 'We have reduced our waiting times by 30% since 2023'],
    ['Rated Good by the CQC in Oct 2024', 'Rated Good by the CQC in October 2024'],
    ['Drivers scored us 8.1 out of 10 in the 2025 survey', 'Drivers scored us 8.1 out of 10 in the 2025 survey'],
    ['Best Dry Cider, Three Counties Show 2025', 'Best Dry Cider, Three Counties Show 2025'],
    ['IHK pass rate 100% since 2019.', 'Our IHK pass rate has been 100% since 2019'],
    ['Scored 9.1 by guests', 'We were scored 9.1 by guests'],
    ['Invested EUR 4.2 million in new machines', 'We invested EUR 4.2 million in new machines'],
    ['Outstanding 2024', 'We were rated Outstanding in 2024'],
    ['Members opened 4,000 accounts last year', 'Members opened 4,000 accounts last year'],
    ['We have been family-owned since 1987', 'We have been family-owned since 1987'],
    ['Two of our bakers won medals in 2024', 'Two of our bakers won medals in 2024'],
  ])('%s', (typed, said) => {
    expect(withSmallWords(typed)).toBe(said);
  });
  it('keeps a comparison with what it compares', () => {
    expect(withComparison(['We decide claims in 14 days.', 'National average is 20.'])).toEqual([
      'We decide claims in 14 days, against a national average of 20',
    ]);
    expect(withComparison(['The national average is 20.'])).toEqual(['The national average is 20.']);
  });
});
