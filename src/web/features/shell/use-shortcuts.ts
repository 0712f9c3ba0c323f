/** Single keys outside fields: / to search, c to create, ? for the list of keys (design: Keyboard). */
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#web/paths.ts';

const offKey = 'Single_Keys_Off';

/** Whether single keys are on in this browser. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(offKey) === null;
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, 'off');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export function useShortcuts({ create, onList }: { create: boolean; onList: () => void }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (
        modified ||
        isTyping(event.target) ||
        document.querySelector('dialog[open], [aria-modal=true]') !== null ||
        !areSingleKeysOn()
      )
        return;
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('input[type=search]');
        if (search === null) return;
        event.preventDefault();
        search.focus();
      } else if (event.key === 'c' && create) {
        event.preventDefault();
        void navigate({ to: paths.create });
      } else if (event.key === '?') {
        event.preventDefault();
        onList();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, create, onList]);
}
