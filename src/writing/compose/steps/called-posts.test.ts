import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';

const written = (duties: string, description = ''): { said: string; notes: string } => {
  const { items, notes } = writeStep(
    {
      ...makeInput({
        advert: {
          jobTitle: 'Museum Director',
          location: 'Leeds',
          country: 'United Kingdom',
          salaryFrom: 30_000,
          salaryTo: 34_000,
        },
        guidelines: { companyName: 'Birch & Hale' },
        brief: { responsibilitiesRole: duties, description },
      }),
      jobDescription: null,
    },
    3,
    { outputType: 'prose', outputLengthType: 'medium', noOfLine: 3 },
    { seed: 1 },
  );
  return { said: items.map(itemText).join('\n'), notes: notes.join('\n') };
};

describe('tasks in words that are called so', () => {
  it.each([
    ['lead four heads of department, plan exhibits', 'four heads of department'],
    ['brief the heads of year, plan exhibits', 'heads of year'],
    ["check predictions against last year's observations, plan exhibits", "against last year's observations"],
    ["compare takings with last month's figures, plan exhibits", "with last month's figures"],
  ])('have no article of ours: %s', (duties, words) => {
    expect(written(duties).said).toContain(words);
  });

  it('that raise money for the house tell nothing of the pay', () => {
    const { said, notes } = written('Raise $250,000 a year, run the budget, plan exhibits');
    expect(notes).not.toMatch(/Pay in the brief/);
    expect(said).toMatch(/rais(?:e|ing) \$250,000 a year/i);
    expect(written('Run the budget, plan exhibits', 'Pay is £28,000 a year.').notes).toMatch(/Pay in the brief/);
  });
});
