import { describe, expect, it } from 'vitest';
import { findExclusion } from './withhold.ts';

describe('what work is measured in, and things that are called after whoever uses them', () => {
  it.each([
    'Estimate man-months for design packages and control them against the budget',
    'Design man-months within 10% of the budget',
    'Plan 1,200 man hours a year',
    'Book man-days per job',
    'Inspect man-hole covers',
    'Repair man-made fibres',
    'Service man-riding winches',
  ])('shut nobody out: %s', (text) => expect(findExclusion(text)).toBeNull());
  it.each([
    'We need a man days only',
    'A man with a van',
    'Young man preferred',
    'Handyman',
    'Man-month plans, men only',
  ])('a person does: %s', (text) => expect(findExclusion(text)).not.toBeNull());
});
