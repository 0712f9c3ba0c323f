import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';

describe('what a place has', () => {
  it.each([
    ['Permanent role for our Chakan plant, 640 employees', ['Permanent role for our Chakan plant with 640 employees']],
    ['Ward sister for our stroke unit, 24 beds', ['You will work as a ward sister for our stroke unit with 24 beds']],
    ['Based at our Leeds depot, 60 drivers', ['Based at our Leeds depot with 60 drivers']],
    ['in the regional office, staff of 14', ['in the regional office with a staff of 14']],
    ['You will work at our warehouse, 300 people', ['You will work at our warehouse with 300 people']],
    [
      'A permanent post in our nursery, 48 children, two rooms',
      ['A permanent post in our nursery with 48 children and two rooms'],
    ],
    ['Job in a primary school, 210 pupils', ['Job in a primary school with 210 pupils']],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, ['nurse'])).toEqual(said);
  });
});

describe('the unit that one works in', () => {
  it.each([
    ['Central reservations desk for our four hotels', 'You work on the central reservations desk for our four hotels'],
    ['A service desk for 900 users', 'You work on a service desk for 900 users'],
    ['Control room for the whole network', 'You work in the control room for the whole network'],
    ['Production line for glass bottles', 'You work on the production line for glass bottles'],
    ['Planning office for new housing', 'You work in the planning office for new housing'],
    ['Nursing home in Cork with 40 beds', 'You work in a nursing home in Cork with 40 beds'],
    ['Building site of 90 flats in the docks', 'You work on a building site of 90 flats in the docks'],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual([said]);
  });
});

describe('days in two places', () => {
  it.each([
    [
      'Three days at the plant and two days at the Baner office.',
      'Each week you spend three days at the plant and two at the Baner office',
    ],
    [
      'Four days in the lab, one day at the university',
      'Each week you spend four days in the lab and one at the university',
    ],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual([said]);
  });
});
