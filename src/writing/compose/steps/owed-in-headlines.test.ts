/** A pillar at 100% is in one headline of each batch, however its words and those of the job go together. */
import { describe, expect, it } from 'vitest';
import { coverage } from '../language/words.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

describe('headlines have the pillar at 100%', () => {
  it.each([
    // It has the field of work in its own words.
    ['Optical Assistant', 'Opticians', 'Taught by opticians', 'Two dispensing opticians teach you each Monday.', true],
    ['Glazier', 'Glass', 'Old glass', 'We save old panes.', true],
    // What it means leans on its name, and the name alone has stood.
    ['Building Inspector', 'Building safety', 'Three-day weekends', 'The office closes on Fridays.', false],
    ['Baker', 'Bakeries', 'Long weekends', 'The shop closes on Mondays.', false],
  ])('%s, %s: %s', (jobTitle, sector, value, statement, jobTitleAndSectorSequence) => {
    const input = makeInput({
      advert: { jobTitle, sector, location: 'Hexham', brandName: 'Tyne Works' },
      guidelines: { pillars: [{ id: 'p', value, statement, weight: 100 }] },
      brief: { responsibilitiesRole: 'Greet people, order parts, read plans, write reports, keep the stock in order' },
    });
    const constraints = { jobTitleAndSectorSequence, jobTitleSequence: !jobTitleAndSectorSequence };
    for (let seed = 0; seed < 4; seed += 1)
      for (const iteration of [0, 1]) {
        const lines = writeStep(input, 1, { noOfLine: 8, constraints }, { seed, iteration }).items.map(String);
        expect(
          lines.some((line) => coverage(value, line) >= 0.99 || coverage(statement, line) >= 0.6),
          lines.join('\n'),
        ).toBe(true);
      }
  });
  it('but no line names its field twice for nothing', () => {
    const input = makeInput({
      advert: { jobTitle: 'Roofer', sector: 'Roofing', location: 'Hexham', brandName: 'Tyne Works' },
      brief: { responsibilitiesRole: 'Strip roofs, lay slates, fix leaks' },
    });
    for (const iteration of [0, 1])
      for (const line of writeStep(
        input,
        1,
        { noOfLine: 8, constraints: { jobTitleAndSectorSequence: true } },
        { iteration },
      ).items.map(String))
        expect(line.match(/roofing/gi)?.length ?? 0, line).toBeLessThan(2);
  });
});
