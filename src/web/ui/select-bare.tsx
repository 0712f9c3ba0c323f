/** A quiet list in a line of tools: the chosen words with an arrow, its name for those who hear the page. */
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface SelectBareProps<Value extends string> {
  /** Said to screen readers; what is chosen says enough to the others. */
  label: string;
  icon?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

export function SelectBare<Value extends string>({
  label,
  icon,
  value,
  options,
  disabled,
  onChange,
}: SelectBareProps<Value>) {
  return (
    <label className="select-bare">
      {icon}
      <span className="vh">{label}</span>
      <select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={15} stroke={1.6} aria-hidden="true" />
    </label>
  );
}
