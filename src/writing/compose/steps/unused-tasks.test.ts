import { expect, it } from 'vitest';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from '../testing/input.ts';
import { unusedTasks } from './unused-tasks.ts';

const ledger = buildLedger(
  makeInput({
    advert: { jobTitle: 'Hedge Layer', location: 'Ludlow' },
    guidelines: { companyName: 'Teme Hedges' },
    brief: { responsibilitiesRole: 'lay hedges by hand, sharpen billhooks, measure each run' },
  }),
  false,
);

it('names the tasks that no line says, in the words that were typed', () => {
  expect(unusedTasks(ledger, ['Hedge Layer: sharpen billhooks'])).toBe(
    ' No line so far says "Lay hedges by hand", "Measure each run".',
  );
});
it('says nothing where each has its line', () => {
  expect(
    unusedTasks(ledger, ['You lay hedges by hand', 'Ready to measure each run?', 'Sharpen billhooks in Ludlow']),
  ).toBe('');
});
