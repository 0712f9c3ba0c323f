import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';
import { weekInParts } from './week-in-parts.ts';

describe('a week typed as one telegram is told in its notes', () => {
  it.each([
    [
      'Full time 39 hrs over 5 days incl. alternate Saturdays, some late openings in December',
      [
        'Full-time',
        'You work 39 hours over 5 days, including alternate Saturdays',
        'There are some late openings in December',
      ],
    ],
    [
      'Part time 20 hours over 3 days, no Sundays',
      ['Part-time', 'You work 20 hours over 3 days', "You don't work Sundays"],
    ],
    ['Full time, 37.5 hours over four days', ['Full-time', 'You work 37.5 hours over four days']],
  ])('%s', (note, said) => expect(readNotes(note, []).map((one) => one.replace(/[.]$/, ''))).toEqual(said));
});

describe('what is one note, or no week, stays as it was', () => {
  it.each([
    '39 hours over five days, including every other weekend',
    'Full time or 30 hours over four days',
    'Full time, 39 hours a week',
    '37.5 hours over four long days or five normal ones, you choose',
    'Part time study over 5 days',
  ])('%s', (note) => expect(weekInParts(note)).toBe(note));
});
