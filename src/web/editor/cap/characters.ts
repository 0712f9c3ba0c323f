/** Characters of an editor state by the stored document's own rule: UTF-16 units of all texts, one for each line break. */
import { $isElementNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalNode } from 'lexical';

/** What one leaf adds to the count. */
function size(node: LexicalNode): number {
  if ($isTextNode(node)) return node.getTextContentSize();
  return $isLineBreakNode(node) ? 1 : 0;
}

/** Counts below this node. A full advert has a few hundred leaves: a walk costs microseconds. */
export function $countCharacters(parent: ElementNode): number {
  let count = 0;
  for (let node = parent.getFirstChild(); node !== null; node = node.getNextSibling()) {
    count += $isElementNode(node) ? $countCharacters(node) : size(node);
  }
  return count;
}

/** All leaves below this node in reading order. */
export function $leaves(parent: ElementNode, found: LexicalNode[] = []): LexicalNode[] {
  for (let node = parent.getFirstChild(); node !== null; node = node.getNextSibling()) {
    if ($isElementNode(node)) $leaves(node, found);
    else found.push(node);
  }
  return found;
}
