/** The options of punctuation and writing style as the page shows them: groups, their masters, ticks and selects (D2 section 3.5). */
import { fixedGuidelines } from '#domain/guideline.ts';

/** A list of values to choose from. */
export interface StyleSelect {
  field: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One rule: a tick, its selects, and the rule of the writing engine that shows what it changes. */
export interface StyleRow {
  tick: string;
  label: string;
  selects?: readonly StyleSelect[];
}

export interface StyleGroup {
  title: string;
  /** The switch without which none of the group's rules is followed. */
  master?: string;
  help?: string;
  parts: readonly { title?: string; rows: readonly StyleRow[] }[];
}

/** One of the two lists, stored under its own id. */
export interface StyleList {
  id: string;
  groups: readonly StyleGroup[];
}

const select = (field: string, label: string, options: readonly (readonly [string, string])[]): StyleSelect => ({
  field,
  label,
  options: options.map(([value, name]) => ({ value, label: name })),
});

export const punctuation: StyleList = {
  id: fixedGuidelines.punctuation,
  groups: [
    {
      title: 'Punctuation checker',
      parts: [{ rows: [{ tick: 'PunctuationChecker', label: 'Tidy spaces and repeated punctuation' }] }],
    },
    {
      title: 'Punctuation style',
      master: 'PunctuationStyle',
      parts: [
        {
          title: 'Ampersands',
          rows: [
            { tick: 'Ampersands1', label: 'Write “and”, not &, in sentences' },
            { tick: 'Ampersands2', label: 'The same in headings and titles' },
          ],
        },
        {
          title: 'Apostrophes',
          rows: [
            {
              tick: 'Apostrophes1',
              label: 'Names that end in s',
              selects: [
                select('Apostrophes11', 'Names that end in s', [
                  ['onlyAnApostrophe', 'Only an apostrophe'],
                  ['anApostrophe-s', 'Apostrophe and s'],
                ]),
              ],
            },
          ],
        },
        {
          title: 'Contractions',
          rows: [
            {
              tick: 'Contractions1',
              label: 'Contractions',
              selects: [
                select('Contractions11', 'Contractions', [
                  ['use', 'Use'],
                  ['dontUse', 'Do not use'],
                ]),
              ],
            },
          ],
        },
        {
          title: 'Dashes and hyphens',
          rows: [{ tick: 'DashesAndHyphens1', label: 'Spaced dash for breaks, closed dash for ranges' }],
        },
        {
          title: 'Percentages',
          rows: [
            {
              tick: 'Percentages1',
              label: 'Percent',
              selects: [
                select('Percentages11', 'Percent', [
                  ['SpellOutPercentInsteadOfUsing%', 'Spell out'],
                  ['Use%InsteadOfSpellingOutPercent', 'Use %'],
                ]),
              ],
            },
          ],
        },
      ],
    },
  ],
};

export const writingStyle: StyleList = {
  id: fixedGuidelines.writingStyle,
  groups: [
    {
      title: 'Acronyms',
      master: 'Acronyms',
      parts: [
        {
          rows: [
            {
              tick: 'Acronyms1',
              label: 'Introduce acronyms',
              selects: [
                select('Acronyms11', 'Introduce acronyms', [
                  ['UsingEitherConvention', 'Either way'],
                  ['WithTheTermInParentheses', 'Term in brackets'],
                  ['WithTheAcronymInParentheses', 'Acronym in brackets'],
                ]),
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Capitalization',
      master: 'Capitalization',
      parts: [
        {
          rows: [
            { tick: 'Capitalization1', label: 'Sentences start with a capital' },
            { tick: 'Capitalization2', label: 'Headings in sentence case' },
            {
              tick: 'Capitalization3',
              label: 'Capital after a colon',
              selects: [
                select('Capitalization31', 'Capital after a colon', [
                  ['ProperNoun', 'Names only'],
                  ['ProperNounOrStartsACompleteSentence', 'Names and full sentences'],
                ]),
              ],
            },
            { tick: 'Capitalization4', label: 'List items start with a capital' },
            { tick: 'Capitalization5', label: 'Job titles lower case in running text' },
            { tick: 'Capitalization6', label: 'No all-caps emphasis' },
          ],
        },
      ],
    },
    {
      title: 'Dates and numbers',
      master: 'DatesAndNumbers',
      parts: [
        {
          title: 'Dates, months and years',
          rows: [
            {
              tick: 'DatesMonthsAndYears1',
              label: 'Dates in figures',
              selects: [
                select('DatesMonthsAndYears11', 'Dates in figures', [
                  ['DD/MM/YYYY', 'DD/MM/YYYY'],
                  ['MM/DD/YYYY', 'MM/DD/YYYY'],
                ]),
              ],
            },
            {
              tick: 'DatesMonthsAndYears2',
              label: 'Dates in words',
              selects: [
                select('DatesMonthsAndYears21', 'Dates in words', [
                  ['DDMonthYYYY', 'DD Month YYYY'],
                  ['MonthDDYYYY', 'Month DD, YYYY'],
                ]),
              ],
            },
            { tick: 'DatesMonthsAndYears3', label: 'No st, nd, rd or th after the day' },
            {
              tick: 'DatesMonthsAndYears4',
              label: 'Shortened months',
              selects: [
                select('DatesMonthsAndYears41', 'Shortened months', [
                  ['TheShortestPossibleAbbreviation', 'Shortest'],
                  ['LongerAbbreviation', 'Longer'],
                ]),
              ],
            },
            {
              tick: 'DatesMonthsAndYears5',
              label: 'Apostrophe in decades',
              selects: [
                select('DatesMonthsAndYears51', 'Apostrophe in decades', [
                  ['use', 'Use'],
                  ['dontUse', 'Do not use'],
                ]),
              ],
            },
          ],
        },
        {
          title: 'Currencies and money',
          rows: [
            {
              tick: 'CurrenciesAndMoney1',
              label: 'Show currency as',
              selects: [
                select('CurrenciesAndMoney11', 'Show currency as', [
                  ['symbol-amount', 'Symbol, then amount'],
                  ['currencyCode-amount', 'Code, then amount'],
                ]),
                select('CurrenciesAndMoney12', 'Space between code and amount', [
                  ['with', 'With a space'],
                  ['without', 'Without a space'],
                ]),
              ],
            },
          ],
        },
        {
          title: 'Numbers and units',
          rows: [{ tick: 'NumbersFractionsAndUnits1', label: 'Spell out one to nine, figures from 10' }],
        },
        {
          title: 'Times and time zones',
          rows: [
            {
              tick: 'TimesAndTimezones1',
              label: 'am and pm',
              selects: [
                select('TimesAndTimezones11', 'Case of am and pm', [
                  ['lowercase', 'Lower case'],
                  ['uppercase', 'Upper case'],
                ]),
                select('TimesAndTimezones12', 'Space after the hour', [
                  ['include', 'Space after the hour'],
                  ['dontInclude', 'No space after the hour'],
                ]),
                select('TimesAndTimezones13', 'Full stops in am and pm', [
                  ['use', 'With full stops'],
                  ['dontUse', 'Without full stops'],
                ]),
              ],
            },
            { tick: 'TimesAndTimezones2', label: 'Shorten time zones after a time' },
          ],
        },
      ],
    },
  ],
};

/**
 * What a tick changes: itself, and where it is set for the first time its selects' first values that can be followed, since
 * a rule without a choice does nothing.
 */
export function changesOfTick(row: StyleRow, ticked: boolean, options: Readonly<Record<string, unknown>>) {
  const changes: Record<string, boolean | string> = { [row.tick]: ticked };
  if (!ticked) return changes;
  for (const { field, options: values } of row.selects ?? []) {
    // No space and full stops at once can't be followed, so that the last select begins without them.
    const first = field === 'TimesAndTimezones13' ? values[1] : values[0];
    if (typeof options[field] !== 'string' && first !== undefined) changes[field] = first.value;
  }
  return changes;
}
