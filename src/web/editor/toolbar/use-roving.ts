/** Roving focus of a toolbar (WAI-ARIA APG: toolbar): one Tab stop, arrows between the tools, Home and End. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

export interface Roving {
  /** Id of the tool that Tab reaches. */
  current: string;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function useRoving(container: RefObject<HTMLElement | null>, first: string, onLeave: () => void): Roving {
  const [current, setCurrent] = useState(first);
  const tools = () =>
    [...(container.current?.querySelectorAll<HTMLButtonElement>('[data-tool]') ?? [])].filter(
      (tool) => tool.offsetParent !== null,
    );
  return {
    current,
    onFocus: (event) => {
      const id = (event.target as HTMLElement).dataset.tool;
      if (id !== undefined) setCurrent(id);
    },
    onKeyDown: (event) => {
      // React passes on keys of popovers that hang in the page's body: those have their own.
      if (!container.current?.contains(event.target as Node)) return;
      if (event.key === 'Escape') {
        onLeave();
        return;
      }
      const all = tools();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      if (at < 0) return;
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    },
  };
}
