import { describe, expect, it } from 'vitest';
import { withForceOfCells, withLettersBehind } from './letters-before.ts';
import { partForcesBeside } from './two-forces-beside.ts';

const nurse = [
  '                Essential                          Desirable',
  'Qualifications  Registered nurse                   Renal course',
  'Experience      Six months in an acute or          Work in a dialysis unit',
  '                community setting',
  'Circumstances   Car driver                         None',
  '',
  'What we offer',
];
describe('two forces beside the names of the rows', () => {
  it('parts them where their columns begin', () => {
    expect(partForcesBeside(nurse)).toEqual([
      'Qualifications:',
      '• Registered nurse (E)',
      '• Renal course (D)',
      'Experience:',
      '• Six months in an acute or community setting (E)',
      '• Work in a dialysis unit (D)',
      '• Car driver (E)',
      '',
      '',
      'What we offer',
    ]);
  });
  it('reads the first column by its name as well, and a row with one cell', () => {
    expect(
      partForcesBeside([
        'Criteria      Essential criteria     Desirable criteria',
        'Training      PGCE or QTS            NPQ',
        'Other                                Minibus licence',
      ]),
    ).toEqual(['Training:', '• PGCE or QTS (E)', '• NPQ (D)', '• Minibus licence (D)', '']);
  });
  it.each([
    [['Essential                Desirable', 'A degree                 French', 'Driving licence          Excel']],
    [['Essential and desirable skills', 'Welding', 'Reading drawings']],
    [['              Essential       Desirable', 'We want somebody who is able to start at once and stay', 'Welding']],
    [['Criteria | Essential | Desirable', 'Skills | Welding | Grinding', 'Other | Car | Van']],
  ])('leaves other lines: %#', (lines) => {
    expect(partForcesBeside(lines)).toEqual(lines);
  });
});

describe('letters before what is asked', () => {
  it('stand behind it', () => {
    expect(
      withLettersBehind(['Person', 'E Basic plumbing', 'E Live within 20 minutes', 'D  Pool plant certificate']),
    ).toEqual(['Person', '• Basic plumbing (E)', '• Live within 20 minutes (E)', '• Pool plant certificate (D)']);
  });
  it.each([
    [['B Clean the hall', 'C Lock the doors', 'D Set alarms', 'E Move chairs']],
    [['D category licence', 'E commerce']],
    [['E Business', 'Something else', 'D Printing']],
    [['E-commerce experience', 'D1 licence']],
  ])('are no force elsewhere: %#', (lines) => {
    expect(withLettersBehind(lines)).toEqual(lines);
  });
});

describe('the force in the last cell of a row', () => {
  it('stands behind what is asked', () => {
    expect(
      withForceOfCells([
        'Qualifications | Registered with CORU | Essential',
        'Experience | Group educator | Desirable',
        'Own transport\tRequired',
        '| Other | Irish | Preferred |',
      ]),
    ).toEqual(['• Registered with CORU (E)', '• Group educator (D)', '• Own transport (E)', '• Irish (D)']);
  });
  it.each([
    [['Criteria | Essential | Desirable', 'Skills | Welding | Grinding']],
    [['Skill | Welding | Essential', 'Skill | Grinding | Sometimes']],
    [['Welding is essential', 'Grinding is desirable']],
    [['Ref | Area | Task | Essential', 'Ref | Area | Task | Desirable']],
  ])('leaves other lines: %#', (lines) => {
    expect(withForceOfCells(lines)).toEqual(lines);
  });
});
