/** The advert as a page to read: the stored text without an editor, so that a guest's phone loads little. */
import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import {
  type BlockNode,
  type InlineNode,
  type ListItemNode,
  type ListNode,
  type MarkNode,
  type StoredDocument,
  type TextNode,
  textFormats,
} from '#domain/document/index.ts';
import { shownColour } from '#web/editor/colours/shown-colour.ts';
import copy from '#web/editor/copy.module.css';

/** The mark of a comment that is being written. */
export const pendingMark = 'pending';

interface Look {
  /** Comments that are lit. */
  active: ReadonlySet<string>;
  /** Marks that have a comment; others are not shown. */
  known: ReadonlySet<string>;
}

interface Walk extends Look {
  /** Number of the next line. */
  line: number;
  /** Number of the next piece within its line: keys that stay while other lines change. */
  piece: number;
  /** Marks whose first piece is drawn: that one takes the focus. */
  begun: Set<string>;
}

const colourOf = (style: string, name: 'color' | 'background-color'): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}:\\s*(#[0-9a-f]{6})`).exec(style)?.[1];

function styleOf({ style }: TextNode): CSSProperties | undefined {
  const [colour, background] = [colourOf(style, 'color'), colourOf(style, 'background-color')];
  if (colour === undefined && background === undefined) return undefined;
  return {
    ...(colour === undefined ? {} : { color: shownColour(colour) }),
    ...(background === undefined ? {} : { backgroundColor: background }),
  };
}

function textOf(node: TextNode, key: number): ReactNode {
  const has = (bit: number): boolean => (node.format & bit) !== 0;
  const lines = [
    has(textFormats.underline) && has(textFormats.strikethrough)
      ? copy.underlineStrike
      : has(textFormats.underline)
        ? copy.underline
        : has(textFormats.strikethrough)
          ? copy.strike
          : '',
    has(textFormats.highlight) ? copy.highlight : '',
  ]
    .filter(Boolean)
    .join(' ');
  const style = styleOf(node);
  let words: ReactNode = node.text;
  if (has(textFormats.code)) words = <code className={copy.code}>{words}</code>;
  if (has(textFormats.italic)) words = <em className={copy.italic}>{words}</em>;
  if (has(textFormats.bold)) words = <strong className={copy.bold}>{words}</strong>;
  if (lines === '' && style === undefined) return <Fragment key={key}>{words}</Fragment>;
  return (
    <span key={key} className={lines} style={style}>
      {words}
    </span>
  );
}

function inline(nodes: readonly InlineNode[], walk: Walk): ReactNode[] {
  return nodes.map((node) => {
    const at = walk.piece++;
    switch (node.type) {
      case 'text':
        return textOf(node, at);
      case 'linebreak':
        return <br key={at} />;
      case 'link':
        return (
          <a key={at} className={copy.link} href={node.url} target="_blank" rel="noopener noreferrer">
            {inline(node.children, walk)}
          </a>
        );
      default:
        return markOf(node, at, walk);
    }
  });
}

function markOf(node: MarkNode, key: number, walk: Walk): ReactNode {
  const ids = node.ids.filter((id) => walk.known.has(id) || id === pendingMark);
  if (ids.length === 0) return <Fragment key={key}>{inline(node.children, walk)}</Fragment>;
  const first = ids.some((id) => id !== pendingMark && !walk.begun.has(id));
  for (const id of ids) walk.begun.add(id);
  const look = ['rv-mark', ids.some((id) => walk.active.has(id)) ? 'on' : '', ids.includes(pendingMark) ? 'new' : ''];
  return (
    <mark
      key={key}
      className={look.filter(Boolean).join(' ')}
      data-marks={ids.join(' ')}
      {...(first ? { tabIndex: 0, role: 'button' } : {})}
    >
      {inline(node.children, walk)}
    </mark>
  );
}

const filler = <br data-filler="" />;

function shapeOf(node: BlockNode | ListItemNode): CSSProperties | undefined {
  const indent = node.type === 'listitem' || node.type === 'list' ? 0 : node.indent;
  if (node.format === '' && indent === 0) return undefined;
  return {
    ...(node.format === '' ? {} : { textAlign: node.format }),
    ...(indent === 0 ? {} : { paddingInlineStart: `${indent * 40}px` }),
  };
}

/** Begins the next line and gives its number. */
function next(walk: Walk): number {
  walk.piece = 0;
  return walk.line++;
}

const isText = (node: InlineNode | ListNode): node is InlineNode => node.type !== 'list';

function list(node: ListNode, walk: Walk): ReactNode {
  const Tag = node.tag;
  return (
    <Tag
      key={`list ${walk.line}`}
      className={node.tag === 'ul' ? copy.bullets : copy.numbers}
      {...(node.tag === 'ol' && node.start !== 1 ? { start: node.start } : {})}
    >
      {node.children.map((item) => {
        const nested = item.children.filter((child): child is ListNode => !isText(child));
        const own = item.children.filter(isText);
        const isLine = own.length > 0 || nested.length === 0;
        return (
          <li
            key={`${isLine ? 'line' : 'nest'} ${walk.line}`}
            className={isLine ? copy.item : `${copy.item} ${copy.nested}`}
            style={shapeOf(item)}
            {...(node.tag === 'ol' && isLine ? { value: item.value } : {})}
          >
            {isLine && <span data-line={next(walk)}>{own.length === 0 ? filler : inline(own, walk)}</span>}
            {nested.map((inner) => list(inner, walk))}
          </li>
        );
      })}
    </Tag>
  );
}

function block(node: BlockNode, walk: Walk): ReactNode {
  if (node.type === 'list') return list(node, walk);
  const line = next(walk);
  const Tag = node.type === 'heading' ? node.tag : 'p';
  const className = node.type === 'heading' ? copy[node.tag] : copy.paragraph;
  return (
    <Tag
      key={`line ${line}`}
      className={className}
      style={shapeOf(node)}
      dir={node.direction ?? undefined}
      data-line={line}
    >
      {node.children.length === 0 ? filler : inline(node.children, walk)}
    </Tag>
  );
}

/** The words of a document, with the marks of its comments. */
export const PaperWords = memo(function PaperWords({ document, active, known }: { document: StoredDocument } & Look) {
  const walk: Walk = { active, known, line: 0, piece: 0, begun: new Set() };
  return document.root.children.map((node) => block(node, walk));
});
