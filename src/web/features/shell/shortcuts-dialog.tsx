/** The list of keys, with the switch for single keys. */
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { areSingleKeysOn, setSingleKeys } from './use-shortcuts.ts';

const keys: readonly [string, string, boolean][] = [
  ['/', 'Search', false],
  ['c', 'Create new', true],
  ['?', 'This list', false],
  ['Ctrl or Cmd + K', 'Link, in the editor', false],
  ['Ctrl or Cmd + Z', 'Undo, in the editor', false],
  ['Alt + ↓', 'Next issue, in the editor', false],
  ['Alt + ↑', 'Previous issue, in the editor', false],
  ['Escape', 'Close what is open', false],
];

export function ShortcutsDialog({ mayCreate, onClose }: { mayCreate: boolean; onClose: () => void }) {
  const [on, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" subtitle="Single keys work outside fields." onClose={onClose}>
      <ul className="rows">
        {keys
          .filter(([, , creates]) => mayCreate || !creates)
          .map(([key, meaning]) => (
            <li key={key}>
              <span>{meaning}</span>
              <kbd className="r">{key}</kbd>
            </li>
          ))}
      </ul>
      <label className="switch-row">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setSingleKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        Use single keys
      </label>
    </Dialog>
  );
}
