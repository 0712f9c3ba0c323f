import { splitSentences } from '../ledger/split-sentences.ts';
import type { WriterInput } from '../types.ts';
import type { AssistCommand } from './commands.ts';
import { contract, expandContractions } from './contractions.ts';
import { extended } from './extend.ts';
import { shortened } from './shorten.ts';
import { simplified } from './simplify.ts';

/** A new text, or a sentence that says why there is none. */
export type AssistResult = { text: string } | { refusal: string };

export const needsModel = 'This needs a language model. Ask your administrator to connect one.';
const nothingToCut =
  'Nothing here can go without losing a fact, a figure or a requirement. Select more, or take something out yourself.';
const nothingToAdd = 'All the facts of the brief are in the text already. Add some to the brief to say more.';
const alreadySimple = 'These are short sentences in everyday words already. Select more, or change them yourself.';

const orElse = (text: string | undefined, refusal: string): AssistResult =>
  text === undefined ? { refusal } : { text };

/** Shorter by words, brackets and clauses that carry no fact. @param isItem whether the text is an item of a list */
export const shorten = (text: string, isItem = false): AssistResult => orElse(shortened(text, isItem), nothingToCut);
/** Everyday words for office words, verbs for nouns, and long sentences cut in two. Numbers and names stay. */
export const simplify = (text: string): AssistResult => orElse(simplified(text), alreadySimple);
/** Adds one or two sentences from facts of the brief that the text doesn't say yet. */
export const extend = (text: string, input: WriterInput): AssistResult => orElse(extended(text, input), nothingToAdd);

/** Does what a free prompt asks, as far as that goes without a language model. @param isItem whether the text is an item of a list */
export function assist(command: AssistCommand | null, text: string, input: WriterInput, isItem = false): AssistResult {
  if (command === 'shorten') return shorten(text, isItem);
  if (command === 'simplify') return simplify(text);
  if (command === 'extend') return extend(text, input);
  if (command === 'bullets') return bullets(text);
  if (command === 'formal') return { text: expandContractions(text) };
  if (command === 'informal') return { text: contract(text) };
  return { refusal: needsModel };
}

function bullets(text: string): AssistResult {
  const sentences = splitSentences(text.replace(/^• /gm, ''));
  if (sentences.length < 2) return { refusal: 'One sentence makes no list.' };
  return { text: sentences.map((sentence) => `• ${sentence}`).join('\n') };
}
