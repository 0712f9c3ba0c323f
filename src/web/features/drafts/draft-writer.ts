/** Keeps what is typed: at most 400 ms after a keystroke its draft is on the way to the browser's storage. */
import { editor } from '#domain/limits.ts';
import type { DraftKey, DraftStore } from './draft.ts';

/** What a writer needs to know. */
export interface DraftSource {
  store: DraftStore;
  key: DraftKey;
  /** The text now; undefined when there is nothing to read any more. */
  read: () => string | undefined;
  /** The server's version that the text is based on. */
  baseVersion: () => number;
  /** Is told once when this browser can't keep drafts. */
  onFailure?: (error: unknown) => void;
}

export class DraftWriter {
  private readonly source: DraftSource;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private acknowledged: string | undefined;
  private failed = false;
  /** Writes follow one another, so that an older text never replaces a newer one. */
  private writing: Promise<void> = Promise.resolve();

  constructor(source: DraftSource) {
    this.source = source;
  }

  /** The text has changed. Counted from the first change, so that steady typing is kept too. */
  touch(): void {
    this.timer ??= setTimeout(() => this.flush(), editor.draftDelay);
  }

  /** Keeps the text now. */
  flush(): Promise<void> {
    if (this.timer === undefined) return this.writing;
    clearTimeout(this.timer);
    this.timer = undefined;
    const content = this.source.read();
    if (content === undefined || content === this.acknowledged) return this.writing;
    const { store, key, baseVersion } = this.source;
    const keptAt = new Date().toISOString();
    return this.after(() => store.keep({ ...key, content, baseVersion: baseVersion(), keptAt }));
  }

  /** The server has this very text: its draft is no longer needed. A newer draft stays. */
  acknowledge(content: string): Promise<void> {
    // Saved before its own draft was due: an older one is there still, and goes only in the place of this one.
    void this.flush();
    this.acknowledged = content;
    return this.after(() => this.source.store.forget(this.source.key, content));
  }

  /** Keeps what is pending and ends. */
  close(): Promise<void> {
    return this.flush();
  }

  private after(work: () => Promise<void>): Promise<void> {
    this.writing = this.writing.then(work).catch((error: unknown) => {
      if (!this.failed) this.source.onFailure?.(error);
      this.failed = true;
    });
    return this.writing;
  }
}
