import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './drop-zone.module.css';
import { FieldError } from './fields.tsx';
import { UploadDrawing } from './upload-drawing.tsx';

interface DropZoneProps {
  title: ReactNode;
  text?: ReactNode;
  buttonLabel: string;
  /** As in an input's `accept`; what is dropped has to be checked by `onFile`. */
  accept: string;
  onFile: (file: File) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Takes one file, dropped or chosen with the button. */
export function DropZone({ title, text, buttonLabel, accept, onFile, error, disabled = false }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
  };
  return (
    <div>
      <section
        className={classNames(styles.zone, over && styles.over)}
        aria-labelledby={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <UploadDrawing />
        <p className="t-h2" id={id}>
          {title}
        </p>
        {text ? <p className="muted">{text}</p> : null}
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be chosen again after a mistake.
            event.currentTarget.value = '';
          }}
        />
        <Button className={styles.button} disabled={disabled} onClick={() => input.current?.click()}>
          {buttonLabel}
        </Button>
      </section>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
