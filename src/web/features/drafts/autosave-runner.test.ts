import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { AutosaveRunner } from './autosave-runner.ts';
import { classifyFailure } from './classify-failure.ts';
import type { Draft, DraftKey } from './draft.ts';
import { createMemoryDrafts } from './memory-drafts.ts';

const key: DraftKey = { tenantId: 't', userId: 'u', advertId: 'a', field: 'content' };

/** A page with a text, a server that answers when told, and its drafts. */
function page() {
  const store = createMemoryDrafts();
  const calls: {
    content: string;
    version: number;
    answer: (version: number) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const text = { now: 'a' };
  const runner = new AutosaveRunner({
    getContent: () => text.now,
    save: (content, version) =>
      new Promise((resolve, reject) => {
        calls.push({ content, version, answer: (next) => resolve({ version: next }), fail: reject });
      }),
    classify: classifyFailure,
    version: 3,
    drafts: { store, key },
  });
  const type = (content: string): void => {
    text.now = content;
    runner.touch();
  };
  return { store, calls, runner, type };
}

const refusal = (status: number, code?: 'VERSION_CONFLICT' | 'ADVERT_COMPLETED') =>
  new ApiError(status, code === undefined ? [] : [{ message: 'no', code }]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the running autosave', () => {
  it('keeps a keystroke within half a second, also while somebody types on and on', async () => {
    const { store, type } = page();
    for (let index = 0; index < 5; index++) {
      type(`word ${index}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect((await store.find(key))?.content).toBe('word 3');
    await vi.advanceTimersByTimeAsync(400);
    expect(await store.find(key)).toMatchObject({ content: 'word 4', baseVersion: 3 });
  });

  it('forgets the draft when the server has acknowledged that very text, not an older one', async () => {
    const { store, calls, type, runner } = page();
    type('one');
    await vi.advanceTimersByTimeAsync(1_000);
    type('two');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.answer(4);
    await vi.advanceTimersByTimeAsync(0);
    expect((await store.find(key))?.content).toBe('two');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls[1]).toMatchObject({ content: 'two', version: 4 });
    calls[1]?.answer(5);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await store.find(key)).toBeUndefined();
    expect(runner.getView()).toMatchObject({ phase: 'saved', unsaved: false });
  });

  it('leaves no draft behind when the answer overtakes the draft', async () => {
    const { store, calls, type, runner } = page();
    type('one');
    const settled = runner.settle();
    calls[0]?.answer(4);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(settled).resolves.toBe(true);
    expect(await store.find(key)).toBeUndefined();
  });

  it('keeps the text and stops at a conflict', async () => {
    const { store, calls, type, runner } = page();
    type('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    calls[0]?.fail(refusal(409, 'VERSION_CONFLICT'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runner.getView().phase).toBe('conflict');
    expect(calls).toHaveLength(1);
    expect((await store.find(key))?.content).toBe('mine');
    runner.rebase(9, true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls[1]).toMatchObject({ content: 'mine', version: 9 });
  });

  it('tries again after 1, 2 and 4 seconds, and settles with false meanwhile', async () => {
    const { calls, type, runner } = page();
    type('x');
    await vi.advanceTimersByTimeAsync(1_000);
    for (const [index, wait] of [1_000, 2_000, 4_000].entries()) {
      calls[index]?.fail(refusal(0));
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(calls).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(index + 2);
    }
    calls[3]?.fail(refusal(503));
    await vi.advanceTimersByTimeAsync(0);
    const settled = runner.settle();
    calls[4]?.fail(refusal(0));
    await expect(settled).resolves.toBe(false);
    expect(runner.getView().retryAt).not.toBeNull();
  });

  it('tells the page only what changes on it', async () => {
    const { type, runner } = page();
    type('a');
    const first = runner.getView();
    for (let index = 0; index < 50; index++) type(`a${index}`);
    expect(runner.getView()).toBe(first);
  });

  it('gives up a save that never ends and tries again', async () => {
    const { calls, type, runner } = page();
    type('x');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(runner.getView().phase).toBe('slow');
    calls[0]?.fail(new ApiError(0, [], 'Aborted request'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(2);
  });

  it('waits with a save while something else changes what is stored, and keeps what is typed meanwhile', async () => {
    const { store, calls, type, runner } = page();
    runner.hold();
    type('added');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await runner.settle()).toBe(false);
    expect(calls).toHaveLength(0);
    expect((await store.find(key))?.content).toBe('added');
    runner.rebase(4, true);
    runner.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toMatchObject([{ content: 'added', version: 4 }]);
  });

  it('leaves no older draft behind when the text is saved before its own draft was due', async () => {
    const { store, calls, type, runner } = page();
    type('wor');
    await vi.advanceTimersByTimeAsync(450);
    expect((await store.find(key))?.content).toBe('wor');
    type('word');
    const saved = runner.settle();
    calls[0]?.answer(4);
    expect(await saved).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await store.find(key)).toBeUndefined();
  });

  it('goes on by itself with what was put off', async () => {
    const { calls, type, runner } = page();
    runner.hold();
    type('added');
    await vi.advanceTimersByTimeAsync(5_000);
    runner.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toMatchObject([{ content: 'added', version: 3 }]);
  });
});

describe('drafts', () => {
  const draft = (change: Partial<Draft>): Draft => ({
    ...key,
    content: 'x',
    baseVersion: 1,
    keptAt: '2026-11-21T04:00:00.000Z',
    ...change,
  });

  it('are only listed for the person and company that they belong to', async () => {
    const store = createMemoryDrafts();
    await store.keep(draft({}));
    await store.keep(draft({ userId: 'other' }));
    await store.keep(draft({ tenantId: 'elsewhere' }));
    await store.keep(draft({ advertId: 'b', keptAt: '2026-11-21T05:00:00.000Z' }));
    const mine = await store.list({ tenantId: 't', userId: 'u' });
    expect(mine.map(({ advertId }) => advertId)).toEqual(['b', 'a']);
  });

  it('that were put aside survive new typing', async () => {
    const store = createMemoryDrafts();
    await store.keep(draft({ content: 'left behind' }));
    expect((await store.setAside(key))?.content).toBe('left behind');
    await store.keep(draft({ content: 'new' }));
    await store.forget(key, 'new');
    expect((await store.find(key))?.content).toBe('left behind');
    await store.discard(key);
    expect(await store.find(key)).toBeUndefined();
  });

  it('of two pages that ended unsaved are both kept, the newer first', async () => {
    const store = createMemoryDrafts();
    await store.keep(draft({ content: 'first', keptAt: '2026-11-21T05:00:00.000Z' }));
    await store.setAside(key);
    await store.keep(draft({ content: 'second', keptAt: '2026-11-21T06:00:00.000Z' }));
    expect((await store.setAside(key))?.content).toBe('second');
    expect((await store.list({ tenantId: 't', userId: 'u' })).map(({ content }) => content)).toEqual([
      'second',
      'first',
    ]);
    expect((await store.discard(key))?.content).toBe('first');
    expect((await store.find(key))?.content).toBe('first');
    expect(await store.discard(key)).toBeUndefined();
    expect(await store.find(key)).toBeUndefined();
  });

  it('that say the same, or grew, are kept once', async () => {
    const store = createMemoryDrafts();
    await store.keep(draft({ content: 'a', keptAt: '2026-11-21T05:00:00.000Z' }));
    await store.setAside(key);
    await store.keep(draft({ content: 'a b', keptAt: '2026-11-21T05:00:00.000Z' }));
    await store.setAside(key);
    await store.keep(draft({ content: 'a b', keptAt: '2026-11-21T07:00:00.000Z' }));
    await store.setAside(key);
    expect(await store.list({ tenantId: 't', userId: 'u' })).toHaveLength(1);
  });

  it.each([
    [0, undefined, 'offline'],
    [500, undefined, 'offline'],
    [429, undefined, 'offline'],
    [401, undefined, 'expired'],
    [403, undefined, 'expired'],
    [409, 'VERSION_CONFLICT', 'conflict'],
    [409, 'ADVERT_COMPLETED', 'refused'],
    [413, undefined, 'refused'],
  ] as const)('status %i %s means %s', (status, code, meaning) => {
    expect(classifyFailure(refusal(status, code))).toBe(meaning);
  });
});
