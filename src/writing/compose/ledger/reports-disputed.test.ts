import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const ledgerOf = (description: string, paper: string) =>
  buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Fitter', country: 'Ireland', salaryFrom: 40_000, salaryTo: 44_000 },
        brief: { description },
      }),
      jobDescription: {
        matches: true,
        text: `ROLE PROFILE\nJob title: Fitter\nReporting to: ${paper}\n\nMain duties\n- Repair pumps and valves\n- Keep records of work done\n`,
      },
    },
    true,
  );

it('the brief says whom the post reports to where the job description says another', () => {
  const ledger = ledgerOf('Permanent. Reports to the Maintenance Team Lead.', 'Engineering Manager');
  const said = [ledger.reportsTo, ...ledger.sentences.map(({ statement }) => statement.text)].join(' ');
  expect(said).not.toContain('Engineering Manager');
  expect(ledger.notes.join(' ')).toContain('the job description to the Engineering Manager');
});

it('no salary that is said elsewhere is called one', () => {
  const ledger = ledgerOf('Permanent. Salary shown is the full-time equivalent.', 'Engineering Manager');
  expect(ledger.sentences.map(({ statement }) => statement.text).join(' ')).not.toMatch(/shown/i);
  expect(ledger.reportsTo).toContain('Engineering Manager');
});

it('a post by its letters and by its name is one', () => {
  const ledger = ledgerOf('Permanent. Reports to the CEO.', 'Chief Executive Officer');
  expect(ledger.notes.join(' ')).not.toContain('reports to');
});

it.each([
  ['You report to the Head of Estates and have a team of three.', 'Head of Estates'],
  ['Reports to: Ops Manager (Northern). Full-time.', 'Ops Manager'],
])('whoever is over somebody has no verb: %s', (description, who) =>
  expect(buildLedger({ ...makeInput({ brief: { description } }), jobDescription: null }, false).reportsTo).toBe(who),
);

it('a shouted rank that is cut short is written out', () => {
  expect(ledgerOf('We repair pumps.', 'SR. ENGINEER UTILITY').reportsTo).toBe('Senior Engineer Utility');
});

it.each([
  ['Foreman', 'Supervisor'],
  ['Works Foreman', 'Works Supervisor'],
])('whoever is called by a sex is called by the word for everybody, and that is told: %s', (typed, said) => {
  const ledger = ledgerOf('Permanent.', typed);
  expect(ledger.reportsTo).toBe(said);
  expect(ledger.notes.join(' ')).toContain(
    `The post reports to the "${typed}". That names a sex, so we write "${said}".`,
  );
});
