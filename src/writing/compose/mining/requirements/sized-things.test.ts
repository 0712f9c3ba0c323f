import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { readSizedThings } from './sized-things.ts';

describe('things by how large they are', () => {
  it.each([
    ['progressive dies up to 400T', 'experience with progressive dies up to 400T'],
    ['presses up to 63T', 'experience with presses up to 63T'],
    ['Commercial budgets of up to £2m', 'experience with commercial budgets of up to £2m'],
  ])('%s', (typed, said) => expect(readPerson(typed)).toMatchObject({ kind: 'have', text: said }));

  it.each([
    'lift boxes up to 25kg',
    'vans up to 3.5t',
    'shifts up to 12 hours',
    'able to lift loads up to 20kg',
    'weights up to 25kg',
  ])('%s is another thing', (typed) => expect(readSizedThings(typed, false)).toBeNull());
});

describe('what somebody is, by a title or a post', () => {
  it.each([
    ['PGeo or EurGeol', 'have', 'PGeo or EurGeol status'],
    ['CStat', 'have', 'CStat status'],
    ['notary a plus', 'be', 'a notary'],
    ['paralegal a plus', 'be', 'a paralegal'],
  ])('%s', (typed, kind, text) => expect(readPerson(typed)).toMatchObject({ kind, text }));
});
