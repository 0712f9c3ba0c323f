import { describe, expect, it } from 'vitest';
import { kindOf } from '../../language/kind.ts';
import { readNotes } from '../notes.ts';
import { withSubject } from '../record/proof.ts';
import { findHours } from '../slots.ts';

describe('notes that say what they are by their kind', () => {
  it.each([
    ['4 year SOLAS apprenticeship', 'This is a 4-year SOLAS apprenticeship'],
    ['18 months fixed term', 'The job is fixed-term for 18 months'],
    [
      'Two years fixed term with a good chance of renewal',
      'The job is fixed-term for two years, with a good chance of renewal',
    ],
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
    [
      '39 hours over five days, including every other weekend.',
      'You work 39 hours over five days, including every other weekend',
    ],
    ['6 days a week, one fixed weekly off', '6 days a week, with one fixed weekly off'],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual([said]);
  });
  it.each([
    ['39 hours over five days, including every other weekend.', '39 hours a week'],
    ['Part-time, 25 hours over four days.', '25 hours a week'],
  ])('knows the hours of %s', (typed, hours) => {
    expect(findHours(typed)).toBe(hours);
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

describe('an aim', () => {
  it.each(['To give our patients the care that we would want for our own families', 'To heal, to teach and to serve'])(
    '%s is none of a sentence',
    (text) => {
      expect(kindOf(text)).toBe('infinitive');
    },
  );
});

describe('notes of teams, fleets and shifts', () => {
  it.each([
    [
      '10 pm to 6:30 am, Sunday night to Thursday night.',
      ['You work 10 pm to 6:30 am, Sunday night to Thursday night'],
    ],
    ['Wards + dispensary.', ['You work on the wards and in the dispensary']],
    ['Fleet of 212 school buses, 38 of them electric.', ['We have a fleet of 212 school buses, 38 of them electric']],
    [
      '24 member team in Baner, hybrid 3 days WFO.',
      ['You will join a 24-person team in Baner', 'You are in the office 3 days a week'],
    ],
    [
      'Rotational shifts inc 1 night week in 6, night allowance paid.',
      ['You work rotational shifts, including 1 night week in 6', 'A night allowance is paid'],
    ],
    [
      'L2/L3 prod support for our UPI & card switch.',
      ['The work is L2/L3 production support for our UPI and card switch'],
    ],
    [
      '2nd shift Mon-Thu 1:00 pm - 11:30 pm (no weekends).',
      ['You work 2nd shift, Monday to Thursday, 1:00 pm to 11:30 pm (no weekends)'],
    ],
    [
      '$3,000 sign-on bonus, half after 90 days and half after 1 year.',
      ['There is a $3,000 sign-on bonus, half after 90 days and half after 1 year'],
    ],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual(said);
  });
  it.each([
    ['Passed 100% of state inspections 2 years running.', 'We have passed 100% of state inspections 2 years running.'],
    [
      'Brand new 14-bay shop opened in 2024 with heated floors',
      'A brand-new 14-bay shop opened in 2024 with heated floors',
    ],
    ['0.4% mis-ships in 2025', 'We had 0.4% mis-ships in 2025'],
    ['P1s down 37% since January 2025', 'P1s are down 37% since January 2025'],
  ])('%s', (typed, said) => {
    expect(withSubject(typed)).toBe(said);
  });
});
