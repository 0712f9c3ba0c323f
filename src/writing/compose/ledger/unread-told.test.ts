import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from './ledger.ts';
import { tellsNamed } from './unread-told.ts';

const tasksOf = (responsibilitiesRole: string, jobDescription?: string) => {
  const { input } = briefOf(
    { jobTitle: 'Support Worker' },
    { responsibilitiesRole },
    jobDescription ? { jobDescription: { fileName: 'x.txt', text: jobDescription, matches: true } } : {},
  );
  return buildLedger(input, jobDescription !== undefined).duties;
};

describe('a task that tells in full what the brief only names', () => {
  it.each([
    ['PMIs', 'carry out preventative maintenance inspections at 28 day intervals', true],
    ['the workforce plan', 'lead workforce planning in two directorates', true],
    ['API and event design', 'define APIs, event models and integration patterns', true],
    ['PMIs', 'attend roadside breakdowns in the service van', false],
    ['budget lists', 'keep the budget sheet and check invoices', false],
    ['announcements', 'monitor doors, platforms and passenger alarms', false],
  ])('%s: %s is %s', (name, task, told) => expect(tellsNamed(name, task)).toBe(told));
  it('stands for it', () => {
    const duties = tasksOf(
      'PMIs, find faults, clean the pit',
      'Duties\n- Carrying out preventative maintenance inspections\n- Completing job cards on the tablet\n- Attending roadside breakdowns',
    );
    const named = duties.find(({ thing }) => thing?.text === 'PMIs');
    expect(duties.find(({ twin }) => twin === named?.fact.id)?.fact.text).toMatch(/^carry out preventative/);
  });
});

describe('a line of the job description', () => {
  it('is quoted in a note as it was typed', () => {
    const duties = tasksOf(
      'find faults, clean the pit',
      'Duties\n- Development and audit of suppliers in Italy and Turkey\n- Completing job cards on the tablet',
    );
    expect(duties.map(({ typed }) => typed)).toContain('Development and audit of suppliers in Italy and Turkey');
  });
  it('keeps what somebody is helped to do in one task, where the help is known already', () => {
    const duties = tasksOf(
      'hold key-work sessions, help with benefits and budgeting',
      'Duties\n- To help residents claim benefits and pay rent on time\n- To record all contacts the same day',
    );
    expect(duties.map(({ fact }) => fact.text)).not.toContain('pay rent on time');
  });
});

describe('things in a row of the brief', () => {
  it.each([
    ['talks and tours', ['give talks', 'give tours']],
    ['milking, feeding calves, moving irrigation, fencing', ['feed calves', 'move irrigation']],
    ['Translating and post-editing approx 2,200 words a day', ['translate and post-edit about 2,200 words a day']],
    ['strip and re-slate; fix leads; form valleys', ['strip and re-slate', 'fix leads']],
  ])('%s', (list, said) => expect(tasksOf(list).map(({ fact }) => fact.text)).toEqual(expect.arrayContaining(said)));
});
