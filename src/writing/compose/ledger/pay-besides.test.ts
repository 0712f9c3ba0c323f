/** Pay in the brief's words beside the General tab's: the General tab's is said, and a note tells of the other. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const read = (description: string) =>
  buildLedger(
    makeInput({ advert: { country: 'Ireland', salaryFrom: 39000, salaryTo: 43000 }, brief: { description } }),
    false,
  );

describe('pay with something on top', () => {
  it.each([
    "You'll get €36,000 and a share of tips.",
    'You will earn €36,000 plus tips.',
    'You start on €36,000 with tips.',
  ])('of another figure is not said: %s', (typed) => {
    const ledger = read(`You would run the bar with a crew of eleven. ${typed}`);
    expect(ledger.sentences.map(({ statement }) => statement.text).join('|')).not.toMatch(/€/);
  });
  it.each(['You get €40 for each extra shift.', 'You get a share of tips.'])(
    'and what is no pay stays: %s',
    (typed) => {
      const ledger = read(typed);
      expect([...ledger.sentences.map(({ statement }) => statement.text), ...ledger.rough].join('|')).toMatch(/[Yy]ou/);
    },
  );
});
