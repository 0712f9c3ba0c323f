/** Bare notes among the imperatives: what is a sentence already, what is spoken, and what there are several of. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { thereIs } from './imperative-notes.ts';

const said = (typed: string, kind: Statement['kind'] = 'np'): string => {
  const statement = readStatement(typed);
  if (!statement) throw new Error(`not read: ${typed}`);
  return thereIs({ ...statement, kind }).text;
};

describe('a note that the recruiter wants said', () => {
  it.each([
    ['Grade I holders can apply', 'Grade I holders can apply'],
    ['Marathi + Hindi + English all three', 'You speak Marathi, Hindi and English'],
    ['2 nights off together every week', 'You get 2 nights off together every week'],
    ['35 people', 'There are 35 people'],
    ['One Sunday in four', 'You work one Sunday in four'],
  ])('%s', (typed, sentence) => expect(said(typed)).toBe(sentence));
});

describe('a paper that the recruiter only names', () => {
  it.each([
    ['ServSafe card', 'You need a ServSafe card'],
    ['CSCS card', 'You need a CSCS card'],
    ['NMBI registration', 'You need NMBI registration'],
  ])('is asked for: %s', (typed, sentence) => expect(said(typed)).toBe(sentence));
  it.each(['Oyster card', 'IKEA gift card', 'Leap card'])('and a card that is given is not: %s', (typed) =>
    expect(said(typed)).not.toMatch(/need/),
  );
});
