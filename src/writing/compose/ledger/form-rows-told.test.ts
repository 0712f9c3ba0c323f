import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const notesFor = (line: string, advert: object = {}): string =>
  writeStep(
    {
      ...makeInput({
        advert: {
          jobTitle: 'Site Engineer',
          location: 'Galway',
          country: 'Ireland',
          salaryFrom: 48000,
          salaryTo: 56000,
          brandName: 'Claddagh Civils',
          ...advert,
        },
        brief: { responsibilitiesRole: 'Set out roads, check records' },
      }),
      jobDescription: { text: `Site Engineer\n${line}\n\nDuties\n- Setting out of roads and drainage`, matches: true },
    },
    3,
    { noOfLine: 1, outputLengthType: 'medium', outputType: 'prose', useJobDescription: true },
    { iteration: 0 },
  ).notes.join('\n');

const pay = /Pay in the brief or the job description differs/;

describe('rows of a job description that lose against the General tab', () => {
  it.each([
    ['Base: Limerick', /says Limerick/],
    ['Work location: Limerick', /says Limerick/],
    ['Duty station: Limerick', /says Limerick/],
    ['Salary £45,000 - £50,000', pay],
    ['Salary band: €35,000 to €40,000', pay],
    ['Rate: €14 per hour', pay],
    ['Remuneration: EUR 30,000', pay],
    ['Annual salary €60,000', pay],
    ['This is a fully remote role.', /calls the job remote/],
    ['Remote position', /calls the job remote/],
  ])('are told: %s', (line, told) => expect(notesFor(line)).toMatch(told));
  it.each([
    ['Base: Galway'],
    ['Salary €48,000 - €56,000'],
    ['Salary band: €50,000'],
    ['Rate: €26 per hour'],
    ['Remuneration: competitive'],
    ['You monitor fully remote sites by radio.'],
    ['Rate of growth 45,000 trees'],
  ])('and what agrees or says nothing of it is not: %s', (line) =>
    expect(notesFor(line)).not.toMatch(/differs from the General tab|job description says|calls the job remote/),
  );
  it('a dollar is that of the country', () =>
    expect(
      notesFor('Salary $60,000', { country: 'Canada', location: 'Toronto', salaryFrom: 60000, salaryTo: 70000 }),
    ).not.toMatch(pay));
});
