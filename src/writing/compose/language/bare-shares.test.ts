import { describe, expect, it } from 'vitest';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from '../testing/input.ts';
import { isBareShare } from './bare-shares.ts';

describe('a share whose whole stands before it', () => {
  it.each([
    '91% closed within twelve months',
    '97% delivered on time',
    '4 in 5 answered inside a minute',
    '88% are repaired on the first visit',
    'half rebooked before they left',
    'nine in ten passed first time',
    'over 60% sold before the gate opened',
    'two thirds re-homed by Christmas',
    '72% within the hour',
  ])('%s', (piece) => {
    expect(isBareShare(piece)).toBe(true);
  });
  it.each([
    '83% survival last season',
    '91% of parcels delivered on time',
    '60% recycled steel',
    '98% retention in 2024',
    'Most customers come back',
    '0.3% returns',
    'Half a million meals served in 2024',
  ])('%s names its whole', (piece) => {
    expect(isBareShare(piece)).toBe(false);
  });
});

it.each([
  ['640 parcels sorted a day, 97% delivered on time', /97%/],
  ['1,200 boilers serviced last winter, 88% fixed on the first visit', /88%/],
  ['312 dogs taken in during 2025, two thirds re-homed by Christmas', /two thirds/i],
  ['We tested 5,400 wells in 2024. 93% passed first time.', /93%/],
  ['210 apprentices trained since 2015, 9 in 10 employed by us today', /9 in 10/],
  ['14,000 calls answered in 2025; 81% answered within a minute', /81%/],
])('never alone: %s', (supportingEvidence, share) => {
  const { sentences } = buildLedger(
    makeInput({ advert: { jobTitle: 'Sorter' }, guidelines: { companyName: 'Wharfe' }, brief: { supportingEvidence } }),
    false,
  );
  for (const { statement } of sentences)
    if (share.test(statement.text)) expect(statement.text.search(share)).toBeGreaterThan(0);
});

describe('a number of those whom the sentence before names', () => {
  it.each([
    'Six are still here',
    '38 stayed',
    'All nine passed first time',
    'Two became managers',
    'Both have retired',
  ])('%s', (piece) => expect(isBareShare(piece)).toBe(true));
  it.each([
    'Six nurses are still here',
    'Six qualified nurses work on the ward',
    'Two left-handed lathes',
    'All are welcome',
    'Six of our trainees stayed',
    '2024 was our best year',
  ])('%s names them', (piece) => expect(isBareShare(piece)).toBe(false));

  const said = (supportingEvidence: string): string[] =>
    buildLedger(
      makeInput({ advert: { jobTitle: 'Trainee Accounting Technician' }, brief: { supportingEvidence } }),
      false,
    ).sentences.map(({ statement }) => statement.text);
  it.each([
    [
      'All nine of our trainees since 2017 have qualified. Six are still here.',
      'All nine of our trainees since 2017 have qualified, and six are still here',
    ],
    [
      'We have taken on 12 apprentices since 2015. Ten stayed.',
      'We have taken on 12 apprentices since 2015, and ten stayed',
    ],
  ])('stands behind them in one sentence: %s', (typed, one) => expect(said(typed)).toEqual([one]));
  it('and is never said where nothing before it names them', () =>
    expect(said('Six are still here.').join()).not.toMatch(/^Six are/));
});
