/** Whether a text gives the pay: in figures or words, in any currency, by the hour or the year, or by a public scale. */
import { numberWordSource } from '../text/numbers.ts';

const figure = String.raw`\d(?:[\d.,]|[\s ](?=\d{3}\b)){0,16}(?:k\b)?`;
const said = `(?:${numberWordSource}|hundred|thousand)`;
/** "Twenty-five thousand", "£30k". */
const amount = String.raw`(?:${figure}|\b${said}(?:[\s-]${said}){0,4})`;
const codes =
  'GBP|EUR|USD|CHF|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|BGN|INR|AUD|CAD|NZD|SGD|HKD|JPY|CNY|AED|SAR|QAR|ZAR|KES|NGN|GHS|BRL|MXN|ILS|TRY|THB|MYR|PHP|IDR|KRW|UAH';
const money = String.raw`(?:euros?|pounds?|dollars?|kron(?:er|or|e|a|ur)|francs?|franken|z[lł]oty(?:ch)?|rupees?|rand|dirhams?|riyals?|lakhs?|crores?|forint|yen|yuan|shekels?|pence|kr|K[čc]|z[łl]|lpa|${codes})(?!\p{L})`;
const period = String.raw`(?:(?:an?|per|each|every)\s|/\s?|p\.?)`;

const signs: readonly RegExp[] = [
  /(?:[£$€₹¥₪₩₦₱฿₴₺]|z[łl]|\bK[čc]|\bRs\.?|\bkr\.?|\bR)\s?\d/,
  new RegExp(String.raw`\b(?:${codes})\s?\d`),
  /\d\s?[£€₹₪₺]/,
  // "Lift 25 pounds" is a weight.
  new RegExp(
    String.raw`(?<!\b(?:lift|lifting|weigh|weighs|weighing|carry|carrying|move|moving|raised?|budget of|turnover of)\b[^.]{0,25})${amount}\s?${money}`,
    'iu',
  ),
  // "15 an hour" and "14.20/hr" count nothing else; a bare figure a month or a year is pay only where it is large.
  new RegExp(String.raw`(?<![\d:])(?:${figure}|\b${said})\s?${period}(?:hour|hr|h)\b`, 'i'),
  /\b\d{1,3}(?:[,.]?\d{3}){1,4}\s?(?:(?:an?|per)\s(?:year|month|annum)|\/\s?(?:year|month)|pa\b|p\.a)/i,
  /\b\d{3,}\s?(?:an?|per)\s(?:day|week|month)\b/i,
  /\b\d{2,3}k\b(?!\s(?!plus\b)[a-z]+s\b)/i,
  /\b(?:pay|pays|paid|paying|salary|salaries|wages?|earn|earning|earnings|remuneration|package|stipend|ote|ctc|(?:day|hourly|daily) rate|rate of pay)\b[^.\n\d]{0,30}\d[\d.,]{0,16}\d(?!\d|\s?(?:%|percent|per cent|days?\b|hours?\b|weeks?\b|months\b|years?\b|people\b|staff\b))/i,
  /\bminimum wage\b|\b(?:real|national|london|scottish) living wage\b|\bliving wage employer\b/i,
  /\b(?:band|njc|spine point|pay point|scp)\s?\d|\bscale (?:point )?\d/i,
  // "Maths at grade 4" is a school's.
  /(?<!\b(?:at|gcses?|maths|english|science|minimum|or|of|a|and|with)\s)\bgrade \d/i,
];

/** Whether some sign of pay is there. */
export const saysPay = (text: string): boolean => signs.some((sign) => sign.test(text));
