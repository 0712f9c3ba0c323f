/** Levels that stay where they were typed, and names beside names. */
import { describe, expect, it } from 'vitest';
import { asksSame } from '../../ledger/same/same-requirement.ts';
import { readPerson } from './person.ts';

const read = (line: string) => readPerson(line)?.text;

describe('a level behind the second of two', () => {
  it.each([
    ['Lead assessor or HACCP level 4', 'a lead assessor or HACCP Level 4 qualification'],
    ['HACCP or food safety level 3', 'a HACCP or food safety Level 3 qualification'],
    ['First aider or safeguarding level 2', 'a first aider or safeguarding Level 2 qualification'],
    ['Lead auditor or IOSH level 3', 'a lead auditor or IOSH Level 3 qualification'],
    ['Assessor award or TAQA level 3', 'an assessor award or TAQA Level 3 qualification'],
    ['Coaching badge or swimming teacher level 2', 'a coaching badge or swimming teacher Level 2 qualification'],
    ['HACCP level 4', 'a HACCP Level 4 qualification'],
    ['Food hygiene level 2', 'Level 2 food hygiene'],
    ['Teaching assistant level 3', 'Level 3 teaching assistant'],
    ['degree in engineering, business or supply chain', 'a degree in engineering, business or supply chain'],
  ])('%s', (line, text) => {
    expect(read(line)).toBe(text);
  });
});

describe('names of programs beside names', () => {
  it.each([
    'Opera or IDS software',
    'Sage or Xero software',
    'Alto or Reapit software',
    'Merlin or Voyager software',
    'Epic or Cerner systems',
    'Primavera or Project software',
  ])('%s', (line) => {
    expect(read(line)).toBe(`knowledge of ${line}`);
  });
  it.each(['Pastry or bread software', 'Spreadsheet or database software', 'Booking systems', 'Accounts software'])(
    'not: %s',
    (line) => {
      expect(read(line)).not.toBe(`knowledge of ${line}`);
    },
  );
});

describe('a field of two words', () => {
  it.each([
    [
      'ten years’ experience in finance, at least four in a leading role in trade or food',
      'experience in trade finance',
    ],
    ['five years’ experience in risk, two of them in credit', 'experience of credit risk'],
    ['three years’ experience in law, one of them in shipping', 'experience in shipping law'],
  ])('is none of what has its words apart: %s', (years, field) => {
    expect(asksSame(years, field)).toBe(false);
  });
  it.each([
    ['ten years’ experience in trade finance, four of them leading', 'experience in trade finance'],
    ['two years’ experience in a hotel kitchen', 'experience in hotel kitchens'],
  ])('is the same where they stand together: %s', (years, field) => {
    expect(asksSame(years, field)).toBe(true);
  });
});
