import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AutosaveEvent,
  type AutosaveState,
  backOff,
  beginAutosave,
  isUnsaved,
  nextWake,
  reduceAutosave,
} from './autosave-state.ts';

type Step = AutosaveEvent extends infer E ? (E extends { at: number } ? Omit<E, 'at'> : never) : never;
const run = (steps: [at: number, step: Step][], from = beginAutosave(7)): AutosaveState =>
  steps.reduce((state, [at, step]) => reduceAutosave(state, { ...step, at } as AutosaveEvent), from);

const typed: Step = { type: 'typed' };
const tick: Step = { type: 'tick' };

describe('autosave', () => {
  it('saves one second after the last change', () => {
    const waiting = run([
      [0, typed],
      [600, typed],
      [1_000, tick],
    ]);
    expect(waiting).toMatchObject({ phase: 'dirty', inFlight: null, dueAt: 1_600 });
    expect(run([[1_600, tick]], waiting)).toMatchObject({ phase: 'saving', inFlight: { version: 7, revision: 2 } });
  });

  it('shows the spinner after two seconds, then saved, with the new version', () => {
    const saving = run([
      [0, typed],
      [1_000, tick],
    ]);
    expect(nextWake(saving)).toBe(3_000);
    expect(run([[2_999, tick]], saving).phase).toBe('saving');
    const slow = run([[3_000, tick]], saving);
    expect(slow.phase).toBe('slow');
    const saved = run([[3_500, { type: 'acknowledged', version: 8 }]], slow);
    expect(saved).toMatchObject({ phase: 'saved', version: 8, savedAt: 3_500, dueAt: null });
  });

  it('saves what was typed meanwhile afterwards, on the new version', () => {
    const state = run([
      [0, typed],
      [1_000, tick],
      [1_200, typed],
      [1_500, { type: 'acknowledged', version: 8 }],
    ]);
    expect(state).toMatchObject({ phase: 'dirty', inFlight: null, dueAt: 2_200 });
    expect(run([[2_200, tick]], state).inFlight).toMatchObject({ version: 8, revision: 2 });
  });

  it('tries again later and later while the server is away, at once when it is back', () => {
    const away = run([
      [0, typed],
      [1_000, tick],
      [1_100, { type: 'failed', reason: 'offline' }],
    ]);
    expect(away).toMatchObject({ phase: 'offline', dueAt: 2_100 });
    const twice = run(
      [
        [2_100, tick],
        [2_200, { type: 'failed', reason: 'offline' }],
        [2_300, typed],
      ],
      away,
    );
    expect(twice).toMatchObject({ phase: 'offline', dueAt: 4_200 });
    expect(run([[2_400, { type: 'online' }]], twice)).toMatchObject({ phase: 'saving', inFlight: { revision: 2 } });
    expect([1, 2, 3, 6, 50].map(backOff)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  });

  it('stops at a conflict until it is settled', () => {
    const conflict = run([
      [0, typed],
      [1_000, tick],
      [1_100, { type: 'failed', reason: 'conflict' }],
    ]);
    const later = run(
      [
        [2_000, typed],
        [9_000, tick],
        [9_001, { type: 'flush' }],
        [9_002, { type: 'online' }],
      ],
      conflict,
    );
    expect(later).toMatchObject({ phase: 'conflict', inFlight: null });
    expect(isUnsaved(later)).toBe(true);
    const mine = run(
      [
        [9_100, { type: 'rebased', version: 12, changed: true }],
        [9_100, tick],
      ],
      later,
    );
    expect(mine).toMatchObject({ phase: 'saving', inFlight: { version: 12 } });
    const theirs = run([[9_100, { type: 'rebased', version: 12, changed: false }]], later);
    expect(theirs).toMatchObject({ phase: 'idle', version: 12 });
    expect(isUnsaved(theirs)).toBe(false);
  });

  it('waits for a new log-in after the session has ended', () => {
    const expired = run([
      [0, typed],
      [1_000, tick],
      [1_100, { type: 'failed', reason: 'expired' }],
      [5_000, tick],
    ]);
    expect(expired).toMatchObject({ phase: 'expired', inFlight: null });
    expect(run([[6_000, { type: 'signedIn' }]], expired).phase).toBe('saving');
  });

  it('tries a refused text again once it is changed', () => {
    const refused = run([
      [0, typed],
      [1_000, tick],
      [1_100, { type: 'failed', reason: 'refused' }],
      [9_000, tick],
    ]);
    expect(refused).toMatchObject({ phase: 'refused', inFlight: null });
    expect(
      run(
        [
          [9_500, typed],
          [10_500, tick],
        ],
        refused,
      ).phase,
    ).toBe('saving');
  });
});

describe('laws of the autosave', () => {
  const step = oneof(
    constantFrom<Step>(typed, tick, tick, { type: 'online' }, { type: 'flush' }, { type: 'signedIn' }),
    record({ type: constantFrom('acknowledged' as const), version: integer({ min: 8, max: 99 }) }),
    constantFrom<Step>(
      { type: 'failed', reason: 'offline' },
      { type: 'failed', reason: 'conflict' },
      { type: 'failed', reason: 'expired' },
      { type: 'failed', reason: 'refused' },
    ),
  );
  const steps = array(record({ step, wait: integer({ min: 0, max: 5_000 }) }), { maxLength: 60 });

  it('never has two saves running, bases each on the last version, and loses no change', () => {
    assert(
      property(steps, (script) => {
        let state = beginAutosave(7);
        let at = 0;
        let version = 7;
        let typedCount = 0;
        for (const { step: next, wait } of script) {
          at += wait;
          const before = state;
          state = reduceAutosave(before, { ...next, at } as AutosaveEvent);
          if (next.type === 'typed') typedCount += 1;
          if (next.type === 'acknowledged' && before.inFlight !== null) version = next.version;
          // A running save is only replaced after it has ended.
          if (before.inFlight !== null && state.inFlight !== null) expect(state.inFlight).toBe(before.inFlight);
          if (state.inFlight !== null) {
            expect(['saving', 'slow']).toContain(state.phase);
            if (before.inFlight === null) expect(state.inFlight).toMatchObject({ version, revision: typedCount });
          }
          expect(state.revision).toBe(typedCount);
          expect(state.savedRevision).toBeLessThanOrEqual(state.revision);
          if (state.phase === 'saved' || state.phase === 'idle') expect(isUnsaved(state)).toBe(false);
          // Unsaved words always have a way on: a save, a time, or a phase that tells the person what to do.
          if (isUnsaved(state) && state.inFlight === null && state.dueAt === null)
            expect(['conflict', 'expired', 'refused']).toContain(state.phase);
        }
      }),
    );
  });

  it('gets everything saved once the server answers, whatever happened before', () => {
    assert(
      property(steps, (script) => {
        let at = 0;
        let state = beginAutosave(7);
        const send = (next: Step): void => {
          state = reduceAutosave(state, { ...next, at } as AutosaveEvent);
        };
        for (const { step: next, wait } of script) {
          at += wait;
          send(next);
        }
        if (state.phase === 'expired') send({ type: 'signedIn' });
        if (state.phase === 'conflict') send({ type: 'rebased', version: 50, changed: true });
        if (state.phase === 'refused') send(typed);
        for (let turn = 0; turn < 10 && isUnsaved(state); turn++) {
          at = Math.max(at, nextWake(state) ?? at) + 1;
          send(tick);
          send({ type: 'acknowledged', version: 60 + turn });
        }
        expect(isUnsaved(state)).toBe(false);
      }),
    );
  });
});
