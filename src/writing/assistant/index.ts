/** What can be done with selected words without a language model. */
export {
  type Assisted,
  assistBlocks,
  correctBlocks,
  isFixPrompt,
} from './built-in-assist.ts';
