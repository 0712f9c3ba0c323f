import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';
import { Tooltip } from './tooltip.tsx';

/** One tab. */
export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** Lighter words before the label, such as 'Step 1. - '. */
  step?: string;
  /** How many things are behind it. */
  count?: number | undefined;
  /** Switches the tab off and says why. */
  disabledReason?: string | undefined;
}

interface TabsProps<Value extends string> {
  /** Names the row for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of the one panel that shows the selected tab's content. */
  panelId?: string;
  /** `builder` stands across the page with its own side padding. */
  variant?: 'index' | 'builder';
  /** Stands at the right end of the row. */
  end?: ReactNode;
}

/** Tabs: a swipe of marker behind the selected words. Arrows move the focus, Enter and Space choose. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, panelId, variant = 'index', end } = props;
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = strip.current;
    const selected = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (row && selected && row.scrollWidth > row.clientWidth) row.scrollLeft = selected.offsetLeft - 20;
  }, [value]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = all.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 };
    const next = steps[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };

  return (
    <div className={classNames(styles.row, variant === 'builder' && styles.builder)}>
      <div className={styles.strip} role="tablist" aria-label={label} ref={strip} onKeyDown={move}>
        {tabs.map((tab) => {
          const selected = tab.value === value;
          const off = tab.disabledReason !== undefined;
          return (
            <Tooltip key={tab.value} label={tab.disabledReason}>
              <button
                type="button"
                role="tab"
                data-tab={tab.value}
                className={styles.tab}
                aria-selected={selected}
                aria-controls={panelId}
                aria-disabled={off || undefined}
                tabIndex={selected ? 0 : -1}
                onClick={() => {
                  if (!off && !selected) onChange(tab.value);
                }}
              >
                <span className={styles.words}>
                  {tab.step === undefined ? null : <span className={styles.step}>{tab.step}</span>}
                  {tab.label}
                </span>
                {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
              </button>
            </Tooltip>
          );
        })}
      </div>
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
