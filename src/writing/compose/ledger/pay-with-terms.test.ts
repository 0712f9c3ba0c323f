import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import { buildLedger } from './ledger.ts';
import { hasTerms, payWithTerms } from './pay-with-terms.ts';

describe('pay that holds for a time or on a condition', () => {
  it.each([
    [
      'First year €1,267 a month, fourth year €1,480',
      'The pay is €1,267 a month in the first year and €1,480 in the fourth year',
    ],
    ['£7.80 an hour in the first year, then £9.60', 'The pay is £7.80 an hour in the first year, then £9.60'],
    ['Year 1 €1,020 a month, year 2 €1,090', 'The pay is €1,020 a month in year 1 and €1,090 in year 2'],
    ['£24,000 to start, £26,500 after probation', 'The pay is £24,000 to start and £26,500 after probation'],
    ['£12.80 an hour, £13.40 once you have Level 3', 'The pay is £12.80 an hour and £13.40 once you have Level 3'],
    ['£23,500 a year as of 1 April, now £22,900', 'The pay is £23,500 a year as of 1 April and £22,900 now'],
    ['£12.60 per hour from April', 'The pay is £12.60 an hour from April'],
    ['Salary €28,000 rising to €32,000 on qualification', 'The salary is €28,000, rising to €32,000 on qualification'],
    ['$17 an hour during training, $19 after', 'The pay is $17 an hour during training and $19 after'],
    ['£15,900 in year one', 'The pay is £15,900 in year one'],
  ])('%s', (typed, said) => {
    expect(payWithTerms(typed)).toBe(said);
    expect(hasTerms(typed)).toBe(true);
  });
  it.each([
    '£31,000 a year',
    'From £26,000 a year plus overtime',
    '£18 an hour, time and a half on Saturdays',
    'Starting salary £24,000',
    '£30,000 to £34,000 a year',
    'We raised £2,000 for the hospice in May',
    '£28,000 before tax',
  ])('%s holds without one', (typed) => {
    expect(payWithTerms(typed)).toBeNull();
    expect(hasTerms(typed)).toBe(false);
  });
  const texts = (description: string, jobDescription?: string): string => {
    const { input, options } = briefOf(
      { jobTitle: 'Apprentice Joiner', country: 'Ireland' },
      { description, responsibilitiesRole: 'Cut joints, fit doors' },
      jobDescription === undefined ? {} : { jobDescription: { checkResult: 'match', text: jobDescription } },
    );
    return [2, 3]
      .flatMap((step) =>
        writeStep(input, step as 2 | 3, { ...options[step as 2 | 3], outputLengthType: 'medium' }).items.map(itemBody),
      )
      .join('\n');
  };
  it('is said with it', () => {
    expect(texts('First year €1,267 a month, fourth year €1,480.')).toContain(
      'The pay is €1,267 a month in the first year and €1,480 in the fourth year.',
    );
    expect(texts('First year €1,267 a month, fourth year €1,480.')).not.toMatch(/€1,267 a month(?! in)/);
  });
  it('of the brief, stands before the pay of a job description', () => {
    const { input } = briefOf(
      { jobTitle: 'Lift Apprentice', country: 'Ireland' },
      { description: 'You start on €17,500 and it rises every year.' },
      {
        jobDescription: { checkResult: 'match', text: 'Lift Apprentice\nPay: €15,900 a year\n\nDuties\n- Fit doors\n' },
      },
    );
    expect(buildLedger(input, true).pay).toBeNull();
  });
});
