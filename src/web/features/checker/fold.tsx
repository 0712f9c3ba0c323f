/** A part of the score that opens. */
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';

/**
 * Not a `details` element: its closed content is a locked part of the page, and while there is one, Chromium reads the text
 * before the caret anew at each key.
 */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="sc-fold">
      <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        <IconChevronRight size={14} stroke={1.8} aria-hidden="true" />
        {title}
      </button>
      {open && <div id={id}>{children}</div>}
    </div>
  );
}
