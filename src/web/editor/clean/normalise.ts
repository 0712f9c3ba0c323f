/**
 * Keeps the editor's state inside the stored document's allow-list, whatever was pasted or dropped: transforms run on the
 * nodes that changed only, so a keystroke pays for one text node.
 */
import { $isLinkNode, LinkNode } from '@lexical/link';
import { $getListDepth, $isListNode, ListItemNode, ListNode } from '@lexical/list';
import { $createHeadingNode, HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $unwrapNode } from '@lexical/utils';
import {
  $createParagraphNode,
  defineExtension,
  type ElementNode,
  type LexicalEditor,
  mergeRegister,
  ParagraphNode,
  TextNode,
} from 'lexical';
import { isLinkAddress, textFormats } from '#domain/document/index.ts';
import { editor as limits } from '#domain/limits.ts';

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
}

const storedFormats = new Set(['', 'left', 'center', 'right', 'justify']);

function $cleanBlock(node: ElementNode): void {
  if (!storedFormats.has(node.getFormatType())) node.setFormat('');
  if (node.getIndent() > limits.indentMax) node.setIndent(limits.indentMax);
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
  if (!isLinkAddress(node.getURL()) || $isLinkNode(node.getParent())) {
    $unwrapNode(node);
    return;
  }
  if (node.getTarget() !== '_blank') node.setTarget('_blank');
  if (node.getRel() !== 'noopener noreferrer') node.setRel('noopener noreferrer');
  if (node.getTitle() !== null) node.setTitle(null);
}

function $cleanList(node: ListNode): void {
  if (node.getListType() === 'check') node.setListType('bullet');
}

function $cleanItem(node: ListItemNode): void {
  const list = node.getParent();
  if (!$isListNode(list)) return;
  if ($getListDepth(list) > limits.listDepthMax) node.setIndent(limits.listDepthMax - 1);
}

/** Registers the transforms. Returns the undoing. */
export function registerNormalising(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, $cleanText),
    editor.registerNodeTransform(ParagraphNode, $cleanBlock),
    editor.registerNodeTransform(HeadingNode, $cleanHeading),
    editor.registerNodeTransform(QuoteNode, (node) => {
      node.replace($createParagraphNode(), true);
    }),
    editor.registerNodeTransform(LinkNode, $cleanLink),
    editor.registerNodeTransform(ListNode, $cleanList),
    editor.registerNodeTransform(ListItemNode, $cleanItem),
  );
}

export const NormaliseExtension = defineExtension({ name: 'hirewright/normalise', register: registerNormalising });
