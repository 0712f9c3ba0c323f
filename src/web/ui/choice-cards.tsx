import { useId } from 'react';
import styles from './choice-cards.module.css';
import { FieldError } from './fields.tsx';

/** One card: its name and a taste of it. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  sample?: string;
}

export interface ChoiceCardsProps<Value extends string> {
  /** Names the group; write the visible heading yourself. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
  required?: boolean;
}

/** Cards of which one is chosen; each shows what it would sound like. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, value, onChange, onBlur, error, disabled, required } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={styles.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <span className={styles.name}>
              {choice.label}
              <input
                type="radio"
                className={styles.radio}
                name={id}
                value={choice.value}
                checked={choice.value === value}
                disabled={disabled}
                onChange={() => onChange(choice.value)}
                onBlur={onBlur}
              />
            </span>
            {choice.sample === undefined ? null : <span className={styles.sample}>{choice.sample}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
