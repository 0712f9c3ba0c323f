/** What stands beside a comma in a reward. */
import { describe, expect, it } from 'vitest';
import { joined } from './reward-joins.ts';

describe('a reward in two halves', () => {
  it.each([
    ['Company pays 7%, you pay 5%.', 'Company pays 7%, and you pay 5%'],
    ['The employer adds 10%, you add 5%', 'The employer adds 10%, and you add 5%'],
    ['BUPA cover for you, family can be added at cost.', 'BUPA cover for you, and your family can be added at cost'],
    ['Two extra days, can be raised to four', 'Two extra days, which can be raised to four'],
    ['Your tools covered up to £10,000', 'Your tools are covered up to £10,000'],
    ['Your registration fee paid in full', 'Your registration fee is paid in full'],
    ['Your tools are covered', 'Your tools are covered'],
    [
      'Cottage by the yard, no rent, oil and electricity included',
      'A cottage by the yard with no rent, and with oil and electricity included',
    ],
    ['Up to a Golf or equivalent, private use incl.', 'Up to a Golf or equivalent, with private use'],
    ['Last year Maui', 'Last year it was Maui'],
    ['Cover for family of five', 'Cover for a family of five'],
    ['Set of chisels when you finish', 'A set of chisels when you finish'],
    ['Railways Pension Scheme after five years', 'The Railways Pension Scheme after five years'],
    ['Free hot meal every shift', 'Free hot meal every shift'],
  ])('%s', (typed, whole) => expect(joined(typed)).toBe(whole));
});
