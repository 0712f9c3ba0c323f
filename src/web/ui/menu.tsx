/** A menu behind a button: arrows move, Enter chooses, Escape closes and gives the focus back. */
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Stands at the end of the line. */
  count?: number | undefined;
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  items: readonly MenuItem[];
  /** Draws the button; spread what it is given. */
  button: (props: ButtonHTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> }) => ReactNode;
  side?: 'left' | 'right';
}

export function Menu({ items, button, side = 'right' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    anchor.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const shut = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(anchor.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + rows.length, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      rows[to % rows.length]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      shut();
    } else if (event.key === 'Tab') setOpen(false);
  };
  return (
    <div className="menu-anchor" ref={anchor}>
      {button({
        ref: trigger,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          className={`menu ${side === 'left' ? 'is-left' : ''}`}
          role="menu"
          id={id}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {items.map((item) => (
            <div key={item.label} role="none">
              {item.danger && items.length > 1 && <hr />}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={`mi ${item.danger ? 'danger' : ''}`}
                onClick={() => {
                  shut();
                  item.onSelect();
                }}
              >
                {item.icon}
                {item.label}
                {item.count !== undefined && <span className="muted num mi-count">{item.count}</span>}
              </button>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
