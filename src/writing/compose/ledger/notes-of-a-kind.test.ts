import { describe, expect, it } from 'vitest';
import { readNotes } from './notes.ts';
import { withSubject } from './proof.ts';
import { findHours } from './slots.ts';

describe('notes that say what they are by their kind', () => {
  it.each([
    ['4 year SOLAS apprenticeship', 'This is a 4-year SOLAS apprenticeship'],
    ['18 months fixed term', 'This is an 18-month fixed-term contract'],
    ['Two-year graduate programme with three rotations', 'This is a two-year graduate programme with three rotations'],
    [
      'Executive role responsible for nursing practice across three hospitals.',
      'This is an executive role responsible for nursing practice across three hospitals',
    ],
    ['Flexitime between 6:00 and 20:00.', 'You work flexitime between 6:00 and 20:00'],
    ['3 days from home once trained', 'You can work 3 days from home once trained'],
    ['flexible hours between 7 and 7', 'The hours are flexible between 7 and 7'],
    ['core hours 10 to 3', 'Core hours are 10 to 3'],
    ['shift allowance of 12%', 'There is a shift allowance of 12%'],
    ['Alternate weekends.', 'You work alternate weekends'],
    [
      'Monday to Friday with one weekend in five on call',
      'You work Monday to Friday, with one weekend in five on call',
    ],
    [
      '44 bed residential + dementia home (Tarset House).',
      'You will work in a 44-bed residential and dementia home (Tarset House)',
    ],
    [
      "No. 2 to Joan, registered manager, who's been there 11 yrs",
      "You will be number two to Joan, our registered manager, who's been there 11 years",
    ],
    ['6 days a week, one fixed weekly off', '6 days a week, with one fixed weekly off'],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual([said]);
  });
  it('knows the hours of a week by what stands before them', () => {
    expect(findHours('F/T 40 hrs, perm.')).toBe('40 hours a week');
  });
});

describe('what proves a word', () => {
  it.each([
    ['Magnet-designated since 2016', 'We have been Magnet-designated since 2016'],
    ['CQC rated Good in all five areas, Feb 2026', 'CQC rated us Good in all five areas in February 2026'],
    ['Agency use down from 14% to 3% in two years', 'Agency use is down from 14% to 3% in two years'],
    ['Family-run since 1974', 'We have been family-run since 1974'],
  ])('%s', (typed, said) => {
    expect(withSubject(typed)).toBe(said);
  });
});
