/** Keeps list items as the stored document wants them: text, or one nested list, and nothing else. */
import { $createListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createLineBreakNode, $isElementNode, type ElementNode, type LexicalNode } from 'lexical';

type Piece = { list: ListNode } | { inline: LexicalNode[] };

function $isBlock(node: LexicalNode): node is ElementNode {
  return $isElementNode(node) && !node.isInline();
}

function $isTidy(item: ListItemNode): boolean {
  const first = item.getFirstChild();
  if ($isListNode(first)) return item.getChildrenSize() === 1;
  for (let child = first; child !== null; child = child.getNextSibling()) if ($isBlock(child)) return false;
  return true;
}

/** A paragraph or heading that was put into an item: an entry of the list before it, or else a line of the item's text. */
function $takeBlock(block: ElementNode, pieces: Piece[]): void {
  const last = pieces.at(-1);
  const children = block.getChildren();
  if (last !== undefined && 'list' in last) last.list.append($createListItemNode().append(...children));
  else if (last !== undefined)
    last.inline.push(...(last.inline.length > 0 ? [$createLineBreakNode()] : []), ...children);
  else pieces.push({ inline: children });
}

function $piecesOf(item: ListItemNode): Piece[] {
  const pieces: Piece[] = [];
  for (const child of item.getChildren()) {
    const last = pieces.at(-1);
    if ($isListNode(child)) {
      const before = last !== undefined && 'list' in last ? last.list : undefined;
      if (before?.getListType() === child.getListType()) before.append(...child.getChildren());
      else pieces.push({ list: child });
    } else if ($isBlock(child)) $takeBlock(child, pieces);
    else if (last !== undefined && 'inline' in last) last.inline.push(child);
    else pieces.push({ inline: [child] });
  }
  return pieces;
}

/** Splits an item that holds more than it may into several. Items that are in order are left untouched. */
export function $splitItem(item: ListItemNode): void {
  if ($isTidy(item)) return;
  const [first, ...rest] = $piecesOf(item).map((piece) => ('list' in piece ? [piece.list] : piece.inline));
  let after = item;
  for (const nodes of rest) {
    const next = $createListItemNode().append(...nodes);
    after.insertAfter(next);
    after = next;
  }
  const kept = new Set((first ?? []).map((node) => node.getKey()));
  item.append(...(first ?? []));
  for (const child of item.getChildren()) if (!kept.has(child.getKey())) child.remove();
}
