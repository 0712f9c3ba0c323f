import { describe, expect, it } from 'vitest';
import { readHouse } from './part-houses.ts';

describe('a house by its name', () => {
  it.each([
    'Most patients come after knee and shoulder surgery',
    'Most guests arrive before the main restaurant',
    'All children eat in the school',
    'Some learners come to us after college',
    'Each crew has its own depot',
    'Street outreach St. Georg and harbour',
    'Night rounds Altona and hospital',
  ])('is not in %s', (typed) => {
    expect(readHouse(typed)).toBeNull();
  });

  it.each(['58-bed hotel', 'Busy fish and chip shop', 'Small family bar and restaurant', 'Rural primary school'])(
    'is in %s',
    (typed) => {
      expect(readHouse(typed)).not.toBeNull();
    },
  );
});
