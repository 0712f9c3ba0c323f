/** The strip of steps. Arrows move between them, closed ones say why. */
import { useEffect, useRef } from 'react';
import { moveAlongTabs } from '#web/ui/tab-keys.ts';
import { useArrival } from '#web/ui/use-arrival.ts';
import type { BuilderTab, TabEntry } from './tabs.ts';

export interface BuilderTabsProps {
  tabs: readonly TabEntry[];
  current: BuilderTab;
  onChoose: (tab: BuilderTab) => void;
}

/** Id of the panel that belongs to a tab. */
export const panelId = (tab: BuilderTab): string => `builder-panel-${tab}`;
const tabId = (tab: BuilderTab): string => `builder-tab-${tab}`;

export function BuilderTabs({ tabs, current, onChoose }: BuilderTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useArrival(tabId(current));
  useEffect(() => {
    // On small screens the strip scrolls; the chosen step is brought into view without moving the page.
    // Measured with the frame, when the page's layout is known anyway.
    const frame = requestAnimationFrame(() => {
      const chosen = document.getElementById(tabId(current));
      if (chosen !== null && strip.current !== null) strip.current.scrollLeft = chosen.offsetLeft - 20;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <div className="steps" role="tablist" aria-label="Steps" ref={strip} onKeyDown={moveAlongTabs}>
      {tabs.map(({ tab, step, label, closed }) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          className="tab"
          role="tab"
          aria-selected={tab === current}
          aria-controls={panelId(tab)}
          aria-disabled={closed === undefined ? undefined : true}
          tabIndex={tab === current ? 0 : -1}
          title={closed}
          onClick={() => closed === undefined && onChoose(tab)}
        >
          <span className="w">
            <span className="st">{step}</span>
            {label}
          </span>
          {closed !== undefined && <span className="vh">. {closed}</span>}
        </button>
      ))}
    </div>
  );
}
