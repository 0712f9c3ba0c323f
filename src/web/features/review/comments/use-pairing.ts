/** Which comment is lit, with its words: after half a second under the pointer, at once by focus or press. */
import { useEffect, useRef, useState } from 'react';
import { review } from '#domain/limits.ts';

export interface Pairing {
  active: string | undefined;
  /** The pointer came over a comment or its words, or left. */
  hover: (id: string | undefined) => void;
  /** Pressed or focused: stays lit until something else is. */
  pin: (id: string | undefined) => void;
}

export function usePairing(): Pairing {
  const [hovered, setHovered] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    active: hovered ?? pinned,
    hover: (id) => {
      clearTimeout(timer.current);
      if (id === undefined) setHovered(undefined);
      else timer.current = setTimeout(() => setHovered(id), review.hoverDelay);
    },
    pin: (id) => {
      clearTimeout(timer.current);
      setHovered(undefined);
      setPinned(id);
    },
  };
}
