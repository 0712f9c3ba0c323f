import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const read = (description: string) => {
  const { sentences, rough } = buildLedger(makeInput({ advert: { jobTitle: 'Tiler' }, brief: { description } }), false);
  return { said: sentences.map(({ fact }) => fact.text), rough };
};

describe('notes in a hurry of which a sentence is surely right', () => {
  it.each([
    ['start asap, 12 mths work', 'There is work for 12 months'],
    ['Part time, four of us.', 'There are four of us'],
    ['190-day calendar, 7 hours a day', 'The calendar has 190 days'],
    ['190 day school year', 'The school year has 190 days'],
    ['We make transformers upto 40 MVA.', 'We make transformers up to 40 MVA'],
    ['Lovley little shop, four of us.', 'A lovely little shop'],
  ])('%s', (description, sentence) => {
    const { said, rough } = read(description);
    expect(said).toContain(sentence);
    expect(rough).toEqual([]);
  });
  it.each(['12 months experience', 'calendar of 190'])('and of %s none is made so', (description) => {
    expect(read(description).said.join('; ')).not.toMatch(/There (?:is|are)|follows/);
  });
});
