import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const write = (supportingValue: string | null) => {
  const { input, options } = briefOf(
    { jobTitle: 'Fitter', location: 'Kassel' },
    { responsibilitiesRole: 'Fit pumps, test valves, keep the log, order parts' },
    {
      guidelines: { evpPillars: [{ id: 1, value: 'Kassel', supportingValue }] },
      sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
    },
  );
  const { items, notes } = writeStep(input, 3, { ...options[3], outputLengthType: 'medium' });
  return { text: items.map(itemBody).join('\n'), notes: notes.join('\n') };
};

it('a pillar that is only the place is named by no text, and told', () => {
  const { text, notes } = write(null);
  expect(text).not.toMatch(/“Kassel”|promise/);
  expect(notes).toMatch(/"Kassel" says no more than where the job is/);
});

it('a pillar with a statement is said, whatever its name is', () => {
  const { text, notes } = write('We open the office by the river in May.');
  expect(text).toMatch(/by the river/);
  expect(notes).not.toMatch(/says no more than/);
});
