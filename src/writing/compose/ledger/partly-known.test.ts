import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const tasksOf = (responsibilitiesRole: string, duties: readonly string[] = []): string[] =>
  buildLedger(
    {
      ...makeInput({ brief: { responsibilitiesRole } }),
      jobDescription:
        duties.length > 0 ? { text: `Duties\n${duties.map((duty) => `- ${duty}`).join('\n')}`, matches: true } : null,
    },
    true,
  ).duties.map(({ fact }) => fact.text);

describe('of a line that tells of several tasks what is new is said', () => {
  it('a row of orders', () => {
    expect(
      tasksOf('investigate complaints, inspect premises', [
        'To investigate complaints and alleged offences, gather evidence under PACE and prepare case files for prosecution',
      ]),
    ).toContain('gather evidence under PACE and prepare case files for prosecution');
  });

  it('hearings that reports are written for', () => {
    expect(
      tasksOf('write reports for the Licensing Committee, inspect premises', [
        'Preparation of reports and attendance at Licensing Committee and sub-committee hearings',
      ]),
    ).toContain('attend Licensing Committee and sub-committee hearings');
  });

  it('no second task in the name of people', () => {
    const tasks = tasksOf('lead team leads and the partner channel', [
      'Coaching of team leads and account executives on the annual plan',
    ]);
    expect(tasks.some((task) => /^account /.test(task))).toBe(false);
  });
});

describe('tasks and things in one list', () => {
  it('no order is handled', () => {
    expect(
      tasksOf('run the front office, supervise 4 admin staff, trust accounting with our outside CPA, partner meetings'),
    ).toEqual([
      'run the front office',
      'supervise 4 admin staff',
      'handle trust accounting with our outside CPA',
      'handle partner meetings',
    ]);
  });

  it.each(['activities', 'support', 'meetings'])('%s alone says nothing', (bare) => {
    const { duties } = buildLedger(
      makeInput({
        brief: { responsibilitiesRole: `keep the house, cook the meals, ${bare}, write daily logs` },
      }),
      true,
    );
    expect(duties.find(({ fact }) => fact.text.endsWith(bare))?.doubt ?? 3).toBeGreaterThanOrEqual(3);
  });
});
