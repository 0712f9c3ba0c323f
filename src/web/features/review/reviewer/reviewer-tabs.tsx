/** The reviewer's tabs: the same as the company's, without step text (D1 section 2). */
import type { AdvertType } from '#domain/advert.ts';
import { moveAlongTabs } from '#web/ui/tab-keys.ts';

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
  return (
    <div className="steps" role="tablist" aria-label="Parts of the advert" onKeyDown={moveAlongTabs}>
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
