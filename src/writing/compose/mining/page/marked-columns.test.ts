/** Crosses in two columns: which of the two a row stands in is what makes it a must or a wish. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const asked = (...lines: string[]): string[] =>
  mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx').person.map(
    ({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`,
  );

describe('a cross', () => {
  it('stands below its letter', () => {
    expect(
      asked(
        'Criteria                          E     D',
        'Full HGV class 1 licence          X',
        'ADR certificate                         X',
        'Able to plan a route and          X',
        'read a tachograph',
      ),
    ).toEqual(['a full HGV class 1 licence', 'wish: an ADR certificate', 'plan a route and read a tachograph']);
  });
  it('is nearer to the words in the first column where the page lost its columns', () => {
    expect(
      asked(
        '3. PERSON SPECIFICATION',
        '                    E     D',
        'Registered social worker with a current licence   X',
        'Experience of court work         X',
        'Practice teaching award           X',
        'Able to brief doctors and',
        'senior colleagues    X',
        '4. GENERAL',
      ),
    ).toEqual([
      expect.stringContaining('registered social worker'),
      'wish: experience of court work',
      expect.stringMatching(/^wish: .*practice teaching award/i),
      'brief doctors and senior colleagues',
    ]);
  });
  it('stands in a column of tabs or bars', () => {
    const rows = ['GCSE maths', 'First aid certificate'];
    expect(asked('Criteria\tE\tD', `${rows[0]}\tX\t`, `${rows[1]}\t\tX`)).toEqual([
      'GCSE maths',
      'wish: a first aid certificate',
    ]);
    expect(asked('| Requirement | E | D |', `| ${rows[0]} | X | |`, `| ${rows[1]} | | X |`)).toEqual([
      'GCSE maths',
      'wish: a first aid certificate',
    ]);
  });
  it('stands below the middle of a long name', () => {
    expect(
      asked(
        'CRITERIA                                  ESSENTIAL   DESIRABLE   A/I/T',
        'Two years of work in a library                X                    A/I',
        'Membership of CILIP                                       X        A',
        'Able to write clear notes to deadlines        X                    T',
      ),
    ).toEqual([
      expect.stringMatching(/^two years/),
      expect.stringMatching(/^wish: .*CILIP/),
      'write clear notes to deadlines',
    ]);
  });
  it('may stand two blanks behind words that fill their column', () => {
    expect(
      asked(
        'Criteria                                         E/D   Assessed by',
        'Degree or diploma in ecology, botany or related  E     A',
        'subject, or equivalent experience',
        'Experience of giving talks                       D     I',
        'Full driving licence and use of a car            E     A',
      ),
    ).toEqual([
      'a degree or a diploma in ecology, botany or a related subject, or equivalent experience',
      'wish: experience of giving talks',
      'a full driving licence and the use of a car',
    ]);
  });
  it('in both is a must', () => {
    expect(asked('Criteria              E   D', 'Knowledge of SAP      X   X', 'Knowledge of Oracle       X')).toEqual([
      'knowledge of SAP',
      'wish: knowledge of Oracle',
    ]);
  });
  it('is no part of the line that a note quotes', () => {
    const { person } = mineJobDescription(
      cleanText(keepMarks('Criteria\tE\tD\nKnowledge of SAP\tX\t\nKnowledge of Oracle\t\tX')).text,
      '',
      'Xxx',
    );
    expect(person.map(({ raw }) => raw)).toEqual(['Knowledge of SAP', 'Knowledge of Oracle']);
  });
});
