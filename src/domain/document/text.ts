/** What a document says: its text, its counts, comparisons. */
import { countWordsIn } from '../words.ts';
import type { BlockNode, InlineNode, ListItemNode, ListNode, StoredDocument } from './schema.ts';

/** The text of inline nodes; a line break is a newline. */
export function inlineText(nodes: readonly (InlineNode | ListNode)[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += node.text;
    else if (node.type === 'linebreak') text += '\n';
    else if (node.type !== 'list') text += inlineText(node.children);
  }
  return text;
}

function listLines(list: ListNode, lines: string[]): void {
  for (const item of list.children) {
    const nested = item.children.filter((child): child is ListNode => child.type === 'list');
    if (nested.length < item.children.length || nested.length === 0) lines.push(inlineText(item.children));
    for (const inner of nested) listLines(inner, lines);
  }
}

/** The text of each block and list item, in order. */
export function blockTexts(document: StoredDocument): string[] {
  const lines: string[] = [];
  for (const block of document.root.children) {
    if (block.type === 'list') listLines(block, lines);
    else lines.push(inlineText(block.children));
  }
  return lines;
}

/** The whole text, blocks and list items joined by newlines. */
export function documentText(document: StoredDocument): string {
  return blockTexts(document).join('\n');
}

/** Calls back for every text and line break in order. */
function walkInline(
  nodes: readonly (BlockNode | ListItemNode | InlineNode)[],
  visit: (node: InlineNode) => void,
): void {
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'linebreak') visit(node);
    else {
      if (node.type === 'mark' || node.type === 'link') visit(node);
      walkInline(node.children, visit);
    }
  }
}

/** What counts towards the cap: UTF-16 units of all texts, and one for each line break. Block boundaries count nothing. */
export function countCharacters(document: StoredDocument): number {
  let count = 0;
  walkInline(document.root.children, (node) => {
    if (node.type === 'text') count += node.text.length;
    else if (node.type === 'linebreak') count += 1;
  });
  return count;
}

/** Words: runs of characters that are not white space, with at least one letter or digit. */
export function countWords(document: StoredDocument): number {
  return countWordsIn(documentText(document));
}

/** Whether there is nothing but white space. */
export function isEmptyDocument(document: StoredDocument): boolean {
  return documentText(document).trim() === '';
}

/** Whether two documents are the same, node by node. Both must come from `parseDocument` or the builders. */
export function equalDocuments(one: StoredDocument, other: StoredDocument): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Ids of all comment marks, in the order of the text, each once. */
export function commentMarkIds(document: StoredDocument): string[] {
  const ids = new Set<string>();
  walkInline(document.root.children, (node) => {
    if (node.type === 'mark') for (const id of node.ids) ids.add(id);
  });
  return [...ids];
}
