import { describe, expect, it } from 'vitest';
import { ownWeek } from './own-week.ts';

describe('a week of its own beside the hours of a job description', () => {
  it.each([
    [
      'Full-time nights, three 12-hour shifts a week',
      'Day shift, five 8-hour shifts, 40 hours per week',
      40,
      'three 12-hour shifts',
    ],
    ['Four 10-hour shifts', 'Hours: 37.5 per week', 37.5, 'Four 10-hour shifts'],
    ['Four on, four off', 'Hours: 40 per week, Monday to Friday', 40, 'Four on, four off'],
    [
      'Mon to Fri 9 to 5.30',
      'Hours: 40 per week to include one late evening and alternate Saturdays',
      40,
      'Mon to Fri 9 to 5.30',
    ],
    ['Sales, p/t 30 hrs incl. Saturdays', 'Hours: 40 per week', 40, 'p/t 30 hrs'],
    ['Full-time, 37.5 hours over four days', 'Hours: 42.5 hours a week', 42.5, 'Full-time, 37.5 hours'],
  ])('%s', (brief, line, week, own) => expect(ownWeek(brief, line, week)).toBe(own));
  it.each([
    ['Three 12-hour shifts a week', 'Hours: 36 per week', 36],
    ['Four on, four off', '4 on 4 off, 42 hours', 42],
    ['4 on 4 off nights, 10pm to 6am', 'Hours: 42 hours a week, 10pm - 6am', 42],
    ['Mon to Fri, 9 to 5', 'Hours: 37.5 per week', 37.5],
    ['Part-time, 30 hours', 'Hours: 30 per week', 30],
    ['Full-time, 12 hour shifts', 'Hours: 40 per week', 40],
    ['Permanent, in Leeds', 'Hours: 40 per week (5 x 8)', 40],
    ['Weekdays 8 to 4, some Saturdays', 'Hours: 39, with some Saturdays', 39],
  ])('the hours go with it: %s', (brief, line, week) => expect(ownWeek(brief, line, week)).toBe(''));
});
