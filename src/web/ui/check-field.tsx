import type { ReactNode, Ref } from 'react';
import styles from './check-field.module.css';

export interface CheckFieldProps {
  label: ReactNode;
  checked: boolean;
  /** Some, not all: for "select all". */
  partly?: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick. */
export function CheckField(props: CheckFieldProps) {
  const { label, checked, partly = false, onChange, onBlur, name, disabled, labelHidden, ref } = props;
  return (
    <label className={styles.row}>
      <input
        ref={(element) => {
          // Only a script can set this state of a checkbox.
          if (element !== null) element.indeterminate = partly;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        className={styles.check}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      <span className={labelHidden ? 'vh' : undefined}>{label}</span>
    </label>
  );
}
