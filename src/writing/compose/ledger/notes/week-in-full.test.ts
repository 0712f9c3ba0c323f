/** The week, and where it is worked, as they are jotted down. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { findHours, findTime } from '../slots.ts';
import { daysInRowOfTimes, daysNamed, plainHours, weekInFull } from './week-in-full.ts';

describe('a note on the week is said', () => {
  it.each([
    ['up to three days remote per week', 'You can work remotely on up to three days a week'],
    ['2 days WFH', 'You can work from home on two days a week'],
    ['WFH 3 days', 'You can work from home on three days a week'],
    ['WFH Fridays', 'You can work from home on Fridays'],
    ['1 day in office', 'You are in the office one day a week'],
    ['at least 2 days a week in office', 'You are in the office at least two days a week'],
    ['Office Tuesdays', 'You are in the office on Tuesdays'],
    ['office Wed', 'You are in the office on Wednesdays'],
    ['in office Tues and Thurs', 'You are in the office on Tuesdays and Thursdays'],
    ['Office Tuesdays, rest remote', 'You are in the office on Tuesdays and work remotely otherwise'],
    ['Sat essential', 'You have to be able to work on Saturdays'],
    ['weekends a must', 'You have to be able to work at weekends'],
    ['Bank holidays required', 'You have to be able to work on bank holidays'],
    ['Sat optional', 'Saturdays are optional'],
    ['Part time considered, 30 hours or more', 'We will consider part time from 30 hours a week'],
    ['Part time OK, 20 hours up', 'Part time is possible from 20 hours a week'],
    ['Four days a week considered', 'We will consider four days a week'],
    ['Term time only considered', 'We will consider term time only'],
    [
      '18 teaching hours a week in our training salon, day classes plus Tuesday evening',
      'You teach 18 hours a week in our training salon, in day classes and on Tuesday evenings',
    ],
    ['up to 40 driving hours a week', 'You drive up to 40 hours a week'],
    ['40 hrs summer 35 winter', 'You work 40 hours a week in summer and 35 in winter'],
    ['Second shift 3-11:30', 'You work the second shift, 3 to 11:30'],
    ['16 contact hours a week', 'You have 16 contact hours a week'],
    ['On-call 1 week in 6', 'You are on call one week in six'],
    ['May consider 4 days', 'We may consider four days a week'],
    ['3 days a week, one from home', 'You work three days a week, including one from home'],
    ['2 office days a month', 'You are in the office two days a month'],
    ['Summers off', 'You have summers off'],
    ['1 in 4 Sats', 'You work one Saturday in four'],
    ['One Saturday a month', 'You work one Saturday a month'],
    ['7.30-5 Mon to Thu, 4pm finish Fri', 'You work Monday to Thursday, 7.30 to 5, and finish at 4pm on Fridays'],
  ])('%s', (note, sentence) => expect(weekInFull(note)).toBe(sentence));

  it.each([
    '2 days from home',
    'Office Monday',
    'Office chairs',
    'Home Counties',
    'Driving licence essential',
    'Four candidates considered',
    'Job share considered',
    '18 teaching staff a week',
    'Second shift supervisor',
    'May consider graduates',
    'On call one week in six',
    'Hybrid 2 days in office',
  ])('%s is left to others', (note) => expect(weekInFull(note)).toBeNull());
});

describe('days and bare hours', () => {
  it.each([
    ['Mon-Fri 9-5.30.', 'You work Monday to Friday, 9 to 5.30'],
    ['Tues-Sat', 'You work Tuesday to Saturday'],
    ['4-9pm', 'The hours are 4 to 9pm'],
  ])('%s', (note, sentence) => expect(plainHours(note)).toBe(sentence));
  it.each(['Mon-Fri 2-14', 'Wednesday to Sunday', '4-9 people'])('%s is left', (note) =>
    expect(plainHours(note)).toBeNull(),
  );

  it('so many days in a row on when somebody works are those of a week', () => {
    expect(daysInRowOfTimes('6 days', ['Rotating shifts incl night', '6 days'])).toBe('You work six days a week');
    expect(daysInRowOfTimes('4 nights', ['12 hour shifts', '4 nights'])).toBe('You work four nights a week');
    expect(daysInRowOfTimes('180 days', ['25-30 hrs', '180 days'])).toBe('You work 180 days a year');
  });
  it('and are nobody’s week elsewhere', () => {
    expect(daysInRowOfTimes('5 days', ['Induction', '5 days'])).toBeNull();
    expect(daysInRowOfTimes('4 nights', ['4 nights on', '4 nights'])).toBeNull();
    expect(daysInRowOfTimes('28 days', ['Permanent', '28 days'])).toBeNull();
  });

  it.each([
    ['alternate Sat off', 'alternate Saturdays off'],
    ['Every other Sat.', 'Every other Saturday.'],
    ['one Sat a month', 'one Saturday a month'],
    ['One sun a day', 'One sun a day'],
    ['two Fri-Sun shifts', 'two Fri-Sun shifts'],
    ['M-F 7-3:30', 'Mon-Fri 7-3:30'],
    ['M-F ratio', 'M-F ratio'],
    ['Alternate Sat', 'Alternate Sat'],
  ])('%s', (note, named) => expect(daysNamed(note)).toBe(named));
});

describe('in a description', () => {
  const said = (description: string): string[] =>
    buildLedger(
      makeInput({ advert: { jobTitle: 'Security Officer', country: 'India' }, brief: { description } }),
      false,
    ).sentences.map(({ statement }) => statement.text);
  it.each([
    ['Rotating shifts incl night, 6 days.', ['You work rotating shifts, including night', 'You work six days a week']],
    ['3 days, Sat essential.', ['You work three days a week', 'You have to be able to work on Saturdays']],
    ['General shift 9-6, Sun off.', ['You work the general shift, 9 to 6, with Sundays off']],
    ['Outpatient lab, M-F 6-2:30.', ['An outpatient lab', 'You work Monday to Friday, 6 to 2:30']],
    ['5 days, early starts.', ['You work 5 days, with early starts']],
    ['Mon-Fri 9-5.30, own tools.', ['You work Monday to Friday, 9 to 5.30', 'You bring your own tools']],
  ])('%s', (description, sentences) => expect(said(description)).toEqual(sentences));

  it('hours that are taught, and hours that are only considered, are not those of the post', () => {
    expect(findHours('You teach 18 hours a week in our training salon.')).toBeNull();
    expect(findHours('You drive up to 40 hours a week.')).toBeNull();
    expect(findHours('We will consider part time from 30 hours a week.')).toBeNull();
    expect(findTime('We will consider part time from 30 hours a week.')).toBeNull();
    expect(findHours('You work 18 hours a week.')).toBe('18 hours a week');
    expect(findTime('The post is part time.')).toBe('part-time');
  });
});
