import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

/** One filled button on a surface; the design language says which is for what. */
export type ButtonVariant =
  | 'filled'
  | 'light'
  | 'default'
  | 'subtle'
  | 'quiet'
  | 'danger'
  | 'dangerFilled'
  | 'inverse';

/** Heights: sm 32, tool 36, md 40, lg 48; on touch never under 44. */
export type ButtonSize = 'sm' | 'tool' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  className?: string;
}

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = 'filled', size = 'md', fullWidth = false, className }: ButtonLook = {}): string {
  const sizes = { sm: styles.sm, tool: styles.md36, md: undefined, lg: styles.lg };
  return classNames(styles.button, styles[variant], sizes[size], fullWidth && styles.full, className);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Stands before the words; while busy the spinner takes its place. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  busy?: boolean;
  /** Switches the button off and says why. It stays in the tab order, so that the reason can be read. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with words. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, className, icon, iconAfter, busy = false, disabledReason, children, onClick, ...rest } =
    props;
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, fullWidth, className })}
      aria-disabled={disabledReason !== undefined || busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => {
        if (disabledReason !== undefined || busy) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconAfter}
    </button>
  );
  return disabledReason === undefined ? button : <Tooltip label={disabledReason}>{button}</Tooltip>;
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The name that is read out, and the tooltip. */
  label: string;
  /** No tooltip where the picture says it all, such as a cross. */
  plain?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with nothing but a picture. */
export function IconButton({ label, plain = false, className, children, ...rest }: IconButtonProps) {
  const button = (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.icon, className)}>
      {children}
    </button>
  );
  return plain ? button : <Tooltip label={label}>{button}</Tooltip>;
}
