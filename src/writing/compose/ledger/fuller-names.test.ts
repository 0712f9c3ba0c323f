import { expect, it } from 'vitest';
import { briefOf } from '../../../testing/brief-of.ts';
import { buildLedger } from '../index.ts';

/** What is asked of a person by a skills field beside lines of a job description. */
function asked(skills: string, ...lines: string[]): string[] {
  const { input } = briefOf(
    { jobTitle: 'Site Assistant', location: 'Leeds' },
    { description: 'Permanent.', skills },
    {},
  );
  const text = `Tasks\n- Help our customers\n- Write reports\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
  const { person } = buildLedger({ ...input, jobDescription: { text, matches: true } }, true);
  return person.map(({ fact }) => fact.text);
}

it.each([
  ['driving licence', 'Must hold a full UK driving licence', 'a full UK driving licence'],
  ['full driving licence', 'Full clean driving licence (category B)', 'a full clean driving licence (category B)'],
  ['Trados Studio', 'Trados Studio 2022 or later', 'know Trados Studio 2022 or later'],
  ['AWS or Azure', 'AWS or Azure at professional level', 'know AWS or Azure at professional level'],
  ['English and Tamil', 'Fluent English, working Tamil', 'fluent English and a working knowledge of Tamil'],
  [
    '8 years in manufacturing finance',
    'Minimum 8 years of experience, of which 3 in a manufacturing company',
    '8 years’ experience in manufacturing finance, of which 3 in a manufacturing company',
  ],
  ['Siemens S7', 'Knowledge of Siemens S7 controls', 'knowledge of Siemens S7 controls'],
  ['RN adult', 'Registered Nurse (Adult) with current NMC pin', 'a Registered Nurse (Adult) with a current NMC pin'],
])('%s is asked for as fully as the job description does: %s', (skills, line, text) => {
  expect(asked(skills, line)).toEqual([text]);
});

it('asks for the fuller licence where the car beside it is news', () => {
  expect(asked('full driving licence', 'Full clean driving licence and own car')).toEqual([
    'a full clean driving licence',
    'your own car',
  ]);
});

it('parts a paper by its letters from who is taught, and joins a manner with a language', () => {
  expect(asked('', 'Desirable: experience of teaching adults or pre-school children, NRASTC')).toEqual([
    'experience of teaching adults or pre-school children',
    'NRASTC',
  ]);
  expect(asked('', 'Pleasant manner, good spoken English and Hindi')).toEqual([
    'a pleasant manner and good spoken English and Hindi',
  ]);
});

it('leaves "well" to what it was said of', () => {
  expect(asked('Revit, knows BCAR well')).toEqual(['know Revit', 'know BCAR well']);
});
