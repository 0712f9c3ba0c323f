/** The reviewer's tabs: the same as the company's, without step text (D1 section 2). */
import { type KeyboardEvent, useRef } from 'react';
import type { AdvertType } from '#domain/advert.ts';

export type ReviewerTab = 'general' | 'brief' | 'jobDescription' | 'advert' | 'review';

const labels: Record<ReviewerTab, string> = {
  general: 'General',
  brief: 'Brief',
  jobDescription: 'Job Description',
  advert: 'Advert',
  review: 'Review',
};

const tabsOf = (type: AdvertType): ReviewerTab[] => [
  'general',
  ...(type === 'copywriter' ? (['brief'] as const) : []),
  'jobDescription',
  'advert',
  'review',
];

export const reviewerPanelId = (tab: ReviewerTab): string => `reviewer-panel-${tab}`;
export const reviewerTabId = (tab: ReviewerTab): string => `reviewer-tab-${tab}`;

export interface ReviewerTabsProps {
  type: AdvertType;
  current: ReviewerTab;
  onChoose: (tab: ReviewerTab) => void;
}

export function ReviewerTabs({ type, current, onChoose }: ReviewerTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const rows = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + rows.length, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    rows[to % rows.length]?.focus();
  };
  return (
    <div className="steps" role="tablist" aria-label="Parts of the advert" ref={strip} onKeyDown={onKeyDown}>
      {tabsOf(type).map((tab) => (
        <button
          key={tab}
          id={reviewerTabId(tab)}
          type="button"
          className="tab"
          role="tab"
          aria-selected={tab === current}
          aria-controls={reviewerPanelId(tab)}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          <span className="w">{labels[tab]}</span>
        </button>
      ))}
    </div>
  );
}
