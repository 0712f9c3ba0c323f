/** Rotas by their names stay whole, with all their hours. */
import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';

describe('a rota', () => {
  it.each([
    [
      'Permanent, 39 hrs, double days 6-2 / 2-10, early finish Friday.',
      ['Permanent, 39 hours', 'You work double days 6-2 and 2-10', 'You have an early finish on Fridays'],
    ],
    ['Double days.', ['You work double days']],
    ['4 tens in summer, 5 eights in winter.', ['You work four 10-hour days in summer and five 8-hour days in winter.']],
    ['3 twelves.', ['You work three 12-hour days']],
    ['Six days a week. With one fixed weekly off.', ['You work six days a week', 'You have one fixed weekly off']],
    ['Fixed weekly off on Monday.', ['You have a fixed weekly off on Monday']],
    ['Work evenings and Saturdays.', ['You work evenings and Saturdays']],
    ['Double days, 6am-2pm / 2pm-10pm', ['You work double days, 6am to 2pm and 2pm to 10pm']],
    ['Two shifts, 6-2/2-10', ['You work two shifts, 6-2 and 2-10']],
    ['Three shifts 6-2 / 2-10 / 10-6', ['You work three shifts 6-2, 2-10 and 10-6']],
    ['Two shift system 6am to 2pm / 2pm to 10pm', ['You work a two-shift system 6am to 2pm and 2pm to 10pm']],
    ['Permanent. Earlies and lates, 6-2 / 2-10.', ['Permanent.', 'Earlies and lates, 6-2 and 2-10.']],
    ['Panama shift pattern, 12-hour days and nights', ['You work a Panama shift pattern, 12-hour days and nights']],
    // Hours without a rota are one or the other; ages are no hours, and an order is none of them.
    ['Full-time, 9-5 / 10-6', ['Full-time, 9-5 or 10-6']],
    ['Rotating shifts 6-2, 2-10, 10-6, 40 hours.', ['40 hours', 'You work rotating shifts 6-2, 2-10, 10-6']],
    ['Permanent, back shift 2-10', ['Permanent', 'You work the back shift, 2-10']],
    ['Classes for ages 5-7 / 7-11', ['The work is classes for ages 5-7 and 7-11']],
    ['Double the size of the team by May', ['Double the size of the team by May']],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, ['setter'])).toEqual(said);
  });
});
