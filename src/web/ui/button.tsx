/** Buttons: one filled on a surface. A busy one keeps its words, its width and the keyboard's place. */
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'default' | 'subtle' | 'light' | 'quiet' | 'danger' | 'danger-fill';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

export function Button({
  look = 'default',
  size = 'md',
  icon,
  busy = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const { onClick } = rest;
  const classes = `btn btn--${look} ${size === 'md' ? '' : `btn--${size}`} ${className}`;
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={busy || undefined}
      // A disabled button loses the focus, and whoever works by keyboard their place: a busy one only does nothing.
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
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
