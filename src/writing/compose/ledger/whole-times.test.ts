import { describe, expect, test } from 'vitest';
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
