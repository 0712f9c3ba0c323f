/**
 * The life of a text that saves itself, as a pure state machine: no clock, no timers, no network. Whoever runs it sends
 * events with the time in milliseconds, begins a save when `inFlight` appears and wakes it at `nextWake`.
 */
import { editor, SECOND } from '#domain/limits.ts';

/** What the person sees. `refused`: the server won't take this text; the next change is tried again. */
export type AutosavePhase =
  | 'idle'
  | 'dirty'
  | 'saving'
  | 'slow'
  | 'saved'
  | 'offline'
  | 'conflict'
  | 'expired'
  | 'refused';

/** Why a save failed. `offline` covers a server that can't answer now. */
export type SaveFailure = 'offline' | 'conflict' | 'expired' | 'refused';

export interface AutosaveState {
  phase: AutosavePhase;
  /** Grows with each change of the text. */
  revision: number;
  /** The last revision that the server acknowledged. */
  savedRevision: number;
  /** The server's version that the next save is based on. */
  version: number;
  /** The running save; never more than one. */
  inFlight: { revision: number; version: number; startedAt: number } | null;
  /** When the next save is due; null when none is to be tried. */
  dueAt: number | null;
  /** When the text was changed last. */
  typedAt: number;
  /** Failed tries in a row. */
  failures: number;
  /** When the server acknowledged last; null before the first time. */
  savedAt: number | null;
}

export type AutosaveEvent = { at: number } & (
  | { type: 'typed' }
  | { type: 'tick' }
  | { type: 'acknowledged'; version: number }
  | { type: 'failed'; reason: SaveFailure }
  | { type: 'online' }
  | { type: 'signedIn' }
  | { type: 'flush' }
  | { type: 'rebased'; version: number; changed: boolean }
);

/** Longest wait between two tries. */
const longestWait = 30 * SECOND;

/** Wait before the next try, after this many failures: 1, 2, 4 ... 30 seconds. */
export function backOff(failures: number): number {
  return Math.min(SECOND * 2 ** Math.max(0, failures - 1), longestWait);
}

/** A text as it was loaded. */
export function beginAutosave(version: number): AutosaveState {
  return {
    phase: 'idle',
    revision: 0,
    savedRevision: 0,
    version,
    inFlight: null,
    dueAt: null,
    typedAt: 0,
    failures: 0,
    savedAt: null,
  };
}

/** Whether there are words that the server has not acknowledged. */
export function isUnsaved(state: AutosaveState): boolean {
  return state.revision > state.savedRevision;
}

/** Phases in which no save is begun until something else happens. */
export function isBlocked(phase: AutosavePhase): boolean {
  return phase === 'conflict' || phase === 'expired';
}

/** When the machine wants a tick: the next save, or the moment at which a save counts as slow. */
export function nextWake(state: AutosaveState): number | null {
  if (state.inFlight === null) return state.dueAt;
  return state.phase === 'slow' ? null : state.inFlight.startedAt + editor.spinnerDelay;
}

function begin(state: AutosaveState, at: number): AutosaveState {
  const { revision, version } = state;
  return { ...state, phase: 'saving', inFlight: { revision, version, startedAt: at }, dueAt: null };
}

function onTyped(state: AutosaveState, at: number): AutosaveState {
  const typed = { ...state, revision: state.revision + 1, typedAt: at };
  if (state.inFlight !== null || isBlocked(state.phase)) return typed;
  // While the server can't be reached, typing doesn't hurry the next try.
  if (state.phase === 'offline') return typed;
  return { ...typed, phase: 'dirty', dueAt: at + editor.autosaveDelay };
}

function onTick(state: AutosaveState, at: number): AutosaveState {
  if (state.inFlight !== null) {
    const slow = state.phase === 'saving' && at - state.inFlight.startedAt >= editor.spinnerDelay;
    return slow ? { ...state, phase: 'slow' } : state;
  }
  return state.dueAt !== null && at >= state.dueAt && isUnsaved(state) ? begin(state, at) : state;
}

function onAcknowledged(state: AutosaveState, version: number, at: number): AutosaveState {
  if (state.inFlight === null) return state;
  const done = { ...state, inFlight: null, version, savedRevision: state.inFlight.revision, failures: 0, savedAt: at };
  if (!isUnsaved(done)) return { ...done, phase: 'saved', dueAt: null };
  return { ...done, phase: 'dirty', dueAt: Math.max(at, state.typedAt + editor.autosaveDelay) };
}

function onFailed(state: AutosaveState, reason: SaveFailure, at: number): AutosaveState {
  if (state.inFlight === null) return state;
  const failures = state.failures + 1;
  const failed = { ...state, inFlight: null, phase: reason, failures, dueAt: null };
  if (reason === 'offline') return { ...failed, dueAt: at + backOff(failures) };
  // What was typed since then may be what the server takes.
  const changed = reason === 'refused' && state.revision > state.inFlight.revision;
  return changed ? { ...failed, phase: 'dirty', dueAt: at + editor.autosaveDelay } : failed;
}

/** Tries at once what waits for its time. */
function hurry(state: AutosaveState, at: number): AutosaveState {
  if (state.inFlight !== null || isBlocked(state.phase) || !isUnsaved(state)) return state;
  return begin(state, at);
}

/** The next state. Events that don't fit the state change nothing. */
export function reduceAutosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  const { at } = event;
  switch (event.type) {
    case 'typed':
      return onTyped(state, at);
    case 'tick':
      return onTick(state, at);
    case 'acknowledged':
      return onAcknowledged(state, event.version, at);
    case 'failed':
      return onFailed(state, event.reason, at);
    case 'online':
      return state.phase === 'offline' ? hurry(state, at) : state;
    case 'signedIn':
      return state.phase === 'expired' ? hurry({ ...state, phase: 'dirty' }, at) : state;
    case 'flush':
      return hurry(state, at);
    case 'rebased': {
      // The save that runs was based on another version: its answer no longer counts.
      const fresh = {
        ...beginAutosave(event.version),
        revision: state.revision + 1,
        typedAt: at,
        savedAt: state.savedAt,
      };
      if (!event.changed) return { ...fresh, savedRevision: fresh.revision };
      return { ...fresh, savedRevision: state.revision, phase: 'dirty', dueAt: at };
    }
  }
}
