import { describe, expect, it } from 'vitest';
import { tidyBrief } from '../../ledger/tidy-brief.ts';
import { readPerson } from './person.ts';

const said = (line: string): string => {
  const read = readPerson(line);
  return read ? `${read.kind}: ${read.text}` : 'nothing';
};

describe('years, papers and results that are jotted down', () => {
  it.each([
    [
      '5+ years in apparel retail with 2 years as store or assistant store manager',
      'have: 5+ years’ experience in apparel retail, with 2 years as a store or assistant store manager',
    ],
    [
      '8-10 years in HR out of which 3 years in manufacturing',
      'have: 8 to 10 years’ experience in HR, of which 3 in manufacturing',
    ],
    ['Trade cert electrical', 'have: an electrical trade certificate'],
    ['7.0 CGPA or more', 'have: a CGPA of 7.0 or more'],
    ['3 years 5-axis milling', 'have: 3 years’ experience in 5-axis milling'],
    ['two CFA exams passed', 'do: have passed two CFA exams'],
    ['2026 or 2027 batch', 'be: from the 2026 or 2027 batch'],
    ['no standing arrears', 'have: no standing arrears'],
    ['Secondary school certificate or Abitur', 'have: a secondary school certificate or the Abitur'],
    ['Engineering or quality background', 'have: an engineering or quality background'],
    ['Bosch or Siemens background', 'have: a Bosch or Siemens background'],
  ])('%s', (line, read) => {
    expect(said(line)).toBe(read);
  });
});

describe('drives', () => {
  const skills = (text: string): string | null | undefined =>
    tidyBrief({
      description: null,
      proposition: null,
      responsibilitiesRole: null,
      skills: text,
      keywords: null,
      supportingEvidence: null,
    } as never)?.skills;
  it('are machines among machines, and what somebody does elsewhere', () => {
    expect(skills('Siemens S7, drives, own tools')).toContain('knowledge of drives');
    expect(skills('Kind, drives, NVQ 2')).not.toContain('knowledge of drives');
  });
});
