import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly { value: Value; label: ReactNode; name?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A few short choices in one row, for second-level views and lengths. `name` is read out when the label is a letter. */
export function Segmented<Value extends string>({ label, segments, value, onChange, disabled }: SegmentedProps<Value>) {
  const id = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={id}
            className="vh"
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled}
            aria-label={segment.name}
            onChange={() => onChange(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
