/**
 * What the AI assistant reads and answers (D1 section 7): selected words travel as a small markdown, answers as blocks. Both
 * sides of the wire use this file, so that what one writes the other reads.
 */

/** A stretch of a paragraph. */
export interface TextRun {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  code?: boolean | undefined;
}

/** What comes into the text: headings, paragraphs of runs, lists of strings. */
export type TextBlock =
  | { type: 'heading'; level: number; text: string }
  | { type: 'paragraph'; runs: TextRun[] }
  | { type: 'list'; ordered: boolean; items: string[] };

const special = /[\\*`]/g;
const lineStart = /^(\s*)(#{1,6}\s|[-•+]\s|\d{1,4}[.)]\s)/;

/** Text as markdown that is read back as the same text. */
function escapeText(text: string): string {
  return text.replace(special, '\\$&');
}

function runMarkdown({ text, bold, italic, code }: TextRun): string {
  // Marks stand at words: blanks at the edges are put outside of them.
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (inner === '') return text;
  let marked = escapeText(inner);
  if (code === true) marked = `\`${marked}\``;
  if (italic === true) marked = `*${marked}*`;
  if (bold === true) marked = `**${marked}**`;
  return `${before}${marked}${after}`;
}

const lineMarkdown = (line: string): string => line.replace(lineStart, '$1\\$2');

/** Blocks as markdown: what is sent of a selection. */
export function markdownOf(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'heading') return `${'#'.repeat(block.level)} ${escapeText(block.text)}`;
      if (block.type === 'list')
        return block.items
          .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${escapeText(item).replace(/\n/g, ' ')}`)
          .join('\n');
      return block.runs.map(runMarkdown).join('').split('\n').map(lineMarkdown).join('\n');
    })
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

type Mark = 'bold' | 'italic' | 'code';
const markers: readonly [string, Mark][] = [
  ['**', 'bold'],
  ['*', 'italic'],
  ['`', 'code'],
];

/** Runs of a markdown paragraph. A mark that is never closed is a character like any other. */
export function readRuns(markdown: string): TextRun[] {
  const runs: TextRun[] = [];
  const open = new Set<Mark>();
  let text = '';
  const close = (): void => {
    if (text !== '') runs.push({ text, ...Object.fromEntries([...open].map((mark) => [mark, true])) });
    text = '';
  };
  for (let at = 0; at < markdown.length; ) {
    const rest = markdown.slice(at);
    if (rest.startsWith('\\') && rest.length > 1) {
      text += rest.charAt(1);
      at += 2;
      continue;
    }
    const found = markers.find(([sign]) => rest.startsWith(sign));
    const ends = found !== undefined && (open.has(found[1]) || findEnd(rest, found[0]));
    if (found === undefined || !ends) {
      const length = found?.[0].length ?? 1;
      text += rest.slice(0, length);
      at += length;
      continue;
    }
    close();
    const [sign, mark] = found;
    if (!open.delete(mark)) open.add(mark);
    at += sign.length;
  }
  close();
  return runs;
}

/** Whether a mark that stands at the beginning is closed later, with something in between: "5 * 3" has none. */
function findEnd(rest: string, sign: string): boolean {
  if (/\s/.test(rest.charAt(sign.length))) return false;
  for (let at = sign.length; at < rest.length; at += 1) {
    if (rest.charAt(at) === '\\') at += 1;
    else if (sign === '*' && rest.startsWith('**', at)) at += 1;
    else if (rest.startsWith(sign, at)) return at > sign.length && !/\s/.test(rest.charAt(at - 1));
  }
  return false;
}

const plain = (markdown: string): string =>
  readRuns(markdown)
    .map(({ text }) => text)
    .join('');

/** Blocks of a markdown text: `#` headings, `-` and `1.` lists, paragraphs with **bold**, *italic* and `code`. */
export function readBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  const closeParagraph = (): void => {
    const runs = readRuns(lines.join('\n'));
    if (runs.length > 0) blocks.push({ type: 'paragraph', runs });
    lines = [];
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const trimmed = line.trim();
    const heading = /^(#{1,6})\s+(.+)$/.exec(trimmed);
    const item = /^(?:[-•+]|(\d{1,4})[.)])\s+(.+)$/.exec(trimmed);
    if (trimmed === '' || heading !== null || item !== null) closeParagraph();
    if (heading !== null) {
      blocks.push({ type: 'heading', level: Math.min(3, heading[1]?.length ?? 1), text: plain(heading[2] ?? '') });
    } else if (item !== null) {
      const ordered = item[1] !== undefined;
      const last = blocks.at(-1);
      if (last?.type === 'list' && last.ordered === ordered) last.items.push(plain(item[2] ?? ''));
      else blocks.push({ type: 'list', ordered, items: [plain(item[2] ?? '')] });
    } else if (trimmed !== '') lines.push(trimmed.replace(/^\\(?=[#\-•+\d])/, ''));
  }
  closeParagraph();
  return blocks;
}

/** The words of blocks, a block or item a line. */
export function textOfBlocks(blocks: readonly TextBlock[]): string {
  return blocks
    .flatMap((block) => {
      if (block.type === 'list') return block.items;
      return block.type === 'heading' ? [block.text] : [block.runs.map(({ text }) => text).join('')];
    })
    .join('\n');
}
