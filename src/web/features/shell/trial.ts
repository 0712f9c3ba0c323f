/** What is said about the trial: the days that are left by the server's clock, and that nothing is lost afterwards. */
import type { Profile } from '#contract/account.ts';
import { dateText, timeText } from '#web/ui/dates.ts';

export interface TrialWords {
  /** Beside the menu while the trial runs. */
  left: string;
  /** When exactly it ends, in the person's time zone. */
  ends: string;
}

export const trialEnded = 'Your 7-day trial has ended. Nothing is locked and nothing is lost.';

/** Whether the trial is over; false where there is none. */
export function isTrialOver(profile: Profile): boolean {
  return profile.trialDaysLeft === 0;
}

/** What to say of a trial that runs; undefined without one. */
export function trialWordsOf(profile: Profile): TrialWords | undefined {
  const { trialDaysLeft: days, trialEndsAt, timezone } = profile;
  if (days === null || days === 0 || trialEndsAt === null) return undefined;
  return {
    left: days === 1 ? 'Trial: last day' : `Trial: ${days} days left`,
    ends: `The trial ends on ${dateText(trialEndsAt, timezone)} at ${timeText(trialEndsAt, timezone)}. Everything stays usable after that.`,
  };
}
