import { expect, it } from 'vitest';
import { gapNote, unfilledIn } from './clean.ts';

it('a gap in a wish that shuts people out is not asked to be filled in', () => {
  expect(gapNote('No candidates from {{community}} pls.')).not.toMatch(/would be said/);
  expect(gapNote('Close out the bill with [manager name]')).toMatch(/would be said/);
});

it.each(['xxx award', 'Xxx award in 2025'])('%s is nothing yet', (text) => expect(unfilledIn(text)).toEqual([text]));
it.each(['Sizes up to XXL', 'Chapter XXX of the code', 'The XX chromosome'])('%s is all there', (text) =>
  expect(unfilledIn(text)).toEqual([]),
);
