/**
 * A company's guidelines: which sections there are, which of them always stay, in what order they are shown (D2 section 3.5,
 * decisions: Guidelines). Ids are per company.
 */

/** The four headings, by number; also the number under which each tab's items are stored. */
export const guidelineHeadings = { evp: 1, style: 2, eos: 3, benefits: 4 } as const;

/** What each heading is called in an item. */
export const headingNames: Record<number, string> = {
  1: 'EVP',
  2: 'Writing style and custom rules',
  3: 'EOS',
  4: 'Benefits',
};

/** Ids that the specification fixes. */
export const fixedGuidelines = {
  pillars: '2',
  values: '3',
  writingStyle: '11',
  punctuation: '12',
  customRule: '13',
} as const;

/** One section of the guidelines. `many` sections hold a list whose first entry, the fixed one, always stays. */
export interface GuidelineSection {
  id: string;
  title: string;
  headingId: number;
  kind: 'text' | 'many' | 'options';
}

/** Every section, in the order of the page. Each company has all of them, written or not. */
export const guidelineSections: readonly GuidelineSection[] = [
  { id: '7', title: 'Official company name', headingId: 1, kind: 'text' },
  { id: '1', title: 'EVP strapline', headingId: 1, kind: 'text' },
  { id: fixedGuidelines.pillars, title: 'EVP pillars', headingId: 1, kind: 'many' },
  { id: '4', title: 'Mission', headingId: 1, kind: 'text' },
  { id: '5', title: 'Vision', headingId: 1, kind: 'text' },
  { id: fixedGuidelines.values, title: 'Values', headingId: 1, kind: 'many' },
  { id: '6', title: 'Purpose', headingId: 1, kind: 'text' },
  { id: '8', title: 'Stylesheet', headingId: 1, kind: 'text' },
  { id: fixedGuidelines.writingStyle, title: 'Writing style', headingId: 2, kind: 'options' },
  { id: fixedGuidelines.punctuation, title: 'Punctuation', headingId: 2, kind: 'options' },
  { id: fixedGuidelines.customRule, title: 'Custom rules', headingId: 2, kind: 'many' },
  { id: '9', title: 'Equal opportunities', headingId: 3, kind: 'text' },
];

/** The section of an item, by its title and heading; undefined for rewards and unknown titles. */
export function sectionOf(item: { title: string; guidelineHeadingId: number }): GuidelineSection | undefined {
  return guidelineSections.find(
    ({ title, headingId }) => title === item.title && headingId === item.guidelineHeadingId,
  );
}

/** Whether an item always stays: every section's own entry, of which the specification names 2, 3, 11, 12 and 13. */
export function isFixedGuideline(id: string): boolean {
  return guidelineSections.some((section) => section.id === id);
}

/** Numeric ids first, by their number; the others after, in the order in which they came (D2 section 3.5). */
export function sortGuidelines<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const isNumeric = ({ id }: Item): boolean => /^\d+$/.test(id);
  const numeric = items.filter(isNumeric).sort((one, other) => Number(one.id) - Number(other.id));
  return [...numeric, ...items.filter((item) => !isNumeric(item))];
}

/** A heading by its number or name, in any case; undefined when there is none such. */
export function readHeading(heading: string): number | undefined {
  const wanted = heading.trim().toLowerCase();
  const aliases: Record<string, number> = {
    'writing style': 2,
    'writing-style': 2,
    'custom rules': 2,
    punctuation: 2,
    'eos statement': 3,
    rewards: 4,
  };
  const named = Object.entries(headingNames).find(([id, name]) => id === wanted || name.toLowerCase() === wanted);
  return named === undefined ? aliases[wanted] : Number(named[0]);
}

/** What the page says when it refuses (D2 section 5.4). */
export const guidelineMessages = {
  tooLong: (title: string, most: number): string => `${title} should not exceed ${most} characters.`,
  details: 'Please fill the details correctly.',
  titleMissing: 'Please provide a title for your supporting statement.',
  times: 'Times and timezones combo is not supported. Please update your selection.',
  reward: 'Please define the reward',
} as const;

/** Whether the times' selections can't be followed: no space after the hour, and full stops in "a.m." (D2 section 5.4). */
export function isUnsupportedTime(options: Readonly<Record<string, unknown>>): boolean {
  return options.TimesAndTimezones12 === 'dontInclude' && options.TimesAndTimezones13 === 'use';
}

/** The ticks of each of the two option lists, as the specification names them. Selects are told apart by their values. */
export const optionTicks: Record<'punctuation' | 'writingStyle', readonly string[]> = {
  punctuation: [
    'PunctuationChecker',
    'PunctuationStyle',
    'Ampersands1',
    'Ampersands2',
    'Apostrophes1',
    'Contractions1',
    'DashesAndHyphens1',
    'Percentages1',
  ],
  writingStyle: [
    'Acronyms',
    'Acronyms1',
    'Capitalization',
    'Capitalization1',
    'Capitalization2',
    'Capitalization3',
    'Capitalization4',
    'Capitalization5',
    'Capitalization6',
    'DatesAndNumbers',
    'DatesMonthsAndYears1',
    'DatesMonthsAndYears2',
    'DatesMonthsAndYears3',
    'DatesMonthsAndYears4',
    'DatesMonthsAndYears5',
    'CurrenciesAndMoney1',
    'NumbersFractionsAndUnits1',
    'TimesAndTimezones1',
    'TimesAndTimezones2',
  ],
};

/** The selects of each of the two option lists. */
export const optionSelects = {
  punctuation: ['Apostrophes11', 'Contractions11', 'Percentages11'],
  writingStyle: [
    'Acronyms11',
    'Capitalization31',
    'DatesMonthsAndYears11',
    'DatesMonthsAndYears21',
    'DatesMonthsAndYears41',
    'DatesMonthsAndYears51',
    'CurrenciesAndMoney11',
    'CurrenciesAndMoney12',
    'TimesAndTimezones11',
    'TimesAndTimezones12',
    'TimesAndTimezones13',
  ],
} as const;
