import { describe, expect, it } from 'vitest';
import { tradeDoing } from './trade-doings.ts';

describe('what a trade is called by is what the reader does', () => {
  it.each([
    ['Winding of power transformers up to 40 MVA', 'You wind power transformers up to 40 MVA'],
    ['Gutting and boning of fish for the market', 'You gut and bone fish for the market'],
    ['Filleting of haddock and cod by hand', 'You fillet haddock and cod by hand'],
    ['Coiling of steel wire up to 12 mm', 'You coil steel wire up to 12 mm'],
    ['Tanning of calf hides, 4 tonnes a day', 'You tan calf hides, 4 tonnes a day'],
    [
      'MIG and TIG on stainless tanks up to 5,000 gal',
      'The work is MIG and TIG welding on stainless tanks up to 5,000 gal',
    ],
  ])('%s', (note, sentence) => expect(tradeDoing(note)).toBe(sentence));
  it.each([
    'Winding of roads that nobody knows',
    'Smoking of cannabis',
    'Firing of staff is not our way',
    'Lining our pockets',
  ])('%s is none', (note) => expect(tradeDoing(note)).toBeNull());
});
