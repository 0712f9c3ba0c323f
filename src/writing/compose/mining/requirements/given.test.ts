import { expect, it } from 'vitest';
import { asksNothing } from './none.ts';
import { readPerson } from './person.ts';

it.each([
  'Moving and Handling training provided',
  'First aid course paid for by us',
  'NVQ funded by us',
  'PMVA training will be given',
  'Tools and PPE supplied',
  "We'll train you in the use of the till",
])('%s is given, and asked of nobody', (line) => {
  expect(asksNothing(line)).toBe(true);
  expect(readPerson(line)).toBeNull();
});
it.each(['Proof of training must be provided', 'Own tools', 'Manual handling training required'])(
  '%s is asked',
  (line) => {
    expect(asksNothing(line)).toBe(false);
  },
);
