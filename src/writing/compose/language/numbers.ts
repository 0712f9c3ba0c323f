/** Numbers below twenty in words, each at its own place. */
export const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

export interface FoundNumber {
  start: number;
  end: number;
  text: string;
  value: number;
  currency: string | null;
}

const pattern = new RegExp(
  String.raw`(?<currency>[£€$₹]|\b(?:GBP|EUR|USD|INR)\s?)?(?<digits>\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?<unit>\s?(?:k|m|million|thousand|lakh|lakhs)\b)?|\b(?<words>(?:${tens.slice(2).join('|')})(?:[- ](?:${small.slice(1, 10).join('|')}))?|${small.slice(2).join('|')})\b`,
  'gi',
);
const units: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  million: 1_000_000,
  lakh: 100_000,
  lakhs: 100_000,
};

/** The numbers of a text, in figures and in words, with their values. "one" is left out: it is more often a pronoun. */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(pattern)) {
    const { currency, digits, unit, words } = match.groups ?? {};
    let value = Number.NaN;
    // "18,50" has a comma for the cents; "1,50,000" groups by it.
    if (digits)
      value =
        Number(/^\d{1,3},\d{2}$/.test(digits) ? digits.replace(',', '.') : digits.replace(/,/g, '')) *
        (units[(unit ?? '').trim().toLowerCase()] ?? 1);
    else if (words) value = wordValue(words.toLowerCase());
    if (Number.isNaN(value)) continue;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0].trim(),
      value,
      currency: currency?.trim() ?? null,
    });
  }
  return found;
}

function wordValue(words: string): number {
  const [first = '', second] = words.split(/[- ]/);
  const ten = tens.indexOf(first);
  if (ten >= 2) return ten * 10 + (second ? small.indexOf(second) : 0);
  return small.indexOf(first);
}
