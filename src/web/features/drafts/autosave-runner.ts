/** Runs the autosave machine: timers, the save itself, drafts, the browser's events. Knows nothing of React. */
import { SECOND } from '#domain/limits.ts';
import {
  type AutosaveEvent,
  type AutosaveState,
  beginAutosave,
  isUnsaved,
  nextWake,
  reduceAutosave,
  type SaveFailure,
} from './autosave-state.ts';
import type { DraftKey, DraftStore } from './draft.ts';
import { DraftWriter } from './draft-writer.ts';

/** A save that takes longer is given up and tried again. */
const longestSave = 30 * SECOND;

export interface AutosaveOptions {
  /** The text in its stored form; called when it is saved or kept, not for each key. */
  getContent: () => string | undefined;
  /** Saves a text that is based on a version; answers the new version. */
  save: (content: string, version: number, signal: AbortSignal) => Promise<{ version: number }>;
  /** What an error of `save` means. */
  classify: (error: unknown) => SaveFailure;
  /** The version that was loaded. */
  version: number;
  /** Where and under which key unsaved words are kept. */
  drafts: { store: DraftStore; key: DraftKey; onFailure?: (error: unknown) => void };
}

/** What the page shows; the same object until something of it changes. */
export interface AutosaveView {
  phase: AutosaveState['phase'];
  unsaved: boolean;
  /** When the server acknowledged last, milliseconds. */
  savedAt: number | null;
  /** When the next try is due while offline, milliseconds. */
  retryAt: number | null;
  /** The error of the last failed save. */
  error: unknown;
}

export class AutosaveRunner {
  private readonly options: AutosaveOptions;
  private readonly writer: DraftWriter;
  private readonly listeners = new Set<() => void>();
  private state: AutosaveState;
  private view: AutosaveView;
  private error: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: AbortController | undefined;
  private stopped = false;
  private held = false;

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.state = beginAutosave(options.version);
    this.view = this.viewOf(this.state);
    this.writer = new DraftWriter({
      ...options.drafts,
      read: () => this.options.getContent(),
      baseVersion: () => this.state.version,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getView = (): AutosaveView => this.view;

  /** The version that the next save is based on. */
  get version(): number {
    return this.state.version;
  }

  /** The text has changed. Cheap: called for each key. */
  readonly touch = (): void => {
    this.writer.touch();
    this.send({ type: 'typed', at: Date.now() });
  };

  /** Saves now what isn't saved, and resolves once it is, or once it can't be for the moment: true when all is saved. */
  readonly settle = (): Promise<boolean> => {
    this.send({ type: 'flush', at: Date.now() });
    return new Promise((resolve) => {
      const look = (): void => {
        const { inFlight, phase } = this.state;
        if (inFlight !== null) return;
        if (isUnsaved(this.state) && phase === 'dirty' && !this.held) {
          this.send({ type: 'flush', at: Date.now() });
          return;
        }
        stop();
        resolve(!isUnsaved(this.state));
      };
      const stop = this.subscribe(look);
      look();
    });
  };

  /** The page now shows another base: the server's text (unchanged), or one's own words put back onto it (changed). */
  readonly rebase = (version: number, changed: boolean): void => {
    this.running?.abort();
    this.running = undefined;
    if (changed) this.writer.touch();
    this.send({ type: 'rebased', version, changed, at: Date.now() });
  };

  /**
   * Puts saving off until `release`: the server is changing what is stored, and a save of the old version would be refused
   * afterwards. What is typed meanwhile is kept as a draft.
   */
  readonly hold = (): void => {
    this.held = true;
    clearTimeout(this.timer);
  };

  readonly release = (): void => {
    this.held = false;
    this.wakeUp();
  };

  /** The session is good again. */
  readonly signedIn = (): void => this.send({ type: 'signedIn', at: Date.now() });

  /** Listens to the browser. @returns what ends it: pending words are kept, the running save is left to finish */
  start(target: Window & typeof globalThis = window): () => void {
    const online = (): void => this.send({ type: 'online', at: Date.now() });
    const hidden = (): void => {
      if (target.document.visibilityState !== 'hidden') return;
      void this.writer.flush();
      this.send({ type: 'flush', at: Date.now() });
    };
    const leaving = (): void => void this.writer.flush();
    target.addEventListener('online', online);
    target.addEventListener('pagehide', leaving);
    target.document.addEventListener('visibilitychange', hidden);
    this.stopped = false;
    this.wakeUp();
    return () => {
      target.removeEventListener('online', online);
      target.removeEventListener('pagehide', leaving);
      target.document.removeEventListener('visibilitychange', hidden);
      void this.writer.close();
      this.send({ type: 'flush', at: Date.now() });
      // The text can't be read after the page: what this last save doesn't bring home stays a draft.
      this.stopped = true;
      clearTimeout(this.timer);
    };
  }

  private send(event: AutosaveEvent): void {
    if (this.held && (event.type === 'tick' || event.type === 'flush' || event.type === 'online')) return;
    const before = this.state;
    const next = reduceAutosave(before, event);
    if (next === before) return;
    this.state = next;
    this.wakeUp();
    if (next.inFlight !== null && next.inFlight !== before.inFlight) void this.save(next.inFlight);
    this.show();
  }

  private wakeUp(): void {
    clearTimeout(this.timer);
    const wake = nextWake(this.state);
    if (wake === null || this.stopped || this.held) return;
    this.timer = setTimeout(() => this.send({ type: 'tick', at: Date.now() }), Math.max(0, wake - Date.now()));
  }

  private async save(inFlight: { version: number }): Promise<void> {
    const controller = new AbortController();
    this.running = controller;
    const limit = setTimeout(() => controller.abort(), longestSave);
    try {
      const content = this.options.getContent();
      if (content === undefined) throw new Error('There is no text to save');
      const { version } = await this.options.save(content, inFlight.version, controller.signal);
      if (this.running !== controller) return;
      this.error = undefined;
      void this.writer.acknowledge(content);
      this.send({ type: 'acknowledged', version, at: Date.now() });
    } catch (error) {
      if (this.running !== controller) return;
      this.error = error;
      void this.writer.flush();
      this.send({ type: 'failed', reason: this.options.classify(error), at: Date.now() });
    } finally {
      clearTimeout(limit);
    }
  }

  private viewOf(state: AutosaveState): AutosaveView {
    const retryAt = state.phase === 'offline' ? state.dueAt : null;
    return { phase: state.phase, unsaved: isUnsaved(state), savedAt: state.savedAt, retryAt, error: this.error };
  }

  private show(): void {
    const view = this.viewOf(this.state);
    const same = (Object.keys(view) as (keyof AutosaveView)[]).every((name) => view[name] === this.view[name]);
    if (!same) this.view = view;
    // Those who wait for the end of a save look at the state itself.
    for (const listener of [...this.listeners]) listener();
  }
}
