import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

const read = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind}: ${fact.text}` : '';
};

describe('a paper, or somebody who needs none', () => {
  it.each([
    [
      'Leaving Cert with O6/H7 in Maths and English, or a mature applicant',
      'do: have a Leaving Certificate with O6/H7 in Maths and English or are a mature applicant',
    ],
    ['GCSEs in maths and English or a career changer', 'do: have GCSEs in maths and English or are a career changer'],
    [
      'City & Guilds certificate or a time-served fitter',
      'do: have a City and Guilds certificate or are a time-served fitter',
    ],
  ])('%s', (line, said) => expect(read(line)).toBe(said));
  it.each(['a degree or a higher', 'a bachelor’s degree or experience as a teacher', 'Degree or an equivalent number'])(
    'is no other row: %s',
    (line) => expect(read(line)).not.toMatch(/ or are /),
  );
});

describe('a degree with its field behind a comma', () => {
  it.each([
    ['Associate degree, respiratory care', 'have: an associate degree in respiratory care'],
    ["Bachelor's degree, nursing", "have: a bachelor's degree in nursing"],
  ])('%s', (line, said) => expect(read(line)).toBe(said));
  it.each(["Bachelor's degree, driving licence", 'Diploma, good English', "Bachelor's degree, knowledge of SAP"])(
    'and two things stay two: %s',
    (line) => expect(read(line)).not.toMatch(/ in (?:driving|good|knowledge)/),
  );
});

describe('a register and the part of it', () => {
  it.each([
    ['NMBI registered - general division', 'have: NMBI registration (general division)'],
    ['NMC registered - adult branch', 'have: NMC registration (adult branch)'],
  ])('%s', (line, said) => expect(read(line)).toBe(said));
  it('is no other thing behind a dash', () => expect(read('HCPC registered - full licence')).not.toMatch(/\(full/));
});

describe('the least age on the day of the start, with its reason', () => {
  it.each([
    ['18 by start (night work)', 'be: 18 or over by the start date (night work)'],
    ['18+ by the start date', 'be: 18 or over by the start date'],
  ])('%s', (line, said) => expect(read(line)).toBe(said));
  it.each(['18 months by the start date', '24 by start'])('is no other number: %s', (line) =>
    expect(read(line)).not.toMatch(/or over/),
  );
});

describe('papers of life support by their letters', () => {
  it.each([
    ['BLS/ACLS', 'have: BLS and ACLS certification'],
    ['BLS/ACLS/PALS', 'have: BLS, ACLS and PALS certification'],
    ['BLS/CPR', 'have: BLS or CPR certification'],
  ])('%s', (line, said) => expect(read(line)).toBe(said));
});
