/** Dialogs on the browser's own dialog element: it holds the focus, closes on Escape and gives the focus back. */
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonLook, IconButton } from './button.tsx';
import { Note } from './note.tsx';

export interface DialogProps {
  title: ReactNode;
  /** One sentence under the title. */
  subtitle?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog that is there while it is rendered. */
export function Dialog({ title, subtitle, size = 'md', onClose, children }: DialogProps) {
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
      className={`dlg ${size === 'md' ? '' : `dlg--${size}`}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={subtitle === undefined ? undefined : `${id}-sub`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {subtitle !== undefined && (
            <p className="sub" id={`${id}-sub`}>
              {subtitle}
            </p>
          )}
        </div>
        <IconButton label="Close" onClick={onClose}>
          <IconX size={18} stroke={1.6} />
        </IconButton>
      </header>
      {children}
    </dialog>
  );
}

export interface ConfirmDialogProps extends DialogProps {
  confirm: string;
  cancel?: string;
  /** `danger-fill` asks before something is lost: the focus begins on Cancel. */
  look?: Extract<ButtonLook, 'primary' | 'danger-fill'>;
  /** What happens on confirming; a failure is shown in the dialog, which stays open. */
  onConfirm: () => Promise<void>;
}

/** Asks, waits for what was confirmed, and closes; busy and error are handled here once. */
export function ConfirmDialog({
  confirm,
  cancel = 'Cancel',
  look = 'primary',
  onConfirm,
  onClose,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog {...dialog} size={dialog.size ?? 'sm'} onClose={busy ? () => undefined : onClose}>
      {children}
      {error !== undefined && <Note look="red">{error}</Note>}
      <div className="do">
        <Button look="quiet" onClick={onClose} disabled={busy} ref={look === 'danger-fill' ? first : undefined}>
          {cancel}
        </Button>
        <Button look={look} busy={busy} onClick={() => void submit()} ref={look === 'primary' ? first : undefined}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
