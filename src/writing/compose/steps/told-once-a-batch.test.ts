/** One pillar and one task in one headline of a batch, and a field that no line has twice. */
import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import type { StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: {
    jobTitle: 'Optometrist',
    sector: 'Eye care',
    location: 'Hexham',
    brandName: 'Tynebank',
    salaryFrom: 48000,
    salaryTo: 58000,
  },
  brief: { responsibilitiesRole: 'keep daily notes, run the dry eye clinic' },
  guidelines: {
    pillars: [{ id: 'p', value: 'Keep learning', statement: 'We pay for one certificate a year.', weight: 100 }],
  },
});
const lines = (constraints: object): string[][] =>
  [0, 1, 2].map((iteration) =>
    writeStep(input, 1, { noOfLine: 8, constraints: { simple: true, ...constraints } } as Partial<StepOptions>, {
      iteration,
    }).items.map(String),
  );

it.each(['keep learning', 'keep daily notes', 'run the dry eye clinic'])('tells once: %s', (told) => {
  for (const batch of lines({ jobTitleSequence: true }))
    expect(batch.filter((line) => line.toLowerCase().includes(told)).length, batch.join('\n')).toBeLessThan(2);
});

it('names the field once in a line', () => {
  for (const line of lines({ jobTitleAndSectorSequence: true }).flat())
    expect(line.toLowerCase().split('eye care').length, line).toBeLessThan(3);
});
