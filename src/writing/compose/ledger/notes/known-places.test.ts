import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { withKnownPlaces } from './known-places.ts';

describe('a place of which there is one', () => {
  it.each([
    ['Air export. Permanent. Office at airport.', 'You work in an office at the airport'],
    ['Depot near motorway', 'You work in a depot near the motorway'],
    ['Shop in town centre', 'You work in a shop in the town centre'],
  ])('has its article: %s', (description, said) => {
    const { sentences } = buildLedger(makeInput({ brief: { description } }), false);
    expect(sentences.map(({ fact }) => fact.text)).toContain(said);
  });

  it.each([
    'Office at Frankfurt airport',
    'Office at home',
    'Shop in the town centre',
    'Fly from coast to coast',
    'Airport security',
  ])('%s stays', (note) => expect(withKnownPlaces(note)).toBe(note));
});
