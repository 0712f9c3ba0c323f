import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '../index.ts';
import type { StepOptions } from '../types.ts';

const jobDescription = `TERN BAY ENERGY - JOB DESCRIPTION
JOB TITLE:      Offshore Wind Technician
LOCATION:       Grimsby (Fish Dock Road)  + offshore
SALARY:         £34,000 - £41,500 dependant on experience
PRINCIPAL ACCOUNTABILITIES
* Inspection of ropes, harnesses and rescue equipment prior to each climb
* Completion of job reports in the maintenance system so next crew can pick up
* Participation in rescue drills as and when required
PERSON SPECIFICATION
Essential
 a) Able to work at height and in confined spaces
 b) Pass offshore medical`;
const [read] = readBriefs(
  JSON.stringify({
    briefs: [
      {
        id: 'x',
        company: { companyName: 'Skerry Boats' },
        advert: { jobTitle: 'Offshore Wind Technician', sector: 'Renewable energy', country: 'United Kingdom' },
        advertBrief: null,
        jobDescription: { checkResult: 'match', text: jobDescription },
        guidelines: { officialCompanyName: 'Skerry Boats' },
      },
    ],
  }),
  'x.json',
);
if (!read) throw new Error('no brief');
const options: StepOptions = {
  ...read.options[1],
  constraints: { jobTitleSequence: true },
  useJobDescription: true,
  noOfLine: 8,
};
const batch = (id: string, iteration: number, shown: readonly string[]): string[] =>
  writeStep({ ...read.input, advert: { ...read.input.advert, id } }, 1, options, { iteration, shown }).items.map(
    String,
  );

describe('who asks for more headlines', () => {
  it('gets some, whatever advert it is and however little it tells', () => {
    for (let number = 0; number < 12; number += 1) {
      const shown: string[] = [];
      for (const iteration of [0, 1, 2]) {
        const lines = batch(`advert-${number}`, iteration, shown);
        expect(lines.length, `advert-${number}, ${iteration}`).toBeGreaterThan(0);
        for (const line of lines) expect(shown.map((one) => one.toLowerCase())).not.toContain(line.toLowerCase());
        shown.push(...lines);
      }
      expect(shown.length).toBeGreaterThan(9);
    }
  });

  it('reads tasks without their tails, and the place without what is done beside it', () => {
    const lines = Array.from({ length: 5 }, (_, number) => batch(`advert-${number}`, 0, [])).flat();
    expect(lines.some((line) => /inspect ropes, harnesses and rescue equipment(?:$|:)/i.test(line))).toBe(true);
    expect(lines.join('\n')).toMatch(/Grimsby/);
    expect(lines.join('\n')).not.toMatch(/prior to|so next crew|\+ offshore/);
  });
});
