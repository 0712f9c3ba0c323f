import { type ReactNode, type Ref, useState } from 'react';
import { TextField } from './fields.tsx';

export interface NumberFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  /** Plain digits with at most one point, '' for empty; never with thousands commas. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Allow a decimal point; on by default. */
  decimals?: boolean;
  /** Before the point. */
  maxDigits?: number;
  /** Before the number, such as a currency sign. */
  start?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Leaves digits and the first point. */
export function cleanNumber(typed: string, decimals: boolean, maxDigits: number): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const digits = whole.slice(0, maxDigits);
  return decimals && rest.length > 0 ? `${digits}.${rest.join('')}` : digits;
}

/** 34000.5 as 34,000.5 */
export function withThousands(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Money or a count: digits only, thousands shown while one is elsewhere. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, decimals = true, maxDigits = 15, ...rest } = props;
  const [typing, setTyping] = useState(false);
  return (
    <TextField
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typing ? value : withThousands(value)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (['e', 'E', '+', '-'].includes(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
      onChange={(event) => onChange(cleanNumber(event.currentTarget.value, decimals, maxDigits))}
    />
  );
}
