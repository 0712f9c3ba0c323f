/**
 * Lines under words by the CSS Custom Highlight API: the editor's own elements stay as they are. One instance a page.
 * Where a browser doesn't have it, nothing is drawn, and the findings are in the list.
 */
import type { Mark } from './messages.ts';

/** Whether this browser can draw the lines. */
export const canUnderline = (): boolean =>
  typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS;

const names = {
  equality: 'hw-equality',
  profanity: 'hw-profanity',
  house: 'hw-house',
  current: 'hw-current',
} as const;
type Line = keyof typeof names;

/** A stretch to draw. */
export interface Drawn {
  mark: Mark;
  range: Range;
}

const isSame = (one: Range, other: Range): boolean =>
  one.startContainer === other.startContainer &&
  one.startOffset === other.startOffset &&
  one.endContainer === other.endContainer &&
  one.endOffset === other.endOffset;

export class Underlines {
  readonly #highlights = new Map<Line, Highlight>();
  readonly #drawn = new Map<string, readonly Drawn[]>();

  constructor() {
    if (!canUnderline()) return;
    for (const [line, name] of Object.entries(names) as [Line, string][]) {
      const highlight = new Highlight();
      // What is looked at lies over the others.
      highlight.priority = line === 'current' ? 1 : 0;
      this.#highlights.set(line, highlight);
      CSS.highlights.set(name, highlight);
    }
  }

  /** Draws the lines of one block anew; lines that are right already are not touched, so that nothing is painted again. */
  set(key: string, wanted: readonly Drawn[]): void {
    if (this.#highlights.size === 0) return;
    const kept: Drawn[] = [];
    const open = [...wanted];
    for (const old of this.#drawn.get(key) ?? []) {
      const at = open.findIndex(({ mark, range }) => mark === old.mark && isSame(range, old.range));
      if (at < 0) this.#highlights.get(old.mark)?.delete(old.range);
      else {
        kept.push(old);
        open.splice(at, 1);
      }
    }
    for (const { mark, range } of open) this.#highlights.get(mark)?.add(range);
    if (kept.length + open.length === 0) this.#drawn.delete(key);
    else this.#drawn.set(key, [...kept, ...open]);
  }

  /** Shows which words the open card speaks of. */
  setCurrent(range: Range | undefined): void {
    const highlight = this.#highlights.get('current');
    highlight?.clear();
    if (range !== undefined) highlight?.add(range);
  }

  /** Takes every line away. */
  clear(): void {
    for (const highlight of this.#highlights.values()) highlight.clear();
    this.#drawn.clear();
  }

  dispose(): void {
    this.clear();
    for (const [line, highlight] of this.#highlights) {
      if (CSS.highlights.get(names[line]) === highlight) CSS.highlights.delete(names[line]);
    }
  }
}
