/** The editor's text as the checker reads it: blocks with plain text, and where each stretch of it stands. */

import { $isListItemNode } from '@lexical/list';
import { $isHeadingNode } from '@lexical/rich-text';
import {
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
} from 'lexical';
import type { PageBlock } from './messages.ts';

/** A text node's stretch of its block. UTF-16 units. */
export interface TextPart {
  key: NodeKey;
  start: number;
  length: number;
}

export interface BlockText extends PageBlock {
  parts: readonly TextPart[];
}

const isBlock = (node: LexicalNode | null): node is ElementNode => $isElementNode(node) && !node.isInline();

/** The blocks that hold words, in reading order: paragraphs, headings, and list items that are not themselves lists. */
export function $listBlocks(node: ElementNode = $getRoot(), blocks: ElementNode[] = []): ElementNode[] {
  for (let child = node.getFirstChild(); child !== null; child = child.getNextSibling()) {
    if (!isBlock(child)) continue;
    if (isBlock(child.getFirstChild())) $listBlocks(child, blocks);
    else blocks.push(child);
  }
  return blocks;
}

function $collect(node: ElementNode, parts: TextPart[], text: string): string {
  let whole = text;
  for (let child = node.getFirstChild(); child !== null; child = child.getNextSibling()) {
    if ($isTextNode(child)) {
      const own = child.getTextContent();
      parts.push({ key: child.getKey(), start: whole.length, length: own.length });
      whole += own;
    } else if ($isLineBreakNode(child)) whole += '\n';
    else if ($isElementNode(child)) whole = $collect(child, parts, whole);
  }
  return whole;
}

/** Reads one block. */
export function $readBlock(node: ElementNode): BlockText {
  const parts: TextPart[] = [];
  const text = $collect(node, parts, '');
  const kind = $isHeadingNode(node) ? 'heading' : $isListItemNode(node) ? 'item' : 'paragraph';
  return { key: node.getKey(), kind, text, parts };
}

/** The block of that key, if it is still one. */
export function $findBlock(key: NodeKey): BlockText | undefined {
  const node = $getNodeByKey(key);
  return isBlock(node) && node.isAttached() && !isBlock(node.getFirstChild()) ? $readBlock(node) : undefined;
}

/** The part in which an offset of the block lies; at a seam the one that ends there when `before`, else the one that begins. */
export function partAt(parts: readonly TextPart[], offset: number, before: boolean): TextPart | undefined {
  return parts.find(({ start, length }) =>
    before ? offset > start && offset <= start + length : offset >= start && offset < start + length,
  );
}

function domText(editor: LexicalEditor, key: NodeKey): Text | undefined {
  let node: Node | null = editor.getElementByKey(key);
  while (node !== null && !(node instanceof Text)) node = node.firstChild;
  return node ?? undefined;
}

/** Where a stretch of a block stands on the page; undefined while it isn't drawn so. */
export function rangeOf(editor: LexicalEditor, block: BlockText, start: number, end: number): Range | undefined {
  const first = partAt(block.parts, start, false);
  const last = partAt(block.parts, end, true);
  if (first === undefined || last === undefined) return undefined;
  const from = domText(editor, first.key);
  const to = domText(editor, last.key);
  if (from === undefined || to === undefined) return undefined;
  if (start - first.start > from.length || end - last.start > to.length) return undefined;
  const range = document.createRange();
  range.setStart(from, start - first.start);
  range.setEnd(to, end - last.start);
  return range;
}
