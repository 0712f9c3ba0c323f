/** Money as a typed token: figures and currency are kept apart from how they are written. */
import { rare } from '../language/its-words.ts';

export interface Pay {
  from: number | null;
  to: number | null;
  currency: string;
  locale: string;
  /** "a year", "an hour" and so on, or nothing where nobody said. */
  per: string;
  /** What the recruiter says comes on top: "tips", "overtime". */
  plus?: string;
}

const byCountry: Record<string, readonly [currency: string, locale: string]> = {
  'united kingdom': ['GBP', 'en-GB'],
  uk: ['GBP', 'en-GB'],
  gb: ['GBP', 'en-GB'],
  'great britain': ['GBP', 'en-GB'],
  england: ['GBP', 'en-GB'],
  scotland: ['GBP', 'en-GB'],
  wales: ['GBP', 'en-GB'],
  'northern ireland': ['GBP', 'en-GB'],
  ireland: ['EUR', 'en-IE'],
  ie: ['EUR', 'en-IE'],
  germany: ['EUR', 'en-IE'],
  de: ['EUR', 'en-IE'],
  deutschland: ['EUR', 'en-IE'],
  france: ['EUR', 'en-IE'],
  spain: ['EUR', 'en-IE'],
  italy: ['EUR', 'en-IE'],
  netherlands: ['EUR', 'en-IE'],
  belgium: ['EUR', 'en-IE'],
  austria: ['EUR', 'en-IE'],
  portugal: ['EUR', 'en-IE'],
  finland: ['EUR', 'en-IE'],
  greece: ['EUR', 'en-IE'],
  luxembourg: ['EUR', 'en-IE'],
  malta: ['EUR', 'en-IE'],
  cyprus: ['EUR', 'en-IE'],
  'united states': ['USD', 'en-US'],
  'united states of america': ['USD', 'en-US'],
  us: ['USD', 'en-US'],
  usa: ['USD', 'en-US'],
  india: ['INR', 'en-IN'],
  in: ['INR', 'en-IN'],
  canada: ['CAD', 'en-CA'],
  australia: ['AUD', 'en-AU'],
  'new zealand': ['NZD', 'en-NZ'],
  switzerland: ['CHF', 'en-CH'],
  denmark: ['DKK', 'en-GB'],
  sweden: ['SEK', 'en-GB'],
  norway: ['NOK', 'en-GB'],
  poland: ['PLN', 'en-GB'],
  singapore: ['SGD', 'en-SG'],
  'south africa': ['ZAR', 'en-GB'],
  'united arab emirates': ['AED', 'en-AE'],
  japan: ['JPY', 'en-GB'],
  slovakia: ['EUR', 'en-IE'],
  slovenia: ['EUR', 'en-IE'],
  estonia: ['EUR', 'en-IE'],
  latvia: ['EUR', 'en-IE'],
  lithuania: ['EUR', 'en-IE'],
  croatia: ['EUR', 'en-IE'],
  uae: ['AED', 'en-AE'],
  philippines: ['PHP', 'en-PH'],
  brazil: ['BRL', 'en-GB'],
  mexico: ['MXN', 'en-GB'],
  kenya: ['KES', 'en-GB'],
  nigeria: ['NGN', 'en-GB'],
  ghana: ['GHS', 'en-GB'],
  hungary: ['HUF', 'en-GB'],
  czechia: ['CZK', 'en-GB'],
  'czech republic': ['CZK', 'en-GB'],
  romania: ['RON', 'en-GB'],
  bulgaria: ['EUR', 'en-IE'],
  turkey: ['TRY', 'en-GB'],
  israel: ['ILS', 'en-GB'],
  'saudi arabia': ['SAR', 'en-GB'],
  qatar: ['QAR', 'en-GB'],
  malaysia: ['MYR', 'en-GB'],
  indonesia: ['IDR', 'en-GB'],
  thailand: ['THB', 'en-GB'],
  vietnam: ['VND', 'en-GB'],
  china: ['CNY', 'en-GB'],
  'hong kong': ['HKD', 'en-HK'],
  'south korea': ['KRW', 'en-GB'],
  pakistan: ['PKR', 'en-GB'],
  bangladesh: ['BDT', 'en-GB'],
  'sri lanka': ['LKR', 'en-GB'],
  egypt: ['EGP', 'en-GB'],
  morocco: ['MAD', 'en-GB'],
  iceland: ['ISK', 'en-GB'],
};

/** The country's currency and how its figures are grouped. Null for a country that we don't know. */
export function currencyOf(country: string | null): { currency: string; locale: string } | null {
  const found = byCountry[(country ?? '').trim().toLowerCase()];
  return found ? { currency: found[0], locale: found[1] } : null;
}

/** Written by their code: "kr" and the like name several currencies. */
const coded = new Set([
  'NOK',
  'SEK',
  'DKK',
  'ISK',
  'CHF',
  'AED',
  'SAR',
  'QAR',
  'HUF',
  'CZK',
  'RON',
  'PLN',
  'MYR',
  'KES',
  'EGP',
  'MAD',
]);

/** Below this a figure is no year's pay; where nobody says what it is for, nothing is said. 2,000 where a currency isn't named. */
const yearFrom: Readonly<Record<string, number>> = {
  GBP: 6000,
  EUR: 7000,
  USD: 7000,
  CAD: 8000,
  AUD: 8000,
  NZD: 8000,
  CHF: 15_000,
  AED: 20_000,
  SAR: 20_000,
  QAR: 20_000,
  PLN: 15_000,
  ZAR: 25_000,
  BRL: 15_000,
  MXN: 40_000,
  INR: 60_000,
  PHP: 80_000,
  NOK: 80_000,
  SEK: 80_000,
  DKK: 80_000,
  ISK: 1_000_000,
  CZK: 90_000,
  HUF: 1_000_000,
  JPY: 800_000,
  KRW: 8_000_000,
  IDR: 20_000_000,
  VND: 30_000_000,
  THB: 60_000,
  TRY: 100_000,
  KES: 100_000,
  NGN: 300_000,
  PKR: 200_000,
  BDT: 100_000,
  LKR: 300_000,
  EGP: 60_000,
  CNY: 20_000,
  RON: 15_000,
};
const yearly = (amount: number, currency: string): boolean => amount >= (yearFrom[currency] ?? 2000);
/** Currencies in which so small a figure can only be for an hour. */
const hourly = new Set(['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'NZD', 'CHF']);

/** How the country's own people write it: "16,000 RON", but "AED 16,000". */
const ownLocale: Readonly<Record<string, string>> = { RON: 'ro', PLN: 'pl', CZK: 'cs', HUF: 'hu' };
const following = new Map<string, boolean>();
function followsAmount(currency: string): boolean {
  const locale = ownLocale[currency];
  if (!locale) return false;
  const known = following.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).formatToParts(
    1,
  );
  const follows =
    parts.findIndex(({ type }) => type === 'currency') > parts.findIndex(({ type }) => type === 'integer');
  following.set(currency, follows);
  return follows;
}

const formatters = new Map<string, Intl.NumberFormat>();
function format(amount: number, pay: Pay): string {
  const pence = !Number.isInteger(amount);
  const key = `${pay.locale} ${pay.currency} ${pence}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(pay.locale, {
      style: 'currency',
      currency: pay.currency,
      currencyDisplay: coded.has(pay.currency) ? 'code' : 'narrowSymbol',
      minimumFractionDigits: pence ? 2 : 0,
      maximumFractionDigits: pence ? 2 : 0,
    });
    formatters.set(key, formatter);
  }
  const text = formatter
    .format(amount)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^R (?=\d)/, 'R');
  return followsAmount(pay.currency) ? text.replace(/^([A-Z]{3}) (.+)$/, '$2 $1') : text;
}

/** "£28,600 to £31,200", "from £28,600", "up to £31,200", "£28,600". */
export function realisePay(pay: Pay): string {
  const { from, to } = pay;
  if (from !== null && to !== null)
    return from === to
      ? format(from, pay)
      : `${followsAmount(pay.currency) ? format(from, pay).replace(/ [A-Z]{3}$/, '') : format(from, pay)} to ${format(to, pay)}`;
  if (from !== null) return `from ${format(from, pay)}`;
  return to === null ? '' : `up to ${format(to, pay)}`;
}

/** Pay from the advert's General tab. Reversed ends are put in order; zero, negative and absurd figures don't count. */
export function payFromGeneral(
  from: number | null,
  to: number | null,
  country: string | null,
): { pay: Pay | null; note: string | null } {
  const usable = (amount: number | null): number | null =>
    amount !== null && Number.isFinite(amount) && amount > 0 && amount < 1e11 ? amount : null;
  let low = usable(from);
  let high = usable(to);
  if (low === null && high === null)
    return {
      pay: null,
      note:
        from || to
          ? 'The salary in the General tab is not a usable figure, so no pay is mentioned. Please check it.'
          : null,
    };
  let note: string | null = null;
  if (low !== null && high !== null && low > high) {
    [low, high] = [high, low];
    note = 'The salary From was higher than the salary To. We put them in order; please check.';
  }
  const currency = currencyOf(country);
  if (!currency)
    return {
      pay: null,
      note: 'Pay is left out because the country, and so the currency, is not known. Choose a country in the General tab.',
    };
  const most = high ?? low ?? 0;
  if (most < 150 && hourly.has(currency.currency) && (low ?? most) >= 5) {
    note ??= 'The pay in the General tab is read as pay an hour. Please check.';
    return { pay: { from: low, to: high, ...currency, per: 'an hour' }, note };
  }
  return { pay: { from: low, to: high, ...currency, per: yearly(most, currency.currency) ? 'a year' : '' }, note };
}

const symbols: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  '₹': 'INR',
  'RS.': 'INR',
  RS: 'INR',
  EURO: 'EUR',
  EUROS: 'EUR',
  R$: 'BRL',
  ZŁ: 'PLN',
  '₱': 'PHP',
};
const codes = [...new Set(Object.values(byCountry).map(([currency]) => currency))];
const mark = String.raw`R\$|C\$|A\$|NZ\$|£|€|\$|₹|₱|zł|\bRs\b\.?|\b(?:euros?|${codes.join('|')})\b`;
/** An amount of money, in whichever way it is written. */
export const moneyMark = new RegExp(
  String.raw`(?:${mark})\s?\d|\d\s?(?:€|zł|(?:euros?|${codes.join('|')})\b|lpa\b|lakhs?\b(?=\s*(?:$|[.,;)+]|p\.?a\b|per annum|a year|ctc|plus|and incentives|fixed|basic|gross|in hand)))`,
  'i',
);
/** "4.5 to 5.5 lakh", "6-8 LPA": rupees, without their mark. "2 lakh farmers" are none. */
const bareLakh = /(?<![\d.,]|[-–] ?|to )\d+(?:\.\d+)?(?: ?(?:to|-|–) ?\d+(?:\.\d+)?)? ?(?:lpa|lakhs?)\b/i;
const amount = String.raw`(\d{1,3}(?:[,. ]\d{2,3}(?!\d))+|\d+(?:\.\d+)?)\s*(k\b|lakhs?|lpa)?`;
const payPattern = rare(
  new RegExp(String.raw`(${mark})\s*${amount}(?:\s*(?:-|–|—|to|and)\s*(?:${mark})?\s*${amount})?([^.\n;]{0,24})`, 'i'),
);
/** The currency after the figure: "18,50 euro per hour", "31.50 zł gross per hour". */
const payBehind = rare(
  new RegExp(String.raw`()${amount}(?:\s*(?:-|–|—|to|and)\s*${amount})?\s*(${mark})([^.\n;]{0,24})`, 'i'),
);
const dollars: Readonly<Record<string, string>> = {
  'en-CA': 'CAD',
  'en-AU': 'AUD',
  'en-NZ': 'NZD',
  'en-SG': 'SGD',
  'en-HK': 'HKD',
};

const dollarCurrencies: ReadonlySet<string> = new Set(['USD', ...Object.values(dollars)]);
/** "3 CAD technicians", "2D CAD": drawings on a screen, unless a sum stands beside the letters. */
const canadian = String.raw`\bCAD(?= ?\d)|(?<=\d{3}|\dk) ?\bCAD\b(?! [a-z]+(?:s|ing|er|or|work)\b)`;
const shownCurrency = new RegExp(
  String.raw`R\$|(?:NZ|C|A)\$|\$|[£€₹₱]|zł|\b(?:${codes.filter((code) => code !== 'CAD').join('|')})\b|${canadian}`,
  'g',
);

/** The marks of money in a text that are not the currency's: "€" where pay is in GBP. A plain "$" is any dollar's. */
export function findForeignCurrencies(text: string, currency: string): string[] {
  return [...text.matchAll(shownCurrency)].flatMap(([found]) => {
    const sign = found.trim();
    if (sign === '$') return dollarCurrencies.has(currency) ? [] : [sign];
    const prefixed = { NZ$: 'NZD', C$: 'CAD', A$: 'AUD' }[sign];
    return (prefixed ?? symbols[sign.toUpperCase()] ?? sign) === currency ? [] : [sign];
  });
}

/** Pay as prose has it: "Salary: £41,000-47,000 + allowance", "£12.60 per hour". */
export function findPay(typed: string, locale: string): Pay | null {
  const text = payPattern.test(typed) ? typed : typed.replace(bareLakh, 'Rs $&');
  const ahead = payPattern.exec(text);
  const found = ahead ?? payBehind.exec(text);
  if (!found) return null;
  const sign = ((ahead ? found[1] : found[6]) ?? '').toUpperCase();
  const currency = sign === '$' ? (dollars[locale] ?? 'USD') : (symbols[sign] ?? symbols[sign.slice(-1)] ?? sign);
  const read = (digits: string | undefined, unit: string | undefined): number | null => {
    if (!digits) return null;
    // "18,50": a comma for the cents.
    const cents = /^\d{1,3},\d{2}$/.test(digits) && !unit;
    const value = Number(
      (cents ? digits.replace(',', '.') : digits).replace(/[, ]/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, ''),
    );
    if (!Number.isFinite(value) || value <= 0) return null;
    if (/^k$/i.test(unit ?? '')) return value * 1000;
    return /^(?:lakh|lpa)/i.test(unit ?? '') ? value * 100_000 : value;
  };
  const high = read(found[4], found[5]);
  let low = read(found[2], found[3] ?? (high !== null && found[5] ? found[5] : undefined));
  if (low === null) return null;
  if (high !== null && low > high && high < 1000 && low >= 1000) return null;
  if (high !== null && low < 1000 && high >= 10_000) low *= 1000;
  const lead = text.slice(Math.max(0, found.index - 12), found.index);
  const tail = (ahead ? found[6] : found[7]) ?? '';
  // Turnovers, budgets and balance sheets are no pay.
  if (/^\s*(?:bn|b|m|mn|million|billion|trillion|crores?)\b/i.test(tail)) return null;
  const per = /(?:per|an|a|\/|p\/?)\s*h(?:ou)?r|\bph\b|hourly/i.test(tail)
    ? 'an hour'
    : /\b(?:per|a|\/)\s*day|daily/i.test(tail)
      ? 'a day'
      : /\b(?:per|a)\s*week|\bpw\b|weekly/i.test(tail)
        ? 'a week'
        : /\b(?:per|a)\s*month|\bpcm\b|monthly/i.test(tail)
          ? 'a month'
          : yearly(low, currency)
            ? 'a year'
            : '';
  if (high === null && /\b(?:up to|max\w*)\s*$/i.test(lead)) return { from: null, to: low, currency, locale, per };
  const open = /\b(?:from|starting|at least|minimum)\b[^.]*$/i.test(lead) || /^\s*\+/.test(tail);
  return { from: low, to: high ?? (open ? null : low), currency, locale, per };
}
