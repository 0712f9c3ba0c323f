/** Puts an answer in the place of the selected words. Lists stay lists, and a list that is selected in part stays as it is. */
import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, $isListItemNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  $isRootNode,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
  type TextNode,
} from 'lexical';
import { type TextBlock, type TextRun, textOfBlocks } from '#domain/assistant.ts';
import { editor as limits } from '#domain/limits.ts';
import { $countCharacters } from '#web/editor/cap/characters.ts';
import { $itemsOf, $readSelection, type SelectedBlock } from './read-selection.ts';

/** What came of it. `part-list`: part of a list is selected; `too-long`: it would pass the cap. Nothing changed then. */
export type Inserted = 'done' | 'part-list' | 'too-long';

interface Link {
  text: string;
  url: string;
}

const headingTag = (level: number): 'h1' | 'h2' | 'h3' => (level <= 1 ? 'h1' : level === 2 ? 'h2' : 'h3');

/** Links of the selected words: they are set again where their words still stand. */
function $linksOf(selection: RangeSelection): Link[] {
  const links = new Map<string, Link>();
  for (const node of selection.getNodes()) {
    const link = $findMatchingParent(node, $isLinkNode);
    if (link !== null) links.set(link.getKey(), { text: link.getTextContent(), url: link.getURL() });
  }
  return [...links.values()].filter(({ text }) => text.trim() !== '');
}

function $textNode(text: string, { bold, italic, code }: Omit<TextRun, 'text'>): TextNode {
  const node = $createTextNode(text);
  if (bold === true) node.toggleFormat('bold');
  if (italic === true) node.toggleFormat('italic');
  if (code === true) node.toggleFormat('code');
  return node;
}

/** Inline nodes of runs: line breaks as such, former links around their words. */
function $inline(runs: readonly TextRun[], links: Link[]): LexicalNode[] {
  return runs.flatMap((run) =>
    run.text.split('\n').flatMap((line, index): LexicalNode[] => {
      const nodes: LexicalNode[] = index === 0 ? [] : [$createLineBreakNode()];
      const link = links.find(({ text }) => line.includes(text));
      if (link === undefined) return line === '' ? nodes : [...nodes, $textNode(line, run)];
      links.splice(links.indexOf(link), 1);
      const at = line.indexOf(link.text);
      const [before, after] = [line.slice(0, at), line.slice(at + link.text.length)];
      const around = $createLinkNode(link.url, { target: '_blank', rel: 'noopener noreferrer' });
      around.append($textNode(link.text, run));
      if (before !== '') nodes.push($textNode(before, run));
      nodes.push(around);
      return after === '' ? nodes : [...nodes, ...$inline([{ ...run, text: after }], links)];
    }),
  );
}

const $item = (runs: readonly TextRun[], links: Link[]): ListItemNode =>
  $createListItemNode().append(...$inline(runs, links));

/** Every block as items: what comes into the middle of a list. */
const runsOfItems = (blocks: readonly TextBlock[]): TextRun[][] =>
  blocks.flatMap((block): TextRun[][] => {
    if (block.type === 'list') return block.items.map((text) => [{ text }]);
    return block.type === 'heading' ? [[{ text: block.text }]] : [block.runs];
  });

/** @param kind of the list that stood here: it stays what it was */
function $blockNodes(blocks: readonly TextBlock[], links: Link[], kind?: 'bullet' | 'number'): ElementNode[] {
  return blocks.map((block): ElementNode => {
    if (block.type === 'heading') {
      return $createHeadingNode(headingTag(block.level)).append(...$inline([{ text: block.text }], links));
    }
    if (block.type === 'paragraph') return $createParagraphNode().append(...$inline(block.runs, links));
    const list = $createListNode(kind ?? (block.ordered ? 'number' : 'bullet'));
    for (const item of block.items) list.append($item([{ text: item }], links));
    return list;
  });
}

/** Puts nodes where others stood; the first one's alignment stays. */
function $replaceNodes(old: readonly ElementNode[], nodes: readonly ElementNode[]): void {
  const [first] = old;
  if (first === undefined) return;
  for (const node of nodes) {
    node.setFormat(first.getFormatType());
    if (!$isListItemNode(node) && !$isListItemNode(first)) node.setIndent(first.getIndent());
    first.insertBefore(node);
  }
  for (const node of old) node.remove();
  nodes.at(-1)?.selectEnd();
}

/** The lists of a selection, each with the items that are selected. */
function listsOf(selected: readonly SelectedBlock[]): Map<ListNode, ListItemNode[]> {
  const lists = new Map<ListNode, ListItemNode[]>();
  for (const { list, node } of selected) {
    if (list === undefined || !$isListItemNode(node)) continue;
    const known = [...lists.keys()].find((other) => other.is(list)) ?? list;
    lists.set(known, [...(lists.get(known) ?? []), node]);
  }
  return lists;
}

const $isCovered = (list: ListNode, items: readonly ListItemNode[]): boolean => $itemsOf(list).length === items.length;

function $insertAtCaret(selection: RangeSelection | null, nodes: readonly ElementNode[]): void {
  const anchor = selection?.anchor.getNode();
  const top = anchor && $findMatchingParent(anchor, (node) => $isRootNode(node.getParent()));
  if ($isParagraphNode(top) && top.isEmpty()) {
    $replaceNodes([top], nodes);
    return;
  }
  let after: LexicalNode | null = $isElementNode(top) ? top : null;
  for (const node of nodes) {
    if (after === null) $getRoot().append(node);
    else after.insertAfter(node);
    after = node;
  }
  nodes.at(-1)?.selectEnd();
}

/** Puts the answer in the place of the selection; without selected words, behind the block with the caret. */
export function $insertAnswer(selection: RangeSelection | null, blocks: readonly TextBlock[]): Inserted {
  const selected = selection === null || selection.isCollapsed() ? [] : $readSelection(selection);
  const gone = selected.reduce((sum, { runs }) => sum + runs.reduce((count, { text }) => count + text.length, 0), 0);
  // Item and block boundaries count nothing.
  const come = textOfBlocks(blocks).length - (blocks.length - 1);
  if ($countCharacters($getRoot()) - gone + come > limits.charactersMax) return 'too-long';
  if (selection === null || selected.length === 0) {
    $insertAtCaret(selection, $blockNodes(blocks, []));
    return 'done';
  }
  const lists = listsOf(selected);
  if (selected.some(({ list, isWhole }) => list !== undefined && !isWhole)) return 'part-list';
  const links = $linksOf(selection);
  const [only] = lists;
  if (only !== undefined && lists.size === 1 && selected.every(({ list }) => list !== undefined)) {
    const [list, items] = only;
    if ($isCovered(list, items)) {
      const kind = list.getListType() === 'number' ? 'number' : 'bullet';
      $replaceNodes([list], $blockNodes(blocks, links, kind));
      return 'done';
    }
    const [first] = items;
    const isFlat = items.every((item) => item.getParent()?.is(first?.getParent() ?? null) === true);
    if (!isFlat) return 'part-list';
    $replaceNodes(
      items,
      runsOfItems(blocks).map((runs) => $item(runs, links)),
    );
    return 'done';
  }
  if ([...lists].some(([list, items]) => !$isCovered(list, items))) return 'part-list';
  $replaceBlocks(selection, selected, blocks, links);
  return 'done';
}

function $replaceBlocks(
  selection: RangeSelection,
  selected: readonly SelectedBlock[],
  blocks: readonly TextBlock[],
  links: Link[],
): void {
  const [first] = selected;
  const [block] = blocks;
  // Words for words within one block: what kind of block it is stays.
  if (
    selected.length === 1 &&
    blocks.length === 1 &&
    block !== undefined &&
    block.type !== 'list' &&
    first !== undefined
  ) {
    const runs = block.type === 'heading' ? [{ text: block.text }] : block.runs;
    if (first.isWhole && block.type === 'heading' && !$isHeadingNode(first.node)) {
      $replaceNodes([first.node], $blockNodes(blocks, links));
      return;
    }
    selection.insertNodes($inline(runs, links));
    return;
  }
  if (selected.every(({ isWhole }) => isWhole)) {
    const tops = new Map<string, ElementNode>();
    for (const { node, list } of selected) tops.set((list ?? node).getKey(), list ?? node);
    $replaceNodes([...tops.values()], $blockNodes(blocks, links));
    return;
  }
  selection.insertNodes($blockNodes(blocks, links));
}
