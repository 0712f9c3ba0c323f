import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * Whoever follows a link by keyboard goes on at the beginning of the page that it leads to: the link went with its page, and the
 * browser would begin with the sidebar again. A page that puts the focus somewhere itself, and a link that stays, keep it.
 */
export function usePlaceOnPage(page: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation }) => {
        if (fromLocation !== undefined && document.activeElement === document.body)
          page.current?.focus({ preventScroll: true });
      }),
    [router, page],
  );
}
