import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const read = (skills: string, line: string) =>
  buildLedger(
    {
      ...makeInput({ advert: { jobTitle: 'Programmer' }, brief: { responsibilitiesRole: 'write programs', skills } }),
      jobDescription: {
        matches: true,
        text: `PROGRAMMER\n\nYour tasks\n- Write programs\n- Test plants\n\nYour profile\n- ${line}\n- Driving licence\n`,
      },
    },
    true,
  ).person.map(({ fact }) => fact.text);

describe('names of the brief of which the job description says that they are known', () => {
  it.each([
    [
      'Siemens S7-1500, SCL, Profinet; English fluent',
      'Sound knowledge of Siemens S7-1500 and SCL',
      'knowledge of Siemens S7-1500, SCL and Profinet',
    ],
    [
      'Siemens S7-1500, SCL, Profinet; English fluent',
      'Experience with Siemens S7-1500',
      'experience with Siemens S7-1500, SCL and Profinet',
    ],
  ])('are so in their whole row: %s, %s', (skills, line, text) => {
    expect(read(skills, line)).toContain(text);
  });
  it.each([
    ['Siemens S7-1500, SCL, Profinet; English fluent', 'Knowledge of Beckhoff'],
    ['Siemens S7-1500, SCL, Profinet; English fluent', 'Knowledge of Siemens S7-1500 desirable'],
  ])('and no other line takes their place: %s, %s', (skills, line) => {
    expect(read(skills, line).join('; ')).not.toMatch(/(?:knowledge|experience) (?:of|with) [^;]*Profinet/);
  });
});
