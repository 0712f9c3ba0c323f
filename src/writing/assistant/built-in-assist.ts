/** What the built-in writer does with selected words: block by block, so that headings stay headings and lists stay lists. */
import { readBlocks, type TextBlock, type TextRun, textOfBlocks } from '#domain/assistant.ts';
import { assist, needsModel } from '../compose/assist/assist.ts';
import type { AssistCommand } from '../compose/assist/commands.ts';
import { furtherItems } from '../compose/assist/extend-list.ts';
import type { WriterInput } from '../compose/types.ts';
import { detectLanguage } from '../text/language.ts';
import { findWords } from '../text/words.ts';
import { dialectOf } from './dialect.ts';
import { findSlips, type Line, mergeSlips, type Slip } from './slips.ts';

/** New blocks, or why there are none. */
export type Assisted = { blocks: TextBlock[] } | { refusal: string; needsModel: boolean };

const refusals: Readonly<Record<AssistCommand, string>> = {
  shorten:
    'Nothing here can go without losing a fact, a figure or a requirement. Select more, or take something out yourself.',
  simplify: 'These are short sentences in everyday words already. Select more, or change them yourself.',
  extend: 'The text says all the facts of the brief already. Add one to the brief and try again.',
  bullets: 'One sentence makes no list. Select more.',
  formal: 'There are no contractions to write out in these words.',
  informal: 'There is nothing to contract in these words.',
};

const fixPrompt =
  /^(?:please )?(?:fix|correct|check|proofread)(?: (?:the|all|any|my))?(?: (?:spelling|grammar|typos?|mistakes|errors|punctuation|it|this|the text|&|and|,))*[.!]?$/i;

/** Whether a prompt asks for spelling and grammar. */
export const isFixPrompt = (prompt: string): boolean => fixPrompt.test(prompt.trim());

/** Whether what a prompt asks for needs words to be selected. */
export const needsSelection = (command: AssistCommand): boolean => command !== 'extend';

const refuse = (refusal: string): Assisted => ({ refusal, needsModel: false });

/** The runs of a changed text: what was bold, italic or code is so again, where it still stands once. */
function formatAgain(text: string, runs: readonly TextRun[]): TextRun[] {
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) return [{ ...only, text }];
  let pieces: TextRun[] = [{ text }];
  for (const run of runs) {
    const wanted = run.text.trim();
    if (wanted === '' || (run.bold !== true && run.italic !== true && run.code !== true)) continue;
    const at = text.indexOf(wanted);
    if (at < 0 || text.indexOf(wanted, at + 1) >= 0) continue;
    pieces = pieces.flatMap((piece): TextRun[] => {
      const start = piece.text.indexOf(wanted);
      if (start < 0 || piece.bold === true || piece.italic === true || piece.code === true) return [piece];
      const end = start + wanted.length;
      const parts = [{ text: piece.text.slice(0, start) }, { ...run, text: wanted }, { text: piece.text.slice(end) }];
      return parts.filter((part) => part.text !== '');
    });
  }
  return pieces;
}

const wordsOf = ({ runs }: { runs: readonly TextRun[] }): string => runs.map(({ text }) => text).join('');

/** Each paragraph and each item by itself; undefined where nothing could be done. */
function changeEach(
  blocks: readonly TextBlock[],
  change: (text: string, isItem: boolean) => string | undefined,
): TextBlock[] | undefined {
  let changed = false;
  const once = (text: string, isItem: boolean): string => {
    const better = change(text, isItem);
    if (better !== undefined && better !== text) changed = true;
    return better ?? text;
  };
  const after = blocks.map((block): TextBlock => {
    if (block.type === 'heading') return block;
    if (block.type === 'list') return { ...block, items: block.items.map((item) => once(item, true)) };
    return { ...block, runs: formatAgain(once(wordsOf(block), false), block.runs) };
  });
  return changed ? after : undefined;
}

/** New sentences at the end: in the last list as items, else in the last paragraph. */
function extendBlocks(blocks: readonly TextBlock[], surrounding: string, input: WriterInput): TextBlock[] | undefined {
  const said = textOfBlocks(blocks);
  const known = `${surrounding}\n${said}`.trim();
  const end = blocks.at(-1);
  if (end?.type === 'list') {
    const items = furtherItems(end.items, known, input);
    if (items !== undefined) return [...blocks.slice(0, -1), { ...end, items: [...end.items, ...items] }];
  }
  const made = assist('extend', known, input);
  if ('refusal' in made) return undefined;
  const added = made.text.slice(known.length).trim();
  if (added === '') return undefined;
  if (end?.type === 'list') {
    const sentences = added.split(/(?<=[.!?])\s+(?=[A-Z0-9£€$])/);
    return [...blocks.slice(0, -1), { ...end, items: [...end.items, ...sentences] }];
  }
  if (end?.type === 'paragraph') {
    return [...blocks.slice(0, -1), { ...end, runs: [...end.runs, { text: ` ${added}` }] }];
  }
  return [...blocks, { type: 'paragraph', runs: [{ text: added }] }];
}

function toBullets(blocks: readonly TextBlock[], input: WriterInput): TextBlock[] | undefined {
  const lists = blocks.flatMap((block): TextBlock[] => {
    if (block.type !== 'paragraph') return [block];
    const made = assist('bullets', wordsOf(block), input);
    if ('refusal' in made) return [block];
    return [{ type: 'list', ordered: false, items: made.text.split('\n').map((line) => line.replace(/^• /, '')) }];
  });
  if (lists.some((block, index) => block.type !== blocks[index]?.type)) return lists;
  // Single sentences, each in a paragraph of its own.
  const sentences = blocks.filter((block) => block.type === 'paragraph').map(wordsOf);
  if (sentences.length < 2 || sentences.length < blocks.length) return undefined;
  return [{ type: 'list', ordered: false, items: sentences }];
}

/** Does what a recognised command says. */
export function assistBlocks(
  command: AssistCommand | null,
  request: { selectedText: string | null; surroundingText: string },
  input: WriterInput,
): Assisted {
  if (command === null) return { refusal: needsModel, needsModel: true };
  const blocks = request.selectedText === null ? [] : readBlocks(request.selectedText);
  if (textOfBlocks(blocks).trim() === '' && needsSelection(command)) return refuse('Select some words first.');
  const after =
    command === 'extend'
      ? extendBlocks(blocks, request.surroundingText, input)
      : command === 'bullets'
        ? toBullets(blocks, input)
        : changeEach(blocks, (text, isItem) => {
            const made = assist(command, text, input, isItem);
            return 'text' in made ? made.text : undefined;
          });
  return after === undefined ? refuse(refusals[command]) : { blocks: after };
}

/** Corrections put into blocks; offsets count in the words of the blocks, a block or item a line. */
export function correctBlocks(
  blocks: readonly TextBlock[],
  corrections: readonly { start: number; end: number; replacement: string }[],
): TextBlock[] {
  let at = 0;
  /** The text with the corrections that lie in it; the next text begins after it. */
  const correct = (text: string, ends: boolean, begins = true): string => {
    const [from, to] = [at, at + text.length];
    at = to + (ends ? 1 : 0);
    return (
      corrections
        // What is put in between two runs belongs to the first.
        .filter(({ start, end }) => start >= from && end <= to && (begins || end > from))
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (now, { start, end, replacement }) => now.slice(0, start - from) + replacement + now.slice(end - from),
          text,
        )
    );
  };
  return blocks.map((block): TextBlock => {
    if (block.type === 'heading') return { ...block, text: correct(block.text, true) };
    if (block.type === 'list') return { ...block, items: block.items.map((item) => correct(item, true)) };
    const runs = block.runs.map((run, index) => ({
      ...run,
      text: correct(run.text, index === block.runs.length - 1, index === 0),
    }));
    return { ...block, runs: runs.filter(({ text }) => text !== '') };
  });
}

/** The lines that corrections count in: a block or an item each. */
function linesOf(blocks: readonly TextBlock[]): Line[] {
  return blocks.flatMap((block): Line[] => {
    if (block.type === 'list') return block.items.map((text) => ({ text, kind: 'item' }));
    if (block.type === 'heading') return [{ text: block.text, kind: 'heading' }];
    return wordsOf(block)
      .split('\n')
      .map((text, index, all) => ({
        text,
        kind: 'paragraph',
        goesOn: index > 0 && !/[.!?:;]["'”’)]?\s*$/.test(all[index - 1] ?? ''),
      }));
  });
}

const everyday =
  /^(?:the|and|of|to|in|you|we|our|your|for|with|is|are|be|will|a|an|on|at|or|this|that|it|as|by|from|have)$/;
/** Whether a text so full of mistakes is in a language that we don't know: few of its words are those of every English text. */
export function looksForeign(text: string, mistakes: number): boolean {
  const words = findWords(text);
  const english = words.filter(({ lower }) => everyday.test(lower)).length;
  return mistakes > 2 && mistakes > words.length * 0.25 && english < words.length * 0.15;
}

/** What a dictionary missed or guessed wrong, before its own corrections; a line in another language has none. */
export function correctionsOf(
  blocks: readonly TextBlock[],
  found: readonly Slip[],
  { country, names }: { country: string | null; names: readonly string[] },
): Slip[] {
  const lines = linesOf(blocks);
  let at = 0;
  const theirs = lines.flatMap(({ text }) => {
    const [from, to] = [at, at + text.length];
    at = to + 1;
    const own = found.filter(({ start, end }) => start >= from && end <= to);
    return looksForeign(text, own.length) || detectLanguage(findWords(text)).code !== 'en' ? [] : own;
  });
  return mergeSlips(findSlips(lines, dialectOf(country), names), theirs);
}

/** Fewer words than these don't show their language. */
const shownBy = 12;

/** The name of the language that a text is in where it isn't English, else undefined. @param given the advert's own, if it is known */
export function foreignLanguage(text: string, given: string | null): string | undefined {
  const words = findWords(text);
  const { code, name } = detectLanguage(words);
  if (code !== 'en') return name;
  return given !== null && !/^english/i.test(given) && words.length < shownBy ? given : undefined;
}
