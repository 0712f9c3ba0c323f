/** The deadline: typed as dd.MM.yyyy, or chosen in the browser's calendar. */
import { IconCalendar, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { general } from '#domain/limits.ts';
import { IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { isDate, readDate, showDate } from './deadline.ts';

export interface DeadlineFieldProps {
  value: string;
  /** First day that can be chosen, YYYY-MM-DD. */
  min: string;
  readOnly: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export function DeadlineField({ value, min, readOnly, error, onChange, onBlur }: DeadlineFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  // While somebody types, the field shows what was typed; else the value in its usual form.
  const [typed, setTyped] = useState<string>();
  return (
    <div className="deadline">
      <TextField
        label="Deadline"
        placeholder="dd.mm.yyyy"
        inputMode="numeric"
        autoComplete="off"
        maxLength={general.deadlineMax}
        readOnly={readOnly}
        value={typed ?? showDate(value)}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readDate(event.target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
        end={
          <>
            {value !== '' && (
              <IconButton className="end" label="Clear the date" onClick={() => onChange('')}>
                <IconX size={16} stroke={1.6} />
              </IconButton>
            )}
            <IconButton
              className={value === '' ? 'end' : ''}
              label="Open the calendar"
              onClick={() => picker.current?.showPicker()}
            >
              <IconCalendar size={18} stroke={1.6} />
            </IconButton>
          </>
        }
      />
      <input
        ref={picker}
        className="picker"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        aria-label="Date in the calendar"
        disabled={readOnly}
        min={min}
        value={isDate(value) ? value : ''}
        onChange={(event) => {
          onChange(event.target.value);
          onBlur();
        }}
      />
    </div>
  );
}
