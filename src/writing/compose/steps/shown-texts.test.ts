/** A refresh brings no text that is an earlier one in a few other words. */
import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import { wordOverlap } from '../language/words.ts';
import { isCopy } from './shown-texts.ts';

describe('a text beside those that were shown', () => {
  const shown = [
    'We need a Baker in Ludlow. You shape loaves by hand, and you start at four. You report to the owner.',
  ];
  it('is a copy where only its opening differs', () => {
    expect(
      isCopy('Ludlow needs a Baker. You shape loaves by hand, and you start at four. You report to the owner.', shown),
    ).toBe(true);
  });
  it('is none where it tells something else', () => {
    expect(isCopy('We need a Baker in Ludlow. You fire the oven and plan the week’s doughs.', shown)).toBe(false);
  });
});

describe('a refresh of few facts', () => {
  it.each([
    [3, 'bullet'],
    [3, 'prose'],
    [4, 'bullet'],
    [4, 'prose'],
  ] as const)('has no text of the batch before (step %i, %s)', (step, outputType) => {
    const { input, options } = briefOf(
      { jobTitle: 'Baker', location: 'Ludlow', salaryFrom: 26000, salaryTo: 28000 },
      {
        description: 'Permanent, 40 hours a week.',
        responsibilitiesRole: 'Shape loaves, fire the oven, serve customers',
        skills: 'Two years in a bakery, early riser, food hygiene Level 2',
      },
      { guidelines: {} },
    );
    const of = (iteration: number): string[] =>
      writeStep(input, step, { ...options[step], outputType, outputLengthType: 'medium' }, { iteration }).items.map(
        itemBody,
      );
    const first = of(0);
    for (const text of of(1))
      for (const other of first) expect(wordOverlap(text, other), `${text}\n${other}`).toBeLessThan(0.85);
  });
});
