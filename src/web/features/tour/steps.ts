/** The two tours: four steps for those who manage, three for recruiters (D1 section 2, Onboarding tour). */
import type { Role } from '#domain/user.ts';
import { paths } from '#web/paths.ts';

export interface TourStep {
  /** The page that the step is about; its link in the sidebar is what the step points at. */
  path: string;
  title: string;
  text: string;
}

export interface TourPlan {
  steps: readonly TourStep[];
  /** Words of the last button. */
  last: string;
}

const managers: TourPlan = {
  steps: [
    {
      path: paths.dashboard,
      title: 'Hello',
      text: 'Every advert of your company is here: drafts being written, adverts out for review, and those that are finished. Search, sort, or open one to go on.',
    },
    {
      path: paths.library,
      title: 'Library',
      text: 'Keep the lines that work. Headlines, introductions, rewards and more, in folders that everyone in your company can use and add to.',
    },
    {
      path: paths.guidelines,
      title: 'Guidelines',
      text: 'Say how your company speaks: what you offer people, what you value, and rules such as how to write a date. Every new text follows them.',
    },
    {
      path: paths.profile,
      title: 'Profile overview',
      text: 'Your name, photo, time zone and password live here. Colleagues see your name and photo on the adverts you work on.',
    },
  ],
  last: "Let's Start",
};

const recruiters: TourPlan = {
  steps: [
    {
      path: paths.dashboard,
      title: 'Job Adverts',
      text: 'Every advert of your company is here: drafts, adverts out for review, and finished ones. Open any of them to read it or to go on writing.',
    },
    {
      path: paths.library,
      title: 'Library',
      text: 'Lines that worked before, kept in shared folders. Bring them into a new advert, and save your own good ones for the next.',
    },
    {
      path: paths.create,
      title: 'Create job adverts',
      text: 'Three ways to start: an empty page, a framework in seven steps, or seven questions. Choose the one that fits the time you have.',
    },
  ],
  last: "Let's Create",
};

/** The tour of a role; copywriters have none. */
export function tourOf(role: Role): TourPlan | undefined {
  if (role === 'copywriter') return undefined;
  return role === 'recruiter' ? recruiters : managers;
}
