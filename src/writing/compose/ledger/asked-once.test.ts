import { describe, expect, it } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const person = (skills: string, lines: string): string[] =>
  askedOf(skills, lines).map(({ person: asked }) => asked.text.replace(/’/g, "'"));

describe('what the brief and the job description ask for in two ways', () => {
  it.each([
    [
      'Housing or customer service background',
      '- Experience of housing, welfare rights or customer service',
      ['a background in housing or customer service'],
    ],
    ['Level 3 in childcare', '- A Level 3 early years qualification', ['a Level 3 early years qualification']],
    [
      'GCSE maths and English at grade 4',
      '- GCSE maths and English at grade 4 or above',
      ['GCSE maths and English at grade 4 or above'],
    ],
    ['Excel', '- Advanced knowledge of Excel', ['advanced knowledge of Excel']],
    [
      '5 years leading managers',
      '- Ten years of experience in sales, including five years of leading managers',
      ["5 years' experience leading managers"],
    ],
  ])('%s and %s', (skills, line, texts) => {
    expect(person(`${skills}, calm`, line).filter((text) => text !== 'calm')).toEqual(texts);
  });
});

describe('what only shares a word', () => {
  it.each([
    ['A-level teaching useful, Teaching Council registered', '- Patience', 'Teaching Council registered'],
    ['F-Gas, Gas Safe registered', '- Patience', 'Gas Safe registered'],
    ['Civil 3D', "- Bachelor's degree in civil engineering", "a bachelor's degree in civil engineering"],
  ])('%s and %s', (skills, line, text) => {
    expect(person(skills, line)).toContain(text);
  });
});

it('"hands-on" is plain, and ends in no "on"', () => {
  const [line] = buildLedger(
    makeInput({ advert: { jobTitle: 'Manager' }, brief: { skills: 'hands-on' } }),
    false,
  ).person;
  expect(line).toMatchObject({ person: { kind: 'be', text: 'hands-on' }, doubt: 0 });
});
