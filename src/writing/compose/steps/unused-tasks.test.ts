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

/** What is told of a promise beside the lines of all runs so far. */
const ofPromise = (proposition: string, lines: string[]): string =>
  unusedTasks(
    buildLedger(makeInput({ advert: { jobTitle: 'Hedge Layer', location: 'Ludlow' }, brief: { proposition } }), false),
    lines,
  );

it.each([
  ['Earn while you learn and come out with a trade card.', 'Earn while you learn in Ludlow'],
  [
    'Your first visits last a full hour, so nobody is rushed through a hard choice.',
    'Your first visits last a full hour',
  ],
  [
    'When you find a bad hedge, we let you cut it back and not just tidy it.',
    'We let you cut it back and not just tidy it',
  ],
  ['You pick your own hours because the hedges wait for nobody.', 'Hedge Layer: you pick your own hours'],
  ['You keep the first day of each season off, and we pay for it.', 'You keep the first day of each season off'],
])('does not call unsaid what a line says by half: %s', (promise, line) => {
  expect(ofPromise(promise, [line])).toBe('');
});
it.each([
  ['Earn while you learn and come out with a trade card.', 'Learn to lay hedges'],
  ['Your first visits last a full hour, so nobody is rushed through a hard choice.', 'Your first visits with us'],
  ['You pick your own hours because the hedges wait for nobody.', 'Pick apples for an hour'],
  ['You keep the first day of each season off, and we pay for it.', 'Hedge Layer: pay of £30,000'],
])('names what no line says: %s', (promise, line) => {
  expect(ofPromise(promise, [line])).toContain('No line so far says');
});
