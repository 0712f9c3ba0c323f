/** The guideline fields of writing style (D2, 3.5) as a person ticked them, made safe to ask. */

/** Fields as stored: booleans for ticks, the option's value for selects. Unknown fields are ignored. */
export type GuidelineOptions = Readonly<Record<string, unknown>>;

/** The values of each select, as the specification spells them. */
export const selectValues = {
  Apostrophes11: ['onlyAnApostrophe', 'anApostrophe-s'],
  Contractions11: ['use', 'dontUse'],
  Percentages11: ['SpellOutPercentInsteadOfUsing%', 'Use%InsteadOfSpellingOutPercent'],
  Acronyms11: ['UsingEitherConvention', 'WithTheTermInParentheses', 'WithTheAcronymInParentheses'],
  Capitalization31: ['ProperNoun', 'ProperNounOrStartsACompleteSentence'],
  CurrenciesAndMoney11: ['symbol-amount', 'currencyCode-amount'],
  CurrenciesAndMoney12: ['with', 'without'],
  DatesMonthsAndYears11: ['DD/MM/YYYY', 'MM/DD/YYYY'],
  DatesMonthsAndYears21: ['DDMonthYYYY', 'MonthDDYYYY'],
  DatesMonthsAndYears41: ['TheShortestPossibleAbbreviation', 'LongerAbbreviation'],
  DatesMonthsAndYears51: ['use', 'dontUse'],
  TimesAndTimezones11: ['lowercase', 'uppercase'],
  TimesAndTimezones12: ['include', 'dontInclude'],
  TimesAndTimezones13: ['use', 'dontUse'],
} as const;

/** A field with a list of values to choose from. */
export type SelectField = keyof typeof selectValues;

const masters: readonly (readonly [string, RegExp])[] = [
  ['PunctuationStyle', /^(?:Ampersands|Apostrophes|Contractions|DashesAndHyphens|Percentages)\d/],
  ['Acronyms', /^Acronyms\d/],
  ['Capitalization', /^Capitalization\d/],
  ['DatesAndNumbers', /^(?:DatesMonthsAndYears|CurrenciesAndMoney|NumbersFractionsAndUnits|TimesAndTimezones)\d/],
];

function isOn(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(?:true|on|yes|1)$/i.test(value.trim()));
}

/** Asks what is ticked and chosen. A master switch that is absent counts as on. */
export class StyleOptions {
  readonly #fields: GuidelineOptions;
  /** Equal for two sets of options that mean the same. */
  readonly key: string;

  constructor(fields: GuidelineOptions) {
    this.#fields = fields;
    this.key = JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Whether a field is ticked and its master doesn't switch it off. */
  isTicked(field: string): boolean {
    return isOn(this.#fields[field]) && this.#masterAllows(field);
  }

  /** Whether a field may act although nobody ticked it: it wasn't switched off, and neither was its master. */
  isAllowed(field: string): boolean {
    const value = this.#fields[field];
    return (value === undefined || value === null || isOn(value)) && this.#masterAllows(field);
  }

  /** The value of a select, or undefined when it is absent or no value of that select. */
  choice<Field extends SelectField>(field: Field): (typeof selectValues)[Field][number] | undefined {
    const value = this.#fields[field];
    return selectValues[field].find((known) => known === value);
  }

  #masterAllows(field: string): boolean {
    const master = masters.find(([, fields]) => fields.test(field))?.[0];
    if (master === undefined) return true;
    const value = this.#fields[master];
    return value === undefined || value === null || isOn(value);
  }
}
