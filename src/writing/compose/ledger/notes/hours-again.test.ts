/** A second number of hours has its noun. */
import { describe, expect, it } from 'vitest';
import { hoursAgain } from './hours-again.ts';

describe('so many hours that would be agreed as well', () => {
  it.each([
    ['30 hours over four days, permanent; we would also consider 37.5.', 'we would also consider 37.5 hours.'],
    ["37.5 hours a week, but we'd consider 30 or a job share", "we'd consider 30 hours or a job share"],
    ['30 hours a week; 20 would be considered.', '20 hours would be considered.'],
    ['24 hours a week, we could go up to 30 for the right person', 'go up to 30 hours for the right person'],
  ])('%s', (typed, end) => {
    expect(hoursAgain(typed)).toContain(end);
  });

  it.each([
    'We pay 20,000 a year. We would consider 25,000.',
    "30 hours a week. We'd consider 2 part-timers.",
    '38 hours a week; we could do 2 interviews.',
  ])('but of other things it is so many: %s', (typed) => {
    expect(hoursAgain(typed)).toBe(typed);
  });
});
