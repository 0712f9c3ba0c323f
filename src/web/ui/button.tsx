/** Buttons: one filled on a surface. A busy one keeps its words and its width. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'default' | 'subtle' | 'light' | 'quiet' | 'danger' | 'danger-fill';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'default',
  size = 'md',
  icon,
  busy = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const classes = `btn btn--${look} ${size === 'md' ? '' : `btn--${size}`} ${className}`;
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={busy || undefined}
      disabled={rest.disabled === true || busy}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A button that shows only an icon; `label` names it. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={`icon-btn ${className}`}
    />
  );
}
