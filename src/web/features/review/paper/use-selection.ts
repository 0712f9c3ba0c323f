/**
 * Selecting words on the paper by mouse, by touch and by keyboard. The page is no editor, so it draws its own caret: the
 * arrows move it, Shift selects, as in any text.
 */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LineRange } from '#domain/document/index.ts';
import { isInLine, rangesOf } from './places.ts';

/** A place on the sheet, in pixels from its corner. */
export interface Spot {
  left: number;
  top: number;
  height: number;
}

export interface PaperSelection {
  /** The selected words; undefined when there are none. */
  ranges: LineRange[] | undefined;
  /** Where the selection ends up on the sheet. */
  spot: Spot | undefined;
  /** The caret, while the paper has the focus. */
  caret: Spot | undefined;
  /** The selected words at this very moment: the browser tells of a change a little later. */
  read: () => LineRange[] | undefined;
  onKeyDown: (event: KeyboardEvent) => boolean;
  clear: () => void;
}

/** Touching a button takes the selection away before the touch is a click: it is believed a little longer. */
const grace = 350;

const steps: Record<string, readonly ['forward' | 'backward', 'character' | 'word' | 'line' | 'lineboundary']> = {
  ArrowRight: ['forward', 'character'],
  ArrowLeft: ['backward', 'character'],
  ArrowDown: ['forward', 'line'],
  ArrowUp: ['backward', 'line'],
  End: ['forward', 'lineboundary'],
  Home: ['backward', 'lineboundary'],
};

function spotOf(sheet: HTMLElement, box: DOMRect): Spot {
  const origin = sheet.getBoundingClientRect();
  return { left: box.left - origin.left, top: box.top - origin.top, height: box.height };
}

/** Where a collapsed range is drawn; ranges in empty lines have no box of their own. */
function boxOf(range: Range): DOMRect | undefined {
  const box = [...range.getClientRects()].at(-1);
  if (box !== undefined && box.height > 0) return box;
  const { startContainer } = range;
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  return element?.getBoundingClientRect();
}

export function usePaperSelection(
  paper: RefObject<HTMLElement | null>,
  lines: readonly string[],
  active: boolean,
): PaperSelection {
  const [ranges, setRanges] = useState<LineRange[]>();
  const [spot, setSpot] = useState<Spot>();
  const [caret, setCaret] = useState<Spot>();
  const byKeys = useRef(false);
  const shown = useRef(lines);
  useEffect(() => {
    shown.current = lines;
  }, [lines]);

  const clear = useCallback(() => {
    setRanges(undefined);
    setSpot(undefined);
  }, []);

  const read = (): LineRange[] | undefined => {
    const selection = document.getSelection();
    const live =
      paper.current !== null && selection !== null && selection.rangeCount > 0 && !selection.isCollapsed
        ? rangesOf(paper.current, selection.getRangeAt(0), lines)
        : [];
    return live.length > 0 ? live : ranges;
  };

  useEffect(() => {
    if (!active) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(later);
      const sheet = paper.current;
      const selection = document.getSelection();
      const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
      if (sheet === null) return;
      const inside = selection?.isCollapsed === false && range?.intersectsNode(sheet) === true;
      const found = inside && range !== undefined ? rangesOf(sheet, range, shown.current) : [];
      const focused = document.activeElement === sheet && range !== undefined && isInLine(range.startContainer);
      const box = focused && byKeys.current && range.collapsed ? boxOf(range) : undefined;
      setCaret(box === undefined ? undefined : spotOf(sheet, box));
      if (found.length === 0 || range === undefined) {
        later = setTimeout(clear, grace);
        return;
      }
      setRanges(found);
      setSpot(spotOf(sheet, range.getBoundingClientRect()));
    };
    const blur = (): void => setCaret(undefined);
    const point = (): void => {
      byKeys.current = false;
    };
    const sheet = paper.current;
    // Words may have been selected while a comment was being stored, when nobody looked.
    look();
    document.addEventListener('selectionchange', look);
    sheet?.addEventListener('blur', blur);
    sheet?.addEventListener('pointerdown', point);
    return () => {
      clearTimeout(later);
      document.removeEventListener('selectionchange', look);
      sheet?.removeEventListener('blur', blur);
      sheet?.removeEventListener('pointerdown', point);
    };
  }, [paper, active, clear]);

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const sheet = paper.current;
    const selection = document.getSelection();
    if (sheet === null || selection === null || event.target !== sheet || event.altKey) return false;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      selection.selectAllChildren(sheet);
      return true;
    }
    const step = steps[event.key];
    if (step === undefined) return false;
    byKeys.current = true;
    if (!sheet.contains(selection.focusNode) || !isInLine(selection.focusNode)) {
      const first = sheet.querySelector('[data-line]');
      if (first !== null) selection.collapse(first, 0);
      return true;
    }
    const [way, unit] = step;
    const far = event.ctrlKey || event.metaKey;
    const wide = unit === 'character' && far;
    if (unit === 'lineboundary' && far) {
      const all = sheet.querySelectorAll('[data-line]');
      const end = way === 'forward' ? all[all.length - 1] : all[0];
      const offset = way === 'forward' ? (end?.childNodes.length ?? 0) : 0;
      if (end !== undefined && event.shiftKey) selection.extend(end, offset);
      else if (end !== undefined) selection.collapse(end, offset);
      end?.scrollIntoView({ block: 'center' });
      return true;
    }
    const before = { node: selection.focusNode, offset: selection.focusOffset };
    selection.modify(event.shiftKey ? 'extend' : 'move', way, wide ? 'word' : unit);
    // The caret stays on the paper.
    if (!isInLine(selection.focusNode) && before.node !== null) {
      if (event.shiftKey) selection.extend(before.node, before.offset);
      else selection.collapse(before.node, before.offset);
    }
    const at = document.createRange();
    if (selection.focusNode !== null) at.setStart(selection.focusNode, selection.focusOffset);
    const box = boxOf(at);
    const room = 120;
    if (box !== undefined && box.bottom > window.innerHeight - room)
      window.scrollBy(0, box.bottom - window.innerHeight + room);
    if (box !== undefined && box.top < room) window.scrollBy(0, box.top - room);
    return true;
  };

  return { read, ranges: active ? ranges : undefined, spot, caret: active ? caret : undefined, onKeyDown, clear };
}
