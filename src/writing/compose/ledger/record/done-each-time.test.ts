import { describe, expect, it } from 'vitest';
import { withSubject } from './proof.ts';

describe('what is done each time', () => {
  it.each([
    ['Water tested at 118 points every morning', 'Water is tested at 118 points every morning'],
    ['Milk collected from 40 farms each day', 'Milk is collected from 40 farms each day'],
    ['Samples taken at 12 sites every week', 'Samples are taken at 12 sites every week'],
    ['Tools checked before each shift', 'Tools are checked before each shift'],
    ['Floors scrubbed each night', 'Floors are scrubbed each night'],
    ['Rooms cleaned twice a day', 'Rooms are cleaned twice a day'],
    ['Bread baked by hand every night', 'Bread is baked by hand every night'],
  ])('%s', (typed, told) => expect(withSubject(typed)).toBe(told));

  it.each([
    'Guests scored our rooms 9.2 out of 10 every month',
    'Water is tested at 118 points every morning',
    'We tested water at 118 points every morning',
    'Sales dropped in each quarter',
    'Drivers stayed in work every year',
    'Guests asked for more every summer',
  ])('no such note: %s', (typed) =>
    expect(withSubject(typed)).not.toMatch(/\b(?:is|are) (?:is|are|scored|dropped|stayed|asked)\b/),
  );
});
