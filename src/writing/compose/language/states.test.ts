import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { notesState } from './states.ts';

it.each([
  'Boot covers on, panel screws back in',
  'Phones off, doors open',
  'Seat belts on',
  'Headsets on, cameras off',
])('is a state and no sentence: %s', (text) => {
  expect(notesState(text)).toBe(true);
  expect(kindOf(text)).toBe('loose');
});
it.each(['Managers chip in', 'Customers come back', 'Teams log off, lights go out', 'We log off at four'])(
  'is a sentence: %s',
  (text) => {
    expect(notesState(text)).toBe(false);
  },
);
it('what is included stands between a thing and what is told of it', () => {
  expect(kindOf('A stocked van, fuel included, that you take home')).toBe('np');
});
