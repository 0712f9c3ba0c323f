import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkerLine } from './worker-line.ts';

/** A worker that answers what it is told to. */
class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];
  ended = false;
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  crash(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function open() {
  const workers: FakeWorker[] = [];
  const events: string[] = [];
  const line = new WorkerLine({
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    hear: ({ type }) => events.push(type),
    onRestart: () => events.push('restart'),
    onFailure: () => events.push('failure'),
  });
  return { line, workers, events };
}

const blocks = { type: 'blocks', serial: 1, order: null, changed: [] } as const;
afterEach(() => vi.useRealTimers());

describe('the line to the worker', () => {
  it('starts it again once, and falls silent after the second crash', () => {
    const { line, workers, events } = open();
    workers[0]?.crash();
    expect(events).toEqual(['restart']);
    // The old one has nothing more to say.
    workers[0]?.say({ type: 'ready' });
    workers[1]?.say({ type: 'ready' });
    expect(events).toEqual(['restart', 'ready']);
    workers[1]?.crash();
    line.post(blocks);
    expect(events.at(-1)).toBe('failure');
    expect(workers).toHaveLength(2);
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });

  it("takes one that doesn't answer for crashed", () => {
    vi.useFakeTimers();
    const { line, workers, events } = open();
    line.post(blocks, true);
    workers[0]?.say({ type: 'findings' });
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual(['findings']);
    line.post(blocks, true);
    vi.advanceTimersByTime(60_000);
    expect(events.at(-1)).toBe('restart');
  });
});
