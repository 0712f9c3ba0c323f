/** Toasts: one sentence in a dark slip. Successes stay 4 s, errors 6 s, those with an action until they are closed. */
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { feedback } from './feedback.ts';

type Kind = 'success' | 'error' | 'action';

interface Toast {
  id: number;
  kind: Kind;
  message: string;
  action?: { label: string; run: () => void } | undefined;
}

/** How long each kind stays, in milliseconds. */
const stay: Record<Kind, number> = {
  success: feedback.success,
  error: feedback.error,
  action: Number.POSITIVE_INFINITY,
};
const mostAtOnce = 4;

let toasts: readonly Toast[] = [];
let serial = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(toast: Omit<Toast, 'id'>): void {
  // The same sentence twice at once tells nothing more.
  const others = toasts.filter((shown) => shown.message !== toast.message);
  set([...others, { ...toast, id: ++serial }].slice(-mostAtOnce));
}

/** Shows toasts from anywhere. */
export const toast = {
  success: (message: string) => add({ kind: 'success', message }),
  error: (message: string) => add({ kind: 'error', message }),
  action: (message: string, action: { label: string; run: () => void }) => add({ kind: 'action', message, action }),
};

const close = (id: number): void => set(toasts.filter((shown) => shown.id !== id));
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const icons = { success: IconCircleCheck, error: IconAlertCircle, action: IconAlertTriangle } as const;

function Slip({ shown }: { shown: Toast }) {
  const [held, setHeld] = useState(false);
  const left = useRef(stay[shown.kind]);
  useEffect(() => {
    if (held || !Number.isFinite(left.current)) return;
    const since = Date.now();
    const timer = setTimeout(() => close(shown.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, shown.id]);
  const Icon = icons[shown.kind];
  return (
    // Pausing under the pointer or the focus gives time to read; nothing else depends on it.
    <div
      className={`toast is-${shown.kind}`}
      role={shown.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <p>{shown.message}</p>
      {shown.action !== undefined && (
        <Button
          size="sm"
          onClick={() => {
            shown.action?.run();
            close(shown.id);
          }}
        >
          {shown.action.label}
        </Button>
      )}
      {shown.kind !== 'success' && (
        <IconButton label="Close this message" onClick={() => close(shown.id)}>
          <IconX size={16} stroke={1.6} />
        </IconButton>
      )}
    </div>
  );
}

/** The place where toasts appear; once in the page. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts">
      {shown.map((one) => (
        <Slip key={one.id} shown={one} />
      ))}
    </div>
  );
}
