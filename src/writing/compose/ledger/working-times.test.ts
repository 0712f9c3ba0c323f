import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

describe('when one works, by the head of the job description', () => {
  const said = (head: string, description: string | null = null): string[] =>
    buildLedger(
      {
        ...makeInput({ advert: { jobTitle: 'Control Room Operator', location: 'Larne' }, brief: { description } }),
        jobDescription: {
          matches: true,
          text: `Control Room Operator\n${head}\n\nDuties\n- Watch the radar\n- Log each call\n`,
        },
      },
      true,
    ).sentences.map(({ statement }) => statement.text);
  it('is told where the brief says nothing of it', () => {
    expect(said('Shift pattern: 12-hour shifts, 4 on 4 off, days and nights')).toEqual([
      '12-hour shifts, 4 on 4 off, days and nights',
    ]);
    expect(said('Working pattern: Monday to Thursday, one evening a month')).toEqual([
      'You work Monday to Thursday, with one evening a month',
    ]);
    expect(said('Rota: one weekend in four')).toEqual(['One weekend in four']);
  });
  it.each([
    ['35.5 hours a week over four days, one Sunday in five', 'Four days a week and one Sunday in five'],
    ['Four days out of six, about 40 hours a week', 'Four days out of six'],
    ['Three shifts: 6am to 2pm, 2pm to 10pm and 10pm to 6am', 'Three shifts, 6am to 2pm, 2pm to 10pm and 10pm to 6am'],
    ['Wednesday to Sunday', 'Wednesday to Sunday'],
  ])('is told where its row has no name: %s', (row, told) => {
    expect(said(row)).toEqual([told]);
  });
  it('is no sentence of the head, and no line of a list', () => {
    expect(said('Five days a week we are open to the public.')).toEqual([]);
    expect(said('3.5 Duties of the operator')).toEqual([]);
  });
  it('gives way to the brief', () => {
    expect(said('Shift pattern: 4 on 4 off, days and nights', 'Day shifts only, weekdays.')).toEqual([
      'Day shifts only, weekdays',
    ]);
  });
  it('has its hours in a place of their own, and what stands beside them in a sentence', () => {
    expect(said('Hours: 39 (Monday to Friday, 7.30am to 4pm)')).toEqual(['Monday to Friday, 7.30am to 4pm']);
    expect(said('Hours: 37 per week, fully office based', 'Hybrid, 30 hours a week.')).not.toContain(
      expect.stringMatching(/37|office/),
    );
    expect(
      said('Hours: 37 per week, fully office based', 'You work from home two days a week, 37 hours.').join(' '),
    ).not.toMatch(/office based/);
    // What comes on top of a figure belongs to it.
    expect(said('Hours: 36 per week, with such further hours as the post requires')).toEqual([
      'You work 36 hours a week, with such further hours as the post requires',
    ]);
    expect(said('Shift: 12-hour shifts')).toEqual(['12-hour shifts']);

    expect(said('Hours: 37.5 hours per week')).toEqual([]);
  });
});
