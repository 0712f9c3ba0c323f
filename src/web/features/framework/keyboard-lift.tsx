/**
 * Moving by keyboard: Space on a grip lifts, arrows go from place to place, Space drops, Escape puts back; each step is
 * announced and brought into sight. The same places as for the pointer, without its coordinates.
 */
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Lifted } from './drag.ts';
import { nextPlace } from './places.ts';
import { wording } from './wording.ts';

const words = wording.drag;

interface Lift {
  id: string;
  thing: Lifted;
  /** The place that it would come to; undefined while it has not been moved. */
  target: string | undefined;
}

interface Grips {
  liftedId: string | undefined;
  onKeyDown: (id: string, thing: Lifted, event: KeyboardEvent) => void;
  onBlur: (id: string) => void;
}

const GripContext = createContext<Grips | undefined>(undefined);

/** What a grip needs for the keyboard. */
export function useGrip(id: string, thing: Lifted) {
  const grips = use(GripContext);
  return {
    isLifted: grips?.liftedId === id,
    gripProps: {
      onKeyDown: (event: KeyboardEvent) => grips?.onKeyDown(id, thing, event),
      onBlur: () => grips?.onBlur(id),
    },
  };
}

export interface KeyboardLiftOptions {
  /** The places for a lifted thing in their order, by id; `beside` lies to the left of them. */
  placesOf: (thing: Lifted) => { places: string[]; beside?: string | undefined };
  nameOf: (id: string) => string;
  onDrop: (thing: Lifted, target: string) => void;
}

export interface KeyboardLift {
  lifted: Lifted | undefined;
  target: string | undefined;
  /** Hands the grips what they need, and says what happens. */
  wrap: (children: ReactNode) => ReactNode;
}

const bring = (id: string): void => {
  requestAnimationFrame(() =>
    document.querySelector(`.fw-panel:not([hidden]) [data-place="${id}"]`)?.scrollIntoView({ block: 'center' }),
  );
};

export function useKeyboardLift(options: KeyboardLiftOptions): KeyboardLift {
  const [lift, setLift] = useState<Lift>();
  const [said, setSaid] = useState('');
  const now = useRef({ lift, options });
  useEffect(() => {
    now.current.options = options;
  });
  const set = useCallback((next: Lift | undefined): void => {
    now.current.lift = next;
    setLift(next);
  }, []);
  const onKeyDown = useCallback(
    (id: string, thing: Lifted, event: KeyboardEvent): void => {
      const { lift: current, options: latest } = now.current;
      if (current === undefined) {
        if (event.key !== ' ') return;
        event.preventDefault();
        set({ id, thing, target: undefined });
        setSaid(words.lifted(thing.text));
        return;
      }
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        set(undefined);
        if (current.target === undefined) {
          setSaid(words.cancelled);
          return;
        }
        setSaid(words.dropped(latest.nameOf(current.target)));
        latest.onDrop(current.thing, current.target);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        set(undefined);
        setSaid(words.cancelled);
      } else if (event.key.startsWith('Arrow')) {
        event.preventDefault();
        const { places, beside } = latest.placesOf(current.thing);
        const target = nextPlace(event.key, current, places, beside);
        if (target === undefined) return;
        set({ ...current, target });
        setSaid(words.over(latest.nameOf(target)));
        bring(target);
      }
    },
    [set],
  );
  const onBlur = useCallback(
    (id: string): void => {
      if (now.current.lift?.id !== id) return;
      set(undefined);
      setSaid(words.cancelled);
    },
    [set],
  );
  const liftedId = lift?.id;
  const grips = useMemo(() => ({ liftedId, onKeyDown, onBlur }), [liftedId, onKeyDown, onBlur]);
  return {
    lifted: lift?.thing,
    target: lift?.target,
    wrap: (children) => (
      <GripContext value={grips}>
        {children}
        <div className="vh" role="status" aria-live="assertive">
          {said}
        </div>
      </GripContext>
    ),
  };
}
