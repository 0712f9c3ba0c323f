import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearMemory } from '../../testing/clear-memory.ts';
import { withTimeLimit } from './time-limit.ts';

const fires = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
const late = (): Error => new Error('late');

afterEach(() => void vi.useRealTimers());

describe('a time limit', () => {
  it('fires, however much memory is cleared meanwhile', async () => {
    const clearing = setInterval(clearMemory, 10);
    await expect(
      withTimeLimit(new AbortController().signal, 100, late, fires).finally(() => clearInterval(clearing)),
    ).rejects.toThrow('late');
  });

  it('hears the person who has gone, and leaves work that is done alone', async () => {
    const person = new AbortController();
    const asked = withTimeLimit(person.signal, 60_000, late, fires);
    person.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    vi.useFakeTimers();
    let given: AbortSignal | undefined;
    await withTimeLimit(new AbortController().signal, 10, late, async (signal) => {
      given = signal;
    });
    vi.advanceTimersByTime(1_000);
    expect(given?.aborted).toBe(false);
  });
});
