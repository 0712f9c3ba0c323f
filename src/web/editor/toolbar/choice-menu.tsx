/** A tool with a short list to choose one from: paragraph style, alignment. */
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { ToolButton } from './tool-button.tsx';
import classes from './toolbar.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Class of the words, to show what the choice looks like. */
  className?: string;
}

export interface ChoiceMenuProps<Value extends string> {
  name: string;
  label: string;
  icon: ReactNode;
  /** Words on the button itself. */
  text?: string;
  value: Value;
  choices: readonly Choice<Value>[];
  secondary?: boolean;
  onChoose: (value: Value) => void;
}

export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { name, label, icon, text, value, choices, secondary, onChoose } = props;
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      offset={4}
      width={200}
      classNames={{ dropdown: classes.menu, item: classes.menuItem }}
      closeOnEscape={false}
      returnFocus={false}
      trapFocus
      menuItemTabIndex={0}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ToolButton
          ref={button}
          name={name}
          label={text === undefined ? label : `${label}: ${text}`}
          icon={text === undefined ? icon : undefined}
          expanded={opened}
          popup="menu"
          secondary={secondary}
        >
          {text === undefined ? undefined : (
            <>
              <span className={classes.wide}>{text}</span>
              {icon}
            </>
          )}
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setOpened(false);
          button.current?.focus();
        }}
      >
        <Menu.RadioGroup
          value={value}
          onChange={(chosen) => {
            const choice = choices.find((candidate) => candidate.value === chosen);
            if (choice !== undefined) onChoose(choice.value);
          }}
        >
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick checkIcon={null}>
              <span className={classes.choice}>
                {choice.icon}
                <span className={choice.className}>{choice.label}</span>
                {choice.value === value && <IconCheck className={classes.chosen} size={16} aria-hidden />}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
