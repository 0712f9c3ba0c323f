/** Single lines in capitals among others, which are no headings and are not lost. */
import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';
import { keepMarks } from './paper.ts';

const sections = (text: string): string[] =>
  readLines(keepMarks(text)).lines.map(({ section, text: line }) => `${section}: ${line}`);

describe('capitals among small letters', () => {
  it('are one of the list that they stand in', () => {
    expect(
      sections(
        'MAIN DUTIES\n1. Take bloods\n2. INFECTION AUDITS TO BE COMPLETED EACH MONTH\n3. Support patients in clinic',
      ),
    ).toEqual([
      'duty: Take bloods',
      'duty: Infection audits to be completed each month',
      'duty: Support patients in clinic',
    ]);
  });
  it('go on below the words of a marked line', () => {
    expect(
      sections(
        'DUTIES\n1.  POURS IRON FROM THE LADLE AND KEEPS\n    THE FLOOR DRY\n2.  CUTS RUNNERS WHERE THE DRAWING\n    SHOWS NONE\n3.  Tests sand each hour\n4.  Closes flasks by crane',
      ),
    ).toEqual([
      'duty: Pours iron from the ladle and keeps the floor dry',
      'duty: Cuts runners where the drawing shows none',
      'duty: Tests sand each hour',
      'duty: Closes flasks by crane',
    ]);
  });
  it('begin what is asked anew, however full the line above', () => {
    expect(
      sections(
        'REQUIREMENTS\nMUST BE ABLE TO STAND FOR A FULL SHIFT AND LIFT 50 LB\nMUST WEAR HARD HAT AND GLOVES WHERE POSTED ON THE DOOR\nKNOWLEDGE OF FORKLIFTS',
      ).some((line) => /posted on the door knowledge/i.test(line)),
    ).toBe(false);
  });
  it.each([
    'MAIN DUTIES\n- Clean the hall\n- Lock the doors\nPERSON SPECIFICATION\n- Honest\n- Own car',
    'Duties\n- Weld frames\n- Cut steel\n- BENEFITS\n- Free parking\n- Pension',
  ])('stay headings elsewhere: %#', (text) => {
    expect(sections(text).some((line) => /specification|benefits/i.test(line))).toBe(false);
  });
});

describe('what is left of a list', () => {
  it('is parted at stops between two blanks', () => {
    expect(sections('Essential\nNVQ Level 3 in plumbing . Gas ticket . able to drive')).toEqual([
      'person: NVQ Level 3 in plumbing',
      'person: Gas ticket',
      'person: able to drive',
    ]);
  });
  it('reads what candidates need as a heading without its colon', () => {
    expect(sections('Duties\nService trucks and trailers.\nCandidates need\nClass 2 licence\nOwn tools')).toEqual([
      'duty: Service trucks and trailers.',
      'person: Class 2 licence',
      'person: Own tools',
    ]);
  });
});

describe('names of sections and columns', () => {
  it('place nobody in an organisation', () => {
    expect(
      sections('Place in the organisation\nReports to: Team Leader\nYour tasks\n- Service turbines').join('|'),
    ).not.toMatch(/duty: place/i);
  });
  it('are known by how something is measured', () => {
    expect(
      sections(
        'Key accountabilities\nArea | What | How measured\nServicing | Carry out visits to the monthly\nschedule | visits on time\nRepairs | Replace ropes and rollers | first-time fix',
      ),
    ).toEqual(['duty: Carry out visits to the monthly schedule', 'duty: Replace ropes and rollers']);
  });
});
