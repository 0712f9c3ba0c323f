import { describe, expect, it } from 'vitest';
import { withoutOtherTown } from './own-places.ts';
import { withoutStumps } from './place-stumps.ts';

const place = { name: 'Cork', phrase: 'in Cork', remote: false };
const left = (typed: string): string => withoutStumps(withoutOtherTown(typed, place, 'Cork', new Set()), typed);

describe('a sentence from which the place is taken', () => {
  it.each([
    'Based in our Mallow office.',
    'Based at our Mallow site',
    'You will be based in our Mallow office.',
    "You're based in our Mallow office.",
    'The job is in our Mallow office.',
    'Office in Mallow',
    'Working out of our Mallow depot',
    'Located in our Mallow office',
  ])('goes whole where it says nothing else: %s', (typed) => {
    expect(left(typed)).toBe('');
  });
  it.each([
    ['Hybrid with two days at home. Based in our Mallow office.', 'Hybrid with two days at home.'],
    [
      'Hybrid with two days a week in the office at Mallow. Team of five.',
      'Hybrid with two days a week in the office. Team of five.',
    ],
    ['Small practice in Mallow, 4 vets', 'Small practice, 4 vets'],
    ['Sales Lead for our Mallow office, on a one-year contract.', 'Sales Lead, on a one-year contract.'],
  ])('stays where it says something: %s', (typed, said) => {
    expect(left(typed)).toBe(said);
  });
  it('stays where no place was taken', () => {
    expect(left('You work in our office.')).toBe('You work in our office.');
  });
});
