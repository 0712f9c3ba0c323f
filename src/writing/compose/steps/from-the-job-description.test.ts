import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '../index.ts';
import { itemBody } from '../item-text.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import type { Step, StepOptions } from '../types.ts';

const jobDescription = `Water Treatment Operator
Reports to: Treatment Team Leader

Key accountabilities
- Operate and monitor plants on site
- Collect samples and carry out on-site tests
- Respond to alarms when on call
You'll need your own car and experience of working with volunteers.

Selection criteria
Mandatory: current manual driver licence
Highly regarded: experience with membrane filtration
Applications close 5 pm Friday 21 November 2025. Contact Priya Nair on 03 5555 0148.`;

const [read] = readBriefs(
  JSON.stringify({
    briefs: [
      {
        id: 'x',
        company: { companyName: 'Loddon Water' },
        advert: { jobTitle: 'Water Treatment Operator', country: 'Australia', location: 'Bendigo' },
        advertBrief: {
          description: 'Ongoing role running two plants that supply 46,000 people. Leading shifts in a small team.',
          responsibilitiesRole: 'run the plants, take water samples, dose chemicals safely, keep logbooks',
          skills: 'comfortable with SCADA, Certificate III = bonus, $41.60',
          supportingEvidence: 'No lost-time injuries since June 2022',
        },
        jobDescription: { checkResult: 'match', text: jobDescription },
        guidelines: { officialCompanyName: 'Loddon Water' },
      },
    ],
  }),
  'x.json',
);
if (!read) throw new Error('no brief');
const itemTitle = (item: unknown): string => String(Object.values(item as object)[0] ?? '');
const write = (step: Step, over: Partial<StepOptions>, iteration = 0) =>
  writeStep(read.input, step, { ...read.options[step], useJobDescription: true, ...over }, { iteration });

describe('a job description that is used', () => {
  it.each([0, 1])('says by when and whom to ask in one call each: run %s', (iteration) => {
    for (const constraints of [{}, { jobTitleSequence: true }]) {
      const lines = write(6, { noOfLine: 8, constraints }, iteration).items.map(String);
      expect(
        lines.filter((line) => /5pm on Friday 21 November/.test(line)),
        lines.join('\n'),
      ).toHaveLength(1);
      expect(
        lines.filter((line) => /Priya Nair on 03 5555 0148/.test(line)),
        lines.join('\n'),
      ).toHaveLength(1);
    }
  });

  it('is not used where nobody ticked it', () => {
    const lines = write(6, { noOfLine: 8, useJobDescription: false }).items.map(String).join('\n');
    expect(lines).not.toMatch(/Priya|5pm/);
  });

  it('asks for what stands in a sentence below the tasks, and for no telephone call', () => {
    const texts = [0, 1].flatMap((iteration) => write(4, { noOfLine: 3 }, iteration).items.map(itemBody)).join('\n');
    expect(texts).toMatch(/your own car/);
    expect(texts).not.toMatch(/Priya|=|\$41/);
  });
});

describe('a brief', () => {
  it('has its record said by the name that an imperative gives it', () => {
    for (const iteration of [0, 1])
      for (const item of write(
        2,
        { noOfLine: 3, imperatives: [{ id: '1', value: 'Mention the safety record' }] },
        iteration,
      ).items) {
        expect(itemBody(item)).toMatch(/no lost-time injuries since June 2022/i);
        expect(itemBody(item)).not.toMatch(/the safety record/);
      }
  });

  it('has sentences for what the role is and what somebody leads', () => {
    const texts = [0, 1].flatMap((iteration) => write(3, { noOfLine: 3 }, iteration).items.map(itemBody)).join('\n');
    expect(texts).not.toMatch(/(?:^|[.:] )Ongoing role|[Ee]xpect leading/);
  });

  it('has no label that a sentence of its text says over again, and nothing beside it', () => {
    for (const iteration of [0, 1])
      for (const item of write(4, { noOfLine: 3 }, iteration).items) {
        const label = itemTitle(item)
          .toLowerCase()
          .replace(/^you(?:'re| are| have) /, '');
        for (const sentence of splitSentences(itemBody(item)))
          if (sentence.split(' ').length <= label.split(' ').length + 2)
            expect(sentence.toLowerCase().replace(/^you(?:'re| are| have) /, '')).not.toBe(`${label}.`);
      }
  });
});
