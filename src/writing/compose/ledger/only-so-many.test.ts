import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const evidence = (supportingEvidence: string): string[] =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'Plant Supervisor', brandName: 'Nidd' }, brief: { supportingEvidence } }),
    true,
  )
    .sentences.filter(({ fact }) => fact.kind === 'evidence')
    .map(({ statement }) => statement.text);

describe('a record that says only how much', () => {
  it.each([
    'Only 6% of our plants were thrown away in 2025',
    'Barely 3% of staff left in 2024',
    'Fewer than 2% of orders were late',
    'Just two complaints were upheld',
    'Only two people stand above you',
    'Only three nurses share the night',
    'Nearly 90 drivers own their trucks',
  ])('%s', (text) => expect(evidence(text)).toEqual([text]));

  it('has no measure of its own in "less than"', () =>
    expect(evidence('Less than 1% of bolts failed the test').join()).not.toMatch(/our less/i));

  it.each([
    ['Staff turnover only 6%', 'Our staff turnover is only 6%'],
    ['NPS 61', 'Our NPS is 61'],
  ])('%s still tells what it counts', (typed, said) => expect(evidence(typed)).toEqual([said]));
});
