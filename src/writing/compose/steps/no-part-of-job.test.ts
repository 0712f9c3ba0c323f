import { describe, expect, it } from 'vitest';
import { isNoPart } from './no-part-of-job.ts';

describe('what an imperative points at', () => {
  it.each([
    'the zero 483 observations in November 2024',
    'the awards we won in 2024',
    'our 40 years in business',
    'the staff of 310',
    'Alan Byrne, founder',
    'the £12 an hour',
    'the new building in Ennis town',
    'the 640 people',
    'the 32 residents',
    'the 14 depots',
    'the four dogs',
    'our 480,000 water meters',
  ])('is no part of a job: %s', (text) => {
    expect(isNoPart({ text, kind: 'np' })).toBe(true);
  });
  it.each([
    'the company van',
    'the annual leave',
    'the early finish',
    'the seat on the board',
    'the training in May',
    'the two shutdowns',
    'the 25 days of leave',
  ])('may be one: %s', (text) => {
    expect(isNoPart({ text, kind: 'np' })).toBe(false);
  });
});
