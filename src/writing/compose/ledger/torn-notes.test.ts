import { describe, expect, it } from 'vitest';
import { isTornNote, wholeOrNowhere } from './torn-notes.ts';

describe('what is whole or nowhere', () => {
  it.each([
    ['Depot in Tilburg? No, Breda. 3 shifts.', '3 shifts.', ['Depot in Tilburg? No, Breda.']],
    ['Term time? Yes, plus two weeks in summer.', '', ['Term time? Yes, plus two weeks in summer.']],
    [
      'Rotational shifts 6-2 / 2-10 / 10-6, Sunday off. Plant at Hosur.',
      'Plant at Hosur.',
      ['Rotational shifts 6-2 / 2-10 / 10-6, Sunday off.'],
    ],
    [
      '38 h week, two shifts (06:00-14:00 / 14:00-22:00), permanent. Good pay.',
      '38 h week, permanent.\nGood pay.',
      ['two shifts (06:00-14:00 / 14:00-22:00)'],
    ],
    ['Nights, 10-6. Team of six.', 'Nights, 10-6. Team of six.', []],
    ['What is it? A bakery.', 'What is it? A bakery.', []],
  ])('%s', (typed, said, told) => expect(wholeOrNowhere(typed)).toEqual({ said, told }));
});

describe('a note that lost what it hangs on', () => {
  it.each([
    'You work 50-60',
    'A care at home with three rounds a day',
    'Practice with two dentists',
    'There is no holidays worked',
    'The work is with some litigation',
    'You work three shifts, Sundays double time',
  ])('stands nowhere: %s', (text) => expect(isTornNote(text, text)).toBe(true));
  it('nor does one of two days', () =>
    expect(isTornNote('You work Sundays 9-1', 'Saturdays 8-4, Sundays 9-1')).toBe(true));
  it.each([
    'You work 8-1',
    'You work Sundays 9-1',
    'A team of six with two ovens',
    'There is no uniform',
    'The work is with children',
    'A support worker with a car',
  ])('and a whole one may: %s', (text) => expect(isTornNote(text, text)).toBe(false));
});
