import type { Reading } from '../text/reading.ts';
import type { StyleOptions } from './options.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

/** Currencies whose sign no other shares. */
const ownSign: Readonly<Record<string, string>> = {
  GBP: '£',
  EUR: '€',
  ILS: '₪',
  NGN: '₦',
  UAH: '₴',
  KRW: '₩',
  INR: '₹',
};
const codeOfSign = new Map(Object.entries(ownSign).map(([code, sign]) => [sign, code]));

/** Currencies that share a sign, by the countries in which the bare sign means them. */
const shared: readonly (readonly [string, string, RegExp])[] = [
  ['USD', '$', /^(?:united states(?: of america)?|usa?|u\.s\.a?\.?|puerto rico|ecuador|el salvador)$/],
  ['CAD', '$', /^canada$/],
  ['AUD', '$', /^australia$/],
  ['NZD', '$', /^new zealand$/],
  ['SGD', '$', /^singapore$/],
  ['HKD', '$', /^hong kong(?: sar)?$/],
  ['JPY', '¥', /^japan$/],
  ['CNY', '¥', /^(?:china|people['’]s republic of china)$/],
];
/** Dollars that say whose they are. */
const named: Readonly<Record<string, string>> = {
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
};

const codes = 'GBP|EUR|USD|CAD|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|JPY|CNY|INR|ILS|NGN|UAH|KRW|ZAR|CZK|HUF|AED';
/** Codes that are words of other trades too (CAD 2024, INR 2.5): only beside a figure that can only be money. */
const doubtful = /^(?:CAD|INR|ILS|AUD|JPY)$/;
const certainAmount =
  /^\d{1,3}(?:[,.]\d{3})+|^\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)|^\d{1,4}(?:\.\d{1,2})?\s?(?:lakhs?|lacs?|crores?|LPA)\b|^\d+(?:\.\d{2})?(?:[kKmM]|bn)?(?:\s?(?:per|an?)\s|\/(?:h|d|w|m|y))|^\d+(?:\.\d+)?[kK](?![\p{L}\p{N}])|^\d+\.\d{2}(?!\d)|^\d{5,9}(?!\d)/u;

const coded = new RegExp(`(?<![\\p{L}\\p{N}_/£$€¥&-])(${codes})([ \\u00a0\\u202f]{0,2})(?=(\\d[\\d.,]{0,20}))`, 'gu');
const codedRange = new RegExp(`(?<=[\\d.,kKmM][-–—])(${codes})([ \\u00a0\\u202f]{0,2})(?=(\\d[\\d.,]{0,20}))`, 'gu');
const signed =
  /(?<![\p{L}\p{N}_$£€¥&])((?:US|AU|A|CA|C|NZ|HK|S)\$|[$£€¥₪₦₴₩₹])([ \u00a0\u202f]?)(?=(\d[\d.,]{0,20}))/gu;

/** What follows the amount when it isn't money after all: a version, a date, a form, a part number. */
function isAmount(reading: Reading, start: number, figures: string): boolean {
  const amount = figures.replace(/[.,]+$/, '');
  const rest = reading.text.slice(start + amount.length, start + amount.length + 24);
  if (/^(?:[kKmM]|bn|pa|pcm|pw|ph|pd|p\.a|mn)?(?![\p{L}\p{N}_])/u.test(rest) === false) return false;
  if (/^\/\d/.test(rest) || /^%/.test(rest)) return false;
  return !/^\s(?:forms?|certificates?|standard|norm|test|ranges?)\b/.test(rest);
}

function countryCode(reading: Reading, sign: string): string | undefined {
  const country = (reading.surroundings.country ?? '').trim().toLowerCase();
  return shared.find(([, known, where]) => known === sign && where.test(country))?.[0];
}

function toSign(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, code = '', , figures = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  if (!isAmount(reading, end, figures)) return undefined;
  if (doubtful.test(code) && !certainAmount.test(reading.text.slice(end, end + 40))) return undefined;
  const sign = ownSign[code];
  if (sign !== undefined) return { start, end, fix: sign };
  const bare = shared.find(([known]) => known === code)?.[1];
  // No sign at all, or one that would be read as another currency here.
  if (bare === undefined) return undefined;
  return countryCode(reading, bare) === code ? { start, end, fix: bare } : { start, end };
}

function toCode(match: RegExpExecArray, reading: Reading, space: string): Match | undefined {
  const [whole, sign = '', , figures = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  const amount = figures.replace(/[.,]+$/, '');
  const before = reading.adjacentBefore(start);
  const after = reading.adjacentAfter(end + amount.length);
  const isCode = new RegExp(`^(?:${codes})$`);
  // "USD $50,000" and "£30,000 GBP" name the currency already.
  if ((before && isCode.test(before.text)) || (after && isCode.test(after.text))) return undefined;
  if (new RegExp(`^(?:${codes})$`).test(reading.text.slice(end + amount.length, end + amount.length + 3)))
    return undefined;
  if (
    /[-−+]$/.test(reading.text.slice(0, start)) &&
    !/[\dkKmM][-−]$/.test(reading.text.slice(Math.max(0, start - 2), start))
  )
    return { start, end };
  const code = named[sign] ?? codeOfSign.get(sign) ?? countryCode(reading, sign);
  if (code === undefined) return { start, end };
  return { start, end, fix: `${code}${space}` };
}

function hasMoney(reading: Reading): boolean {
  return /\d/.test(reading.text) && /[$£€¥₪₦₴₩₹]|[A-Z]{3}/.test(reading.text);
}

/** CurrenciesAndMoney1, 11: symbol and amount, or currency code and amount. */
export const currency: Rule = {
  id: 'CurrenciesAndMoney1',
  group: 'money',
  label: 'Choose how to show a currency',
  message: 'House style shows this currency another way.',
  reason: 'Pay is what readers look for first, so it should look the same in every advert.',
  samples: [
    { options: { CurrenciesAndMoney1: true, CurrenciesAndMoney11: 'symbol-amount' }, before: 'GBP 30,000 a year' },
    { options: { CurrenciesAndMoney1: true, CurrenciesAndMoney11: 'currencyCode-amount' }, before: '£30,000 a year' },
  ],
  detect(reading, options) {
    const choice = options.choice('CurrenciesAndMoney11');
    if (choice === undefined || !hasMoney(reading)) return [];
    if (choice === 'symbol-amount') {
      return inOrder(collect(reading, coded, toSign), collect(reading, codedRange, toSign));
    }
    const space = options.choice('CurrenciesAndMoney12') === 'without' ? '' : ' ';
    return collect(reading, signed, (match) => toCode(match, reading, space));
  },
};

function isSpacingOn(options: StyleOptions): boolean {
  return options.isAllowed('CurrenciesAndMoney1') && options.choice('CurrenciesAndMoney12') !== undefined;
}

/** CurrenciesAndMoney12: with or without a space between code and amount. */
export const currencySpace: Rule = {
  id: 'CurrenciesAndMoney12',
  group: 'money',
  label: 'Choose the space between code and amount',
  message: 'House style spaces this amount another way.',
  reason: 'Amounts that look alike are quicker to compare.',
  samples: [
    { options: { CurrenciesAndMoney1: true, CurrenciesAndMoney12: 'with' }, before: 'GBP30,000' },
    { options: { CurrenciesAndMoney1: true, CurrenciesAndMoney12: 'without' }, before: 'GBP 30,000' },
  ],
  isActive: isSpacingOn,
  detect(reading, options) {
    if (!hasMoney(reading)) return [];
    const space = options.choice('CurrenciesAndMoney12') === 'with' ? ' ' : '';
    const respace = (match: RegExpExecArray): Match | undefined => {
      const [whole, code = '', gap = '', figures = ''] = match;
      const start = match.index;
      const end = start + whole.length;
      if (!isAmount(reading, end, figures)) return undefined;
      if (doubtful.test(code) && !certainAmount.test(reading.text.slice(end, end + 40))) return undefined;
      // A space that doesn't break is a space.
      if (space === ' ' && gap.length === 1) return undefined;
      return { start, end, fix: `${code}${space}` };
    };
    return inOrder(collect(reading, coded, respace), collect(reading, codedRange, respace));
  },
};
