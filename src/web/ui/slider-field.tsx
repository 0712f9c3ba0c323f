import { type CSSProperties, type Ref, useId } from 'react';
import styles from './slider-field.module.css';

export interface SliderFieldProps {
  label: string;
  /** 0, 25, 50, 75 or 100. */
  value: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A weight in quarters: the track is cut at 25, 50 and 75, the percent stands at the right. */
export function SliderField({ label, value, onChange, onBlur, name, disabled, ref }: SliderFieldProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label className="t-label" htmlFor={id}>
        {label}
      </label>
      <output htmlFor={id} className={styles.percent}>
        {value}%
      </output>
      <div className={styles.track} style={{ '--at': `${value}%` } as CSSProperties}>
        <input
          ref={ref}
          id={id}
          type="range"
          min={0}
          max={100}
          step={25}
          name={name}
          value={value}
          disabled={disabled}
          aria-valuetext={`${value}%`}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          onBlur={onBlur}
        />
      </div>
    </div>
  );
}
