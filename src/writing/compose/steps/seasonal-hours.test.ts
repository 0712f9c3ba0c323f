import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';

const written = (description: string, iteration: number): { said: string; notes: string } => {
  const { items, notes } = writeStep(
    {
      ...makeInput({
        advert: { jobTitle: 'Apiary Inspector', location: 'Leeds', country: 'United Kingdom' },
        guidelines: { companyName: 'Birch & Hale' },
        brief: { description, responsibilitiesRole: 'Inspect yards, take samples, answer complaints, issue permits' },
      }),
      jobDescription: null,
    },
    2,
    { outputType: 'prose', outputLengthType: 'medium', noOfLine: 3 },
    { seed: 1, iteration },
  );
  return { said: items.map(itemText).join('\n'), notes: notes.join('\n') };
};

describe('what is seasonal', () => {
  it.each([0, 1])('is no job for a time where only its hours are: run %s', (iteration) => {
    const { notes } = written(
      'Full time, seasonal hours: 48 a week May to September, 32 a week the rest of the year. You cover eleven counties.',
      iteration,
    );
    expect(notes).not.toMatch(/for a time only/);
  });

  it.each([0, 1])('is said or told where the job is: run %s', (iteration) => {
    const { said, notes } = written('Seasonal, April to October. You cover eleven counties.', iteration);
    expect(`${said}\n${notes}`).toMatch(/seasonal|fixed-term|April to October/i);
  });
});
