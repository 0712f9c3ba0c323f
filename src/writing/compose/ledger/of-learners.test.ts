import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { isLearner } from './of-learners.ts';

const input = (jobTitle: string) =>
  makeInput({
    advert: { jobTitle, location: 'Leeds' },
    guidelines: { companyName: 'Birch & Hale' },
    brief: {
      responsibilitiesRole: 'measure viscosity and colour, prepare samples, write lab reports, run chromatography',
      keywords: 'lab technician, chemistry',
    },
  });
const lines = (jobTitle: string): string =>
  [1, 2, 3, 4]
    .flatMap((seed) =>
      [0, 1].flatMap((iteration) =>
        writeStep(input(jobTitle), 1, { noOfLine: 8 }, { seed, iteration }).items.map(itemText),
      ),
    )
    .join('\n');

describe('a post in which a trade is learnt', () => {
  it('asks nobody for what it teaches', () => {
    const said = lines('Apprentice Chemical Technician');
    expect(said).not.toMatch(/(?:Can|Could) you (?:measure|prepare|write|run)/);
    expect(said).not.toMatch(/(?:Are you|work as) a lab technician/);
  });
  it('and others may ask for it', () => {
    expect(lines('Chemical Technician')).toMatch(/(?:Can|Could) you (?:measure|prepare|write|run)|lab technician\?/);
  });
  it.each(['Apprentice Bricklayer', 'Trainee Accounting Technician', 'HVAC Apprentice', 'Bricklaying Apprenticeship'])(
    '%s is one',
    (title) => expect(isLearner(title)).toBe(true),
  );
  it.each(['Bricklayer', 'Apprenticeship Manager', 'Trainee Mentor', 'Apprentice Training Officer'])(
    '%s is none',
    (title) => expect(isLearner(title)).toBe(false),
  );
});
