import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { isDoneForAbsent } from './others-absence.ts';

describe('a task for somebody who is away', () => {
  it.each([
    "Running the shop when you're away",
    "run the shop when I'm on holiday",
    'Answer the phone while you are out',
  ])('is no task of the reader: %s', (line) => expect(isDoneForAbsent(line)).toBe(true));

  it.each([
    "You keep in touch with the office when you're away",
    'Run the shop when the owner is away',
    "Log your calls when you're ready",
    'Switch off the lights when you leave',
  ])('and this one is: %s', (line) => expect(isDoneForAbsent(line)).toBe(false));

  it('is told in a note, and in no text', () => {
    const { duties, unreadLines } = buildLedger(
      {
        ...makeInput({ advert: { jobTitle: 'Florist' }, brief: {} }),
        jobDescription: {
          matches: true,
          text: "Main duties\n- Design wedding flowers\n- Running the shop when you're away\n- Order from the Dutch van\n",
        },
      },
      true,
    );
    expect(duties.map(({ fact }) => fact.text).join()).not.toContain('away');
    expect(unreadLines.duties).toContain("Running the shop when you're away");
  });
});
