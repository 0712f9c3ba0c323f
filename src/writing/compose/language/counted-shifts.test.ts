import { describe, expect, it } from 'vitest';
import { readNotes } from '../ledger/notes.ts';
import { withCountedShifts, withEverySo } from './counted-shifts.ts';

describe('so many shifts of so many hours', () => {
  it.each([
    ['7p-7a, 3x12s', '7p-7a, three 12-hour nights'],
    ['Nights, 4x10s', 'Nights, four 10-hour nights'],
    ['3x12s, days and nights', 'three 12-hour shifts, days and nights'],
    ['3 x 12s nights', 'three 12-hour nights'],
    ['3x12s, 7 days a week operation', 'three 12-hour shifts, 7 days a week operation'],
    ['7a-7p or 7p-7a, 3x12s', '7a-7p or 7p-7a, three 12-hour shifts'],
    // Nobody works ten hours of the night unless the text says so.
    ['4x10s, Mondays off', 'four 10-hour days, Mondays off'],
    ['4 x 10 hours, Monday to Thursday', 'four 10-hour days, Monday to Thursday'],
    ['2 x 10 metre pool', '2 x 10 metre pool'],
    ['5x8s, 30 nights of travel', 'five 8-hour days, 30 nights of travel'],
    ['2x4s and plywood', '2x4s and plywood'],
  ])('%s', (typed, said) => expect(withCountedShifts(typed)).toBe(said));

  it.each([
    ['q3rd weekend', 'every third weekend'],
    ['Q2 weekends', 'every second weekend'],
    ['Q3 results', 'Q3 results'],
    ['VS q4', 'VS q4'],
  ])('every so many: %s', (typed, said) => expect(withEverySo(typed)).toBe(said));

  it.each([
    ['7p-7a, 3x12s', ['You work three 12-hour nights, 7pm to 7am']],
    ['3x12s, 7p-7a', ['You work three 12-hour nights, 7pm to 7am']],
    ['7p-7a, 3x12s, q3rd weekend', ['You work three 12-hour nights, 7pm to 7am, and every third weekend']],
    ['3x12s nights, q3rd weekend', ['You work three 12-hour nights and every third weekend']],
    ['7a-7p, 3x12s', ['You work three 12-hour shifts, 7am to 7pm']],
    ['3 twelves, nights', ['You work three 12-hour nights']],
    ['4x10s', ['You work four 10-hour days']],
  ])('in a note: %s', (typed, said) => expect(readNotes(typed, ['nurse'])).toEqual(said));
});
