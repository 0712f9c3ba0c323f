/** Figures that were the one and are the other, without the verb that says so. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const evidence = (supportingEvidence: string): string =>
  buildLedger(makeInput({ advert: { jobTitle: 'Setter' }, brief: { supportingEvidence } }), false)
    .sentences.map(({ statement }) => statement.text)
    .join('; ');

describe('a figure that changed', () => {
  it.each([
    [
      'mold change time 74 min to 28 min since Jan 2025',
      'Our mold change time has gone from 74 minutes to 28 minutes since January 2025',
    ],
    ['scrap 6% to 2.4% in 18 months', 'Our scrap went from 6% to 2.4% in 18 months'],
    ['waiting list 400 to 90 this year', 'Our waiting list went from 400 to 90 this year'],
    ['staff turnover from 31% to 12%', 'Our staff turnover went from 31% to 12%'],
    ['Average wait 14 days to 6 days', 'Our average wait went from 14 days to 6 days'],
    ['accidents 9 to 2 since 2022', 'Our accidents have gone from 9 to 2 since 2022'],
  ])('says how: %s', (typed, said) => expect(evidence(typed)).toBe(said));
  it.each(['Ages 3 to 11', 'lead time 2 to 3 days', 'Caseloads 25 to 30', 'open 7 to 5', 'Scrap down from 6% to 2.4%'])(
    'and a span has not changed: %s',
    (typed) => expect(evidence(typed)).not.toMatch(/ went | gone /),
  );
});
