import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';
import { asShaped } from './shapes.ts';

describe('how the day and the week go', () => {
  it.each([
    [
      'Four days a week, closed Sundays and Mondays',
      ['You work four days a week', 'We are closed on Sundays and Mondays'],
    ],
    ['Starts at 4am, done by noon', ['The day starts at 4am', 'You are done by noon']],
    ['Starts at 6.30', ['The day starts at 6.30']],
    [
      'A company car, home every night except at stocktakes',
      ['A company car', 'You are home every night except at stocktakes'],
    ],
    [
      'Two days a week from home once you know the ropes',
      ['You work two days a week from home once you know the ropes'],
    ],
    ['Three days a week at home after your induction', ['You work three days a week at home after your induction']],
    ['Closed bank holidays', ['We are closed on bank holidays']],
    ['Closed to new patients', ['Closed to new patients']],
    ['62 bedroom hotel by the sea', ['You will work in a 62-bedroom hotel by the sea']],
    ['8 bed unit for young people', ['An 8-bed unit for young people']],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual(said);
  });

  it.each([
    ['A $46M budget, 7 sites across the state', 'The job comes with a $46M budget and 7 sites across the state'],
    [
      'An £8m budget, of which half is spent on food',
      'The job comes with an £8m budget, of which half is spent on food',
    ],
    ['Roughly 30% travel in Thuringia and Saxony', 'The job involves roughly 30% travel in Thuringia and Saxony'],
    ['Paid handovers', 'Handovers are paid'],
  ])('%s', (typed, said) => {
    expect(asShaped(typed)).toBe(said);
  });

  it.each(['Paid holidays', 'Paid training', 'A budget of your own'])('stays as it was typed: %s', (typed) => {
    expect(asShaped(typed)).toBeNull();
  });
});

describe('what goes on beside who it is told of', () => {
  it.each([
    'People who are leaving care live with us.',
    'Guests who are moving on stay a night.',
    'We are opening a third shop in May.',
  ])('%s', (note) => {
    expect(readNotes(note, [])).toEqual([note]);
  });
});
