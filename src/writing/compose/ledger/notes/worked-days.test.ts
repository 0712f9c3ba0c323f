import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';

const read = (note: string): string[] => readNotes(note, []);

describe('days off are said with the days that are worked', () => {
  it.each([
    [
      'Monday to Saturday, 2nd and 4th Saturday off',
      ['You work Monday to Saturday, with the second and fourth Saturdays off'],
    ],
    [
      'General shift 8.30 am to 5 pm, Monday to Saturday, second and fourth Saturdays off.',
      ['You work the general shift, 8.30 am to 5 pm, Monday to Saturday, with the second and fourth Saturdays off'],
    ],
    [
      '40 hours over five days with every other weekend off',
      ['You work 40 hours a week over five days, with every other weekend off'],
    ],
    [
      '36 hours a week over four days, with every third weekend off',
      ['You work 36 hours a week over four days, with every third weekend off'],
    ],
    [
      'Permanent, 39 hours Monday to Friday, early finish on Fridays.',
      ['Permanent', 'You work 39 hours a week, Monday to Friday, with an early finish on Fridays'],
    ],
    [
      'Full-time, 40 hours Monday to Friday, late start on Mondays',
      ['Full-time', 'You work 40 hours a week, Monday to Friday, with a late start on Mondays'],
    ],
    ['Tuesday to Saturday, Sundays and Mondays off', ['You work Tuesday to Saturday, with Sundays and Mondays off']],
    [
      'Monday to Friday, 9 to 5, last Friday of the month off',
      ['You work Monday to Friday, 9 to 5, with the last Friday of the month off'],
    ],
  ])('%s', (note, said) => expect(read(note)).toEqual(said));
  // What has no days beside it, or a turn of its own, stays as it was.
  it.each([
    ['Every Friday off, all year', ['Every Friday off, all year']],
    ['Four on, four off', ['You work four on, four off']],
    ['Monday to Friday, 8am to 4pm', ['Monday to Friday, 8am to 4pm']],
    ['37.5 hours a week', ['37.5 hours a week']],
  ])('%s stays', (note, said) => expect(read(note)).toEqual(said));
});

describe('each piece of a row stands behind a verb of its kind', () => {
  it.each([
    [
      'Permanent and full-time from September, 11 to 16 school with 940 pupils.',
      ['Permanent and full-time from September', 'You work in an 11 to 16 school with 940 pupils'],
    ],
    [
      'Permanent from September, 4-18 school in Bath',
      ['Permanent from September', 'You work in a 4-18 school in Bath'],
    ],
    [
      'Maternity cover for 9 months, part-time 20 hours a week.',
      ['This is maternity cover for 9 months', 'You work part-time, 20 hours a week'],
    ],
    ['35 hours a week (four days considered)', ['You work 35 hours a week (four days considered)']],
    ['30 hours (job share considered)', ['You work 30 hours a week (job share considered)']],
    ['Office based, Dock Road.', ['The job is office-based (Dock Road)']],
    ['Workshop based, Mill Lane', ['The job is workshop-based (Mill Lane)']],
    ['Full-time on our cheese counter, Tuesday to Saturday', ['Full-time on our cheese counter, Tuesday to Saturday']],
    ['Part-time on the fish counter', ['Part-time on the fish counter']],
    ['Fish counter', ['You work on the fish counter']],
    ['Meat and deli counter', ['You work on the meat and deli counter']],
    [
      'One of a team of eight officers who work with households at risk.',
      ['You will be one of a team of eight officers who work with households at risk'],
    ],
    ['One of six waiters on the terrace.', ['You will be one of six waiters on the terrace']],
    ['One of the oldest breweries in Kent.', ['One of the oldest breweries in Kent.']],
  ])('%s', (note, said) => expect(read(note)).toEqual(said));
});

describe('what the post is paid for', () => {
  it.each([
    ['Grant funded until June 2028', ['The job is grant-funded until June 2028']],
    ['Lottery funded for three years', ['The job is lottery-funded for three years']],
    ['Fully funded until March 2029', ['The job is fully funded until March 2029']],
    ['Externally funded to September 2027', ['The job is externally funded to September 2027']],
    ['Training funded', ['Training is funded']],
    ['Course fees funded', ['Course fees are funded']],
    ['Post funded by the lottery until 2028', ['Post funded by the lottery until 2028']],
  ])('%s', (note, said) => expect(read(note)).toEqual(said));
});

describe('what is completed', () => {
  it.each([
    [
      '18-month graduate programme in the packhouse. Full-time, permanent on completion.',
      'The job becomes permanent on completion of the programme',
    ],
    [
      'Two-year traineeship in three clinics. Permanent after completion.',
      'The job becomes permanent on completion of the traineeship',
    ],
  ])('%s', (note, said) => expect(read(note).map((one) => one.replace(/[.]$/, ''))).toContain(said));
  it('is said of nothing where no sentence names it', () =>
    expect(read('Part-time, permanent on completion.').join(' ')).not.toMatch(/becomes/));
});
