/** 'Filter by User(s)': a list of people with ticks. */
import { IconCheck, IconFilter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Person } from '#contract/values.ts';
import { nameOf } from '#web/ui/avatar.tsx';

export function UserFilter({
  people,
  chosen,
  onChange,
}: {
  people: readonly Person[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className="menu-anchor" ref={anchor}>
      <button
        type="button"
        ref={trigger}
        className="select-bare"
        aria-expanded={open}
        aria-haspopup="true"
        onClick={() => setOpen(!open)}
      >
        <IconFilter size={16} stroke={1.6} aria-hidden="true" />
        Filter by User(s)
        {chosen.length > 0 && <span className="chip chip--ink">{chosen.length}</span>}
      </button>
      {open && (
        <fieldset className="menu filter-list">
          <legend className="vh">People whose adverts are shown</legend>
          {people.map((person) => (
            <label key={person.id} className="mi">
              <input
                type="checkbox"
                className="vh"
                checked={chosen.includes(person.id)}
                onChange={() => toggle(person.id)}
              />
              <span className={`check ${chosen.includes(person.id) ? 'on' : ''}`} aria-hidden="true">
                {chosen.includes(person.id) && <IconCheck size={14} stroke={2.4} />}
              </span>
              {nameOf(person)}
            </label>
          ))}
          {chosen.length > 0 && (
            <button type="button" className="mi" onClick={() => onChange([])}>
              Show everybody's
            </button>
          )}
        </fieldset>
      )}
    </div>
  );
}
