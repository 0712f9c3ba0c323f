/** Rows of a form with two labels and an answer each: no tasks, and nothing of a label in an answer. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { partForms } from './form-rows.ts';
import { withLabelsBeside } from './labels-over-answers.ts';
import { keepMarks } from './paper.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');

describe('two labels in one row', () => {
  it.each([
    ['Grade\tG\tSection\tHousing Needs', ['Grade: G']],
    ['POSITION\tSTAFF NURSE\tDEPARTMENT\tNURSING', ['Position: STAFF NURSE', 'Department: NURSING']],
    ['Grade\tBand 4\tReports to\tHead Porter', ['Grade: Band 4', 'Reports to: Head Porter']],
    ['Location     Cork     Shift     Nights', ['Location: Cork', 'Shift: Nights']],
    ['Post title\tRanger\tPost no.\tPL0417', ['Post title: Ranger']],
    ['Responsible to\tTeam Leader\tResponsible for\tNone', ['Responsible to: Team Leader']],
  ])('%s', (row, lines) => {
    expect(partForms([row])).toEqual(lines);
  });
  it.each([
    'Clean\tDaily\tCheck\tWeekly',
    'Contact\tCall guests\tGrade\tSort the eggs.',
    'Mon\t8 to 4\tTue\t8 to 4',
    'Oven\tBake\tDeck\tProve\tRack\tCool',
    'Base\tNorton\tOpen the shop',
  ])('is none of these: %s', (row) => {
    expect(partForms([row])).toEqual([row]);
  });
  it('is no task', () => {
    const { duties, values } = mined([
      'WENDALE COUNCIL',
      '',
      'Grade\tG\tSection\tHousing Needs',
      'Responsible to\tTeam Leader\tResponsible for\tNone',
      '',
      'OVERALL PURPOSE OF THE JOB',
      'To provide a housing service to residents.',
    ]);
    expect(duties.map(({ text }) => text)).toEqual(['provide a housing service to residents']);
    expect(values).toContainEqual({ key: 'responsible to', value: 'Team Leader' });
  });
  it('asks with its force, where there are two such rows', () => {
    const { person } = mined([
      'QUALIFICATIONS',
      'Essential\tVALID STATE REGISTRATION\tDesirable\tACLS CERTIFICATE',
      'Essential\t1 YEAR IN A WARD\tDesirable\tMALAYALAM AND ENGLISH',
    ]);
    expect(person.filter(({ desirable }) => desirable)).toHaveLength(2);
    expect(person.filter(({ desirable }) => !desirable)).toHaveLength(2);
  });
});

describe('labels in one row and their answers in the next', () => {
  const sheet = (...head: string[]) =>
    mined([
      ...head,
      '',
      'Main duties',
      '- Inspect farms and markets',
      '- Prepare reports for court',
      '',
      'Person specification',
      '- Driving licence',
    ]);
  it.each([
    [['Post No | Grade | Directorate', 'ES2217 | HC09 | Economy and Environment']],
    [['Job Ref\tSection\tScale', 'K-114\tParks\tSO1']],
    [['Post title     Department     Hours', 'Ranger     Countryside     37']],
    [['Requisition ID | Department | FLSA', 'R-10442 | Facilities | Exempt']],
  ])('%j: ask for nothing and are no work', (head) => {
    const { duties, person } = sheet(...head);
    expect(duties.map(({ text }) => text)).toEqual(['inspect farms and markets', 'prepare reports for court']);
    expect(person.map(({ text }) => text)).toEqual(['a driving licence']);
  });
  it.each([
    [['No | Duty | %', '1 | Inspect farms | 40']],
    [['Criteria | E/D | Assessed by', 'Driving licence | E | App']],
    [['Skill | Level | Years', 'Java | Expert | 3']],
    [['Shift | Base', 'Clean the hall | Lock the gates.']],
  ])('%j: are a table, and stay one', (rows) => {
    expect(withLabelsBeside(rows)).toEqual(rows);
  });
});
