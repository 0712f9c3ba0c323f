import { describe, expect, it } from 'vitest';
import { readStatement } from '../ledger/statement.ts';
import { atFirst } from './first-mention.ts';

describe('what the reader has not heard of', () => {
  it.each([
    ['the free parking at the quay', 'free parking at the quay'],
    ['the night allowance', 'a night allowance'],
    ['the sign-on bonus of $5,000', 'a sign-on bonus of $5,000'],
    ['the staff discount', 'a staff discount'],
    ['the free meals on shift', 'free meals on shift'],
    ['the house', 'the house'],
    ['the weekend openings', 'the weekend openings'],
  ])('is not named as if it were known: %s', (typed, said) => {
    const statement = readStatement(typed);
    expect(statement && atFirst(statement).lower).toBe(said);
  });
});
