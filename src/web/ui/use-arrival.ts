/** Where one goes on when the page shows another of its parts. */
import { useLayoutEffect, useRef } from 'react';

/** Nothing has the focus: what had it was taken away. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * A part begins at its top, whichever way it was come to, and a focus that was lost with the part before goes to the tab
 * that names this one.
 */
export function useArrival(tabId: string): void {
  const shown = useRef(tabId);
  useLayoutEffect(() => {
    if (shown.current === tabId) return;
    shown.current = tabId;
    window.scrollTo({ top: 0 });
    if (isFocusLost()) document.getElementById(tabId)?.focus({ preventScroll: true });
  }, [tabId]);
}
