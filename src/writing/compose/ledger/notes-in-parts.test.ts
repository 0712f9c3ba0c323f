import { describe, expect, it } from 'vitest';
import { inTheirParts } from './notes-in-parts.ts';

describe('notes whose parts belong to each other', () => {
  it.each([
    ['Bar of six, kitchen of three.', 'There are six in the bar and three in the kitchen.'],
    [
      'Kitchen of three, bar of six, floor of ten.',
      'There are three in the kitchen, six in the bar and ten on the floor.',
    ],
    ['Workshop of 4, office of 2', 'There are 4 in the workshop and 2 in the office'],
    ['90 days temp then perm. Days.', 'The job is temporary for 90 days, then permanent. Days.'],
    ['Three months temporary, then permanent.', 'The job is temporary for three months, then permanent.'],
    ['Start at 5 am. Small bakery.', 'You start at 5 am. Small bakery.'],
  ])('%s', (typed, said) => expect(inTheirParts(typed)).toBe(said));
  it.each([
    'Kitchen of three. Evenings.',
    'Bar of oak, kitchen of steel.',
    'Temp to perm after 90 days.',
    'Start at the bottom. Rise.',
  ])('%s stays', (typed) => expect(inTheirParts(typed)).toBe(typed));
});
