import { describe, expect, it } from 'vitest';
import { findContract } from '../slots.ts';
import { readStatement, settle } from '../statement.ts';
import { findExclusion } from '../withhold.ts';
import { asRecord } from './record.ts';

describe('a mark that others gave', () => {
  it.each([
    ['4.6/5 on Glassdoor', 'We score 4.6 out of 5 on Glassdoor'],
    ['9.1 out of 10 from 340 guests', 'We score 9.1 out of 10 from 340 guests'],
    ['8 out of 10 new starters still here after a year', '8 out of 10 new starters are still here after a year'],
    ["Twice winner of the Queen's Award", "We have won the Queen's Award twice"],
    ['Three-time winner of Best Pub', 'We have won Best Pub three times'],
    ['NPS of +71, up from 48', 'Our NPS is +71, up from 48'],
    ['Investors in People Gold until 2027', 'We hold Investors in People Gold until 2027'],
    ['Investors in People Silver since 2019', 'We have held Investors in People Silver since 2019'],
    [
      'Great Place to Work certified - 4 years running',
      'We have been Great Place to Work certified for 4 years running',
    ],
    ['Soil Association certified since 1998', 'We have been Soil Association certified since 1998'],
    ["Featured in The Caterer's Top 100 list", "We have been featured in The Caterer's Top 100 list"],
    ['No agency staff used on nights since January', 'We have used no agency staff on nights since January'],
    ['Series A ($11m) closed in May, led by Accel', 'Our Series A ($11m) closed in May, led by Accel'],
    ['Two Michelin Green Stars', 'We have two Michelin Green Stars'],
  ])('%s', (typed, said) => {
    expect(asRecord(typed)).toBe(said);
  });

  it('is no note where somebody speaks', () => {
    const read = readStatement('"The best placement I had" - student nurse, 2025');
    expect(read && settle(read)).toMatchObject({
      kind: 'clause',
      text: '"The best placement I had" - student nurse, 2025',
    });
  });
});

describe('a number that is nobody’s age', () => {
  it.each(['We answer 9 out of 10 calls in under 20 secs', 'Pages load in under 30 ms', 'Settled in below 45 seconds'])(
    '%s',
    (typed) => {
      expect(findExclusion(typed)).toBeNull();
    },
  );
});

describe('a contract of somebody else', () => {
  it.each(['1 in 3 of our managers began as a temp', 'Our MD started here as a temp.'])('%s', (typed) => {
    expect(findContract(typed)).toBeNull();
  });
});
