/** What the screen is like. */
import { useEffect, useState, useSyncExternalStore } from 'react';

const phone = window.matchMedia('(max-width: 599px)');

const subscribe = (changed: () => void): (() => void) => {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
};

/** Whether this is a phone: comments open in sheets. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches);
}

/** Pixels at the bottom that an on-screen keyboard covers. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    const measure = (): void => setInset(Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)));
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
