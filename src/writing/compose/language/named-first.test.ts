import { expect, it } from 'vitest';
import { readStatement } from '../ledger/statement.ts';

it.each([
  'Direct exposure to CFO, weekly review is with the whole board',
  'Complete freedom to plan your own week',
  'Full control of your diary',
  'Open access to the workshop at weekends',
])('tells how something is, and orders nothing: %s', (text) => {
  expect(readStatement(text)?.kind).not.toBe('verb');
});
it.each(['Complete risk assessments', 'Direct traffic at the gate', 'Open the shop at seven'])(
  'is an order: %s',
  (text) => {
    expect(readStatement(text)?.kind).toBe('verb');
  },
);
