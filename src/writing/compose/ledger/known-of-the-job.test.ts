/** What is known of the job whichever step writes of it: where its quarter lies, its rank, and what is no task. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { buildLedger } from './ledger.ts';

const pune = {
  ...makeInput({
    advert: { jobTitle: 'QA Automation Lead', location: 'Pune', country: 'India', brandName: 'Kaveri' },
    brief: {
      description: 'Full-time, hybrid, three days a week in our Baner office.',
      responsibilitiesRole: 'Review test code, run release sign-off, cut flaky tests',
      keywords: 'QA lead, head of quality, SDET',
    },
    guidelines: { rewards: [{ id: '1', title: 'Leave', statement: '24 days of paid leave, and your birthday off.' }] },
  }),
  jobDescription: { text: 'Position: QA Automation Lead\nLocation: Pune (Baner)\n', matches: true },
};

it('a quarter of the town is no other town, in a step that does not use the job description either', () => {
  for (const useJobDescription of [true, false])
    for (const step of [2, 5] as const)
      expect(writeStep(pune, step, { useJobDescription }).notes.join('\n')).not.toContain('Baner');
});

it('another town still is, and a job description of another job knows nothing', () => {
  const other = {
    ...pune,
    jobDescription: { text: 'Location: Pune (Baner)\n', matches: false },
  };
  expect(writeStep(other, 2, {}).notes.join('\n')).toContain('Baner');
});

describe('a keyword', () => {
  const nurse = (over: object) => ({
    ...makeInput({
      advert: { jobTitle: 'Community Staff Nurse', location: 'Garstang', brandName: 'Wyreside' },
      brief: { responsibilitiesRole: 'Visit patients at home', keywords: 'community nurse, district nurse', ...over },
    }),
    jobDescription: { text: '', matches: true },
  });
  const keywordsOf = (input: ReturnType<typeof nurse>): string[] =>
    buildLedger(input, true).sentences.flatMap(({ fact }) => (fact.kind === 'keyword' ? [fact.text] : []));
  it('that names others by what the skills say of them is no name of the job', () => {
    expect(keywordsOf(nurse({ skills: 'Ward nurses make great district nurses too' }))).toEqual([]);
    expect(keywordsOf(nurse({ skills: 'NMC registered' }))).toEqual(['district nurse']);
  });
  it.each([
    ['go developer', 'Go or willing to move from Java', 'Backend Developer', 'Go developer'],
    ['rust engineer', 'Two years of Rust', 'Systems Engineer', 'Rust engineer'],
    ['kubernetes engineer', 'has run Kubernetes', 'Platform Engineer', 'Kubernetes engineer'],
    // Small letters somewhere, or only the line's own capital: no name.
    ['driving instructor', 'Driving licence, driving in towns', 'Car Instructor', 'driving instructor'],
    ['pastry cook', 'Pastry skills', 'Baker', 'pastry cook'],
  ])('has the capitals of the brief: %s', (keywords, skills, jobTitle, said) => {
    const input = { ...makeInput({ advert: { jobTitle }, brief: { keywords, skills } }), jobDescription: null };
    expect(keywordsOf(input as never)).toEqual([said]);
  });
  it.each([
    ['sous chef, chef jobs Mayo, seafood restaurant', 'Sous Chef'],
    ['water treatment plant', 'Process Operator'],
    ['research grant', 'Development Officer'],
    ['fire hydrant', 'Technician'],
  ])('that is a house or a thing is nobody: %s', (keywords, jobTitle) => {
    const input = { ...makeInput({ advert: { jobTitle }, brief: { keywords } }), jobDescription: null };
    expect(keywordsOf(input as never)).toEqual([]);
  });
  it('that is part of the post reported to is no name of the job', () => {
    const input = { ...nurse({}), jobDescription: { text: 'Reports to: District Nurse Team Leader\n', matches: true } };
    expect(keywordsOf(input)).toEqual([]);
  });
  it('of another rank asks nobody who they are', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const text = writeStep({ ...pune, advert: { ...pune.advert, id } }, 2, { noOfLine: 3 })
        .items.map(itemBody)
        .join('\n');
      expect(text).not.toMatch(/head of quality/i);
    }
  });
});

it.each(['You start on the ground.', 'You will begin at the bottom.', 'Start in the yard'])('%s is no task', (line) => {
  const input = {
    ...makeInput({
      advert: { jobTitle: 'Apprentice Arborist', location: 'Exeter', brandName: 'Culm Tree Care' },
      brief: { responsibilitiesRole: 'Help the ground crew' },
    }),
    jobDescription: { text: `What you'll do\n- ${line}\n- Feed the chipper\n- Keep the yard tidy\n`, matches: true },
  };
  const { items, notes } = writeStep(input, 3, { useJobDescription: true, noOfLine: 3, outputLengthType: 'large' });
  expect(items.map(itemBody).join('\n')).toMatch(/feed(?:ing)? the chipper/i);
  expect(items.map(itemBody).join('\n') + notes.join('\n')).not.toMatch(/on the ground|at the bottom|in the yard/i);
});
