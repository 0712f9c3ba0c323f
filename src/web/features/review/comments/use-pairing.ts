/** Which comment is lit, with its words: after half a second under the pointer, at once by focus or press. */
import { useEffect, useRef, useState } from 'react';
import { review } from '#domain/limits.ts';

/** The side that was pointed at: the other one has to come into view. */
type Side = 'words' | 'comment';

interface Lit {
  id: string;
  from: Side;
}

export interface Pairing {
  active: Lit | undefined;
  /** The pointer came over a comment or its words, or left. */
  hover: (id: string | undefined, from: Side) => void;
  /** Pressed or focused: stays lit until something else is. */
  pin: (id: string | undefined, from: Side) => void;
}

export function usePairing(): Pairing {
  const [hovered, setHovered] = useState<Lit>();
  const [pinned, setPinned] = useState<Lit>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    active: hovered ?? pinned,
    hover: (id, from) => {
      clearTimeout(timer.current);
      if (id === undefined) setHovered(undefined);
      else timer.current = setTimeout(() => setHovered({ id, from }), review.hoverDelay);
    },
    pin: (id, from) => {
      clearTimeout(timer.current);
      setHovered(undefined);
      setPinned(id === undefined ? undefined : { id, from });
    },
  };
}
