import type { RuleCases } from './case.ts';

export const currencyCases: RuleCases = {
  rule: 'CurrenciesAndMoney1',
  options: {
    symbol: { CurrenciesAndMoney1: true, CurrenciesAndMoney11: 'symbol-amount' },
    code: { CurrenciesAndMoney1: true, CurrenciesAndMoney11: 'currencyCode-amount' },
    codeClosed: {
      CurrenciesAndMoney1: true,
      CurrenciesAndMoney11: 'currencyCode-amount',
      CurrenciesAndMoney12: 'without',
    },
    masterOff: { DatesAndNumbers: false, CurrenciesAndMoney1: true, CurrenciesAndMoney11: 'symbol-amount' },
  },
  cases: [
    ['symbol', 'GBP 30,000 a year', '£30,000 a year'],
    ['symbol', 'GBP30,000-GBP35,000', '£30,000-£35,000'],
    ['symbol', 'EUR 45k plus GBP 12.50 an hour', '€45k plus £12.50 an hour'],
    ['symbol', 'USD 50,000', '$50,000', { country: 'United States' }],
    ['symbol', 'CAD 50,000', '$50,000', { country: 'Canada' }],
    ['code', '£30,000 a year', 'GBP 30,000 a year'],
    ['code', '£30k-£35k or €1.5m', 'GBP 30k-GBP 35k or EUR 1.5m'],
    ['code', '$50,000', 'USD 50,000', { country: 'United States' }],
    ['code', 'US$50,000 and A$20', 'USD 50,000 and AUD 20'],
    ['codeClosed', '£12.50 an hour', 'GBP12.50 an hour'],
    ['symbol', 'USD 50,000', null, { country: 'United Kingdom' }],
    ['symbol', 'PHP 8.2, CAD 2024 and INR 2.5'],
    ['symbol', 'GBP is strong. GBP/EUR rates, 30,000 GBP.'],
    ['symbol', 'thirty thousand pounds; 20 pounds of flour'],
    ['symbol', 'CHF 50,000 and SEK 400'],
    ['code', '$50,000'],
    ['code', '$50,000', null, { country: 'United Kingdom' }],
    ['code', 'USD $50,000 and £30,000 GBP'],
    ['code', 'Lift 20 pounds, earn 50p or £££.'],
    ['code', '"£30,000" was quoted'],
    ['symbol', 'EUR 1 forms'],
    ['masterOff', 'GBP 30,000'],
  ],
};

export const currencySpaceCases: RuleCases = {
  rule: 'CurrenciesAndMoney12',
  options: {
    with: { CurrenciesAndMoney1: true, CurrenciesAndMoney11: 'currencyCode-amount', CurrenciesAndMoney12: 'with' },
    without: {
      CurrenciesAndMoney1: true,
      CurrenciesAndMoney11: 'currencyCode-amount',
      CurrenciesAndMoney12: 'without',
    },
    alone: { CurrenciesAndMoney12: 'with' },
    off: { CurrenciesAndMoney1: false, CurrenciesAndMoney12: 'with' },
  },
  cases: [
    ['with', 'GBP30,000', 'GBP 30,000'],
    ['without', 'GBP 30,000', 'GBP30,000'],
    ['alone', 'EUR45k a year', 'EUR 45k a year'],
    ['without', 'CHF 50,000 to CHF 60,000.50', 'CHF50,000 to CHF60,000.50'],
    ['with', 'GBP30,000–GBP35,000', 'GBP 30,000–GBP 35,000'],
    ['without', 'USD 12.50 an hour', 'USD12.50 an hour'],
    ['with', 'GBP 30,000.00'],
    ['without', 'GBP30,000.99'],
    ['with', 'Paid in GBP, 30,000 a year'],
    ['without', 'CAD 2024 drawings'],
    ['with', 'The code XGBP30 and GBP30X'],
    ['with', '`GBP30`'],
    ['off', 'GBP30,000'],
    ['without', 'PHP 8 and TRY 5'],
  ],
};
