import { describe, expect, it } from 'vitest';
import { isSaidOfTwo } from './said-of-two.ts';

describe('what is said of two kinds of a thing', () => {
  it.each([
    'Recruit and breathing apparatus courses are paid',
    'Train and bus fares are covered',
    'Book and tool vouchers are given every year',
    'Travel and meal costs are paid in full',
    'Work and safety boots are provided',
    'Study and exam fees are met by us',
    'Dress and shoe allowances are paid monthly',
    'Exercise and dance classes are free',
  ])('%s', (text) => expect(isSaidOfTwo(text)).toBe(true));

  it.each([
    'Check that bus and train fares are paid',
    'Recruit and train the night crew',
    'Plan and run courses that are paid',
    'Make sure beds and chairs are cleaned',
    'Book taxis and see guests out',
    'Find out where parts and tools are kept',
  ])('%s is an order', (text) => expect(isSaidOfTwo(text)).toBe(false));
});
