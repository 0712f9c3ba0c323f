/** Making documents: from markdown, from plain text, with the company's statement at the end, with a comment's mark. */
import { isLinkAddress } from './link.ts';
import {
  type BlockNode,
  documentOf,
  headingNode,
  type InlineNode,
  linkNode,
  listNode,
  type MarkNode,
  paragraphNode,
  type StoredDocument,
  textFormats,
  textNode,
} from './schema.ts';
import { blockTexts } from './text.ts';

const inlineMark = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Bold and links of one markdown line; a link to anything but http or https stays plain text. */
function inlineOf(line: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of line.matchAll(inlineMark)) {
    const [whole, bold, label, url] = match;
    if (match.index > end) nodes.push(textNode(line.slice(end, match.index)));
    if (bold !== undefined) nodes.push(textNode(bold, textFormats.bold));
    else if (label !== undefined && url !== undefined && isLinkAddress(url))
      nodes.push(linkNode(url, [textNode(label)]));
    else nodes.push(textNode(label ?? whole));
    end = match.index + whole.length;
  }
  if (end < line.length) nodes.push(textNode(line.slice(end)));
  return nodes;
}

const listLine = /^(?:([-*•])|\d{1,4}[.)])\s+(.+)$/;

/** A document from simple markdown: `#` to `###` headings, paragraphs, **bold**, `-` and `1.` lists, [text](https://...). */
export function documentFromMarkdown(markdown: string): StoredDocument {
  const blocks: BlockNode[] = [];
  let paragraph: string[] = [];
  let items: InlineNode[][] = [];
  let kind: 'bullet' | 'number' = 'bullet';
  const closeParagraph = () => {
    if (paragraph.length > 0) blocks.push(paragraphNode(inlineOf(paragraph.join(' '))));
    paragraph = [];
  };
  const closeList = () => {
    if (items.length > 0) blocks.push(listNode(kind, items));
    items = [];
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const trimmed = line.trim();
    const heading = /^(#{1,3})\s+(.+)$/.exec(trimmed);
    const item = listLine.exec(trimmed);
    if (item === null) closeList();
    if (trimmed === '' || heading !== null || item !== null) closeParagraph();
    if (heading !== null) blocks.push(headingNode(heading[1]?.length as 1 | 2 | 3, inlineOf(heading[2] ?? '')));
    else if (item !== null) {
      const next = item[1] === undefined ? 'number' : 'bullet';
      if (next !== kind) closeList();
      kind = next;
      items.push(inlineOf(item[2] ?? ''));
    } else if (trimmed !== '') paragraph.push(trimmed);
  }
  closeParagraph();
  closeList();
  return documentOf(blocks);
}

/** A document from plain text: a paragraph a line, blank lines left out. */
export function documentFromText(text: string): StoredDocument {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim());
  return documentOf(lines.filter((line) => line !== '').map((line) => paragraphNode([textNode(line)])));
}

const squash = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The document with the company's statement at its end; unchanged when it stands there already, so never twice. */
export function appendStatement(document: StoredDocument, statement: string): StoredDocument {
  const wanted = squash(statement);
  if (wanted === '' || squash(blockTexts(document).join(' ')).includes(wanted)) return document;
  const paragraphs = documentFromText(statement).root.children;
  // Room to write stays above the statement.
  return { ...document, root: { ...document.root, children: [...document.root.children, ...paragraphs] } };
}

/** Splits the text nodes of one block so that `quote` is one mark; undefined when the quote is not in this block's texts. */
function markInline(nodes: readonly InlineNode[], quote: string, id: string): InlineNode[] | undefined {
  const whole = nodes.map((node) => (node.type === 'text' ? node.text : '\u0000')).join('');
  const start = whole.indexOf(quote);
  if (start < 0) return undefined;
  const end = start + quote.length;
  const before: InlineNode[] = [];
  const inside: InlineNode[] = [];
  const after: InlineNode[] = [];
  let offset = 0;
  for (const node of nodes) {
    if (node.type !== 'text') {
      (offset < start ? before : after).push(node);
      offset += 1;
      continue;
    }
    const { length } = node.text;
    const cut = (from: number, to: number): string =>
      node.text.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    for (const [target, from, to] of [
      [before, offset, Math.min(start, offset + length)],
      [inside, Math.max(start, offset), Math.min(end, offset + length)],
      [after, Math.max(end, offset), offset + length],
    ] as const) {
      if (to > from) target.push({ ...node, text: cut(from, to) });
    }
    offset += length;
  }
  const mark: MarkNode = {
    type: 'mark',
    ids: [id],
    children: inside,
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  };
  return [...before, mark, ...after];
}

/** The document with the first place of these words marked; undefined when no block has them in one piece. */
export function addCommentMark(
  document: StoredDocument,
  mark: { quote: string; id: string },
): StoredDocument | undefined {
  const blocks = [...document.root.children];
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'list') {
      for (const [at, item] of block.children.entries()) {
        if (item.children.some((child) => child.type === 'list')) continue;
        const marked = markInline(item.children as InlineNode[], mark.quote, mark.id);
        if (marked === undefined) continue;
        const items = block.children.with(at, { ...item, children: marked });
        return { ...document, root: { ...document.root, children: blocks.with(index, { ...block, children: items }) } };
      }
      continue;
    }
    const marked = markInline(block.children, mark.quote, mark.id);
    if (marked === undefined) continue;
    return { ...document, root: { ...document.root, children: blocks.with(index, { ...block, children: marked }) } };
  }
  return undefined;
}
