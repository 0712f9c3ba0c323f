/** Two things that close a row do nothing, and one who leads something is a post. */
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../language/kind.ts';
import { lacksItsNoun } from '../../language/own-noun.ts';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { ownClause } from './said-in-row.ts';

const told = (description: string): string[] =>
  [
    ...buildLedger(
      makeInput({ advert: { jobTitle: 'Records Manager' }, brief: { description } }),
      false,
    ).facts.values(),
  ].flatMap(({ kind, text }) => (kind === 'description' ? [text] : []));

describe('a row that closes with two things is told whole', () => {
  it.each([
    [
      'The County Clerk is recruiting a Records Manager to run the records program, the Records Center and the county archives for 23 departments.',
      ['You run the records program, the Records Center and the county archives for 23 departments'],
    ],
    [
      'We sell what the farm grows, and a manager runs the shop, the café and the stable yards for two villages.',
      ['We sell what the farm grows, and a manager runs the shop, the café and the stable yards for two villages'],
    ],
  ])('%s', (description, facts) => {
    expect(told(description)).toEqual(facts);
  });

  it.each([
    ['the reading room and the county archives for three departments', null],
    ['the night shift handles the rest', 'The night shift handles the rest'],
    ['the bakery bakes at night and the shop opens at nine', 'The bakery bakes at night and the shop opens at nine'],
  ])('%s', (part, clause) => {
    expect(ownClause(part, ['You run the kitchen', part])).toBe(clause);
  });
});

describe('one who leads is a post', () => {
  it.each([
    [
      'Lead actuary for the long-term care block, about 210,000 policies.',
      ['You will be the lead actuary for the long-term care block, about 210,000 policies'],
    ],
    ['Lead six actuaries.', ['Lead six actuaries']],
  ])('%s', (description, facts) => {
    expect(told(description)).toEqual(facts);
  });
});

describe('what somebody shall do stands behind who they are', () => {
  it.each([
    ['People who paid for care should get care', 'clause'],
    ['Drivers who pass the test can move up to Class 1', 'clause'],
    ['People who know what children can do', 'np'],
    ['People who work hard and can drive', 'np'],
    ['Homes that people can afford', 'np'],
  ])('%s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each(['The cook who makes the sauce tastes it', 'The person who sells the car hands it over'])(
    'and a thing of theirs is named: %s',
    (text) => {
      expect(lacksItsNoun(text)).toBe(false);
    },
  );
});
