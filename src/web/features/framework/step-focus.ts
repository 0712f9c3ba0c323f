/** Where the keyboard goes on when the item that it stood on has left the page. */
import { type RefObject, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { isFocusLost } from '#web/ui/use-arrival.ts';

/** Marks what takes the focus of a removed item: the same button of the item that came in its place, else what adds one. */
export const removalFocus = { item: { 'data-remove': 'item' }, add: { 'data-remove': 'add' } } as const;

/** Removes an item of a step, and takes a lost focus to what came in its place. */
export function useRemoval(panel: RefObject<HTMLElement | null>, remove: (key: number) => void): (key: number) => void {
  return useCallback(
    (key) => {
      const slips = [...(panel.current?.querySelectorAll('.fw-slip') ?? [])];
      const at = slips.findIndex((slip) => slip.getAttribute('data-place') === `row-${key}`);
      flushSync(() => remove(key));
      if (!isFocusLost()) return;
      const places = (kind: string) =>
        [...(panel.current?.querySelectorAll<HTMLElement>(`[data-remove=${kind}]`) ?? [])].filter((one) =>
          one.checkVisibility(),
        );
      const items = places('item');
      (items[Math.min(at, items.length - 1)] ?? places('add')[0])?.focus();
    },
    [panel, remove],
  );
}
