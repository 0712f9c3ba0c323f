import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { halfDay } from './part-times.ts';

describe('a half day every week', () => {
  it.each([
    ['39 hours a week, half day on Fridays', 'You have a half day on Fridays'],
    ['Full time, half days on Saturday', 'You have a half day on Saturdays'],
    ['Half day Fridays', 'You have a half day on Fridays'],
  ])('is had: %s', (description, said) => {
    const { sentences } = buildLedger(makeInput({ brief: { description } }), false);
    expect(sentences.map(({ fact }) => fact.text)).toContain(said);
  });

  it.each(['Half day sessions with schools', 'half day a week in Leeds'])('%s is another thing', (note) =>
    expect(halfDay(note)).toBeNull(),
  );
});
