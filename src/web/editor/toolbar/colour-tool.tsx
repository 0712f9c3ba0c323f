/** Text colour: fourteen swatches, a hex field, no colour. */
import { IconTextColor } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Popup } from '#web/ui/popup.tsx';
import { shownColour } from '../colours/shown-colour.ts';
import { parseHexColour, swatches } from '../colours/swatches.ts';
import { wording } from '../wording.ts';
import { ToolButton } from './tool-button.tsx';
import classes from './toolbar.module.css';

const columns = 7;

export interface ColourToolProps {
  /** '#rrggbb' or ''. */
  colour: string;
  /** '' takes the colour away. */
  onChoose: (colour: string) => void;
}

export function ColourTool({ colour, onChoose }: ColourToolProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLFieldSetElement>(null);

  const choose = (value: string) => {
    setOpened(false);
    setTyped('');
    onChoose(value);
  };
  const applyTyped = () => {
    const value = parseHexColour(typed);
    if (value !== undefined) choose(value);
  };
  const moveInGrid = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined) return;
    const all = [...(grid.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const next = all[all.indexOf(document.activeElement as HTMLButtonElement) + step];
    event.preventDefault();
    next?.focus();
  };

  return (
    <>
      <ToolButton
        ref={button}
        name="colour"
        label={wording.colour}
        icon={
          <span className={classes.colourIcon}>
            <IconTextColor size={18} stroke={1.7} aria-hidden />
            {colour !== '' && <i style={{ background: shownColour(colour) }} />}
          </span>
        }
        expanded={opened}
        popup="dialog"
        secondary
        onClick={() => setOpened((open) => !open)}
      />
      {opened && (
        <Popup
          anchor={button}
          role="dialog"
          label={wording.colour}
          className={classes.popover}
          onClose={(returned) => {
            setOpened(false);
            if (returned) button.current?.focus();
          }}
        >
          <fieldset className={classes.swatches} ref={grid} aria-label={wording.colour} onKeyDown={moveInGrid}>
            {swatches.map(({ name, value }) => (
              <button
                type="button"
                key={value}
                className={classes.swatch}
                style={{ background: value }}
                title={name}
                aria-label={name}
                aria-pressed={colour === value}
                onClick={() => choose(value)}
              />
            ))}
          </fieldset>
          <div className={classes.hex}>
            <TextField
              label={wording.colourHex}
              help={wording.colourHexHelp}
              value={typed}
              maxLength={7}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault();
                  applyTyped();
                }
              }}
            />
            <div className={classes.popoverEnd}>
              <Button look="quiet" size="sm" onClick={() => choose('')}>
                {wording.colourNone}
              </Button>
              <Button look="default" size="sm" disabled={parseHexColour(typed) === undefined} onClick={applyTyped}>
                {wording.colourApply}
              </Button>
            </div>
          </div>
        </Popup>
      )}
    </>
  );
}
