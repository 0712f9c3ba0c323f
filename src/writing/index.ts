/** The writing engine's public face. */
export { adviceFor } from './checks/equality-advice.ts';
export { measureReadability, type Readability, readabilityBounds } from './checks/readability.ts';
export { type BlockInput, type CheckedBlocks, Checker } from './engine/checker.ts';
export { type CheckId, checkIds, type Finding } from './engine/finding.ts';
export {
  type Preview,
  previewRule,
  previewTerm,
  type RuleInfo,
  ruleInfos,
  type TermPreview,
} from './engine/preview.ts';
export type { CheckRequest } from './engine/request.ts';
export {
  type AdvertScore,
  advertScore,
  type PartScore,
  readabilityOf,
  scoreChecked,
  scoreFormula,
} from './engine/score.ts';
export { type CheckedText, check, fix } from './engine/text.ts';
export { inHouseStyle } from './engine/written.ts';
export { type GuidelineOptions, selectValues } from './rules/options.ts';
export { parseTermRule, type TermRule } from './rules/terms.ts';
export { type Block, type BlockKind, parseBlocks } from './text/block.ts';
