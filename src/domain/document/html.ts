/** A document as HTML: what is shown where no editor runs, and what other programs can paste. */
import { isLinkAddress } from './link.ts';
import { type BlockNode, type InlineNode, type ListNode, type StoredDocument, textFormats } from './schema.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const tags: [number, string][] = [
  [textFormats.bold, 'strong'],
  [textFormats.italic, 'em'],
  [textFormats.underline, 'u'],
  [textFormats.strikethrough, 's'],
  [textFormats.code, 'code'],
  [textFormats.highlight, 'mark'],
];

function inlineHtml(nodes: readonly (InlineNode | ListNode)[]): string {
  return nodes.map(nodeHtml).join('');
}

function nodeHtml(node: InlineNode | ListNode): string {
  switch (node.type) {
    case 'text': {
      const body = tags.reduce(
        (html, [bit, tag]) => ((node.format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
        escapeHtml(node.text),
      );
      return node.style === '' ? body : `<span style="${escapeHtml(node.style)}">${body}</span>`;
    }
    case 'linebreak':
      return '<br>';
    case 'link': {
      const body = inlineHtml(node.children);
      return isLinkAddress(node.url)
        ? `<a href="${escapeHtml(node.url)}" target="_blank" rel="noopener noreferrer">${body}</a>`
        : body;
    }
    case 'mark':
      return inlineHtml(node.children);
    case 'list':
      return listHtml(node);
  }
}

function attributes(block: { format: string; indent: number }): string {
  const align = block.format === '' ? '' : `text-align: ${block.format};`;
  const indent = block.indent === 0 ? '' : `margin-left: ${block.indent * 2.5}em;`;
  return align === '' && indent === '' ? '' : ` style="${align}${indent}"`;
}

function listHtml(list: ListNode): string {
  const start = list.listType === 'number' && list.start !== 1 ? ` start="${list.start}"` : '';
  const items = list.children.map((item) => {
    const align = item.format === '' ? '' : ` style="text-align: ${item.format};"`;
    const nested = item.children.length > 0 && item.children.every((child) => child.type === 'list');
    return `<li${nested ? ' style="list-style: none"' : align}>${inlineHtml(item.children)}</li>`;
  });
  return `<${list.tag}${start}>${items.join('')}</${list.tag}>`;
}

function blockHtml(block: BlockNode): string {
  if (block.type === 'list') return listHtml(block);
  const tag = block.type === 'heading' ? block.tag : 'p';
  return `<${tag}${attributes(block)}>${inlineHtml(block.children)}</${tag}>`;
}

/** The document's body as HTML; every text is escaped. */
export function documentToHtml(document: StoredDocument): string {
  return document.root.children.map(blockHtml).join('\n');
}
