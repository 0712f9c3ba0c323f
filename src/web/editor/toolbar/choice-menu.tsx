/** A tool with a short list to choose one from: paragraph style, alignment. */
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Popup } from '#web/ui/popup.tsx';
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

/** Up, Down, Home and End move; a letter goes to the next choice that begins with it. */
function moveInMenu(event: KeyboardEvent<HTMLDivElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + rows.length, Home: 0, End: -1 };
  const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : undefined;
  const behind = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  const to = moves[event.key];
  const row =
    to === undefined
      ? behind.find((each) => letter !== undefined && each.textContent?.toLowerCase().startsWith(letter))
      : rows.at(to === -1 ? -1 : to % rows.length);
  if (row === undefined) return;
  event.preventDefault();
  row.focus();
}

export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { name, label, icon, text, value, choices, secondary, onChoose } = props;
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ToolButton
        ref={button}
        name={name}
        label={text === undefined ? label : `${label}: ${text}`}
        icon={text === undefined ? icon : undefined}
        expanded={opened}
        popup="menu"
        secondary={secondary}
        onClick={() => setOpened(!opened)}
      >
        {text === undefined ? undefined : (
          <>
            <span className={classes.wide}>{text}</span>
            {icon}
          </>
        )}
      </ToolButton>
      {opened && (
        <Popup
          anchor={button}
          role="menu"
          label={label}
          className={classes.menu}
          width={200}
          onKeyDown={moveInMenu}
          onClose={(returned) => {
            setOpened(false);
            if (returned) button.current?.focus();
          }}
        >
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              data-autofocus={choice.value === value || undefined}
              tabIndex={-1}
              className={classes.menuItem}
              onClick={() => {
                setOpened(false);
                onChoose(choice.value);
              }}
            >
              <span className={classes.choice}>
                {choice.icon}
                <span className={choice.className}>{choice.label}</span>
                {choice.value === value && <IconCheck className={classes.chosen} size={16} aria-hidden />}
              </span>
            </button>
          ))}
        </Popup>
      )}
    </>
  );
}
