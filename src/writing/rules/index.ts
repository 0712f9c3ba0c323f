/** Every house-style rule, in the order in which fixes are applied: what one writes, the next one reads. */
import { acronyms } from './acronyms.ts';
import { ampersandsInHeadings, ampersandsInSentences } from './ampersands.ts';
import { apostrophes } from './apostrophes.ts';
import { colonCapitals } from './colon-capitals.ts';
import { contractions } from './contractions.ts';
import { counts } from './counts.ts';
import { dashes } from './dashes.ts';
import { decades } from './decades.ts';
import { headingCapitals } from './heading-capitals.ts';
import { currency, currencySpace } from './money.ts';
import { numericDates } from './numeric-dates.ts';
import { percentages } from './percentages.ts';
import type { Rule } from './rule.ts';
import { itemCapitals, sentenceCapitals } from './sentence-capitals.ts';
import { shouting } from './shouting.ts';
import { tidy } from './tidy.ts';
import { times, timezones } from './times.ts';
import { titleCapitals } from './title-capitals.ts';
import { ordinalDates, shortMonths, writtenDates } from './written-dates.ts';

/** Money, dates, times, percent, numbers, acronyms, contractions, apostrophes, ampersands, dashes, capitals, tidy. */
export const rules: readonly Rule[] = [
  currency,
  currencySpace,
  numericDates,
  writtenDates,
  ordinalDates,
  shortMonths,
  decades,
  times,
  timezones,
  percentages,
  counts,
  acronyms,
  contractions,
  apostrophes,
  ampersandsInSentences,
  ampersandsInHeadings,
  dashes,
  shouting,
  sentenceCapitals,
  headingCapitals,
  colonCapitals,
  itemCapitals,
  titleCapitals,
  tidy,
];
