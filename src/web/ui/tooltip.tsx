/** Words for a control, on hover and on focus; Escape closes them. */
import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

const EDGE = 12;

interface TooltipProps {
  /** Without words the control stands alone. */
  label: string | undefined;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; above: boolean }>();

  useEffect(() => {
    if (place === undefined) return;
    const close = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setPlace(undefined);
    };
    document.addEventListener('keydown', close);
    window.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', close);
      window.removeEventListener('scroll', close, true);
    };
  }, [place]);

  if (label === undefined || label === '') return children;
  const open = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (box === undefined) return;
    const above = box.top > 90;
    const left = Math.min(
      Math.max(box.left + box.width / 2, 140 + EDGE),
      Math.max(window.innerWidth - 140 - EDGE, 152),
    );
    setPlace({ left, top: above ? box.top - 8 : box.bottom + 8, above });
  };
  const close = () => setPlace(undefined);
  return (
    // The wrapper takes no room of its own: it only listens.
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} className="vh">
        {label}
      </span>
      {place === undefined
        ? null
        : createPortal(
            <span
              className={styles.tooltip}
              data-above={place.above || undefined}
              style={{ left: place.left, top: place.top }}
              aria-hidden="true"
            >
              {label}
            </span>,
            document.body,
          )}
    </span>
  );
}
