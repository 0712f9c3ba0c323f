import { type ReactNode, type Ref, useId } from 'react';
import styles from './switch-field.module.css';

export interface SwitchFieldProps {
  label: ReactNode;
  /** What the switch brings along, below its name. */
  text?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** On or off. */
export function SwitchField({ label, text, checked, onChange, onBlur, name, disabled, ref }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        ref={ref}
        id={id}
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {text === undefined ? null : <p id={`${id}-text`}>{text}</p>}
      </div>
    </div>
  );
}
