/** What can be done with selected words without a language model. */
export {
  type Assisted,
  assistBlocks,
  correctBlocks,
  formatAgain,
  isFixPrompt,
} from './built-in-assist.ts';
