import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';

describe('notes on a week and what goes beside it', () => {
  it.each([
    ['Mon-Fri 9-5, no weekends', 'You work Monday to Friday, 9 to 5, with no weekends'],
    ['Tues-Sat 10-6, some Sundays in December', 'You work Tuesday to Saturday, 10 to 6, and some Sundays in December'],
    ['Mon-Fri 7 to 3:30, storm call-outs', 'You work Monday to Friday, 7 to 3:30, with storm call-outs'],
    ['days only Mon-Thurs 7-5 and no weekends', 'You work days only, Monday to Thursday, 7 to 5, with no weekends'],
    ['10p-6a, Thu Fri Sat', 'You work 10pm to 6am, Thursday, Friday and Saturday'],
    ['6 days working, weekly off on Monday', 'You work 6 days a week, with a weekly off on Monday'],
    ['5 days working', 'You work 5 days a week'],
    ['York city centre with two days at home', 'The job is in York city centre, with two days at home'],
    [
      'Hybrid: two days in the office, the rest on site or at home',
      'The job is hybrid, with two days in the office and the rest on site or at home',
    ],
    [
      'Mon to Thurs one week, Tues to Fri the next',
      'You work Monday to Thursday one week and Tuesday to Friday the next',
    ],
    [
      'Supporting US teams, so timings are 2.00 pm to 11.00 pm IST, Sat and Sun off',
      'You support US teams, so the hours are 2.00 pm to 11.00 pm IST, with Saturdays and Sundays off',
    ],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual([said]);
  });
});

describe('notes on a post', () => {
  it.each([
    ['Sleep-ins approx 4 a month', ['There are about 4 sleep-ins a month']],
    ['Saturdays shared out, about one a month', ['Saturdays are shared out, about one a month']],
    ['Hybrid (3 days office, rest at home)', ['The job is hybrid, with 3 days in the office and the rest at home']],
    [
      'Deputy to the Head Gardener at our largest house (12 staff)',
      ['You will be deputy to the Head Gardener at our largest house (12 staff)'],
    ],
    ['Full time member of a leadership team of five', ['You will be a full-time member of a leadership team of five']],
    ['Casual car user', ['This is a casual car user post']],
    ['Would suit someone semi-retired', ['The job would suit someone semi-retired']],
    ['Flat rate guarantee of 38 hours', ['There is a flat rate guarantee of 38 hours']],
    ['Cab one way', ['There is a cab one way']],
    ['Based Leeds but some cover at the Hull depot', ['You are based in Leeds, with some cover at the Hull depot']],
    ['Shop just off the A1', ['The shop is just off the A1']],
    [
      'Level 3 joinery apprenticeship, 3 years, Sept start',
      ['This is a 3-year Level 3 joinery apprenticeship', 'The job starts in September'],
    ],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual(said);
  });
  it.each([
    ['You work Monday to Friday, and we close at five', ['You work Monday to Friday, and we close at five']],
    ['Shop assistants have Sundays off', ['Shop assistants have Sundays off']],
    ['Deputy managers lead each shift', ['Deputy managers lead each shift']],
  ])('leaves %s as it is', (typed, said) => {
    expect(readNotes(typed, [])).toEqual(said);
  });
});

it.each([
  ['Band 7 rotation-free post in our stroke team, 30 hours', 'This is a Band 7 rotation-free post in our stroke team'],
  ['Grade 5 role based in the records office', 'This is a Grade 5 role based in the records office'],
])('a post by its grade is one of them: %s', (typed, said) => {
  expect(readNotes(typed, []).join('. ')).toContain(said);
});

it.each([
  ['To start in May 2027 or sooner', 'The job starts in May 2027 or sooner'],
  ['Three-cycle shift', 'You work a three-cycle shift'],
  ['Guaranteed 16 or 20 hours, mornings or evenings', 'You are guaranteed 16 or 20 hours a week, mornings or evenings'],
])('a note on how one works is a sentence: %s', (typed, said) => {
  expect(readNotes(typed, []).join('. ')).toContain(said);
});
