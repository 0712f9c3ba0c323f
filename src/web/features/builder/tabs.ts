/** Which tabs an advert has, in which order, and which of them can be opened (D1 section 2; decisions: Dashboard and builder). */
import type { AdvertType } from '#domain/advert.ts';
import type { Role } from '#domain/user.ts';

export type BuilderTab = 'general' | 'brief' | 'jobDescription' | 'advert' | 'review';

const labels: Record<BuilderTab, string> = {
  general: 'General',
  brief: 'Brief',
  jobDescription: 'Job Description',
  advert: 'Advert',
  review: 'Review',
};

/** What decides about the tabs. `saved` is false until the advert has an id. */
export interface TabSubject {
  type: AdvertType;
  saved: boolean;
  copywritingFinished: boolean;
  role: Role;
  /** Whether anybody was ever asked for a review. */
  reviewed: boolean;
}

export interface TabEntry {
  tab: BuilderTab;
  /** 'Step 1. - ', counted over the tabs that are there. */
  step: string;
  label: string;
  /** Why it can't be opened; undefined when it can. */
  closed: string | undefined;
}

const reasons = {
  unsaved: 'Save the General tab first.',
  copywriter: 'The copywriter has not finished yet.',
} as const;

const isText = (tab: BuilderTab): boolean => tab === 'advert' || tab === 'review';

/** The tabs in order, numbered without a gap. */
export function listTabs({ type, saved, copywritingFinished, role, reviewed }: TabSubject): TabEntry[] {
  const order: BuilderTab[] = [
    'general',
    ...(type === 'copywriter' ? (['brief'] as const) : []),
    'jobDescription',
    'advert',
    ...(reviewed && role !== 'copywriter' ? (['review'] as const) : []),
  ];
  const waits = type === 'copywriter' && !copywritingFinished && role !== 'copywriter';
  return order.map((tab, index) => ({
    tab,
    step: `Step ${index + 1}. - `,
    label: labels[tab],
    closed: tab !== 'general' && !saved ? reasons.unsaved : isText(tab) && waits ? reasons.copywriter : undefined,
  }));
}

/** The tab after this one that can be opened; undefined at the end. */
export function nextTab(tabs: readonly TabEntry[], tab: BuilderTab): BuilderTab | undefined {
  const index = tabs.findIndex((entry) => entry.tab === tab);
  return tabs.slice(index + 1).find((entry) => entry.closed === undefined)?.tab;
}

/** The tab before this one. */
export function previousTab(tabs: readonly TabEntry[], tab: BuilderTab): BuilderTab | undefined {
  return tabs[tabs.findIndex((entry) => entry.tab === tab) - 1]?.tab;
}
