/** Sentences of which only one word counts: a word that another sentence has too says nothing again. */
import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const said = (description: string): string[] =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'Dental Nurse', country: 'United Kingdom' }, brief: { description } }),
    false,
  ).sentences.map(({ statement }) => statement.text);

it.each([
  ['4 days, no weekends. Two surgeries, four of us.', 'There are four of us'],
  ['You are told your rota six weeks ahead. Week on, week off.', 'You work week on, week off'],
])('%s', (description, sentence) =>
  expect(said(description).map((one) => one.replace(' a ', ' '))).toContain(sentence),
);

it('the same is still told once', () =>
  expect(said('You work nights. We pay on Fridays. You work nights.').filter((one) => /nights/.test(one))).toHaveLength(
    1,
  ));
