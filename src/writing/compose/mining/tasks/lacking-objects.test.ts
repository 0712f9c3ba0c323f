import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from './duty.ts';

const tasks = (...lines: string[]): string[] =>
  mineJobDescription(`Duties\n${lines.map((line) => `- ${line}`).join('\n')}`, '').duties.map(({ text }) => text);

describe('tasks of which a verb lacks its object, or has another than its own', () => {
  it.each([
    ['Learn to test', 'learn to test'],
    ['log work in SAP PM', 'log work in SAP PM'],
    ['Learn to quote and invoice', 'learn to quote and invoice'],
    [
      'Photograph finished displays and send to head office',
      'photograph finished displays and send them to head office',
    ],
    ['Draft the weekly bulletin and email to members', 'draft the weekly bulletin and email it to members'],
    ['Answer calls and visitors', 'answer calls and welcome visitors'],
    ['Plan and cook meals together', 'plan and cook meals'],
    ['Plan meals together with the residents', 'plan meals together with the residents'],
    ['Attend college every Monday in term', 'attend college every Monday in term'],
    ['Maintenance of filling and packing lines in our dairy', 'maintain filling and packing lines in our dairy'],
    ['Deal with lost property', 'deal with lost property'],
    ['Carry out fret dressing and refrets', 'carry out fret dressing and refrets'],
    ['Manage occupancy and budget', 'manage occupancy and budget'],
  ])('%s', (typed, said) => {
    expect(readDuty(typed, { lean: 'orders' })?.text).toBe(said);
  });

  it.each([
    'Finance Manager',
    'Train Driver',
    'Support Worker',
    'support worker',
    'Designation: Finance Manager',
    'Working hours: 9 to 5',
    'CTC: 14 LPA',
  ])('%s is no task', (typed) => {
    expect(readDuty(typed, { fallback: true })).toBeNull();
  });

  it('says what is only done as it stands', () => {
    expect(tasks('Check stock', 'Label and date food', 'Cash up', 'Release', 'Write the rota')).toEqual(
      expect.arrayContaining(['cash up']),
    );
    expect(tasks('Check stock', 'Label and date food', 'Cash up', 'Release', 'Write the rota').join()).not.toMatch(
      /handle/,
    );
  });

  it('lets a line end in the small word of its verb', () => {
    expect(
      mineJobDescription('Duties\nSweep the yard\nTurn out and bring in\nClean tack and aisles', '').duties.map(
        ({ text }) => text,
      ),
    ).toEqual(expect.arrayContaining(['turn out and bring in', 'clean tack and aisles']));
  });

  it('takes reporting to somebody for work', () => {
    const { values } = mineJobDescription('Tasks\n- Monthly reporting to the CFO\n- Support audits', '');
    expect(values.filter(({ key }) => key === 'reports to')).toEqual([]);
  });
});
