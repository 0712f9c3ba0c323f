/** Money as a typed token: figures and currency are kept apart from how they are written. */
export interface Pay {
  from: number | null;
  to: number | null;
  currency: string;
  locale: string;
  /** "a year", "an hour" and so on, or nothing where nobody said. */
  per: string;
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
  denmark: ['DKK', 'en-DK'],
  sweden: ['SEK', 'en-SE'],
  norway: ['NOK', 'en-NO'],
  poland: ['PLN', 'en-GB'],
  singapore: ['SGD', 'en-SG'],
  'south africa': ['ZAR', 'en-ZA'],
  'united arab emirates': ['AED', 'en-AE'],
  japan: ['JPY', 'en-GB'],
};

/** The country's currency and how its figures are grouped. Null for a country that we don't know. */
export function currencyOf(country: string | null): { currency: string; locale: string } | null {
  const found = byCountry[(country ?? '').trim().toLowerCase()];
  return found ? { currency: found[0], locale: found[1] } : null;
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
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: pence ? 2 : 0,
      maximumFractionDigits: pence ? 2 : 0,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount).replace(/[\u00a0\u202f]/g, ' ');
}

/** "£28,600 to £31,200", "from £28,600", "up to £31,200", "£28,600". */
export function realisePay(pay: Pay): string {
  const { from, to } = pay;
  if (from !== null && to !== null)
    return from === to ? format(from, pay) : `${format(from, pay)} to ${format(to, pay)}`;
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
  return { pay: { from: low, to: high, ...currency, per: (high ?? low ?? 0) >= 2000 ? 'a year' : '' }, note };
}

const symbols: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  '₹': 'INR',
  GBP: 'GBP',
  EUR: 'EUR',
  USD: 'USD',
  INR: 'INR',
  'Rs.': 'INR',
  Rs: 'INR',
};
const amount = String.raw`(\d{1,3}(?:[,. ]\d{2,3})+|\d+(?:\.\d+)?)\s*(k\b|lakhs?|lpa)?`;
const payPattern = new RegExp(
  String.raw`(£|€|\$|₹|GBP|EUR|USD|INR|Rs\.?)\s*${amount}(?:\s*(?:-|–|—|to|and)\s*(?:£|€|\$|₹|GBP|EUR|USD|INR|Rs\.?)?\s*${amount})?([^.\n;]{0,24})`,
  'i',
);

/** Pay as prose has it: "Salary: £41,000-47,000 + allowance", "£12.60 per hour". */
export function findPay(text: string, locale: string): Pay | null {
  const found = payPattern.exec(text);
  if (!found) return null;
  const currency = symbols[found[1] ?? ''] ?? symbols[(found[1] ?? '').toUpperCase()];
  if (!currency) return null;
  const read = (digits: string | undefined, unit: string | undefined): number | null => {
    if (!digits) return null;
    const value = Number(digits.replace(/[, ]/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, ''));
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
  const tail = found[6] ?? '';
  // Turnovers, budgets and balance sheets are no pay.
  if (/^\s*(?:bn|b|m|mn|million|billion|trillion|crores?)\b/i.test(tail)) return null;
  const per = /(?:per|an|a|\/|p\/?)\s*h(?:ou)?r|\bph\b|hourly/i.test(tail)
    ? 'an hour'
    : /\b(?:per|a|\/)\s*day|daily/i.test(tail)
      ? 'a day'
      : /\b(?:per|a)\s*month|\bpcm\b|monthly/i.test(tail)
        ? 'a month'
        : low >= 2000
          ? 'a year'
          : '';
  if (high === null && /\b(?:up to|max\w*)\s*$/i.test(lead)) return { from: null, to: low, currency, locale, per };
  const open = /\b(?:from|starting|at least|minimum)\b[^.]*$/i.test(lead) || /^\s*\+/.test(tail);
  return { from: low, to: high ?? (open ? null : low), currency, locale, per };
}
