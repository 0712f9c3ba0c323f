import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { type FloatingPosition, Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu-button.module.css';

/** One row of a menu. */
export interface MenuEntry {
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  /** Red; stands last, after a rule. */
  danger?: boolean;
  /** A state that is chosen, for menus that sort or switch. */
  checked?: boolean;
  disabled?: boolean;
  /** A key that does the same, shown at the right. */
  hint?: string;
  /** Draws a rule above. */
  ruled?: boolean;
}

interface MenuButtonProps {
  /** The control that opens the menu; it gets the aria attributes. */
  button: ReactElement;
  entries: readonly MenuEntry[];
  /** Names the menu. */
  label: string;
  position?: FloatingPosition;
  /** A line at the foot of the menu. */
  footer?: ReactNode;
}

/** A control that opens a list of actions. */
export function MenuButton({ button, entries, label, position = 'bottom-end', footer }: MenuButtonProps) {
  const choice = entries.some((entry) => entry.checked !== undefined);
  return (
    <Menu
      position={position}
      offset={4}
      withinPortal
      transitionProps={{ duration: 120 }}
      classNames={{
        dropdown: styles.menu ?? '',
        item: styles.item ?? '',
        itemSection: styles.icon ?? '',
        itemLabel: styles.words ?? '',
      }}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {entries.map((entry, at) => (
          <div key={typeof entry.label === 'string' ? entry.label : at} role="none">
            {entry.ruled || (entry.danger && at > 0) ? <hr className={styles.rule} /> : null}
            <Menu.Item
              leftSection={entry.icon}
              rightSection={entry.hint ? <kbd className={styles.hint}>{entry.hint}</kbd> : undefined}
              disabled={entry.disabled}
              className={classNames(entry.danger && styles.danger, entry.checked && styles.checked)}
              role={choice ? 'menuitemradio' : 'menuitem'}
              aria-checked={choice ? entry.checked === true : undefined}
              onClick={entry.onSelect}
            >
              {entry.label}
            </Menu.Item>
          </div>
        ))}
        {footer}
      </Menu.Dropdown>
    </Menu>
  );
}
