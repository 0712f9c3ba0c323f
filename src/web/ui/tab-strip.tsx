/** Tabs over a list: arrows, Home and End move; a number says how much is behind each. */
import type { KeyboardEvent } from 'react';

export interface TabStripProps<Name extends string> {
  /** Names the strip for screen readers. */
  label: string;
  tabs: readonly { name: Name; label: string; count?: number | undefined }[];
  current: Name;
  /** Beginning of the tabs' ids; the panel is labelled by `${id}-${name}`. */
  id: string;
  /** Id of the panel that all of them show. */
  controls: string;
  onChoose: (name: Name) => void;
}

export function TabStrip<Name extends string>({ label, tabs, current, id, controls, onChoose }: TabStripProps<Name>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex(({ name }) => name === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at + tabs.length - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    event.currentTarget.querySelector<HTMLElement>(`#${id}-${next.name}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, label: words, count }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          className="tab"
          aria-selected={name === current}
          aria-controls={controls}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          <span className="w">{words}</span>
          {count !== undefined && <span className="n">{count}</span>}
        </button>
      ))}
    </div>
  );
}
