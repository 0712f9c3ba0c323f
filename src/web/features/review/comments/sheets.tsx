/** Comments on a phone: one at a time in a sheet above the footer, and a sheet to write in. */
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useKeyboardInset } from '../use-screen.ts';
import { comments as wording } from '../wording.ts';

export interface ReadingSheetProps {
  /** Place of the shown comment among all, from 0. */
  at: number;
  total: number;
  onGo: (at: number) => void;
  onClose: () => void;
  children: ReactNode;
}

export function ReadingSheet({ at, total, onGo, onClose, children }: ReadingSheetProps) {
  const title = wording.place(at + 1, total);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section className="bsheet up" role="dialog" aria-label={title} onKeyDown={onKeyDown}>
      <header>
        <h2 className="t-section" tabIndex={-1} ref={heading} aria-live="polite">
          {title}
        </h2>
        <IconButton label={wording.previous} disabled={at === 0} onClick={() => onGo(at - 1)}>
          <IconChevronUp size={20} stroke={1.6} />
        </IconButton>
        <IconButton label={wording.next} disabled={at === total - 1} onClick={() => onGo(at + 1)}>
          <IconChevronDown size={20} stroke={1.6} />
        </IconButton>
        <IconButton label={wording.close} onClick={onClose}>
          <IconX size={20} stroke={1.6} />
        </IconButton>
      </header>
      {children}
    </section>
  );
}

export function WritingSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <section className="bsheet is-writing" role="dialog" aria-label={wording.fresh} style={{ bottom: inset }}>
      <header>
        <h2 className="t-section">{wording.fresh}</h2>
        <IconButton label={wording.close} onClick={onClose}>
          <IconX size={20} stroke={1.6} />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
