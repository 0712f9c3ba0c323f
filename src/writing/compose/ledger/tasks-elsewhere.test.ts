/** A job description that was written for another place. */
import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mining/mine.ts';
import { withoutPlaceOfPaper } from './tasks-elsewhere.ts';

const tasks = (line: string, town: string): string[] =>
  withoutPlaceOfPaper(mineJobDescription(`Duties\n• ${line}\n• Sweep the yard`, ''), town).duties.map(
    ({ text }) => text,
  );

describe('a task of another place', () => {
  it.each([
    ['Maximise sales and profit at the Telford store', 'Telford', 'maximise sales and profit'],
    ['Lead the Cork branch and its team', 'Cork', 'lead the branch and its team'],
    ['Repair boilers across Leith', 'Leith', 'repair boilers'],
    ['Keep the stock of the Bray shop in order', 'Bray', 'keep the stock of the shop in order'],
    ['Manage forty staff in the Hull plant', 'Hull', 'manage forty staff'],
    ['Visit Telford', 'Telford', null],
  ])('is said without it, or told: %s', (line, town, task) => {
    expect(tasks(line, town)).toEqual(task === null ? ['sweep the yard'] : [task, 'sweep the yard']);
  });
  it('stays where it names no such place', () => {
    expect(tasks('Paint hulls at the yard', 'Hull')).toEqual(['paint hulls at the yard', 'sweep the yard']);
    expect(tasks('Serve guests at the Telford bar', 'Leeds')).toEqual([
      'serve guests at the Telford bar',
      'sweep the yard',
    ]);
  });
});
