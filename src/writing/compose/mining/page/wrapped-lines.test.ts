/** Lines that go on with a capital: shouted ones, and names that the edge of the paper parted. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');
const tasks = (...lines: string[]): string[] => mined(lines).duties.map(({ text }) => text);
const asked = (...lines: string[]): string[] => mined(lines).person.map(({ text }) => text);

describe('a shouted line', () => {
  it('goes on below where the next word had no room', () => {
    expect(
      tasks(
        'DUTIES',
        '• CARRY OUT SAFETY INSPECTIONS EVERY SIX WEEKS AND RECORD EVERY',
        'DEFECT IN THE LOG',
        '• ORDER PARTS FROM DEALERS AND BREAKERS AND KEEP THE STORE BELOW',
        'BUDGET',
        '• EMPTY BINS',
        'BENEFITS',
        '• FREE PARKING',
      ),
    ).toEqual([
      'carry out safety inspections every six weeks and record every defect in the log',
      'order parts from dealers and breakers and keep the store below budget',
      'empty bins',
    ]);
  });
  it('goes on with the other way in, whatever words of a heading it has', () => {
    expect(
      asked(
        'YOUR PROFILE',
        '- DEGREE IN ELECTRICAL ENGINEERING, COMPUTER SCIENCE',
        'OR A COMPARABLE QUALIFICATION',
        "- At least three years' experience of embedded C",
      )[0],
    ).toBe('a degree in electrical engineering, computer science or a comparable qualification');
  });
  it('ends at a heading', () => {
    expect(
      tasks(
        'DUTIES',
        '• CARRY OUT SAFETY INSPECTIONS EVERY SIX WEEKS',
        '• ORDER PARTS FROM DEALERS AND KEEP THE STORE',
        'PERSON SPECIFICATION',
        '• HGV LICENCE',
      ),
    ).toEqual(['carry out safety inspections every six weeks', 'order parts from dealers and keep the store']);
  });
});

describe('a name that was parted', () => {
  it.each([
    [
      '• Supporting the ward sister and the matron in the work of the Clinical',
      'Services team at weekends',
      'support the ward sister and the matron in the work of the Clinical Services team at weekends',
    ],
    [
      '• Preparing all of the monthly returns for the Head of Democratic',
      'Services',
      'prepare all of the monthly returns for the Head of Democratic Services',
    ],
  ])('is one: %s / %s', (first, second, said) => {
    expect(tasks('Main duties', first, second, '• Answer calls', '• Book rooms', '• File letters')[0]).toBe(said);
  });
  it('in prose too', () => {
    const { said } = mined([
      'THE ROLE',
      'The Assistant Planner will work under the direction of the Senior Executive',
      'Planner and will be required to assess planning applications and contribute to',
      'the work of the department.',
    ]);
    expect(said[0]).toMatch(/Senior Executive Planner and will be required/);
  });
  it('is none where the next line is an order', () => {
    expect(
      tasks(
        'Main duties',
        '• Draft replies to letters from members of the public for the Minister',
        '• Attend meetings',
        '• Keep the diary',
      ),
    ).toHaveLength(3);
  });
});
