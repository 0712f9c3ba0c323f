import { describe, expect, it } from 'vitest';
import { readPerson } from '../requirements/person.ts';
import { splitRequirements } from '../requirements/split.ts';
import { readDuty } from './duty.ts';

describe('what has no article stays without', () => {
  it.each([
    ['Inspect food premises', 'inspect food premises'],
    ['book ferry space', 'book ferry space'],
    ['keep the lab ready for audit', 'keep the lab ready for audit'],
    ['advise customers on what grows where', 'advise customers on what grows where'],
  ])('%s', (typed, said) => {
    expect(readDuty(typed, { lean: 'orders' })?.text).toBe(said);
  });
  it('in a requirement too', () => {
    expect(readPerson('Two years in live radio')?.text).toMatch(/in live radio$/);
    expect(readPerson('B.Sc. in Microbiology or similar (Level 8)')?.text).toBe(
      'a BSc in Microbiology or similar (Level 8)',
    );
  });
});

describe('a licence and what it is for', () => {
  it.each([
    ['Driving licence and use of a car', 'a driving licence and the use of a car'],
    ['Full UK driving licence and access to a car', 'a full UK driving licence and access to a car'],
  ])('is one sure requirement: %s', (typed, said) => {
    const read = readPerson(typed);
    expect(read).toMatchObject({ kind: 'have', text: said });
    expect(read?.odd).toBeUndefined();
  });
});

describe('a paper behind a time', () => {
  it('is asked for by itself', () => {
    expect(splitRequirements('Three years with dairy cows, Green Cert or similar, tractor licence')).toEqual([
      'Three years with dairy cows',
      'Green Cert or similar',
      'tractor licence',
    ]);
  });
});
