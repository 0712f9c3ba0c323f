/** Reading a document that somebody sent: rebuilt node by node from the allow-list, never trusted. */
import { editor } from '../limits.ts';
import { isLinkAddress } from './link.ts';
import { migrateDocument } from './migrate.ts';
import {
  type Alignment,
  alignments,
  type BlockNode,
  documentOf,
  type InlineNode,
  type ListItemNode,
  type ListNode,
  linkNode,
  type MarkNode,
  type StoredDocument,
  textFormatMask,
  textNode,
} from './schema.ts';

/** Why a document is refused. */
export type DocumentFault =
  | 'not-json'
  | 'too-large'
  | 'too-long'
  | 'too-deep'
  | 'bad-node'
  | 'bad-text'
  | 'bad-link'
  | 'bad-version';

export type ParsedDocument =
  | { ok: true; document: StoredDocument; characters: number }
  | { ok: false; reason: DocumentFault };

/** Carries a refusal out of the recursion; depth is bounded, so the stack is too. */
class Refusal {
  readonly reason: DocumentFault;

  constructor(reason: DocumentFault) {
    this.reason = reason;
  }
}

function refuse(reason: DocumentFault): never {
  throw new Refusal(reason);
}

type Json = Record<string, unknown>;

/** Counts while it walks, so that a document is read once. */
interface Walk {
  characters: number;
}

const most = { depth: editor.documentDepthMax, indent: editor.indentMax, listDepth: editor.listDepthMax };

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : refuse('bad-node');
}

function children(node: Json): unknown[] {
  return Array.isArray(node.children) ? node.children : refuse('bad-node');
}

// Lexical writes start and end where the alignment follows the direction of writing.
const alignmentNames: Record<string, Alignment> = { start: 'left', end: 'right' };

function alignment(value: unknown): Alignment {
  if (value === undefined || value === '' || value === 0) return '';
  if (typeof value !== 'string') return refuse('bad-node');
  const name = alignmentNames[value] ?? value;
  return (alignments as readonly string[]).includes(name) ? (name as Alignment) : refuse('bad-node');
}

function indent(value: unknown): number {
  if (value === undefined) return 0;
  const whole = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return whole && value <= most.indent ? value : refuse('bad-node');
}

function direction(value: unknown): 'ltr' | 'rtl' | null {
  return value === 'ltr' || value === 'rtl' ? value : null;
}

const declaration = /^(color|background-color):(#[0-9a-f]{6})$/;

/** Keeps the two colours, in a fixed order; any other declaration is dropped. */
function style(value: unknown): string {
  if (value === undefined || value === '') return '';
  if (typeof value !== 'string' || value.length > 200) return refuse('bad-node');
  let colour = '';
  let background = '';
  for (const part of value.split(';')) {
    const match = declaration.exec(part.replaceAll(' ', '').toLowerCase());
    if (match === null) continue;
    if (match[1] === 'color') colour = `color: ${match[2]};`;
    else background = `background-color: ${match[2]};`;
  }
  return colour !== '' && background !== '' ? `${colour} ${background}` : colour + background;
}

function text(node: Json, walk: Walk): InlineNode {
  const value = node.text;
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) return refuse('bad-text');
  const format = node.format;
  if (format !== undefined && !(typeof format === 'number' && Number.isInteger(format) && format >= 0))
    return refuse('bad-node');
  walk.characters += value.length;
  return textNode(value, (format ?? 0) & textFormatMask, style(node.style));
}

function inline(value: unknown, depth: number, walk: Walk, inLink: boolean): InlineNode {
  if (depth > most.depth) return refuse('too-deep');
  const node = object(value);
  switch (node.type) {
    case 'text':
      return text(node, walk);
    case 'tab':
      walk.characters += 1;
      return textNode('\t');
    case 'linebreak':
      walk.characters += 1;
      return { type: 'linebreak', version: 1 };
    case 'link': {
      const url = typeof node.url === 'string' ? node.url.trim() : '';
      if (inLink) return refuse('bad-node');
      if (!isLinkAddress(url) || !url.isWellFormed()) return refuse('bad-link');
      return linkNode(
        url,
        children(node).map((child) => inline(child, depth + 1, walk, true)),
      );
    }
    case 'mark':
      return mark(node, depth, walk, inLink);
    default:
      return refuse('bad-node');
  }
}

function mark(node: Json, depth: number, walk: Walk, inLink: boolean): MarkNode {
  const ids = node.ids;
  const known = Array.isArray(ids) && ids.length > 0 && ids.length <= 100;
  if (!known || !ids.every((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id))) return refuse('bad-node');
  return {
    type: 'mark',
    ids: [...(ids as string[])],
    children: children(node).map((child) => inline(child, depth + 1, walk, inLink)),
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  };
}

function list(node: Json, depth: number, listDepth: number, walk: Walk): ListNode {
  if (depth > most.depth || listDepth > most.listDepth) return refuse('too-deep');
  const { listType } = node;
  if (listType !== 'bullet' && listType !== 'number') return refuse('bad-node');
  const start =
    typeof node.start === 'number' && Number.isInteger(node.start) && node.start >= 1
      ? Math.min(node.start, 10_000)
      : 1;
  const items = children(node).map((child, index): ListItemNode => {
    const item = object(child);
    if (item.type !== 'listitem') return refuse('bad-node');
    return {
      format: alignment(item.format),
      indent: indent(item.indent),
      direction: direction(item.direction),
      version: 1,
      type: 'listitem',
      value: typeof item.value === 'number' && Number.isInteger(item.value) ? item.value : index + 1,
      children: children(item).map((part) =>
        object(part).type === 'list'
          ? list(object(part), depth + 2, listDepth + 1, walk)
          : inline(part, depth + 2, walk, false),
      ),
    };
  });
  return {
    format: alignment(node.format),
    indent: indent(node.indent),
    direction: direction(node.direction),
    version: 1,
    type: 'list',
    listType,
    tag: listType === 'bullet' ? 'ul' : 'ol',
    start,
    children: items,
  };
}

function block(value: unknown, walk: Walk): BlockNode {
  const node = object(value);
  // Nodes are written out field by field: spreading a shared part into them takes longer than all checks together.
  const read = () => children(node).map((child) => inline(child, 3, walk, false));
  switch (node.type) {
    case 'paragraph':
      return {
        format: alignment(node.format),
        indent: indent(node.indent),
        direction: direction(node.direction),
        version: 1,
        type: 'paragraph',
        children: read(),
        textFormat: 0,
        textStyle: '',
      };
    case 'heading': {
      const { tag } = node;
      if (tag !== 'h1' && tag !== 'h2' && tag !== 'h3') return refuse('bad-node');
      return {
        format: alignment(node.format),
        indent: indent(node.indent),
        direction: direction(node.direction),
        version: 1,
        type: 'heading',
        tag,
        children: read(),
      };
    }
    case 'list':
      return list(node, 2, 1, walk);
    default:
      return refuse('bad-node');
  }
}

/** UTF-16 units. A shorter text nests at most half as deep, which JSON.parse reads within milliseconds. */
const deepFrom = 65_536;

/**
 * Whether a JSON text nests deeper than any document may: brackets outside strings, counted in one pass, before JSON.parse
 * and everything after it meets a hostile depth. Each level of the tree costs two brackets.
 */
function nestsTooDeep(json: string): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === 0x22) {
      index = endOfString(json, index + 1);
      if (index < 0) return false;
    } else if (code === 0x7b || code === 0x5b) {
      depth++;
      if (depth > 2 * most.depth + 4) return true;
    } else if (code === 0x7d || code === 0x5d) depth--;
  }
  return false;
}

/** Where a JSON string ends that begins before `from`: the first quote with an even number of backslashes before it; -1 if none. */
function endOfString(json: string, from: number): number {
  for (let quote = json.indexOf('"', from); quote >= 0; quote = json.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (json.charCodeAt(quote - 1 - escapes) === 0x5c) escapes++;
    if (escapes % 2 === 0) return quote;
  }
  return -1;
}

/** Parses a serialised document. Never throws. `characters` is what counts towards the editor's cap. */
export function parseDocument(content: string): ParsedDocument {
  // UTF-8 needs at least a byte a unit, so a longer string is too large without measuring; our bodies are capped as well.
  if (content.length > editor.documentBytesMax) return { ok: false, reason: 'too-large' };
  if (content.length > deepFrom && nestsTooDeep(content)) return { ok: false, reason: 'too-deep' };
  try {
    const envelope = migrateDocument(object(JSON.parse(content)));
    if (envelope === undefined) return { ok: false, reason: 'bad-version' };
    const root = object(envelope.root);
    if (root.type !== 'root') return { ok: false, reason: 'bad-node' };
    const walk: Walk = { characters: 0 };
    const document = documentOf(children(root).map((child) => block(child, walk)));
    document.root.direction = direction(root.direction);
    if (walk.characters > editor.charactersMax) return { ok: false, reason: 'too-long' };
    return { ok: true, document, characters: walk.characters };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    if (error instanceof SyntaxError) return { ok: false, reason: 'not-json' };
    throw error;
  }
}

/** The stored form. Documents that are equal have the same text. */
export function serialiseDocument(document: StoredDocument): string {
  return JSON.stringify(document);
}
