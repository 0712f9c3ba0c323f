/**
 * The stored advert: Lexical's serialised tree, restricted to an allow-list. Version 1. The server rebuilds every document
 * from the fields named here and stores nothing else (security: Content).
 */

export const documentVersion = 1;

/** Bits of a text's `format`. */
export const textFormats = { bold: 1, italic: 2, strikethrough: 4, underline: 8, code: 16, highlight: 128 } as const;
/** All bits that are kept. */
export const textFormatMask = 159;

export const alignments = ['', 'left', 'center', 'right', 'justify'] as const;
/** Alignment of a block; '' is none. */
export type Alignment = (typeof alignments)[number];

export interface TextNode {
  type: 'text';
  text: string;
  /** Bits of `textFormats`. */
  format: number;
  /** Nothing, or `color: #rrggbb;` and `background-color: #rrggbb;` in this order. */
  style: string;
  detail: 0;
  mode: 'normal';
  version: 1;
}

export interface LineBreakNode {
  type: 'linebreak';
  version: 1;
}

export interface LinkNode {
  type: 'link';
  /** http or https. */
  url: string;
  target: '_blank';
  rel: 'noopener noreferrer';
  title: null;
  children: InlineNode[];
  direction: null;
  format: '';
  indent: 0;
  version: 1;
}

/** Words under discussion: `ids` name the comments. */
export interface MarkNode {
  type: 'mark';
  ids: string[];
  children: InlineNode[];
  direction: null;
  format: '';
  indent: 0;
  version: 1;
}

export type InlineNode = TextNode | LineBreakNode | LinkNode | MarkNode;

interface Element {
  format: Alignment;
  /** 0 to 8. */
  indent: number;
  direction: 'ltr' | 'rtl' | null;
  version: 1;
}

export interface ParagraphNode extends Element {
  type: 'paragraph';
  children: InlineNode[];
  textFormat: 0;
  textStyle: '';
}

export interface HeadingNode extends Element {
  type: 'heading';
  tag: 'h1' | 'h2' | 'h3';
  children: InlineNode[];
}

export interface ListNode extends Element {
  type: 'list';
  listType: 'bullet' | 'number';
  tag: 'ul' | 'ol';
  start: number;
  children: ListItemNode[];
}

/** An item holds text, or one nested list and nothing else (Lexical's way of nesting). */
export interface ListItemNode extends Element {
  type: 'listitem';
  value: number;
  children: (InlineNode | ListNode)[];
}

export type BlockNode = ParagraphNode | HeadingNode | ListNode;

export interface RootNode {
  type: 'root';
  children: BlockNode[];
  direction: 'ltr' | 'rtl' | null;
  format: '';
  indent: 0;
  version: 1;
}

export interface StoredDocument {
  version: typeof documentVersion;
  root: RootNode;
}

/** A node's constant fields, spread into new ones. */
export const plainElement = { format: '', indent: 0, direction: null, version: 1 } as const;

/** A run of text. */
export function textNode(text: string, format = 0, style = ''): TextNode {
  return { detail: 0, format, mode: 'normal', style, text, type: 'text', version: 1 };
}

/** A paragraph of these inline nodes. */
export function paragraphNode(children: InlineNode[]): ParagraphNode {
  return { ...plainElement, type: 'paragraph', children, textFormat: 0, textStyle: '' };
}

/** A heading of level 1 to 3. */
export function headingNode(level: 1 | 2 | 3, children: InlineNode[]): HeadingNode {
  return { ...plainElement, type: 'heading', tag: `h${level}`, children };
}

/** A list of items, numbered from 1. */
export function listNode(listType: 'bullet' | 'number', items: InlineNode[][]): ListNode {
  return {
    ...plainElement,
    type: 'list',
    listType,
    tag: listType === 'bullet' ? 'ul' : 'ol',
    start: 1,
    children: items.map((children, index) => ({ ...plainElement, type: 'listitem', value: index + 1, children })),
  };
}

/** A link; the caller has checked the address. */
export function linkNode(url: string, children: InlineNode[]): LinkNode {
  return {
    type: 'link',
    url,
    target: '_blank',
    rel: 'noopener noreferrer',
    title: null,
    children,
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  };
}

/** A document of these blocks; an empty one has a single empty paragraph to type into. */
export function documentOf(blocks: BlockNode[]): StoredDocument {
  return {
    version: documentVersion,
    root: {
      type: 'root',
      children: blocks.length === 0 ? [paragraphNode([])] : blocks,
      direction: null,
      format: '',
      indent: 0,
      version: 1,
    },
  };
}

/** A document with nothing in it. */
export function emptyDocument(): StoredDocument {
  return documentOf([]);
}
