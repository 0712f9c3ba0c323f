import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { tasksBetween } from './semicolons.ts';

describe('several tasks between semicolons', () => {
  it.each([
    [
      'Replenish stock; rotate by date; remove anything out of code',
      ['Replenish stock', 'rotate by date', 'remove anything out of code'],
    ],
    ['Assists with exams; sterilizes instruments', ['Assists with exams', 'sterilizes instruments']],
    ['Plan routes; and to minimise empty running', ['Plan routes', 'minimise empty running']],
    [
      'Mentors junior devs; does not include line management',
      ['Mentors junior devs; does not include line management'],
    ],
    ['Maintain records; audits, checks and reports', ['Maintain records; audits, checks and reports']],
    ['Perform tests (pH; moisture) of samples', ['Perform tests (pH; moisture) of samples']],
  ])('%s', (line, parts) => {
    expect(tasksBetween(line)).toEqual(parts);
  });
  it('each of them is a task of the job', () => {
    const { duties } = mineJobDescription('Key tasks\n- Follow HACCP; complete temperature logs twice per shift\n', '');
    expect(duties.map(({ text }) => text)).toEqual(['follow HACCP', 'complete temperature logs twice per shift']);
  });
});
