/** Words of a trade are known, and a head with its colon is said of each part of its row. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { readPerson } from './person.ts';

const asked = (skills: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Gardener' }, brief: { skills } }), false).person.map(
    ({ person }) => `${person.kind}: ${person.text}`,
  );

describe('words of a trade are known', () => {
  it.each([
    [
      'Safe Pass\nplant names, latin not needed',
      ['have: a Safe Pass card', 'have: knowledge of plant names (Latin not needed)'],
    ],
    ['Safe Pass; medical terminology', ['have: a Safe Pass card', 'have: knowledge of medical terminology']],
    [
      'Knowledge of: public budgeting and purchasing; principles of supervision; good Excel skills',
      [
        'have: good Excel skills',
        'have: knowledge of principles of supervision',
        'have: knowledge of public budgeting and purchasing',
      ],
    ],
  ])('%s', (skills, read) => {
    expect(asked(skills).toSorted()).toEqual(read);
  });

  it.each([
    ['good English, German not needed', ['have: good English', 'without: German']],
    ['experience with big brand names', ['have: experience with big brand names']],
  ])('but what is waived beside another thing stays waived: %s', (skills, read) => {
    expect(asked(skills)).toEqual(read);
  });
});

describe('how one works is no paper', () => {
  it.each([
    ['working at height', { kind: 'can', text: 'work at height' }],
    ['lone working', { kind: 'can', text: 'work alone' }],
    ['current working at height', { kind: 'have', text: 'current working at height training' }],
    ['Working at Height certificate', { kind: 'have', text: 'a Working at Height certificate' }],
    ['manual handling', { kind: 'have', text: 'manual handling training' }],
  ])('%s', (line, read) => {
    expect(readPerson(line)).toMatchObject(read);
  });
});
