import { expect, it } from 'vitest';
import { readNotes } from '../notes.ts';

it.each([
  [
    '5 days out of 7, planteria and till team of 9',
    ['5 days out of 7', 'You work in the planteria and till team of 9'],
  ],
  ['4 nights out of 7, dementia unit of 20', ['4 nights out of 7', 'You work in the dementia unit of 20']],
  ['4 days a week, vans and sites across Kent', ['4 days a week', 'Vans and sites across Kent']],
  ['Part-time over 3 days, theatres and recovery', ['Part-time over 3 days', 'Theatres and recovery']],
  ['4 days out of 7, bakery and café team of 6', ['4 days out of 7', 'Bakery and café team of 6']],
  [
    '6 days over 7, yard team of 5, no weekends',
    ['You work 6 days over 7, no weekends', 'You work in the yard team of 5'],
  ],
  ['5 nights a week, 10pm to 6am', ['5 nights a week, 10pm to 6am']],
  ['5 days over 7, early starts', ['You work 5 days over 7, with early starts']],
  ['Full-time for the school year, 186 days', ['Full-time for the school year, 186 days']],
  ['Four days over seven, with one weekend off', ['You work four days over seven, with one weekend off']],
  ['Term time only, in a unit for 14 pupils', ['Term time only, in a unit for 14 pupils']],
])('terms and what is none of them: %s', (typed, said) => {
  expect(readNotes(typed, ['assistant', 'manager'])).toEqual(said);
});
