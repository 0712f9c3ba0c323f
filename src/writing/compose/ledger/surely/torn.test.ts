import { describe, expect, it } from 'vitest';
import { isTorn } from './torn.ts';

describe('a row that was cut', () => {
  it.each([
    [
      'The work is claims for fishing boats',
      'based in ely. claims for fishing boats, workboats and cargo up to £250k.',
    ],
    ['The work is seed sales', 'budget of $14 million; seed sales, grants and 8,200 member-growers.'],
    ['The work is seed sales', 'seed sales of $46 million.'],
    ['The work is cellar inspections', 'cataloguing, cellar inspections, valuations.'],
    ['You work in a gift shop and the cafe', 'lighthouse tours, gift shop and the cafe.'],
    ['You work day or night', 'out in 40 minutes, day or night.'],
  ])('%s', (text, all) => expect(isTorn(text, all)).toBe(true));
  it.each([
    ['The work is the assembly of hearing aids', 'assembly of hearing aids. clean room.'],
    ['The work is bridge inspection', 'bridge inspection, four days a week.'],
    ['The work is home visits', 'permanent, home visits, mostly in the east.'],
    ['You work in the kitchen and the bar', 'waiter, kitchen and the bar. evenings.'],
    ['You do bar and cellar work', 'bar and cellar work. late finishes.'],
    ['You work in a gift shop', 'lighthouse tours, gift shop, cafe.'],
  ])('is whole: %s', (text, all) => expect(isTorn(text, all)).toBe(false));
});
