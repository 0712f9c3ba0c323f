/** A time limit for work that somebody waits for. */

/**
 * Runs work with a signal that fires when `outer` does, and with `reason` after `limit` milliseconds.
 * The timer is held here until the work has ended: `AbortSignal.timeout` inside `AbortSignal.any` is held
 * by nothing, so Node 20 may clear it from memory, and then it never fires.
 */
export async function withTimeLimit<T>(
  outer: AbortSignal,
  limit: number,
  reason: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(reason()), limit);
  try {
    return await work(AbortSignal.any([outer, clock.signal]));
  } finally {
    clearTimeout(timer);
  }
}
