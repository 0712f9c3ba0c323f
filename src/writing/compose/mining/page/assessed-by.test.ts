/** Marks of selection grids say a force or are dropped; they never stand in what is read. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { withoutAssessment } from './assessed-by.ts';
import { keepMarks } from './paper.ts';

const asked = (...lines: string[]): string[] =>
  mineJobDescription(
    cleanText(keepMarks(['Duties', '- Plan the rota', '- Lead the shift', '', ...lines].join('\n'))).text,
    '',
    'X',
  ).person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`);
const grid = 'PERSON SPECIFICATION';

describe('a legend of ways is dropped, and its letters with it', () => {
  it.each([
    ['Person specification (A = application, I = interview)', 'Person specification'],
    ['Requirements (A: application form; I: interview; T: test)', 'Requirements'],
    ['Person specification [Application = A, Interview = I]', 'Person specification'],
    ['Essential criteria (A – application, R – references)', 'Essential criteria'],
  ])('%s', (line, left) => expect(withoutAssessment([line])).toEqual([left]));
  it.each([
    'Key: A = application form, I = interview, T = test, R = references',
    'A - Application; I - Interview; P - Presentation',
    'Application (A), Interview (I), Certificate (C)',
    'Assessed by: A/I/P',
    'Method of assessment: application form and interview',
    'How assessed - A, I',
    'E/D: Essential or Desirable',
    'E/D',
  ])('%s', (line) => expect(withoutAssessment([line])).toEqual([]));
  it.each([
    'Duties: interview witnesses',
    'Key: the till and the safe',
    'A = application of paint, mostly indoors',
    'Test and inspection of boilers',
    'Assessed by: the head of the school',
    'E/D department experience',
    'References are taken up',
    'Interview guests: artists and makers',
  ])('but not %s', (line) => expect(withoutAssessment([line])).toEqual([line]));
});

describe('a mark at a line says its force or nothing', () => {
  it.each([
    ['Eight years in schools, three of them as a head (A/I)', 'Eight years in schools, three of them as a head'],
    ['Eight years in schools (A, I, T)', 'Eight years in schools'],
    ['Eight years in schools [A/I]', 'Eight years in schools'],
    ['Eight years in schools A/I', 'Eight years in schools'],
    ['Eight years in schools - A/I/T', 'Eight years in schools'],
    ['Eight years in schools (E, A/I)', 'Eight years in schools (E)'],
    ['Eight years in schools (D) (A/I)', 'Eight years in schools (D)'],
    ['(A/I) Eight years in schools', 'Eight years in schools'],
    ['(E) Eight years in schools', 'Eight years in schools (E)'],
    ['[D] Eight years in schools', 'Eight years in schools (D)'],
    ['1. Eight years in schools (application form/interview)', '1. Eight years in schools'],
    ['Eight years in schools (assessed at interview)', 'Eight years in schools'],
    ['Eight years in schools (E/D)', 'Eight years in schools'],
    ['Eight years in schools (E) (A)', 'Eight years in schools (E)'],
  ])('%s', (line, left) => expect(withoutAssessment([line, 'Good at figures (A/I)'])[0]).toBe(left));
  it.each([
    'Accounts payable (A/P)',
    'Accounts receivable (A/R)',
    'Cashier (P/T)',
    'Cleaning of heads (I/O)',
    'Good with people (in person)',
    'Category C licence (C1)',
    'A record of tests (R&D)',
    'Repair of A/C units',
    'Knowledge of vitamin C',
    'Prepare for the visit (interview)',
    'C/C++ on embedded boards',
    'Run A/B tests',
  ])('but not %s', (line) => expect(withoutAssessment([line, 'Good at figures'])[0]).toBe(line));
});

describe('grids are read as what they ask', () => {
  it('with bars and a column of letters', () =>
    expect(
      asked(
        grid,
        'Criterion | E/D | Assessed',
        'Chartered engineer | E | A',
        'Ten years in estates | E | A/I',
        'Experience of hospital contracts | D | A/I',
        'E = Essential, D = Desirable, A = Application, I = Interview.',
      ),
    ).toEqual(['a chartered engineer', 'ten years’ experience in estates', 'wish: experience of hospital contracts']));
  it('with words', () =>
    expect(
      asked(
        grid,
        'Criteria\tEssential or Desirable\tHow assessed',
        'A degree in law\tEssential\tApplication form',
        'Experience of courts\tDesirable\tInterview',
      ),
    ).toEqual(['a degree in law', 'wish: experience of courts']));
  it('in a list with a legend of its own', () =>
    expect(
      asked(
        'PERSON SPECIFICATION (A = application, I = interview)',
        '1. A degree in law (A)',
        '2. Eight years in courts, three of them as a clerk (A/I)',
        '3. Desirable: experience of grants (I)',
      ),
    ).toEqual([
      'a degree in law',
      'eight years’ experience in courts, three of them as a clerk',
      'wish: experience of grants',
    ]));
  it('with the force before each line', () =>
    expect(asked(grid, '(E) A degree in law', '(D) Experience of courts', '(E) Knowledge of wills')).toEqual(
      expect.arrayContaining(['a degree in law', 'wish: experience of courts', 'knowledge of wills']),
    ));
  it('where the head lost its gaps', () =>
    expect(
      asked(grid, 'Criteria E/D Assessed', 'A degree in law (E, A)', 'Experience of courts (D, A/I)').join(),
    ).not.toMatch(/E\/D|A\/I|\(/));
});
