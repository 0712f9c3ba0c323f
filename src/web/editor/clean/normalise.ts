/**
 * Keeps the editor's state inside the stored document's allow-list, whatever was pasted or dropped: transforms run on the
 * nodes that changed only, so a keystroke pays for one text node.
 */
import { $isLinkNode, LinkNode } from '@lexical/link';
import { $getListDepth, $isListItemNode, $isListNode, ListItemNode, ListNode } from '@lexical/list';
import { MarkNode } from '@lexical/mark';
import { $createHeadingNode, HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $unwrapNode } from '@lexical/utils';
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  defineExtension,
  type ElementNode,
  type LexicalEditor,
  mergeRegister,
  ParagraphNode,
  TabNode,
  TextNode,
} from 'lexical';
import { isLinkAddress, textFormats } from '#domain/document/index.ts';
import { editor as limits } from '#domain/limits.ts';
import { $splitItem } from './split-item.ts';

const formatMask = Object.values(textFormats).reduce((mask, bit) => mask | bit, 0);
const keptStyle = /^(color|background-color):(#[0-9a-f]{6})$/;

/** Only the two colours, and those only as #rrggbb. */
export function cleanStyle(style: string): string {
  if (style === '') return '';
  return style
    .split(';')
    .map((part) => part.replaceAll(' ', '').toLowerCase())
    .filter((part) => keptStyle.test(part))
    .map((part) => `${part.replace(':', ': ')};`)
    .join(' ');
}

function $cleanText(node: TextNode): void {
  const format = node.getFormat();
  if ((format & formatMask) !== format) node.setFormat(format & formatMask);
  const style = node.getStyle();
  if (style !== '') {
    const kept = cleanStyle(style);
    if (kept !== style) node.setStyle(kept);
  }
  // Modes and details (tokens, unmergeable texts) are other editors' business.
  if (node.getMode() !== 'normal') node.setMode('normal');
  if (node.getDetail() !== 0) node.setDetail(0);
}

/** A tab is a character like any other here. */
function $cleanTab(node: TabNode): void {
  node.replace($createTextNode('\t').setFormat(node.getFormat()).setStyle(node.getStyle()));
}

const storedFormats = new Set(['', 'left', 'center', 'right', 'justify']);

function $cleanBlock(node: ElementNode): void {
  const format = node.getFormatType();
  if (format === 'start') node.setFormat('left');
  else if (format === 'end') node.setFormat('right');
  else if (!storedFormats.has(format)) node.setFormat('');
  // An item's indent is its nesting, which $cleanList bounds.
  if (!$isListItemNode(node) && node.getIndent() > limits.indentMax) node.setIndent(limits.indentMax);
  if (node.getStyle() !== '') node.setStyle('');
}

function $cleanHeading(node: HeadingNode): void {
  const tag = node.getTag();
  if (tag === 'h4' || tag === 'h5' || tag === 'h6') {
    node.replace($createHeadingNode('h3'), true);
    return;
  }
  $cleanBlock(node);
}

function $cleanLink(node: LinkNode): void {
  if (!isLinkAddress(node.getURL()) || $findMatchingParent(node.getParentOrThrow(), $isLinkNode) !== null) {
    $unwrapNode(node);
    return;
  }
  if (node.getTarget() !== '_blank') node.setTarget('_blank');
  if (node.getRel() !== 'noopener noreferrer') node.setRel('noopener noreferrer');
  if (node.getTitle() !== null) node.setTitle(null);
}

function $cleanMark(node: MarkNode): void {
  if (node.getIDs().length === 0) $unwrapNode(node);
}

/** Lists deeper than allowed give their items to the list around them; checklists become bullets. */
function $cleanList(node: ListNode): void {
  if (node.getListType() === 'check') node.setListType('bullet');
  if (node.getIndent() !== 0) node.setIndent(0);
  const item = node.getParent();
  if ($isListItemNode(item) && $getListDepth(node) > limits.listDepthMax) {
    for (const child of node.getChildren()) item.insertBefore(child);
    node.remove();
    if (item.isAttached() && item.isEmpty()) item.remove();
    return;
  }
  $cleanBlock(node);
}

function $cleanItem(node: ListItemNode): void {
  if (!$isListNode(node.getParent())) return;
  if (node.getChecked() !== undefined) node.setChecked(undefined);
  $cleanBlock(node);
  $splitItem(node);
}

/** Registers the transforms. Returns the undoing. */
export function registerNormalising(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, $cleanText),
    editor.registerNodeTransform(TabNode, $cleanTab),
    editor.registerNodeTransform(ParagraphNode, $cleanBlock),
    editor.registerNodeTransform(HeadingNode, $cleanHeading),
    editor.registerNodeTransform(QuoteNode, (node) => {
      node.replace($createParagraphNode(), true);
    }),
    editor.registerNodeTransform(LinkNode, $cleanLink),
    editor.registerNodeTransform(MarkNode, $cleanMark),
    editor.registerNodeTransform(ListNode, $cleanList),
    editor.registerNodeTransform(ListItemNode, $cleanItem),
  );
}

export const NormaliseExtension = defineExtension({ name: 'hirewright/normalise', register: registerNormalising });
