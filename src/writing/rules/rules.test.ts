import { describe, expect, it } from 'vitest';
import { check } from '../engine/text.ts';
import { acronymsCases } from './acronyms.cases.ts';
import { ampersandsInHeadingsCases, ampersandsInSentencesCases } from './ampersands.cases.ts';
import { apostrophesCases } from './apostrophes.cases.ts';
import {
  colonCapitalsCases,
  headingCapitalsCases,
  itemCapitalsCases,
  sentenceCapitalsCases,
  shoutingCases,
  titleCapitalsCases,
} from './capitals.cases.ts';
import type { RuleCases } from './case.ts';
import { contractionsCases } from './contractions.cases.ts';
import { countsCases } from './counts.cases.ts';
import { dashesCases } from './dashes.cases.ts';
import {
  decadesCases,
  numericDatesCases,
  ordinalDatesCases,
  shortMonthsCases,
  writtenDatesCases,
} from './dates.cases.ts';
import { rules } from './index.ts';
import { currencyCases, currencySpaceCases } from './money.cases.ts';
import { percentagesCases } from './percentages.cases.ts';
import { tidyCases } from './tidy.cases.ts';
import { timesCases, timezonesCases } from './times.cases.ts';

const all: readonly RuleCases[] = [
  percentagesCases,
  timesCases,
  timezonesCases,
  currencyCases,
  currencySpaceCases,
  numericDatesCases,
  writtenDatesCases,
  ordinalDatesCases,
  shortMonthsCases,
  decadesCases,
  countsCases,
  acronymsCases,
  contractionsCases,
  apostrophesCases,
  ampersandsInSentencesCases,
  ampersandsInHeadingsCases,
  dashesCases,
  sentenceCapitalsCases,
  headingCapitalsCases,
  colonCapitalsCases,
  itemCapitalsCases,
  titleCapitalsCases,
  shoutingCases,
  tidyCases,
];

describe.each(all)('$rule', ({ rule, options, cases }) => {
  it.each(cases)('%s: %s', (set, before, after, context) => {
    const request = { options: options[set] ?? {}, ...context };
    const { fixed, findings } = check(before, request);
    expect(fixed).toBe(after ?? before);
    expect(check(fixed, request).fixed).toBe(fixed);
    for (const finding of findings) expect(before.slice(finding.start, finding.end)).toBe(finding.text);
    if (after !== undefined && after !== null && after !== before)
      expect(findings.some((finding) => finding.rule === `house.${rule}`)).toBe(true);
  });

  it('has twelve cases, half of them traps', () => {
    const traps = cases.filter(([, before, after]) => after === undefined || after === null || after === before);
    expect(cases.length).toBeGreaterThanOrEqual(12);
    expect(traps.length * 2).toBeGreaterThanOrEqual(cases.length - 1);
  });
});

it('every rule has cases', () => {
  expect(all.map(({ rule }) => rule).sort()).toEqual(rules.map(({ id }) => id).sort());
});
