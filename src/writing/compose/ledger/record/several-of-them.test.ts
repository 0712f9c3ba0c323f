import { expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

it.each(['82% of women saw a midwife they already knew', '70% of children walk to school', '94% of people come back'])(
  'several that have no "s" take no article: %s',
  (typed) => {
    const { sentences } = buildLedger(
      makeInput({ advert: { jobTitle: 'Midwife', location: 'Hull' }, brief: { supportingEvidence: typed } }),
      false,
    );
    expect(sentences.map(({ statement }) => statement.text)).toContain(typed);
  },
);
