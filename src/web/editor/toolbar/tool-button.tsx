/** One tool: a button that keeps the editor's selection, with roving focus inside the toolbar. */
import { Tooltip, UnstyledButton } from '@mantine/core';
import { createContext, type ReactNode, type Ref, use } from 'react';
import classes from './toolbar.module.css';

/** Id of the tool that Tab reaches. */
export const RovingContext = createContext('');

export interface ToolButtonProps {
  /** Names the tool inside the toolbar. */
  id: string;
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
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

export function ToolButton({
  id,
  label,
  keys,
  icon,
  pressed,
  expanded,
  popup,
  disabled,
  secondary,
  onClick,
  ref,
  children,
}: ToolButtonProps) {
  const current = use(RovingContext);
  return (
    <Tooltip label={keys === undefined ? label : `${label} (${keys})`} openDelay={500} disabled={expanded === true}>
      <UnstyledButton
        ref={ref}
        type="button"
        className={classes.tool}
        data-tool={id}
        data-secondary={secondary || undefined}
        data-wide={children === undefined ? undefined : true}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-haspopup={popup}
        aria-disabled={disabled || undefined}
        tabIndex={current === id ? 0 : -1}
        // The selection stays where it is: the button is pressed without taking the focus from the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!disabled) onClick();
        }}
      >
        {icon}
        {children}
      </UnstyledButton>
    </Tooltip>
  );
}
