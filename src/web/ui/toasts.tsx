import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import styles from './toasts.module.css';

interface Toast {
  key: number;
  kind: 'success' | 'error' | 'action';
  text: ReactNode;
  more?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; none stays until it is closed. */
  life?: number;
}

const SUCCESS_LIFE = 4000;
const ERROR_LIFE = 6000;
const MOST = 4;

let toasts: readonly Toast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(toast: Omit<Toast, 'key'>): number {
  lastKey += 1;
  // The same sentence twice is one sentence.
  const others = toasts.filter((one) => one.text !== toast.text || one.kind !== toast.kind);
  replace([...others, { ...toast, key: lastKey }].slice(-MOST));
  return lastKey;
}

/** Short messages over the page, from anywhere. Each returns a key for `dismiss`. */
export const toast = {
  /** Something was done; 4 s. */
  success: (text: ReactNode, more?: ReactNode) => show({ kind: 'success', text, more, life: SUCCESS_LIFE }),
  /** Something went wrong; 6 s. */
  error: (text: ReactNode, more?: ReactNode) => show({ kind: 'error', text, more, life: ERROR_LIFE }),
  /** Something has to be decided; stays until it is closed. */
  action: (text: ReactNode, label: string, onClick: () => void) =>
    show({ kind: 'action', text, action: { label, onClick } }),
  dismiss: (key: number) => replace(toasts.filter((one) => one.key !== key)),
};

const icons = { success: IconCircleCheck, error: IconAlertCircle, action: IconAlertTriangle };

function Slip({ item }: { item: Toast }) {
  const [held, setHeld] = useState(false);
  const left = useRef(item.life ?? 0);
  const { key, life } = item;

  useEffect(() => {
    if (life === undefined || held) return;
    const began = Date.now();
    const timer = setTimeout(() => toast.dismiss(key), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - began));
    };
  }, [key, life, held]);

  const Icon = icons[item.kind];
  return (
    <div
      className={styles.slip}
      data-kind={item.kind}
      role={item.kind === 'success' ? 'status' : 'alert'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden="true" />
      <div className={styles.words}>
        {item.action ? item.text : <b>{item.text}</b>}
        {item.more ? <span>{item.more}</span> : null}
      </div>
      {item.action ? (
        <Button
          variant="inverse"
          size="sm"
          onClick={() => {
            toast.dismiss(key);
            item.action?.onClick();
          }}
        >
          {item.action.label}
        </Button>
      ) : null}
      {item.kind === 'success' ? null : (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => toast.dismiss(key)}>
          <IconX size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where the messages appear; stands once in the page. */
export function ToastHost() {
  const items = useSyncExternalStore(subscribe, () => toasts);
  return createPortal(
    <section className={styles.host} aria-label="Messages">
      {items.map((item) => (
        <Slip key={item.key} item={item} />
      ))}
    </section>,
    document.body,
  );
}
