import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '../index.ts';
import type { Step } from '../types.ts';

/** The lines of a step under a step brief, for a post with several facts to lead on. */
function linesOf(step: Step, wish: string): string[] {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: {
            brandName: 'Birch & Hale',
            country: 'United Kingdom',
            location: 'Leeds',
            jobTitle: 'Housing Officer',
            salaryFrom: 30000,
            salaryTo: 34000,
          },
          advertBrief: {
            description: 'We manage 600 homes in Leeds. The shift pattern is 4 on, 4 off. Training takes two weeks.',
            responsibilitiesRole: 'Take family histories\nVisit tenants\nFile tenancy papers',
            skills: 'A full driving licence',
          },
        },
      ],
    }),
    'x.json',
  );
  const titled = { noOfLine: 8, brief: wish, constraints: { simple: true, jobTitleSequence: true } };
  return writeStep(brief?.input ?? expect.fail(), step, titled).items.map(String);
}

describe('a step brief that sets what comes first', () => {
  it.each([
    [1, 'Lead on the 600 homes', /600 homes/],
    [1, 'Start with the family histories', /family histories/],
    [1, 'Lead with the training', /training/i],
    [1, 'Papers before homes', /tenancy papers/],
    [1, 'Open with the shift pattern', /shift pattern/],
    [6, 'Lead on the 600 homes', /600 homes/],
    [6, 'Start with the family histories', /family histories/],
    [6, 'Lead on the pay', /£30,000/],
  ] as const)('has its line at the head of the batch: step %i, "%s"', (step, wish, said) => {
    const lines = linesOf(step, wish);
    expect(lines[0]).toMatch(said);
    const titled = lines.map((line) => line.startsWith('Housing Officer'));
    expect(titled.filter((first, at) => at > 0 && first === titled[at - 1]).length).toBeLessThanOrEqual(1);
  });

  it('cuts no pattern of days for it', () => {
    for (const step of [1, 6] as const)
      for (const line of linesOf(step, 'Lead on the shift pattern').filter((one) => one.includes('pattern')))
        expect(line).toMatch(/4 on, 4 off/);
  });

  it.each(['', 'Warm and plain', 'Mention the tenants'])('leaves all others as they are: "%s"', (wish) => {
    const lines = linesOf(1, wish);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatch(/^Housing Officer/);
  });
});
