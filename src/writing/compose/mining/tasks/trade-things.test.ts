import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { isTradeThing } from './trade-things.ts';

const tasksOf = (responsibilitiesRole: string): string =>
  buildLedger(makeInput({ advert: { jobTitle: 'Clerk' }, brief: { responsibilitiesRole } }), false)
    .duties.map(({ fact }) => fact.text)
    .join('; ');

describe('groups of nouns whose first word is a verb elsewhere', () => {
  it.each([
    'Scope handling & traceability',
    'Link nurse role after 6/12',
    'link worker duties',
    'ward round with the consultant',
    'bank shifts in winter',
    'records requests',
    'die trial and correction',
  ])('%s', (line) => expect(isTradeThing(line)).toBe(true));

  it.each([
    'Link the nurse call to the pager',
    'Support nurses on nights',
    'Lead nurse training',
    'Scope projects with clients',
    'Records requests from guests in the log',
    'Bank the takings',
    'Test workers for alcohol',
  ])('%s may be an order', (line) => expect(isTradeThing(line)).toBe(false));

  it.each([
    [
      'Assist in ERCP. Scope handling & traceability. Monitor sedation',
      /scope handling and traceability/,
      /^scope|; scope/,
    ],
    [
      'Admit patients. Link nurse role after 6/12. Monitor sedation',
      /take on the link nurse role after 6 months/,
      /link the nurse|6\/12/,
    ],
    ['- take payments\n- records requests\n- e-filing queue', /records requests/, /record requests/],
  ])('in a list: %s', (field, said, never) => {
    expect(tasksOf(field)).toMatch(said);
    expect(tasksOf(field)).not.toMatch(never);
  });
});
