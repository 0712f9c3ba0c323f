import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Note } from './note.tsx';

/** The sentence of an error; never its code or stack. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong';
}

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One dimmed sentence below the title. */
  text?: ReactNode;
  children?: ReactNode;
  /** 400, 560 or 850 wide. */
  size?: 'sm' | 'md' | 'lg';
  /** The filled button's words; without them the dialog has no such button. */
  submitLabel?: string;
  /** Busy while the promise is open; its error stays inside the dialog; false keeps the dialog open. */
  onSubmit?: () => Promise<unknown> | unknown;
  submitDisabledReason?: string | undefined;
  /** Deletes something: red, and the focus starts on Cancel. */
  destructive?: boolean;
  cancelLabel?: string | null;
  /** Quiet buttons at the left of the actions. */
  start?: ReactNode;
  /** A second choice between Cancel and the filled button. */
  second?: ReactNode;
}

/** A dialog: title, content, actions. Below 600 a sheet from the bottom. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, text, children, size = 'md', submitLabel, onSubmit, submitDisabledReason } = props;
  const { destructive = false, cancelLabel = 'Cancel', start, second } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const id = useId();

  const close = () => {
    if (busy) return;
    setError(undefined);
    onClose();
  };

  const submit = async () => {
    if (busy || submitDisabledReason !== undefined) return;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await onSubmit?.();
      setBusy(false);
      if (answer !== false) onClose();
    } catch (problem) {
      setBusy(false);
      setError(sentenceOf(problem));
    }
  };

  const hasActions = submitLabel !== undefined || cancelLabel !== null || start !== undefined || second !== undefined;
  return (
    <Modal.Root opened={opened} onClose={close} centered lockScroll zIndex={200} transitionProps={{ duration: 160 }}>
      <Modal.Overlay className={styles.scrim} />
      <Modal.Content
        className={classNames(styles.content, styles[size])}
        classNames={{ inner: styles.inner ?? '' }}
        aria-labelledby={id}
        radius={0}
        shadow="none"
      >
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void submit();
          }}
        >
          <header className={styles.header}>
            <h2 id={id}>{title}</h2>
            {text ? <p className={styles.sub}>{text}</p> : null}
          </header>
          {children ? <div className={styles.body}>{children}</div> : null}
          {error ? <Note kind="red">{error}</Note> : null}
          {hasActions ? (
            <div className={styles.actions}>
              {start ? <div className={styles.start}>{start}</div> : null}
              {cancelLabel === null ? null : (
                <Button variant="quiet" onClick={close} disabled={busy} data-autofocus={destructive || undefined}>
                  {cancelLabel}
                </Button>
              )}
              {second}
              {submitLabel === undefined ? null : (
                <Button
                  type="submit"
                  variant={destructive ? 'dangerFilled' : 'filled'}
                  busy={busy}
                  disabledReason={submitDisabledReason}
                >
                  {submitLabel}
                </Button>
              )}
            </div>
          ) : null}
          {/* Last in the order of focus, so that the first field comes first. */}
          <IconButton plain label="Close" className={styles.close} onClick={close} disabled={busy}>
            <IconX size={19} />
          </IconButton>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

export type ConfirmDialogProps = Omit<DialogProps, 'children' | 'size'> & { children?: ReactNode };

/** A question with two answers, 400 wide. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Dialog {...props} size="sm" />;
}
