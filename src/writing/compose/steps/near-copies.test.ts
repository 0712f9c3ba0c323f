/** Two lines with the same words in another order are one line: in a batch, and beside those that were shown. */
import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { differsInSmallWords, isNearCopy } from './near-copies.ts';

/** Whether it is one, for a post that is called by any of these names. */
const title = 'Night Porter, Chief Risk Officer, Glazier, Deck Boss, Careers Officer, Signals Planner';
const isCopy = (one: string, other: string): boolean =>
  isNearCopy(one, other) || differsInSmallWords(one, other, title);

describe('a line and its copy', () => {
  it.each([
    ['In Tralee: Night Porter', 'Night Porter wanted in Tralee'],
    [
      'Chief Risk Officer, Marine insurance: join Skerry Mutual',
      'Marine insurance with Skerry Mutual: Chief Risk Officer',
    ],
    ['Clear in Hexham: Glazier, Glass', 'Glass in Hexham: Glazier'],
    ['Move to sea fishing as a Deck Boss', 'Work in sea fishing as a Deck Boss'],
    ['Careers Officer at Noyyal', 'Careers Officer with Noyyal'],
    [
      'Signals Planner in railways: plan grinding and tamping',
      'Signals Planner in railways: inspect points and plan grinding and tamping',
    ],
  ])('%s / %s', (one, other) => {
    expect(isCopy(one, other)).toBe(true);
    expect(isCopy(other, one)).toBe(true);
  });

  it.each([
    ['In Tralee: Night Porter', 'Night Porter wanted: keep the keys'],
    ['Careers Officer at Noyyal', 'Careers Officer with Noyyal, ₹5,00,000 a year'],
    ['Careers Officer in Surat', 'Careers Officer in Pune'],
    ['Work in sea fishing as a Deck Boss', 'Work in sea fishing'],
    ['Be our Deck Boss in Leith', 'Could you be our Deck Boss in Leith?'],
    ['Be our next Deck Boss', 'Work with us as a Deck Boss'],
  ])('not %s / %s', (one, other) => {
    expect(isCopy(one, other)).toBe(false);
  });
});

describe.each([
  ['little is known', { jobTitle: 'Night Porter', location: 'Tralee', sector: null, brandName: 'Rock Street Inn' }, {}],
  [
    'each line has title and sector',
    { jobTitle: 'Chief Risk Officer', location: 'Cork', sector: 'Marine insurance', brandName: 'Skerry Mutual' },
    { jobTitleAndSectorSequence: true },
  ],
  [
    'the sector is asked for',
    { jobTitle: 'Deck Boss', location: 'Peterhead', sector: 'Sea fishing', brandName: 'Skerry Boats' },
    { sector: true, jobTitleSequence: true },
  ],
  [
    'a task says nearly all',
    { jobTitle: 'Signals Planner', location: 'Crewe', sector: 'Railways', brandName: 'Weaver Track' },
    { jobTitleAndSectorSequence: true },
  ],
])('where %s', (_, advert, constraints) => {
  it.each([1, 6] as const)('no line of step %i is one of its batch or of the batch before it again', (step) => {
    const input = makeInput({
      advert,
      brief: /Planner/.test(advert.jobTitle)
        ? { responsibilitiesRole: 'Inspect points, plan grinding and tamping' }
        : {},
    });
    for (let seed = 0; seed < 6; seed += 1) {
      const of = (iteration: number): string[] =>
        writeStep(input, step, { noOfLine: 8, constraints }, { seed, iteration }).items.map((item) => itemText(item));
      const [first, second] = [of(0), of(1)];
      for (const batch of [first, second])
        for (const [at, line] of batch.entries())
          for (const other of [...batch.slice(0, at), ...(batch === second ? first : [])]) {
            expect(isNearCopy(line, other), `${line} / ${other}`).toBe(false);
            if (step === 1 && !('jobTitleAndSectorSequence' in constraints))
              expect(differsInSmallWords(line, other, advert.jobTitle), `${line} / ${other}`).toBe(false);
          }
    }
  });
});
