/** A switch with the guideline that it brings into the copy. */
import { useId } from 'react';

export interface SwitchRowProps {
  label: string;
  text: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ label, text, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={`sw ${disabled ? 'is-off' : ''}`}>
      <span className={`switch ${checked ? 'on' : ''}`}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-describedby={`${id}-text`}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
    </div>
  );
}
