/** What is earned when targets are met ("OTE $84,000", "£45k base, £70k OTE"): no salary, and said by its whole name. */
const amount = String.raw`(?:(?:up to|about|around|circa|c\.|over) ?)?[£€$₹]\d[\d.,]*k?(?: ?(?:to|-|–) ?[£€$₹]?\d[\d.,]*k?)?\+?`;
const name = `(?:uncapped |realistic )?(?:OTE|on[- ]target earnings)`;
const year = `((?:first|second|third|1st|2nd|3rd)[- ]year |(?:year (?:one|two|1|2)) )?`;
const ahead = new RegExp(`^${year}${name}:? (?:of |is |are )?(${amount})$`, 'i');
const behind = new RegExp(`^${year}(${amount}) ${year}${name}$`, 'i');
const ordinal: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  'year one': 'first',
  'year 1': 'first',
  'year two': 'second',
  'year 2': 'second',
};

/** "First-year on-target earnings are €80,000"; null where the note is of nothing such. */
export function asOnTarget(note: string): string | null {
  const [, before = '', sum = ''] = ahead.exec(note) ?? [];
  const [, early = '', other = '', late = ''] = behind.exec(note) ?? [];
  const money = (sum || other).replace(/\+$/, '');
  if (!money) return null;
  const which = (before || early || late).trim().toLowerCase();
  const nth = ordinal[which] ?? ordinal[which.replace(/[- ]year$/, '')] ?? which.replace(/[- ]year$/, '');
  const said = money.replace(/(?<=\d[\d.,]*k?) ?[-–] ?(?=[£€$₹]?\d)/, ' to ');
  const least = /\+$/.test(sum || other) ? 'at least ' : '';
  return `${nth ? `${nth.charAt(0).toUpperCase()}${nth.slice(1)}-year on-target` : 'On-target'} earnings are ${least}${said}`;
}
