import { describe, expect, it } from 'vitest';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from '../testing/input.ts';
import { withStateInFull } from './us-states.ts';

describe('a town with the letters of its state', () => {
  it.each([
    ['Fresno, CA', 'Fresno, California'],
    ['Concord, NH 03301', 'Concord, New Hampshire 03301'],
    ['Leeds, UK', 'Leeds, UK'],
    ['Bengaluru', 'Bengaluru'],
  ])('%s', (typed, full) => expect(withStateInFull(typed)).toBe(full));

  const notesOf = (location: string): string => {
    const input = makeInput({
      advert: { jobTitle: 'Fork-lift Driver', location, country: 'United States' },
      brief: { description: 'A permanent role in our California warehouse.' },
    });
    return buildLedger(input, false).notes.join(' ');
  };
  it('is in that state, and in no other place', () => {
    expect(notesOf('Fresno, CA')).not.toContain('places the job');
  });
  it('is not in another state', () => {
    expect(notesOf('Akron, OH')).toContain('places the job in California');
  });
});
