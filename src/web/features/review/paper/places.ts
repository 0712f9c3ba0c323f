/** Between places in the page and places in the stored text: lines carry their number, characters are counted. */
import type { LineRange } from '#domain/document/index.ts';

const lineAttribute = 'data-line';

function lineOf(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>(`[${lineAttribute}]`) ?? null;
}

/** Characters between a line's beginning and a place in it; a line break counts one. */
function offsetIn(line: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, offset);
  const content = before.cloneContents();
  return (content.textContent ?? '').length + content.querySelectorAll('br:not([data-filler])').length;
}

/** The pieces of lines that a range in the page covers, without white space at the ends; empty when it covers no word. */
export function rangesOf(paper: HTMLElement, range: Range, lines: readonly string[]): LineRange[] {
  const ranges: LineRange[] = [];
  for (const line of paper.querySelectorAll<HTMLElement>(`[${lineAttribute}]`)) {
    if (!range.intersectsNode(line)) continue;
    const number = Number(line.getAttribute(lineAttribute));
    const length = lines[number]?.length ?? 0;
    const start = line.contains(range.startContainer) ? offsetIn(line, range.startContainer, range.startOffset) : 0;
    const end = line.contains(range.endContainer) ? offsetIn(line, range.endContainer, range.endOffset) : length;
    if (Math.min(end, length) > start) ranges.push({ line: number, start, end: Math.min(end, length) });
  }
  return trim(ranges, lines);
}

/** Takes white space off both ends, and lines that hold nothing else. */
function trim(ranges: readonly LineRange[], lines: readonly string[]): LineRange[] {
  const wordy = ranges.filter(({ line, start, end }) => (lines[line] ?? '').slice(start, end).trim() !== '');
  return wordy.map((range, at) => {
    const text = (lines[range.line] ?? '').slice(range.start, range.end);
    const start = at === 0 ? range.start + text.length - text.trimStart().length : range.start;
    const end = at === wordy.length - 1 ? range.end - (text.length - text.trimEnd().length) : range.end;
    return { line: range.line, start, end };
  });
}

/** Where words stand now, if they do: the first line that has them. Words of several lines are looked for line by line. */
export function findWords(quote: string, lines: readonly string[]): LineRange[] | undefined {
  const ranges: LineRange[] = [];
  for (const part of quote.split('\n')) {
    const line = lines.findIndex((text, at) => at >= (ranges.at(-1)?.line ?? -1) && text.includes(part));
    const start = lines[line]?.indexOf(part) ?? -1;
    if (part === '' || start < 0) return undefined;
    ranges.push({ line, start, end: start + part.length });
  }
  return ranges;
}

/** Whether a node is in a numbered line. */
export const isInLine = (node: Node | null): boolean => node !== null && lineOf(node) !== null;
