/** What can be done with selected words without a language model. */
export {
  type Assisted,
  assistBlocks,
  correctBlocks,
  correctionsOf,
  foreignLanguage,
  isFixPrompt,
  looksForeign,
} from './built-in-assist.ts';
export { correctsEnglish } from './dialect.ts';
