/** Where the keyboard goes on when the item that it stood on has left the page. */
import { isFocusLost } from '#web/ui/use-arrival.ts';

/** Marks what takes the focus of a removed item: the same button of the item that came in its place, else what adds one. */
export const removalFocus = { item: { 'data-remove': 'item' }, add: { 'data-remove': 'add' } } as const;

/** @param at the place of the item that was removed */
export function focusAfterRemoval(panel: HTMLElement | null, at: number): void {
  if (!isFocusLost()) return;
  const places = (kind: string) =>
    [...(panel?.querySelectorAll<HTMLElement>(`[data-remove=${kind}]`) ?? [])].filter((one) => one.checkVisibility());
  const items = places('item');
  (items[Math.min(at, items.length - 1)] ?? places('add')[0])?.focus();
}
