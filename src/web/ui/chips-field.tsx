import { IconX } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import styles from './chips-field.module.css';
import { classNames } from './class-names.ts';
import { FieldShell, useFieldIds } from './fields.tsx';

export interface ChipsFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Marks entries that are not acceptable; they stay to be corrected or removed. */
  isBad?: (entry: string) => boolean;
  placeholder?: string;
  disabled?: boolean;
  max?: number;
  inputMode?: 'text' | 'email';
  /** Characters that one entry may have. */
  maxEach?: number;
  /** What was typed and not added when the field was last on the page. */
  typedBefore?: string | undefined;
  onTyped?: (typed: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Several short entries. Enter, comma and leaving the field add; Backspace removes the last; pasted lists are split. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, help, error, required = false, value, onChange, onBlur, isBad, placeholder } = props;
  const {
    disabled,
    max = Number.POSITIVE_INFINITY,
    inputMode = 'text',
    maxEach = Number.POSITIVE_INFINITY,
    typedBefore = '',
    onTyped,
    ref,
  } = props;
  const [typed, show] = useState(typedBefore);
  const long = typed.trim().length;
  const told =
    long > maxEach
      ? `An entry holds ${maxEach} characters, and this one has ${long}. Shorten it, then press Enter.`
      : error;
  const ids = useFieldIds(told, help);
  const setTyped = (text: string): void => {
    show(text);
    onTyped?.(text);
  };

  const add = (text: string) => {
    const next = [...value];
    const tooLong: string[] = [];
    for (const part of text.split(/[,;\n\t]/)) {
      const entry = part.trim();
      const known = next.some((one) => one.toLowerCase() === entry.toLowerCase());
      if (entry.length > maxEach) tooLong.push(entry);
      else if (entry !== '' && !known && next.length < max) next.push(entry);
    }
    // It stays in the field, where it can be shortened.
    setTyped(tooLong.join(', '));
    if (next.length > value.length) onChange(next);
  };

  return (
    <FieldShell id={ids.id} {...{ label, help, error: told, required }}>
      <div className={classNames('input', styles.box, ids.wrong && 'is-error')} data-disabled={disabled || undefined}>
        {value.map((entry) => (
          <span key={entry} className={classNames(styles.chip, isBad?.(entry) && styles.bad)}>
            <span className={styles.words}>{entry}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${entry}`}
              disabled={disabled}
              onClick={() => onChange(value.filter((one) => one !== entry))}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          ref={ref}
          id={ids.id}
          aria-invalid={ids.wrong || undefined}
          aria-required={required || undefined}
          aria-describedby={ids.describedBy}
          className={styles.input}
          inputMode={inputMode}
          autoComplete="off"
          disabled={disabled}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (/[,;\n]/.test(text)) add(text);
            else setTyped(text);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[,;\n\t]/.test(text)) return;
            event.preventDefault();
            add(`${typed}${text}`);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault();
              add(typed);
            }
            if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
          }}
          onBlur={() => {
            add(typed);
            onBlur?.();
          }}
        />
      </div>
    </FieldShell>
  );
}
