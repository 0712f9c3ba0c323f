import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/account.ts';
import { isTrialOver, trialWordsOf } from './trial.ts';

const profileWith = (trialDaysLeft: number | null): Profile =>
  ({ trialDaysLeft, trialEndsAt: '2026-11-28T13:05:00Z', timezone: 'Pacific/Auckland' }) as Profile;

describe('the trial', () => {
  it.each([
    [7, 'Trial: 7 days left'],
    [2, 'Trial: 2 days left'],
    [1, 'Trial: last day'],
  ])('with %d days left', (days, left) => {
    expect(trialWordsOf(profileWith(days))).toEqual({
      left,
      ends: 'The trial ends on 29.11.2026 at 2:05 AM. Everything stays usable after that.',
    });
  });

  it('is over at zero, and was never there without days', () => {
    expect([isTrialOver(profileWith(0)), trialWordsOf(profileWith(0))]).toEqual([true, undefined]);
    expect([isTrialOver(profileWith(null)), trialWordsOf(profileWith(null))]).toEqual([false, undefined]);
  });
});
