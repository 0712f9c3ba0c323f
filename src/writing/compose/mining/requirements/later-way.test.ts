import { expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

it.each([
  [
    'CMA, RMA or CCMA (or within 90 days), BLS, calm with children',
    ['CMA, RMA or CCMA (or within 90 days)', 'BLS', 'calm with children'],
  ],
  [
    'Current CMA (AAMA), RMA (AMT) or CCMA (NHA), or able to obtain it within 90 days of hire',
    ['Current CMA (AAMA), RMA (AMT) or CCMA (NHA) (or within 90 days of hire)'],
  ],
  [
    'CSCS, ECS or CPCS card (or within 3 months), own tools',
    ['CSCS, ECS or CPCS card (or within 3 months)', 'own tools'],
  ],
  ['RN, LPN or EMT (or in training)', ['RN, LPN or EMT (or in training)']],
])('ways to one demand stay together: %s', (typed, parts) => expect(splitRequirements(typed)).toEqual(parts));

it.each([
  ['BLS, own car, calm', ['BLS', 'own car', 'calm']],
  ['BSc, HCPC registration (or within 90 days)', ['BSc', 'HCPC registration (or within 90 days)']],
])('two demands are two: %s', (typed, parts) => expect(splitRequirements(typed)).toEqual(parts));

it('reads such a row as one demand', () => {
  expect(readPerson('CMA, RMA or CCMA (or within 90 days)')).toMatchObject({
    kind: 'have',
    text: 'CMA, RMA or CCMA (or within 90 days)',
    desirable: false,
    sure: true,
  });
});
