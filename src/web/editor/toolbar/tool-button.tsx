/** One tool: a button that keeps the editor's selection, with roving focus inside the toolbar. */
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Tooltip } from '#web/ui/tooltip.tsx';
import classes from './toolbar.module.css';

/** Id of the tool that Tab reaches. */
export const RovingContext = createContext('');

/** A menu or popover that hangs on the tool brings its own id and handlers along. */
export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'disabled'> {
  /** Names the tool inside the toolbar. */
  name: string;
  label: string;
  /** Shown in the tooltip behind the name. */
  keys?: string;
  icon: ReactNode;
  /** Toggles only. */
  pressed?: boolean;
  /** Opens something; says whether it is open. */
  expanded?: boolean;
  popup?: 'menu' | 'dialog';
  disabled?: boolean;
  /** Moves behind 'More formatting' on phones. */
  secondary?: boolean;
}

export function ToolButton({
  name,
  label,
  keys,
  icon,
  pressed,
  expanded,
  popup,
  disabled,
  secondary,
  onClick,
  children,
  ...rest
}: ToolButtonProps) {
  const current = use(RovingContext);
  return (
    <Tooltip label={keys === undefined ? label : `${label} (${keys})`}>
      <button
        {...rest}
        type="button"
        className={classes.tool}
        data-tool={name}
        data-secondary={secondary || undefined}
        data-wide={children === undefined ? undefined : true}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-haspopup={popup}
        aria-disabled={disabled || undefined}
        tabIndex={current === name ? 0 : -1}
        // The selection stays where it is: the button is pressed without taking the focus from the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!disabled) onClick?.(event);
        }}
      >
        {icon}
        {children}
      </button>
    </Tooltip>
  );
}
