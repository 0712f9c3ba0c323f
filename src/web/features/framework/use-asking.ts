/** A question to the writer that can be stopped, and that ends when the person leaves the page. */
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Why a person's own stop ends a request; leaving the page gives another reason. */
const stopped = Symbol('stopped');

export interface Asking {
  /** Begins a question; its signal goes along with the request. */
  begin: () => AbortSignal;
  stop: () => void;
  /** Whether the person stopped it, rather than left. */
  wasStopped: (signal: AbortSignal) => boolean;
}

export function useAsking(): Asking {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const begin = useCallback((): AbortSignal => {
    controller.current = new AbortController();
    return controller.current.signal;
  }, []);
  return useMemo(
    () => ({
      begin,
      stop: () => controller.current?.abort(stopped),
      wasStopped: (signal) => signal.reason === stopped,
    }),
    [begin],
  );
}
