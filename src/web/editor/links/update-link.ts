/** Setting and removing a link (D1 section 2, 'Rich-text editor'). Lexical's own removal throws on some selections. */
import { $isLinkNode, $toggleLink } from '@lexical/link';
import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';

/** Every link opens in a new tab and tells the other page nothing. */
const linkTarget = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The link around a node, if there is one. */
function $linkAround(node: LexicalNode) {
  return $findMatchingParent(node, $isLinkNode);
}

/** Removes every link that the selection touches, whole; the words stay. */
function $removeLinks(selection: RangeSelection): void {
  const links = new Map(selection.getNodes().map((node) => [$linkAround(node)?.getKey(), $linkAround(node)]));
  for (const link of links.values()) {
    if (link === null) continue;
    for (const child of link.getChildren()) link.insertBefore(child);
    link.remove();
  }
}

/** Sets the selection's link. A caret inside a link changes that link; elsewhere the address itself is inserted. */
function $setLink(selection: RangeSelection, url: string): void {
  if (selection.isCollapsed()) {
    const link = $linkAround(selection.anchor.getNode());
    if (link !== null) {
      link.setURL(url);
      return;
    }
    const text = $createTextNode(url).setFormat(selection.format).setStyle(selection.style);
    selection.insertNodes([text]);
    text.select(0, url.length);
  }
  $toggleLink(url, linkTarget);
  const after = $getSelection();
  if (!$isRangeSelection(after) || after.isCollapsed()) return;
  const { key, offset, type } = after.isBackward() ? after.anchor : after.focus;
  after.anchor.set(key, offset, type);
  after.focus.set(key, offset, type);
}

/** Sets the selection's link, or removes it. @param url a checked address, or null */
export function updateLink(editor: LexicalEditor, url: string | null): void {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if (url === null) $removeLinks(selection);
    else $setLink(selection, url);
  });
}
