import { describe, expect, test } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { withoutNumbers } from './numbered-points.ts';
import { tearsTimes } from './whole-times.ts';

describe('a reading of times', () => {
  test.each([
    ['Changes are weekly', '37.5 hrs, three shift rotation 6-2, 2-10, 10-6, changes weekly'],
    ['The work is sales on Mondays', 'Sales on Mondays, Thursdays and some Saturday mornings in autumn'],
    [
      'You work Thursdays and some Saturday mornings',
      'Sales on Mondays, Thursdays and some Saturday mornings in autumn',
    ],
    ['Monday to Thursday and Friday 2-8', 'evening shift 4pm-12 / Mon-Thu + Fri 2-8'],
    ['Tuesday 12-8', 'Mon 8-4, Tue 12-8, Wed 8-4'],
    ['You work rotating shifts 7-3', 'rotating shifts 7-3, 3-11, 11-7'],
    ['Clinic is on Wednesday', 'Clinic Wed, theatre Thu and Fri'],
  ])('with half of them: %s', (text, sentence) => {
    expect(tearsTimes(text, sentence)).toBe(true);
  });

  test.each([
    ['You work Monday to Thursday', '4 tens, Mon-Thu, OT on Fridays'],
    [
      'You work Tuesday to Saturday, with two days off in a row',
      'You work Tuesday to Saturday, 38 hours, with two days off',
    ],
    ['Monday to Friday, 9 to 5', 'Monday to Friday, 9 to 5, 3 to 4 days in the office'],
    ["You don't work Fridays", 'Surgery on Mondays and Thursdays, no Fridays'],
    ['You work the early shift from 6 to 2', 'You work the early shift from 6 to 2, closed Sundays'],
    ['The menu changes weekly', 'The menu changes weekly'],
  ])('with all of them: %s', (text, sentence) => {
    expect(tearsTimes(text, sentence)).toBe(false);
  });
});

describe('notes of times', () => {
  const said = (description: string): string[] =>
    buildLedger(makeInput({ brief: { description } }), false)
      .sentences.filter(({ fact }) => fact.kind === 'description')
      .map(({ statement }) => statement.text);

  test('a row of days with their hours is said whole or told', () => {
    expect(said('Sales on Mondays, Thursdays and some Saturday mornings in autumn.')).toEqual([]);
    expect(said('37.5 hrs, three shift rotation 6-2, 2-10, 10-6, changes weekly.')).toEqual([]);
    expect(said('Rotating shifts 7-3, 3-11, 11-7, change every fortnight.')).toEqual([]);
  });
  test('an hour has its "at", and what leans on another note is not said', () => {
    expect(said('You start 3 am on snow days.').join()).not.toMatch(/start 3/);
    expect(said('A Saturday job, 8 hours, more in the holidays.').join('|')).not.toMatch(/\|More/);
    expect(said('Early start 4am Mon-Sat, finish by noon.').join()).not.toMatch(/work early start/);
  });
  test('core hours are not cut at the number of the next point', () => {
    expect(withoutNumbers('1. Permanent. 2. Core hours 10 to 3. 3. Hybrid. 4. Team of 11.')).toBe(
      'Permanent.\nCore hours 10 to 3.\nHybrid.\nTeam of 11.',
    );
    expect(said('Flexitime, core hours 10 to 3.')).toEqual(['You work flexitime with core hours 10 to 3']);
    expect(said('Hybrid after training: two days in the office.')).toEqual([
      'The job is hybrid after training, with two days in the office',
    ]);
  });
});
