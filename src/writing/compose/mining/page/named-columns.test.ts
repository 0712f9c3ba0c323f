/** Tables with named columns: the one that holds the work or what is asked, and nothing of the others. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');
const tasks = (...lines: string[]): string[] => mined(lines).duties.map(({ text }) => text);
const asked = (...lines: string[]): string[] =>
  mined(lines).person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`);

describe('a table with named columns', () => {
  it('parted by blanks has the work in the middle, and a wrapped row goes on there', () => {
    expect(
      tasks(
        '2. KEY RESULT AREAS',
        'Area   Responsibility   Measure',
        'Herd   Plan the calving and check every cow in the   Calf losses',
        'last month before it',
        'Feed   Order feed together with the growers and re-   Cost per litre',
        'negotiate the price each spring',
        'People   Train three milkers   Reviews done',
        'Draw up the rota',
        '3. GENERAL',
        'The above is no full list.',
      ),
    ).toEqual([
      'plan the calving and check every cow in the last month before it',
      'order feed together with the growers and re-negotiate the price each spring',
      'train three milkers',
      'draw up the rota',
    ]);
  });
  it('parted by tabs goes on in the cell that broke off', () => {
    expect(
      tasks(
        'S.NO\tKRA\tACTIVITIES\tMEASURE',
        '1\tRECRUITMENT\tSCREEN APPLICATIONS AND SCHEDULE INTERVIEWS FOR',
        'PLANT ROLES\tTIME TO HIRE',
        '2\tONBOARDING\tCONDUCT INDUCTION FOR NEW JOIN-',
        'ERS\t100%',
      ),
    ).toEqual(['screen applications and schedule interviews for plant roles', 'conduct induction for new joiners']);
  });
  it('below its names goes on in its own column', () => {
    expect(
      tasks(
        'KEY TASKS',
        'No.   Task                                         KPI',
        '1     Plan the picking routes for two shifts       Lines per hour',
        '2     Train new pickers on the scanner and         Errors below 1%',
        '      check their first week',
        '3     Restock the bench                            Stock days',
      ),
    ).toEqual([
      'plan the picking routes for two shifts',
      'train new pickers on the scanner and check their first week',
      'restock the bench',
    ]);
  });
  it.each([
    ['Duty                     How often', 'Clean the pool filters   Daily', 'Test the chlorine        Every 2 hours'],
    ['Area\tDescription\tKPI', 'Pool\tClean the pool filters\t100%', 'Water\tTest the chlorine\tNo breaches'],
    [
      '| Area | Activities | Weight |',
      '| Pool | Clean the pool filters | 40% |',
      '| Water | Test the chlorine | 60% |',
    ],
    ['Essential Function\t% of Time', 'Clean the pool filters\t50', 'Test the chlorine\t50'],
    ['KRA\tKPI', 'Clean the pool filters\t98%', 'Test the chlorine\tNo breaches'],
    ['Day\tTask', 'Monday\tClean the pool filters', 'Tuesday\tTest the chlorine'],
    ['What\tWhen', 'Clean the pool filters\t6.00', 'Test the chlorine\t9.00'],
  ])('has its work in the column of that name: %s', (...lines) => {
    expect(tasks(...lines)).toEqual(['clean the pool filters', 'test the chlorine']);
  });
  it('holds the work and what is asked side by side', () => {
    const rows = ['Key responsibilities   Key skills', 'Serve guests   Friendly', 'Lay tables   Patient'];
    expect(tasks(...rows)).toEqual(['serve guests', 'lay tables']);
    expect(asked(...rows)).toEqual(['friendly', 'patient']);
  });
  it('asks for what stands in the column of criteria, each part with its force', () => {
    expect(
      asked(
        'PERSON SPECIFICATION',
        'Criteria\tAssessment',
        'GCSE English at grade 4\tCertificate',
        'Experience of working on a front desk\tApplication',
        'Desirable',
        'Knowledge of SIMS\tInterview',
      ),
    ).toEqual(['GCSE English at grade 4', 'experience of working on a front desk', 'wish: knowledge of SIMS']);
  });
  it.each([
    ['a form', 'Area   North West', 'Responsibility   Two depots'],
    ['a line of answers', 'Grade   7   Hours   37'],
  ])('is not %s', (_, ...lines) => {
    expect(tasks(...lines, 'Duties', '- Load vans', '- Wash the yard')).toEqual(['load vans', 'wash the yard']);
  });
});
