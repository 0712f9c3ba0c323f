/** Where the keyboard goes on when what it stood on has left the page: an item that was removed, a step that was left. */
import { useLayoutEffect, useRef } from 'react';
import { stepTabId } from './framework-tabs.tsx';
import { isLost } from './library-focus.ts';

/** Marks what takes the focus of a removed item: the same button of the item that came in its place, else what adds one. */
export const removalFocus = { item: { 'data-remove': 'item' }, add: { 'data-remove': 'add' } } as const;

/** @param at the place of the item that was removed */
export function focusAfterRemoval(panel: HTMLElement | null, at: number): void {
  if (!isLost()) return;
  const places = (kind: string) =>
    [...(panel?.querySelectorAll<HTMLElement>(`[data-remove=${kind}]`) ?? [])].filter((one) => one.checkVisibility());
  const items = places('item');
  (items[Math.min(at, items.length - 1)] ?? places('add')[0])?.focus();
}

/** A step begins at its top, whichever way it was come to, and a lost focus goes to its tab, which names it. */
export function useStepArrival(step: number): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    if (isLost()) document.getElementById(stepTabId(step))?.focus({ preventScroll: true });
  }, [step]);
}
