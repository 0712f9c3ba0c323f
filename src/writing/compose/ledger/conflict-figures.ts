/** What a brief and a job description say differently of one thing: how many of it there are, how often it is done, and how well a language is spoken. */
import { findNumbers } from '../language/numbers.ts';
import { asksForNumber } from './done-before.ts';

/** Never the tail of a figure with a thousands comma: "7,250" is no 250. */
const number =
  '(?<!\\d[,.]?)\\b(\\d{1,3}(?:,\\d{2,3})+|\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
/** Things that a place or a post has so many of, and which two texts count alike. */
const things =
  'sheds|beds|bedrooms|rooms|covers|clients|homes|properties|subsidiaries|branches|sites|stores|plants|depots|restaurants|clinics|pupils|residents|patients|tenants|dealers';
/** "1,140 homes off the gas grid" are a part of all homes, and no other number of them. */
const countOf = new RegExp(
  `${number}(?: |-)(?:(?!of\\b|and\\b|or\\b|to\\b|with\\b)[a-z]+ )?(${things}|${things
    .replace(/ies\b/g, 'y')
    .replace(/ches\b/g, 'ch')
    .replace(
      /s\b/g,
      '',
    )})\\b(?! (?:(?:a|an|per|each|every|off|without|awaiting|due|in need of|still)\\b|(?:that|which) (?:need|lack|are|have|still)\\b))`,
  'gi',
);
/** "4 nights a week", "two weekends per month". */
const often = new RegExp(
  `${number} (?:[a-z]+ )?(nights|evenings|weekends|sleep-?ins|sleepovers|Saturdays|Sundays) (?:a|per|each|every|in a) (week|month)\\b`,
  'gi',
);
const travel = /\b(\d{1,3}) ?%(?: to \d{1,3} ?%)? (?:[a-z]+ )?travel\b|\btravel\b[^.;\n%]{0,40}?\b(\d{1,3}) ?%/gi;

const amountOf = (typed: string): number | undefined => findNumbers(typed)[0]?.value;
const single = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(ch)es$/, '$1')
    .replace(/s$/, '');

/** "Shed": "sheds", "night a week": "nights a week". */
const plural = (what: string): string =>
  what.replace(/^\S+/, (noun) =>
    /y$/.test(noun) ? noun.replace(/y$/, 'ies') : /ch$/.test(noun) ? `${noun}es` : `${noun}s`,
  );

/** How many of each thing a text names; one that it names in two numbers is left out. */
export function countsIn(text: string): ReadonlyMap<string, number> {
  const all = new Map<string, Set<number>>();
  const put = (what: string, value: number | undefined): void => {
    if (value !== undefined) all.set(what, (all.get(what) ?? new Set()).add(value));
  };
  // "Has run three clinics" is no number of ours.
  const ours = text
    // "A class of 27 pupils" is no school of so many.
    .replace(/\b(?:class|form|set|lesson) of (?:about |up to )?\w+ (?:pupils|children|students)\b/gi, ' ')
    .split(/(?<!\d),|,(?!\d)|[;\n]|(?<=[a-z)])\. /)
    .filter((part) => !asksForNumber(part))
    .join('\n');
  for (const [, many = '', noun = ''] of ours.matchAll(countOf)) put(single(noun), amountOf(many));
  for (const [, many = '', noun = '', span = ''] of text.matchAll(often))
    put(`${single(noun)} a ${span.toLowerCase()}`, amountOf(many));
  for (const [, one, other] of text.matchAll(travel)) put('% travel', Number(one ?? other));
  return new Map(
    [...all].flatMap(([what, values]) => (values.size === 1 ? [[what, [...values][0] ?? 0] as const] : [])),
  );
}

const languages =
  'English|German|French|Spanish|Italian|Dutch|Polish|Irish|Welsh|Portuguese|Arabic|Hindi|Mandarin|Turkish|Russian|Czech|Swedish|Danish';
/** How well a language is spoken, from the words around its name; the first that fits counts. */
const levels: readonly (readonly [RegExp, number])[] = [
  [/\bno (?:need|[A-Z][a-z]+ (?:needed|required))\b|\bnot (?:needed|required|necessary|essential|a must)\b/i, 0],
  [/\b(?:advantage|plus|bonus|desirable|helpful|welcome|nice to have|a help)\b/i, 1],
  [/\bA1\b|\b(?:basic|some|a little|elementary)\b/i, 2],
  [/\bA2\b/i, 3],
  [/\bB1\b|\b(?:conversational|intermediate|everyday)\b/i, 4],
  [/\bB2\b|\b(?:good|solid|confident)\b/i, 5],
  [/\bC1\b|\b(?:fluent\w*|very good|business fluent|excellent)\b/i, 6],
  [/\bC2\b|\b(?:mother tongue|native)\b/i, 7],
];

/** The languages that a text asks for, with how well each is spoken. "English fluent, German A2 is enough" has two. */
export function languagesIn(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const part of text.split(
    /[,;.\n]|\((?=(?:an?|other|further|more|any) )|\band\b(?=[^,;.\n]*\b(?:[ABC][12]|good|fluent|basic)\b)|\bbut\b/,
  )) {
    const level = levels.find(([pattern]) => pattern.test(part))?.[1];
    if (level === undefined) continue;
    for (const [name] of part.matchAll(new RegExp(`\\b(?:${languages})\\b`, 'g')))
      if (!found.has(name)) found.set(name, level);
  }
  return found;
}

/** What a line of the job description says against the brief, as a note; null where the two agree. */
export function againstFigures(brief: string): (line: string) => string | null {
  const counts = countsIn(brief);
  // "Native German speakers only" is withheld, so that no level of the brief stands against another.
  const spoken = new Map([...languagesIn(brief)].filter(([, level]) => level < 7 || /\bC2\b/.test(brief)));
  return (line) => {
    for (const [what, value] of countsIn(line)) {
      const mine = counts.get(what);
      if (mine !== undefined && mine !== value)
        return what === '% travel'
          ? `The job description speaks of ${value}% travel, the brief of ${mine}%. We use the brief.`
          : `The job description speaks of ${value.toLocaleString('en-GB')} ${plural(what)}, the brief of ${mine.toLocaleString('en-GB')}. We use the brief.`;
    }
    for (const [name, level] of languagesIn(line)) {
      const mine = spoken.get(name);
      if (mine !== undefined && mine !== level)
        return `The job description asks for another level of ${name} than the brief. We use the brief.`;
    }
    return null;
  };
}
