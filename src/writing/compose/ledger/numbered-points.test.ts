import { describe, expect, it } from 'vitest';
import { withoutNumbers } from './numbered-points.ts';

describe('the only point of a list', () => {
  it('loses its number', () =>
    expect(withoutNumbers('1. Nobody rides alone until they pass.')).toBe('Nobody rides alone until they pass.'));
});

describe('points lose their numbers', () => {
  it.each([
    ['1) 37 hours a week. 2) Two places.', '37 hours a week.\nTwo places.'],
    ['a) Two vans; b) six people', 'Two vans.\nsix people.'],
    ['1. Two vans.\n2. Six people.', 'Two vans.\nSix people.'],
  ])('%s', (typed, said) => expect(withoutNumbers(typed)).toBe(said));
  it.each(['Two vans. 3) Six people.', '1) Two vans.', 'Two vans, 12.5 tons each.'])('%s stays', (typed) =>
    expect(withoutNumbers(typed)).toBe(typed),
  );
});
