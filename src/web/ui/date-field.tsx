import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './calendar.module.css';
import { Calendar } from './calendar.tsx';
import { readDate, writeDate } from './calendar-days.ts';
import { TextField } from './fields.tsx';

export interface DateFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  name?: string;
  /** ISO date (YYYY-MM-DD), '' for none. */
  value: string;
  /** Called with an ISO date, with '' when emptied, or with the typed text when it is no date: validation says so. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** ISO date; earlier days cannot be chosen in the calendar. */
  min?: string;
  ref?: Ref<HTMLInputElement>;
}

const isIso = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
const shown = (value: string): string => (isIso(value) ? writeDate(value) : value);

/** A day, typed as dd.MM.yyyy or chosen in a calendar (button, or Alt and arrow down). */
export function DateField({ value, onChange, onBlur, min, readOnly = false, ref, ...rest }: DateFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [right, setRight] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const show = () => {
    const box = anchor.current?.getBoundingClientRect();
    setRight(box !== undefined && box.left + 320 > window.innerWidth);
    setOpen(true);
  };
  const shut = () => {
    setOpen(false);
    anchor.current?.querySelector('input')?.focus();
  };
  const commit = () => {
    if (typed !== undefined) onChange(typed.trim() === '' ? '' : (readDate(typed) ?? typed.trim()));
    setTyped(undefined);
  };

  return (
    <div
      ref={anchor}
      className={styles.anchor}
      data-right={right || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.preventDefault();
          event.stopPropagation();
          shut();
        }
        if (event.key === 'ArrowDown' && event.altKey && !readOnly) {
          event.preventDefault();
          show();
        }
      }}
      onBlur={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOpen(false);
      }}
    >
      <TextField
        {...rest}
        ref={ref}
        readOnly={readOnly}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd.mm.yyyy"
        maxLength={10}
        value={typed ?? shown(value)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          const date = readDate(event.currentTarget.value);
          // A whole date counts at once, so that leaving by a key combination loses nothing.
          if (date !== undefined && event.currentTarget.value.length === 10) onChange(date);
        }}
        onBlur={() => {
          commit();
          onBlur?.();
        }}
        end={
          <IconButton
            className="end"
            label="Choose a date"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => (open ? shut() : show())}
          >
            <IconCalendar size={18} />
          </IconButton>
        }
      />
      {open ? (
        <div className={styles.popover} role="dialog" aria-label="Choose a date">
          <Calendar
            value={isIso(value) ? value : ''}
            min={min}
            onSelect={(date) => {
              setTyped(undefined);
              onChange(date);
              shut();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
