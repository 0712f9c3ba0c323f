/** What the page and the checker's worker say to each other. */
import type { IgnoredFinding } from '#contract/checks.ts';
import type { AdvertScore, BlockKind, CheckRequest, Finding, scoreFormula } from '#writing/index.ts';

/** A paragraph, heading or list item of the editor, under the key that the editor knows it by. */
export interface PageBlock {
  key: string;
  kind: BlockKind;
  text: string;
}

/** How a finding is drawn in the text; the others are only listed. */
export type Mark = 'equality' | 'profanity' | 'house';

/** What kind of thing was found, as the card's heading says it. */
export type FindingKind =
  | 'equality'
  | 'equality.age'
  | 'equality.sex'
  | 'equality.disability'
  | 'equality.race'
  | 'equality.family'
  | 'profanity'
  | 'masculine'
  | 'feminine'
  | 'readability'
  | 'cliche'
  | 'inflation'
  | 'house';

/** A finding as the page shows it; offsets in UTF-16 units of its block's text. */
export interface ShownFinding extends Omit<Finding, 'level'> {
  kind: FindingKind;
  mark: Mark | null;
}

/** What is ignored and stands in the text. */
export interface IgnoredHere {
  id: string;
  /** Places in the text that it holds back. */
  places: number;
}

export type ToWorker =
  | { type: 'settings'; request: CheckRequest; ignored: readonly IgnoredFinding[] }
  | { type: 'ignored'; ignored: readonly IgnoredFinding[] }
  /** The first one holds the whole text, later ones what changed. `order` is there when blocks came, went or moved. */
  | { type: 'blocks'; serial: number; order: readonly string[] | null; changed: readonly PageBlock[] };

/** The outcome for the whole text. */
export interface Summary {
  score: AdvertScore;
  words: number;
  /** The language's name when it isn't English and nothing was looked for; else null. */
  otherLanguage: string | null;
  ignored: readonly IgnoredHere[];
}

export type FromWorker =
  | { type: 'ready'; formula: typeof scoreFormula }
  /** Blocks whose findings are other ones than those sent last. */
  | { type: 'findings'; serial: number; blocks: readonly { key: string; findings: readonly ShownFinding[] }[] }
  | { type: 'summary'; serial: number; summary: Summary };
