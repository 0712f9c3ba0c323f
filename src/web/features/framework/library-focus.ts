/** Where the keyboard goes on when the library opens, turns a page or closes: what was pressed is gone by then. */
import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '#web/ui/use-arrival.ts';
import type { LibraryMode } from './use-library.ts';

/** Marks a folder's button, so that whoever comes back from the folder goes on there. */
export const folderButtonId = (folderId: string): string => `library-folder-${folderId}`;

/**
 * Takes a lost focus to the library, or to the folder that it came back from.
 * @param folderId the folder that is open; undefined in the list of folders
 */
export function useLibraryArrival(library: RefObject<HTMLElement | null>, folderId: string | undefined): void {
  const left = useRef<string>(undefined);
  useEffect(() => {
    const before = left.current;
    left.current = folderId;
    const region = library.current;
    if (!isFocusLost() || !region) return;
    const buttonOf = (): HTMLElement | null =>
      before === undefined ? null : document.getElementById(folderButtonId(before));
    const button = buttonOf();
    (button ?? region).focus();
    if (button || before === undefined) return;
    // The list of folders may still be on its way: its button takes the focus when it comes, unless somebody has gone on.
    const waiting = new MutationObserver(() => {
      const come = buttonOf();
      const goneOn = !isFocusLost() && document.activeElement !== region;
      if (!come && !goneOn) return;
      waiting.disconnect();
      if (!goneOn) come?.focus();
    });
    waiting.observe(region, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [folderId, library]);
}

/** Takes a lost focus back to the button that opened the library; such buttons say with `data-library` what they open. */
export function useLibraryReturn(panel: RefObject<HTMLElement | null>, mode: LibraryMode | undefined): void {
  const opened = useRef<LibraryMode>(undefined);
  useEffect(() => {
    const before = opened.current;
    opened.current = mode;
    if (mode !== undefined || before === undefined || !isFocusLost()) return;
    const buttons = panel.current?.querySelectorAll<HTMLElement>(`[data-library="${before}"]`) ?? [];
    [...buttons].find((button) => button.checkVisibility())?.focus();
  }, [mode, panel]);
}
