/** Pay in more than one sum. By the year of an apprenticeship: "€1,265 first year, €1,320 second, €1,415 third". No one of them is the pay. */
const money = '((?:[£€$₹]|EUR |GBP |USD |INR )\\d[\\d.,]*\\d(?: (?:a|per) (?:month|week|hour|year)|\\/month|\\/week)?)';
const years = ['first', 'second', 'third', 'fourth'];
const ordinal = '(first|second|third|fourth|1st|2nd|3rd|4th|year (?:one|two|three|four|[1-4]))';
const step = new RegExp(`${money},? (?:in )?(?:the |your )?${ordinal}(?: year)?`, 'gi');
const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

const rankOf = (typed: string): number => {
  const word = typed.toLowerCase().replace(/^year /, '');
  const figure = /^\d/.exec(word)?.[0];
  return figure ? Number(figure) : (numbers[word] ?? years.indexOf(word) + 1);
};

/** "$17.25 an hour, $18.50 on weekends": one sum, and another at other times. */
const twoRates =
  /^(?:(?:the )?pay(?: is)?:? )?([£€$₹]\d[\d.,]*\d (?:an|per|a) (?:hour|shift|day|week|night|month))(?:,| and|, and|( plus)) ([£€$₹]\d[\d.,]*\d(?: (?:an|per|a) (?:hour|shift|day|week|night|month))? (?:on|at|for|after|during|over) [a-z][^,;:£€$₹]*?)$/i;

/** The pay of each year, or at other times, as one sentence without its stop; null where a text names fewer than two. No one of them is the pay. */
export function payByYear(text: string): string | null {
  const [, usual = '', plus, other = ''] = twoRates.exec(text.trim().replace(/[.]$/, '')) ?? [];
  if (other)
    return `The pay is ${usual.replace(' per ', usual.endsWith('hour') ? ' an ' : ' a ')}${plus ?? ' and'} ${other}`;
  const steps = [...text.matchAll(step)].map(([, sum = '', year = '']) => ({ sum: sum.trim(), rank: rankOf(year) }));
  if (steps.length < 2 || steps.some(({ rank }, index) => rank !== index + 1)) return null;
  const told = steps.map(({ sum, rank }) => `${sum} in the ${years[rank - 1] ?? ''}${rank === 1 ? ' year' : ''}`);
  return `The pay is ${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`;
}
