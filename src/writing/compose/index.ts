/** The built-in writer's one door. Everything here is pure: the same inputs give the same texts. */
export {
  type AssistResult,
  assist,
  extend,
  needsModel,
  shorten,
  simplify,
} from './assist/assist.ts';
export { type AssistCommand, recogniseCommand } from './assist/commands.ts';
export { type ContentExplanation, explainItem } from './explain.ts';
export { type ClaimKind, type GroundedClaim, groundText } from './grounding.ts';
export { type Hint, writeHints } from './hints.ts';
export { itemBody, itemText } from './item-text.ts';
export type { Ledger } from './ledger/facts.ts';
export { buildLedger } from './ledger/ledger.ts';
export { readTone, type Tone } from './ledger/tone.ts';
export {
  answerBands,
  type QuestionNumber,
  type QuestionRequest,
  type QuestionResult,
  writeAnswer,
} from './questions.ts';
export { type SocialPost, type SocialPosts, writeSocialPosts, xMost } from './social.ts';
export * from './types.ts';
export { type Fault, validate } from './validate.ts';
export { seedOf, writeStep } from './write.ts';
