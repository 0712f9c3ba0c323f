/**
 * Comment marks as data: where they are, adding and removing them, carrying them over to a newer text. Places are counted
 * in lines (blocks and list items that hold text, in order) and UTF-16 units within a line, a line break counting one; so
 * they don't depend on how a text is cut into nodes.
 */
import {
  type BlockNode,
  type InlineNode,
  type LinkNode,
  type ListItemNode,
  type ListNode,
  linkNode,
  type MarkNode,
  type StoredDocument,
  textNode,
} from './schema.ts';
import { inlineText } from './text.ts';

/** A piece of one line; `end` is behind the last character. */
export interface LineRange {
  line: number;
  start: number;
  end: number;
}

/** A run of characters that are alike: text or a line break, with the link and the marks that it stands in. */
interface Run {
  text: string;
  /** -1 for a line break. */
  format: number;
  style: string;
  link: string | undefined;
  ids: readonly string[];
}

function runsOf(nodes: readonly InlineNode[], link: string | undefined, ids: readonly string[], runs: Run[]): Run[] {
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        if (node.text !== '') runs.push({ text: node.text, format: node.format, style: node.style, link, ids });
        break;
      case 'linebreak':
        runs.push({ text: '\n', format: -1, style: '', link, ids });
        break;
      case 'link':
        runsOf(node.children, node.url, ids, runs);
        break;
      case 'mark':
        runsOf(node.children, link, [...ids, ...node.ids.filter((id) => !ids.includes(id))], runs);
    }
  }
  return runs;
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

function markNode(ids: readonly string[], children: InlineNode[]): MarkNode {
  return { type: 'mark', ids: [...ids], children, direction: null, format: '', indent: 0, version: 1 };
}

/** Runs as nodes again: links outside, so that none is cut in two, marks inside, alike neighbours in one text. */
function nodesOf(runs: readonly Run[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  let link: LinkNode | undefined;
  let mark: MarkNode | undefined;
  for (const run of runs) {
    if (run.link !== link?.url) {
      link = run.link === undefined ? undefined : linkNode(run.link, []);
      mark = undefined;
      if (link !== undefined) nodes.push(link);
    }
    const level = link?.children ?? nodes;
    if (!sameIds(run.ids, mark?.ids ?? [])) {
      mark = run.ids.length === 0 ? undefined : markNode(run.ids, []);
      if (mark !== undefined) level.push(mark);
    }
    const target = mark?.children ?? level;
    const last = target.at(-1);
    if (run.format < 0) target.push({ type: 'linebreak', version: 1 });
    else if (last?.type === 'text' && last.format === run.format && last.style === run.style) last.text += run.text;
    else target.push(textNode(run.text, run.format, run.style));
  }
  return nodes;
}

const isInline = (node: InlineNode | ListNode): node is InlineNode => node.type !== 'list';

/** Whether an item is a line: it holds text, or nothing at all. An item with only a nested list is none. */
function isLine(item: ListItemNode): boolean {
  return item.children.length === 0 || item.children.some(isInline);
}

/** Gives every line's inline nodes to `change`, which answers those to put there, or undefined to leave them. */
function mapLines(
  document: StoredDocument,
  change: (nodes: readonly InlineNode[], line: number) => InlineNode[] | undefined,
): StoredDocument {
  let line = 0;
  const ofList = (list: ListNode): ListNode => ({
    ...list,
    children: list.children.map((item): ListItemNode => {
      const changed = isLine(item) ? change(item.children.filter(isInline), line++) : undefined;
      const nested = item.children.filter((child) => !isInline(child)).map((child) => ofList(child as ListNode));
      if (changed === undefined && nested.length === 0) return item;
      return { ...item, children: [...(changed ?? item.children.filter(isInline)), ...nested] };
    }),
  });
  const children = document.root.children.map((block): BlockNode => {
    if (block.type === 'list') return ofList(block);
    const changed = change(block.children, line++);
    return changed === undefined ? block : { ...block, children: changed };
  });
  return { ...document, root: { ...document.root, children } };
}

function linesOf(document: StoredDocument): (readonly InlineNode[])[] {
  const lines: (readonly InlineNode[])[] = [];
  mapLines(document, (nodes) => {
    lines.push(nodes);
    return undefined;
  });
  return lines;
}

/** The text of each line. */
export function lineTexts(document: StoredDocument): string[] {
  return linesOf(document).map((nodes) => inlineText(nodes));
}

/** The same for comparing: alike neighbours joined, and only those marks that `keep` names. */
function settle(document: StoredDocument, keep: (id: string) => boolean): string {
  const settled = mapLines(document, (nodes) =>
    nodesOf(runsOf(nodes, undefined, [], []).map((run) => ({ ...run, ids: run.ids.filter(keep).sort() }))),
  );
  return JSON.stringify(settled);
}

/** Whether two documents say the same in the same form, whatever is marked in them. */
export function equalWithoutMarks(one: StoredDocument, other: StoredDocument): boolean {
  return settle(one, () => false) === settle(other, () => false);
}

/** Whether `changed` is `document` with these words marked under `id`, and nothing else. */
export function isOneMarkMore(changed: StoredDocument, document: StoredDocument, id: string): boolean {
  if (rangesOfMark(document, id).length > 0 || rangesOfMark(changed, id).length === 0) return false;
  return settle(changed, (one) => one !== id) === settle(document, () => true);
}

/** Where a mark is, line by line; empty when it is nowhere. Neighbouring pieces of a line are one. */
export function rangesOfMark(document: StoredDocument, id: string): LineRange[] {
  return rangesOfMarks(document).get(id) ?? [];
}

/** Where every mark is, in the order of the text. */
export function rangesOfMarks(document: StoredDocument): Map<string, LineRange[]> {
  const found = new Map<string, LineRange[]>();
  for (const [line, nodes] of linesOf(document).entries()) {
    let at = 0;
    for (const { text, ids } of runsOf(nodes, undefined, [], [])) {
      for (const id of ids) {
        const ranges = found.get(id) ?? [];
        const last = ranges.at(-1);
        if (last !== undefined && last.line === line && last.end === at) last.end += text.length;
        else ranges.push({ line, start: at, end: at + text.length });
        found.set(id, ranges);
      }
      at += text.length;
    }
  }
  return found;
}

/** The words of these pieces, one line of them after the other. */
export function textOfRanges(document: StoredDocument, ranges: readonly LineRange[]): string {
  const lines = lineTexts(document);
  return ranges.map(({ line, start, end }) => lines[line]?.slice(start, end) ?? '').join('\n');
}

/** The document with these pieces marked under `id`; pieces beyond a line's end are cut there. */
export function markRanges(document: StoredDocument, ranges: readonly LineRange[], id: string): StoredDocument {
  return mapLines(document, (nodes, line) => {
    const here = ranges.filter((range) => range.line === line && range.end > range.start);
    if (here.length === 0) return undefined;
    let at = 0;
    const runs: Run[] = [];
    for (const run of runsOf(nodes, undefined, [], [])) {
      const end = at + run.text.length;
      const cuts = new Set([at, end]);
      for (const range of here) for (const cut of [range.start, range.end]) if (cut > at && cut < end) cuts.add(cut);
      const places = [...cuts].sort((one, other) => one - other);
      for (const [index, from] of places.slice(0, -1).entries()) {
        const to = places[index + 1] ?? end;
        const inside = here.some((range) => from >= range.start && to <= range.end);
        const ids = inside && !run.ids.includes(id) ? [...run.ids, id] : run.ids;
        runs.push({ ...run, ids, text: run.text.slice(from - at, to - at) });
      }
      at = end;
    }
    return nodesOf(runs);
  });
}

/** The document with only those marks that `keep` names; the words stay. */
export function keepMarks(document: StoredDocument, keep: (id: string) => boolean): StoredDocument {
  return mapLines(document, (nodes) => {
    const runs = runsOf(nodes, undefined, [], []);
    if (runs.every(({ ids }) => ids.every(keep))) return undefined;
    return nodesOf(runs.map((run) => ({ ...run, ids: run.ids.filter(keep) })));
  });
}

/** Characters on either side that have to be the same before words that moved are taken for the same words. */
const contextLength = 24;

/** Where one marked piece of an older text is in a newer one. */
function follow(old: readonly string[], fresh: readonly string[], range: LineRange): LineRange | undefined {
  const line = old[range.line] ?? '';
  const words = line.slice(range.start, range.end);
  if (words.trim() === '') return undefined;
  const byDistance = [...fresh.keys()].sort((a, b) => Math.abs(a - range.line) - Math.abs(b - range.line));
  const same = byDistance.find((at) => fresh[at] === line);
  if (same !== undefined) return { ...range, line: same };
  const before = line.slice(Math.max(0, range.start - contextLength), range.start);
  const after = line.slice(range.end, range.end + contextLength);
  // Words with both neighbours unchanged, else with one of them, else alone if they stand in the text only once.
  for (const [lead, trail] of [
    [before, after],
    [before, ''],
    ['', after],
  ] as const) {
    if (lead === '' && trail === '') continue;
    for (const at of byDistance) {
      const found = (fresh[at] ?? '').indexOf(lead + words + trail);
      if (found >= 0) return { line: at, start: found + lead.length, end: found + lead.length + words.length };
    }
  }
  const alone = fresh.flatMap((text, at) => {
    const first = text.indexOf(words);
    return first < 0
      ? []
      : [{ line: at, start: first, end: first + words.length, again: text.includes(words, first + 1) }];
  });
  const [only] = alone;
  if (only === undefined || alone.length > 1 || only.again) return undefined;
  return { line: only.line, start: only.start, end: only.end };
}

/**
 * Carries marks over to a newer text whose author didn't know them: those of `ids` that `old` has and `fresh` lacks are put
 * where their words are now. Words that changed get no mark. Marks of nobody's (not in `ids`) go.
 */
export function carryMarks(fresh: StoredDocument, old: StoredDocument, ids: ReadonlySet<string>): StoredDocument {
  let document = keepMarks(fresh, (id) => ids.has(id));
  const there = rangesOfMarks(document);
  const missing = [...rangesOfMarks(old)].filter(([id]) => ids.has(id) && !there.has(id));
  if (missing.length === 0) return document;
  const [oldLines, freshLines] = [lineTexts(old), lineTexts(document)];
  for (const [id, ranges] of missing) {
    const places = ranges.map((range) => follow(oldLines, freshLines, range)).filter((place) => place !== undefined);
    if (places.length > 0) document = markRanges(document, places, id);
  }
  return document;
}
