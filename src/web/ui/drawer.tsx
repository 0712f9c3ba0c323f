/** Layers at the side and from below, on the browser's own dialog element: it holds the focus and gives it back. */
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './drawer.module.css';

interface LayerProps {
  onClose: () => void;
  title: ReactNode;
  /** Before the title, such as a way back. */
  start?: ReactNode;
  /** Beside the title, before the close button. */
  end?: ReactNode;
  children: ReactNode;
  /** There is nothing in it but text: then the keyboard has to reach what scrolls. */
  onlyText?: boolean;
  /** Stays while the content scrolls. */
  footer?: ReactNode;
}

function Layer({
  onClose,
  title,
  start,
  end,
  children,
  footer,
  onlyText = false,
  className,
}: LayerProps & { className: string | undefined }) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the element leaves the page: only a dialog that is still in it gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={className}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // Only the backdrop belongs to the dialog element itself.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          {start ? <div className={styles.start}>{start}</div> : null}
          <h2 id={id} className="t-h2">
            {title}
          </h2>
          <div className={styles.end}>
            {end}
            <IconButton label="Close" onClick={onClose}>
              <IconX size={19} />
            </IconButton>
          </div>
        </header>
        <div className={styles.body} {...(onlyText && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}>
          {children}
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </dialog>
  );
}

/** A panel from the right while it is rendered: 30% wide, at least 360 px, full width on phones. */
export function Drawer(props: LayerProps) {
  return <Layer {...props} className={styles.drawer} />;
}

/** A sheet from the bottom for phones while it is rendered, at most 88% of the height. */
export function BottomSheet(props: LayerProps) {
  return <Layer {...props} className={styles.sheet} />;
}
