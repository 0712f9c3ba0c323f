/** Headlines over texts on the person say what is asked for, where a few words do. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from '../testing/input.ts';
import { askedLabels } from './asked-labels.ts';

const labelsFor = (skills: string, shown: readonly string[] = []): string[] =>
  askedLabels(buildLedger(makeInput({ brief: { skills } }), false).person, shown).map(({ text }) => text);

describe('what is asked for as a headline', () => {
  it.each([
    ['two years of experience in a bike shop', /^Someone with two years/],
    ['able to write clear reports', /^Someone who can write clear reports$/],
    ['patient with children', /^Someone who is patient with children$/],
  ])('%s', (skills, wanted) => {
    expect(labelsFor(skills)).toEqual([expect.stringMatching(wanted)]);
  });
  it.each([
    'a class B licence',
    'able to lift 25 kg',
    'able to pass a drug test',
    'experience with Haitian',
    'a degree in geology or a related subject',
    'willing to travel',
    'fluent in German',
    '2 years of experience as a minimum',
  ])('never is what is looked up in a list: %s', (skills) => {
    expect(labelsFor(skills)).toEqual([]);
  });
  it('never is a wish', () => {
    expect(labelsFor('experience of embroidery is a plus')).toEqual([]);
  });
  it('is not shown twice', () => {
    expect(labelsFor('able to write clear reports', ['Someone who can write clear reports'])).toEqual([]);
  });
});
