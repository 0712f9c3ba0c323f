/** A British company's choices for every option that has some: with them each rule has something to say. */
export const britishSelects = {
  Apostrophes11: 'anApostrophe-s',
  Contractions11: 'use',
  Percentages11: 'Use%InsteadOfSpellingOutPercent',
  Acronyms11: 'WithTheAcronymInParentheses',
  Capitalization31: 'ProperNoun',
  CurrenciesAndMoney11: 'symbol-amount',
  CurrenciesAndMoney12: 'with',
  DatesMonthsAndYears11: 'DD/MM/YYYY',
  DatesMonthsAndYears21: 'DDMonthYYYY',
  DatesMonthsAndYears41: 'TheShortestPossibleAbbreviation',
  DatesMonthsAndYears51: 'dontUse',
  TimesAndTimezones11: 'lowercase',
  TimesAndTimezones12: 'dontInclude',
  TimesAndTimezones13: 'dontUse',
} as const;
