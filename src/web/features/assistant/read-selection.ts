/** What of the advert is selected, block by block, in the shape that the assistant reads. */
import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $isHeadingNode } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $isElementNode,
  $isLineBreakNode,
  $isRootNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';
import type { TextBlock, TextRun } from '#domain/assistant.ts';
import { $countCharacters } from '#web/editor/cap/characters.ts';

/** A selected block: a paragraph, a heading, or an item of a list. */
export interface SelectedBlock {
  node: ElementNode;
  runs: TextRun[];
  /** Whether all of it is selected. */
  isWhole: boolean;
  /** The outermost list that it stands in. */
  list: ListNode | undefined;
}

/** The block that a leaf stands in: its list item, else its paragraph or heading. */
function $blockOf(leaf: LexicalNode): ElementNode | undefined {
  const item = $findMatchingParent(leaf, $isListItemNode);
  if (item !== null) return item;
  const block = $findMatchingParent(leaf, (node) => $isElementNode(node) && $isRootNode(node.getParent()));
  return $isElementNode(block) ? block : undefined;
}

function $topList(item: ListItemNode): ListNode | undefined {
  let top: ListNode | undefined;
  for (let node: ElementNode | null = item; node !== null; node = node.getParent()) if ($isListNode(node)) top = node;
  return top;
}

/** Characters of an item's own words, without those of lists inside it. */
function $ownCharacters(node: ElementNode): number {
  const nested = node.getChildren().filter($isListNode);
  return $countCharacters(node) - nested.reduce((sum, list) => sum + $countCharacters(list), 0);
}

/** The selected part of a leaf. */
function $slice(leaf: LexicalNode, selection: RangeSelection): string {
  if ($isLineBreakNode(leaf)) return '\n';
  if (!$isTextNode(leaf)) return '';
  const text = leaf.getTextContent();
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus];
  const from = start.type === 'text' && start.key === leaf.getKey() ? start.offset : 0;
  const to = end.type === 'text' && end.key === leaf.getKey() ? end.offset : text.length;
  return text.slice(from, to);
}

/** The blocks that a selection touches with at least one character, in order. */
export function $readSelection(selection: RangeSelection): SelectedBlock[] {
  const found = new Map<string, SelectedBlock & { characters: number }>();
  for (const leaf of selection.getNodes()) {
    if ($isElementNode(leaf)) continue;
    const words = $slice(leaf, selection);
    const node = words === '' ? undefined : $blockOf(leaf);
    if (node === undefined) continue;
    const list = $isListItemNode(node) ? $topList(node) : undefined;
    const block = found.get(node.getKey()) ?? { node, runs: [], isWhole: false, list, characters: 0 };
    found.set(node.getKey(), block);
    block.characters += words.length;
    const marks = $isTextNode(leaf)
      ? {
          ...(leaf.hasFormat('bold') && { bold: true }),
          ...(leaf.hasFormat('italic') && { italic: true }),
          ...(leaf.hasFormat('code') && { code: true }),
        }
      : {};
    const last = block.runs.at(-1);
    const isSame =
      last !== undefined && last.bold === marks.bold && last.italic === marks.italic && last.code === marks.code;
    if (isSame) last.text += words;
    else block.runs.push({ text: words, ...marks });
  }
  return [...found.values()].map(({ characters, ...block }) => ({
    ...block,
    isWhole: characters >= $ownCharacters(block.node),
  }));
}

/** The selected words as blocks; items of one list follow each other in one block. */
export function $blocksOf(selected: readonly SelectedBlock[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let before: ListNode | undefined;
  for (const { node, runs, list } of selected) {
    const text = runs.map((run) => run.text).join('');
    const last = blocks.at(-1);
    if (list === undefined) {
      if ($isHeadingNode(node)) blocks.push({ type: 'heading', level: Number(node.getTag().slice(1)), text });
      else blocks.push({ type: 'paragraph', runs });
    } else if (last?.type === 'list' && list.is(before)) last.items.push(text);
    else blocks.push({ type: 'list', ordered: list.getListType() === 'number', items: [text] });
    before = list;
  }
  return blocks;
}

/** All items of a list that have words of their own, nested ones too. */
export function $itemsOf(list: ListNode): ListItemNode[] {
  return list.getChildren().flatMap((item): ListItemNode[] => {
    if (!$isListItemNode(item)) return [];
    const nested = item.getChildren().filter($isListNode).flatMap($itemsOf);
    return $ownCharacters(item) > 0 ? [item, ...nested] : nested;
  });
}
