import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { withDaysAndPlaces } from './days-and-places.ts';
import { buildLedger } from './ledger.ts';

const told = (description: string): string[] =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'Store Manager', location: 'Leeds' }, brief: { description } }),
    false,
  ).sentences.map(({ statement }) => statement.text);

describe('a day now and then', () => {
  it('is part of the week before it', () => {
    expect(told('Mon to Fri, 8 to 6 on rota. Saturday 1 in 5.')).toEqual([
      'Monday to Friday, 8 to 6 on a rota and one Saturday in five',
    ]);
  });
  it.each([
    ['37 hours. Saturdays 1 in 4.', '37 hours. One Saturday in four.'],
    ['Shifts, weekends 1 in 3', 'Shifts, one weekend in three'],
    ['You work 1 in 5 Saturdays', 'You work one Saturday in five'],
    ['1 in 4 nurses started here', '1 in 4 nurses started here'],
  ])('%s', (typed, text) => expect(withDaysAndPlaces(typed)).toBe(text));
});

describe('days of a week at two places', () => {
  it('have their small words', () => {
    expect(told('Four days with us, one day college.')).toEqual(['Four days with us and one day at college']);
  });
  it.each([
    ['Three days office, two days home.', 'Three days in the office, two days at home.'],
    ['A two-day college course', 'A two-day college course'],
    ['We run one day school trips', 'We run one day school trips'],
  ])('%s', (typed, text) => expect(withDaysAndPlaces(typed)).toBe(text));
});

describe('those who work at a house', () => {
  it('are no staff of the company', () => {
    expect(told('Store manager for our new RS Puram showroom, 22 staff.').join()).toContain('showroom with 22 staff');
    expect(told('Store manager for our new RS Puram showroom, 22 staff.').join()).not.toContain('We have 22 staff');
  });
  it.each([
    ['Our depot in Leeds, 40 drivers.', 'Our depot in Leeds with 40 drivers.'],
    ['A family firm, 22 staff.', 'A family firm, 22 staff.'],
  ])('%s', (typed, text) => expect(withDaysAndPlaces(typed)).toBe(text));
});
