import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';

const tasksOf = (responsibilitiesRole: string): string[] =>
  [
    ...buildLedger(
      makeInput({ advert: { jobTitle: 'Dockmaster' }, brief: { responsibilitiesRole } }),
      true,
    ).facts.values(),
  ].flatMap(({ kind, text }) => (kind === 'duty' ? [text] : []));

describe('people are supervised, and what stands behind them is read for itself', () => {
  it.each([
    [
      'Assign slips, supervise 8 dockhands, fuel dock and pump-out, VHF radio, winter maintenance',
      [
        'assign slips',
        'supervise 8 dockhands',
        'run the fuel dock',
        'run the pump-out',
        'handle VHF radio',
        'carry out winter maintenance',
      ],
    ],
    ['Train 4 lifeguards, tills and cleaning', ['train 4 lifeguards', 'work on the tills', 'do the cleaning']],
    ['Train the team, filling station and car wash', ['train the team', 'run the filling station', 'run the car wash']],
  ])('%s', (typed, said) => expect(tasksOf(typed)).toEqual(said));
});

describe('people in a row are all of them supervised, and other verbs keep their things', () => {
  it.each([
    ['Supervise cooks, porters and waiters', ['supervise cooks, porters and waiters']],
    ['Manage 3 shops, stock and cash', ['manage 3 shops, stock and cash']],
    ['Fuel the boats and moor them', ['fuel the boats and moor them']],
  ])('%s', (typed, said) => expect(tasksOf(typed)).toEqual(said));
});
