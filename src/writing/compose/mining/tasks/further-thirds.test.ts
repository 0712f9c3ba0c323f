import { describe, expect, it } from 'vitest';
import { withFurtherBases } from './further-thirds.ts';

describe('what else somebody does', () => {
  it.each([
    [' a branch library and contributes to the development', ' a branch library and contribute to the development'],
    [' the store and liaises with suppliers', ' the store and liaise with suppliers'],
    [' results in LIMS and flags out-of-range values', ' results in LIMS and flag out-of-range values'],
    [' branches and stores for the town', ' branches and stores for the town'],
    [' heads and tails of the data', ' heads and tails of the data'],
  ])('%s', (rest, said) => expect(withFurtherBases(rest)).toBe(said));
});
