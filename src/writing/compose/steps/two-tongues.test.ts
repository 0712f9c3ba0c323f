/** What the brief says of one language or one tool takes no other thing from the job description. */
import { expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const person = (skills: string, paper: string): string[] =>
  buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Executive Assistant', location: 'Pune', country: 'India' },
        brief: { skills },
      }),
      jobDescription: { matches: true, text: `JOB DESCRIPTION\n\nRequirements\n${paper}\n` },
    },
    true,
  ).person.map(({ fact }) => fact.text);

it('keeps the second language of a line', () => {
  const asked = person(
    'Good written English',
    '- Fluent in English and Hindi\n- Minimum 5 years as an executive assistant',
  );
  expect(asked).toContain('fluent in Hindi');
  expect(asked.join(' ')).not.toContain('fluent in English');
});
it('takes an office suite for no degree', () => {
  const asked = person('MS Office', '- Graduate in any discipline\n- Minimum 5 years as an executive assistant');
  expect(asked).toContain('a degree in any subject');
});
it('closes a row of degrees by the "or similar" that it has', () => {
  expect(person('BE, BTech, MCA or similar', '- Fluent in Hindi')).toContain('a BE, BTech, MCA or similar');
});
it('no headline has the title and a field that is called like it', () => {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { jobTitle: 'Physiotherapist', sector: 'Physiotherapy', country: 'Ireland', location: 'Ennis' },
          company: { companyName: 'Fergus Clinic' },
          advertBrief: { responsibilitiesRole: 'Assess and treat patients, plan rehab', skills: 'CORU registered' },
          options: { step1: { constraints: { simple: true, sector: true }, noOfLine: 8 } },
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  for (const iteration of [0, 1, 2])
    for (const item of writeStep(brief.input, 1, brief.options[1], { iteration }).items)
      expect(JSON.stringify(item)).not.toMatch(
        /Physiotherapist[^"]*physiotherapy|[Pp]hysiotherapy[^"]*Physiotherapist/,
      );
});
