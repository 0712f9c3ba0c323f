import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind} ${fact.text}` : 'nothing';
};

describe('somebody, by a post or a register', () => {
  it.each([
    [
      "Paediatric RN or RGN with a year+ in a children's ward",
      "be a paediatric RN or RGN with a year+ in a children's ward",
    ],
    ['HCPC registered ODP or anaesthetic nurse', 'be an HCPC registered ODP or anaesthetic nurse'],
    ['NMC registered midwife', 'be an NMC registered midwife'],
    [
      'CA/ICWA qualified with 3-5 yrs PQE in a Big 4 firm',
      'be CA or ICWA qualified with 3 to 5 years’ post-qualification experience in a Big 4 firm',
    ],
    [
      "ACA, ACCA or CIMA qualified with 2-4 years' PQE",
      'be ACA, ACCA or CIMA qualified with 2 to 4 years’ post-qualification experience',
    ],
    ['bricklayer w/ own tools and van', 'be a bricklayer with your own tools and van'],
    ['Advanced Life Support provider', 'be an Advanced Life Support provider'],
    ['Essential car user', 'be an essential car user'],
    ['Qualified gas engineer (ACS: CCN1, CENWAT, CKR1)', 'be a qualified gas engineer (ACS: CCN1, CENWAT, CKR1)'],
    ['Coded welder: TIG 6G stainless', 'be a coded welder (TIG 6G stainless)'],
    ['Computer literate: Word, Outlook and one EPOS', 'be computer literate (Word, Outlook and one EPOS)'],
    ['Complaints handling experience: FOS and DISP rules', 'have complaints handling experience (FOS and DISP rules)'],
    ['A morning person as we start at 5', 'do are a morning person, as we start at 5'],
    [
      'Band 5 experience or newly qualified with a strong placement',
      'do have Band 5 experience or are newly qualified with a strong placement',
    ],
    [
      'Confident swimmer (200m) with NPLQ or willing to sit it',
      'be a confident swimmer (200m) with NPLQ or willing to sit it',
    ],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
  it('what is had stays a thing', () => {
    expect(said('NMC registered nurse experience')).not.toMatch(/^be/);
    expect(said('Buyer experience')).toBe('have buyer experience');
    expect(said('Languages: German')).not.toMatch(/\(/);
  });
});
