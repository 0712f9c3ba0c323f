/** What the tabs need to change the guidelines; readers get none of it. */
import type { GuidelineItem } from '#contract/guidelines.ts';
import type { Draft, DraftEntry, Faults } from './draft.ts';

/** Everything that the tabs show, and what they may do. */
export interface GuidelineView {
  items: readonly GuidelineItem[];
  draft: Draft;
  /** Undefined for people who may only read. */
  editing: Editing | undefined;
}

export interface Editing {
  /** Shown after the first attempt to save, then as the person corrects. */
  faults: Faults;
  conflicts: readonly GuidelineItem[];
  onChange: (entry: DraftEntry) => void;
  onAdd: (title: string, headingId: number) => void;
  /** Drops an entry that was never saved, or asks before one that was. */
  onRemove: (entry: DraftEntry) => void;
  onTakeTheirs: (item: GuidelineItem) => void;
  onKeepMine: (item: GuidelineItem) => void;
  /** Sets ticks and selects of the options under this id. */
  onOptions: (id: string, changes: Record<string, boolean | string>) => void;
}
