import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { buildLedger } from './ledger.ts';
import { findForeignCurrencies, findPay, payFromGeneral, realisePay } from './pay.ts';

const ledgerOf = (
  advert: Record<string, unknown>,
  advertBrief: Record<string, unknown>,
  jobDescription: string | null = null,
) => {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { jobTitle: 'Guard', brandName: 'Gate', ...advert },
          advertBrief,
          jobDescription: jobDescription ? { checkResult: 'match', text: jobDescription } : null,
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  return buildLedger(brief.input, true);
};

describe('pay as prose has it', () => {
  it.each([
    ['We pay 18,50 euro per hour', 'en-IE', '€18.50', 'an hour'],
    ['Pay: 31.50 zł gross per hour', 'en-GB', '31.50 PLN', 'an hour'],
    ['$32 per hour', 'en-AU', '$32', 'an hour'],
    ['€780 a day', 'en-IE', '€780', 'a day'],
    ['AED 3,200 to 3,600 per month', 'en-AE', 'AED 3,200 to AED 3,600', 'a month'],
    ['R$9,500 to R$11,500 a month', 'en-GB', 'R$9,500 to R$11,500', 'a month'],
    ['$24.50–$29.75/hr DOE', 'en-US', '$24.50 to $29.75', 'an hour'],
    ['Salary £41,000-47,000', 'en-GB', '£41,000 to £47,000', 'a year'],
  ])('%s', (text, locale, said, per) => {
    const pay = findPay(text, locale);
    expect(pay && realisePay(pay)).toBe(said);
    expect(pay?.per).toBe(per);
  });
});

describe('pay of the General tab', () => {
  it('is for the time that the brief or the job description names', () => {
    expect(
      ledgerOf(
        { country: 'United Arab Emirates', salaryFrom: 3200, salaryTo: 3600 },
        { description: '12-hour shifts. AED 3,200 to 3,600 per month.' },
      ).pay?.per,
    ).toBe('a month');
    expect(
      ledgerOf({ country: 'United States', salaryFrom: 24.5, salaryTo: 29.75 }, {}, 'Pay: $24.50–$29.75/hr DOE').pay
        ?.per,
    ).toBe('an hour');
  });
  it('is no year’s pay where it is too small for one', () => {
    expect(payFromGeneral(24000, 28000, 'Philippines').pay?.per).toBe('');
    expect(payFromGeneral(42, 50, 'New Zealand').pay?.per).toBe('an hour');
    expect(payFromGeneral(850000, 980000, 'Norway').pay).toMatchObject({ per: 'a year', currency: 'NOK' });
  });
  it('leaves the rest of a sentence that names it', () => {
    const { sentences, pay } = ledgerOf(
      { country: 'Australia' },
      { description: '450 cows. $32 per hour, 11 days on 3 off.' },
    );
    expect(pay).toMatchObject({ from: 32, per: 'an hour', currency: 'AUD' });
    expect(sentences.map(({ statement }) => statement.text)).toEqual([
      'We have 450 cows',
      'You work 11 days on, 3 off',
    ]);
  });
});

describe('the marks of another currency', () => {
  it.each([
    ['£30,000 a year', 'GBP', []],
    ['€30,000 a year', 'GBP', ['€']],
    ['PLN 9,000, or 9,000 zł', 'PLN', []],
    ['9 000 zł and CHF 200', 'GBP', ['zł', 'CHF']],
    ['$30 an hour', 'AUD', []],
    ['C$30 an hour', 'AUD', ['C$']],
    ['R$ 4.000', 'USD', ['R$']],
    ['Try all that we make', 'GBP', []],
  ])('%s in %s', (text, currency, foreign) => {
    expect(findForeignCurrencies(text, currency)).toEqual(foreign);
  });
});
