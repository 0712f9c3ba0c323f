import { describe, expect, it } from 'vitest';
import { sayAtom, sayPost, withBoth } from './atoms.ts';

describe('a single note of a row', () => {
  it.each([
    ['hybrid 3 days home once trained', 'You work from home 3 days a week once you are trained'],
    ['2 days a week from home after probation', 'You work from home 2 days a week after probation'],
    ['at least 3 days on site', 'You are on site at least 3 days a week'],
    ['hybrid, 2 days in Leeds office', 'You are in our Leeds office 2 days a week'],
    ['Tuesday to Thursday in Baner office', 'You are in our Baner office from Tuesday to Thursday'],
    ['1 day in the office', 'You are in the office 1 day a week'],
    ['Dundee based', 'You are based in Dundee'],
    ['home based', 'The job is home-based'],
    ['7am start', 'You start at 7am'],
    ['evening shifts', 'You work evening shifts'],
    ['alternate weekends', 'You work alternate weekends'],
    ['1 Saturday in 4', 'You work 1 Saturday in 4'],
    ['every 2nd Saturday', 'You work every second Saturday'],
    ['general shift', 'You work the general shift'],
    [
      '24 hours over 4 days including every 2nd Saturday',
      'You work 24 hours a week over 4 days, including every second Saturday',
    ],
    ['Sept 2026 start', 'The job starts in September 2026'],
    ['1 day at Leeds College of Building', 'You are at Leeds College of Building 1 day a week'],
    ['5 days', 'You work 5 days a week'],
    ['310 staff', 'We have 310 staff'],
    ['overtime at time and a half', 'Overtime is paid at time and a half'],
    ['March to October', 'The job runs from March to October'],
    ['boat leaves at 7am', 'The boat leaves at 7am'],
    ['weekends and 1 weekday', 'You work weekends and 1 weekday'],
    ['16-20 hours', 'You work 16 to 20 hours a week'],
    ['general shift 9 to 6', 'You work the general shift, 9 to 6'],
    ['Tuesday to Saturday 5am', 'You work Tuesday to Saturday, starting at 5am'],
    ['Department of Education SNA scale', 'The pay is on the Department of Education SNA scale'],
    ['turnover £64m', 'The turnover is £64m'],
    ['company bus from MVP Colony and Gajuwaka', 'There is a company bus from MVP Colony and Gajuwaka'],
    ['free parking', 'There is free parking'],
    ['van and fuel card', 'There is a van and fuel card'],
  ])('"%s" is said', (note, said) => {
    expect(sayAtom(note)).toBe(said);
  });
  it.each(['downtown', 'a board seat', 'new till system', '24 hours', 'phone manner', 'car sales', 'days off in lieu'])(
    '"%s" is left to others',
    (note) => {
      expect(sayAtom(note)).toBeNull();
    },
  );
});

describe('a post by a name of its own', () => {
  it.each([
    [
      'QA engineer (automation) for our freight-tracking product',
      'qa engineer',
      'You will work as a QA engineer (automation) for our freight-tracking product',
    ],
    ['Full time RVN for a mixed practice', 'veterinary nurse', 'You will work as a full-time RVN for a mixed practice'],
    ['Part time deli assistant', 'deli assistant', 'Part-time'],
    [
      'Housing Benefit and Council Tax Support assessor',
      'benefits assessor',
      'You will work as a Housing Benefit and Council Tax Support assessor',
    ],
    [
      'FD for family-owned port operator',
      'finance director',
      'You will work as an FD for a family-owned port operator',
    ],
  ])('"%s" is said', (note, title, said) => {
    expect(sayPost(note, title.split(' '))).toBe(said);
  });
  it.each([
    ['Deli assistant', 'deli assistant'],
    ['Busy kitchen with a new oven', 'chef'],
    ['You report to the manager', 'manager'],
    ['busy shop floor', 'sales assistant'],
    ['Lunch and dinner', 'chef de partie'],
    ['new service counter', 'sales assistant'],
  ])('"%s" is none', (note, title) => {
    expect(sayPost(note, title.split(' '))).toBeNull();
  });
  it('joins the two that one does', () => {
    expect(withBoth('Housing Benefit / Council Tax Support assessor')).toBe(
      'Housing Benefit and Council Tax Support assessor',
    );
    expect(withBoth('Days / nights')).toBe('Days / nights');
  });
});
