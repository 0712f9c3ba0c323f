/** The writing engine's public face. */
export { type BlockInput, type CheckedBlocks, Checker } from './engine/checker.ts';
export { type CheckId, checkIds, type Finding } from './engine/finding.ts';
export type { CheckRequest } from './engine/request.ts';
export { type CheckedText, check, fix } from './engine/text.ts';
