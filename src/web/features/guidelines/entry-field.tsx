/** One text of the guidelines, with its length and what is wrong with it. The heading around it names it on the screen. */
import { useId } from 'react';
import { guidelines as limits } from '#domain/limits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/fields.tsx';
import { wording } from './wording.ts';

export interface EntryFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  help?: string | undefined;
  placeholder?: string | undefined;
  look?: 'line' | 'name' | 'strap' | 'area' | 'paper';
  /** Shows the length from the start, and not only when it comes near the limit. */
  counted?: boolean;
  most?: number;
  autoFocus?: boolean;
}

export function EntryField(props: EntryFieldProps) {
  const { label, value, onChange, error, help, placeholder, look = 'line', counted = false, autoFocus } = props;
  const most = props.most ?? limits.textMax;
  const id = useId();
  const length = value.trim().length;
  const isCounted = counted || length > most * 0.8;
  const described = [error === undefined ? '' : `${id}-error`, help === undefined ? '' : `${id}-help`];
  const shared = {
    id,
    value,
    placeholder,
    'aria-label': label,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  const isArea = look === 'area' || look === 'paper';
  return (
    <div className={`gf gf--${look}`}>
      <div className={classNames('input', error !== undefined && 'is-error')}>
        {isArea ? (
          <textarea {...shared} rows={look === 'paper' ? 5 : 2} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            // A row that was just added is where the person goes on.
            ref={(element) => {
              if (autoFocus && element !== null && element.dataset.focused === undefined) {
                element.dataset.focused = '';
                element.focus();
              }
            }}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </div>
      {(help !== undefined || isCounted) && (
        <p className="cnt">
          <span id={`${id}-help`}>{help}</span>
          {isCounted && <span className="num">{wording.counter(length, most)}</span>}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
