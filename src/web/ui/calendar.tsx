import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './calendar.module.css';
import { addDays, addMonths, dayName, monthGrid, monthName, today } from './calendar-days.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

interface CalendarProps {
  /** ISO date or ''. */
  value: string;
  onSelect: (date: string) => void;
  /** Earlier days are switched off. */
  min?: string | undefined;
}

/** One month. Arrows move by days and weeks, Page keys by months, Home and End within the week, Enter chooses. */
export function Calendar({ value, onSelect, min }: CalendarProps) {
  const now = today();
  const [day, setDay] = useState(value || (min !== undefined && min > now ? min : now));
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(true);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    moved.current = false;
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const weekday =
      monthGrid(day)
        .find((week) => week.includes(day))
        ?.indexOf(day) ?? 0;
    const next: Record<string, string> = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: addDays(day, -weekday),
      End: addDays(day, 6 - weekday),
      PageUp: addMonths(day, event.shiftKey ? -12 : -1),
      PageDown: addMonths(day, event.shiftKey ? 12 : 1),
    };
    const target = next[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moved.current = true;
    setDay(target);
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton label="Previous month" onClick={() => setDay(addMonths(day, -1))}>
          <IconChevronLeft size={18} />
        </IconButton>
        <b aria-live="polite">{monthName(day)}</b>
        <IconButton label="Next month" onClick={() => setDay(addMonths(day, 1))}>
          <IconChevronRight size={18} />
        </IconButton>
      </div>
      <table ref={grid} onKeyDown={onKeyDown}>
        <caption className="vh">{monthName(day)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(day).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    data-day={date}
                    data-outside={date.slice(0, 7) !== day.slice(0, 7) || undefined}
                    aria-label={dayName(date)}
                    aria-pressed={date === value}
                    aria-current={date === now ? 'date' : undefined}
                    aria-disabled={(min !== undefined && date < min) || undefined}
                    tabIndex={date === day ? 0 : -1}
                    onClick={() => {
                      if (min === undefined || date >= min) onSelect(date);
                    }}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
