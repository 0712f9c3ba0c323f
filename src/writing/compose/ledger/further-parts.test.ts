import { describe, expect, it } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { furtherParts } from './further-parts.ts';
import { buildLedger } from './ledger.ts';

const driver = (skills: string, essential: string) => ({
  ...makeInput({
    advert: { jobTitle: 'Bus Driver' },
    brief: {
      responsibilitiesRole:
        'Drive city routes, check the vehicle before each shift, sell tickets, help passengers on and off',
      skills,
    },
  }),
  jobDescription: {
    matches: true,
    text: `BUS DRIVER\n\nKey tasks\n- Carry out first-use vehicle checks and report defects\n- Assist passengers with pushchairs and wheelchairs\n- Cash handling and ticket sales\n\nYou must have\n${essential}\nNo more than 6 penalty points\n`,
  },
});

const asked = (skills: string, essential: string) =>
  buildLedger(driver(skills, essential), true).person.map(({ fact }) => fact.text);

describe('the record of a driver', () => {
  it.each([
    ["Valid driver's license, clean record", 'a clean driving record'],
    ['Full driving licence with a good record', 'a good driving record'],
  ])('stays one where the licence is asked for already: %s', (line, further) => {
    expect(
      askedOf('valid driving license, full driving licence', `- ${line}`).map(({ person }) => person.text),
    ).toContain(further);
  });
});

describe('a line that asks for two things of which the brief has one', () => {
  it.each([
    ['PCV licence (category D)', 'Category D (PCV) licence and Driver CPC card', 'a Driver CPC card'],
    ['counterbalance licence', 'Counterbalance licence and a first aid certificate', 'a first aid certificate'],
    ['driving licence', 'A full driving licence and an enhanced DBS check', 'an enhanced DBS check'],
    ['tenancy law basics', 'Knowledge of tenancy law and safeguarding', 'knowledge of safeguarding'],
    ['knowledge of payroll', 'Good knowledge of payroll, pensions and benefits', 'a good knowledge of pensions'],
    ['GST basics', 'Sound understanding of GST and TDS', 'a sound understanding of TDS'],
  ])('%s; %s', (skills, essential, further) => {
    expect(asked(skills, essential)).toContain(further);
  });

  it.each([
    ['PCV licence', 'Category D (PCV) licence or a provisional licence'],
    ['health and safety training', 'Health and safety training'],
  ])('keeps one thing whole: %s; %s', (skills, essential) => {
    expect(asked(skills, essential).filter((text) => /\b(?:provisional|safety)\b/.test(text)).length).toBeLessThan(2);
  });
});

describe('a task that the job description tells more fully', () => {
  const options = { useJobDescription: true, outputType: 'bullet', outputLengthType: 'medium', noOfLine: 3 } as const;
  it('is said in the one wording or the other, and never in both', () => {
    const { items } = writeStep(driver('PCV licence', 'PCV licence'), 3, options);
    const texts = items.map((item) => (item as { jobRoleDescription: string }).jobRoleDescription);
    expect(texts.join('\n')).toMatch(/pushchairs and wheelchairs/);
    expect(texts.join('\n')).toMatch(/on and off/);
    for (const text of texts) {
      expect(text).not.toMatch(/pushchairs[\s\S]*on and off|on and off[\s\S]*pushchairs/);
      expect(text.match(/sell tickets/gi)?.length ?? 0).toBeLessThan(2);
    }
  });
});

describe('a row of tests to pass', () => {
  it('keeps those that nobody has asked for', () => {
    expect(
      furtherParts(
        { kind: 'can', text: 'pass a background check, drug screen and hearing test', desirable: false },
        ({ text }) => /background|hearing/.test(text),
      ).map(({ text }) => text),
    ).toEqual(['pass a drug screen']);
  });
});

it('takes no part out of a row that has one adjective', () => {
  const isAsked = ({ text }: { text: string }) => text.endsWith('preservation');
  const known = (row: string) =>
    furtherParts({ kind: 'have', text: `knowledge of ${row}`, desirable: false }, isAsked).map(({ text }) => text);
  expect(known('archival arrangement, description and preservation')).toEqual([]);
  expect(known('payroll, pensions and preservation')).toEqual(['knowledge of payroll', 'knowledge of pensions']);
});
