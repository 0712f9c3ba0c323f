import { describe, expect, it } from 'vitest';
import { timesOfRow } from './times-of-row.ts';

describe('what stands in a row of terms', () => {
  it.each([
    ['Part-time, 20 hrs, including Sundays', ['Part-time, 20 hrs.', 'You also work on Sundays.']],
    ['24 hours a week, including some bank holidays', ['24 hours a week.', 'You also work on some bank holidays.']],
    ['Night shifts, includes every second weekend', ['Night shifts.', 'You also work every second weekend.']],
    [
      'Rotating shifts at the river plant, includes holidays.',
      ['Rotating shifts at the river plant.', 'You also work on holidays.'],
    ],
    [
      '37.5 hours over five days, first shift starts at 5:30, shop shuts at 18:00',
      ['37.5 hours over five days.', 'The first shift starts at 5:30.', 'The shop shuts at 18:00.'],
    ],
    [
      '45 hours over five days, kitchen closed Mondays',
      ['45 hours over five days.', 'The kitchen is closed on Mondays.'],
    ],
    ['30 hours, night shift begins 10pm', ['30 hours.', 'The night shift begins at 10pm.']],
    [
      'Nine-hour shifts, six days a week, rotating roster',
      ['You work nine-hour shifts, six days a week, on a rotating roster.'],
    ],
    ['Five days a week, fixed rota', ['You work five days a week, on a fixed rota.']],
    [
      'Permanent role in our milk powder plant, 4-cycle shift (two days, two nights, four off), 12 hours each',
      [
        'Permanent role in our milk powder plant.',
        'You work a 4-cycle shift.',
        'Two days, two nights, four off.',
        'Each shift is 12 hours long.',
      ],
    ],
    ['Three shifts a week, 11 hours each', ['You work three shifts a week, 11 hours each.']],
    [
      'Full-time, 40 hours, with two evenings a week at our tutoring sites',
      ['Full-time, 40 hours.', 'The work includes two evenings a week at our tutoring sites.'],
    ],
    ['Exempt, full-time role', ['This is an exempt, full-time role.']],
    ['Salaried, exempt', ['The job is salaried and exempt.']],
    ['£18 an hour, time and a half on Saturdays', ['£18 an hour.', 'You get time and a half on Saturdays.']],
  ])('%s', (typed, said) => {
    expect(timesOfRow(typed)).toEqual(said);
  });
  it.each([
    'Eight-hour shifts, four days a week',
    'You work five days a week, including Sundays.',
    '39 hours, Monday to Friday, 8am to 4.30pm, no weekends',
    'Permanent, with a company van',
    'Duties including cleaning, cooking and washing up',
    'Two weekends on and two off',
    'Permanent, one week each',
    'Including alternate Sundays.',
    'Open daily, close to the station',
  ])('%s stays', (typed) => {
    expect(timesOfRow(typed)).toEqual([typed]);
  });
});

describe('a week with a further day', () => {
  it.each([
    [
      'Permanent, 37 hours Monday to Friday, with one Saturday in five',
      ['Permanent, 37 hours.', 'You work Monday to Friday, and one Saturday in five.'],
    ],
    [
      'Full-time, 40 hours, Tuesday to Saturday, plus two evenings a month',
      ['Full-time, 40 hours.', 'You work Tuesday to Saturday, and two evenings a month.'],
    ],
    ['Part-time, with one evening a week', ['Part-time.', 'The work includes one evening a week.']],
  ])('%s', (typed, said) => {
    expect(timesOfRow(typed)).toEqual(said);
  });
});
