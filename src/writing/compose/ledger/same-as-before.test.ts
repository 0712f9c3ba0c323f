/** "Same oven" of a record says nothing without the part before it. */
import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const evidence = (supportingEvidence: string): string =>
  buildLedger(makeInput({ advert: { jobTitle: 'Line Cook' }, brief: { supportingEvidence } }), false)
    .sentences.map(({ statement }) => statement.text)
    .join('; ');

it.each(['14 years open. same oven', 'Opened in 1987. Same family.'])('is no fact alone: %s', (typed) =>
  expect(evidence(typed)).not.toMatch(/same/i),
);
it.each(['We opened in 2001. The same chef since 2009', 'We have 30 covers. Same-day repairs for all'])(
  'and what goes on stays: %s',
  (typed) => expect(evidence(typed)).toMatch(/same/i),
);
