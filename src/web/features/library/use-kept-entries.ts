/** Entries that must not be lost: each keystroke kept in this browser, and what was not saved offered back. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Folder } from '#contract/library.ts';
import { readEntries } from '#domain/library.ts';
import { browserDrafts, type DraftKey, DraftWriter } from '#web/features/drafts/index.ts';
import { toast } from '#web/ui/toasts.tsx';
import { ownEntries } from './entries.ts';
import { wording } from './wording.ts';

/** Entries of one's own that are not in the folder. */
export interface KeptEntries {
  /** When they were written, ISO 8601. */
  keptAt: string;
  /** Whether a colleague's change put them aside, rather than a page that was left. */
  fromConflict: boolean;
  entries: readonly string[];
}

function readDraft(content: string): string[] {
  try {
    const parsed: unknown = JSON.parse(content);
    return Array.isArray(parsed) ? parsed.filter((text): text is string => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

export interface Keeping {
  kept: KeptEntries | undefined;
  /** The rows have changed. */
  touch: () => void;
  /** The server has these texts, or they are given up: nothing is kept of them. */
  forget: (texts: readonly string[]) => void;
  /** Puts entries aside for a decision. */
  offer: (entries: readonly string[], baseVersion: number) => void;
  /** These entries are decided on; the rest stays. */
  decide: (decided: readonly string[]) => void;
}

/**
 * @param folder as it was when the page opened
 * @param userId whose drafts they are
 * @param read the texts of the rows now, and the version that they are based on
 */
export function useKeptEntries(
  folder: Folder,
  owner: { tenantId: string; userId: string },
  read: () => { texts: readonly string[]; version: number },
): Keeping {
  const [kept, setKept] = useState<KeptEntries>();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const [key] = useState<DraftKey>(() => ({ ...owner, advertId: folder.id, field: 'library' }));
  const [opened] = useState(() => readEntries(folder.libraryContent.content));
  const [writer] = useState(
    () =>
      new DraftWriter({
        store: browserDrafts,
        key,
        read: () => JSON.stringify(latest.current().texts),
        baseVersion: () => latest.current().version,
        onFailure: () => toast.error(wording.noDrafts),
      }),
  );

  useEffect(() => {
    let gone = false;
    browserDrafts
      .setAside(key)
      .then((draft) => {
        if (draft === undefined) return;
        const entries = ownEntries(readDraft(draft.content), [], opened);
        if (entries.length === 0) void browserDrafts.discard(key).catch(() => undefined);
        else if (!gone) setKept({ keptAt: draft.keptAt, fromConflict: false, entries });
      })
      // Without storage there is nothing to offer; the writer tells the person once.
      .catch(() => undefined);
    const flush = (): void => void writer.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      gone = true;
      window.removeEventListener('pagehide', flush);
      void writer.close();
    };
  }, [key, opened, writer]);

  const putAside = useCallback(
    (entries: readonly string[], baseVersion: number, keptAt: string) => {
      const draft = { ...key, content: JSON.stringify(entries), baseVersion, keptAt };
      browserDrafts
        .keep(draft)
        .then(() => browserDrafts.setAside(key))
        .catch(() => undefined);
    },
    [key],
  );
  return {
    kept,
    touch: () => writer.touch(),
    forget: (texts) => void writer.flush().then(() => writer.acknowledge(JSON.stringify(texts))),
    offer: (entries, baseVersion) => {
      // What waited before is offered with it.
      const all = [...new Set([...(kept?.entries ?? []), ...entries])];
      if (all.length === 0) return;
      const keptAt = new Date().toISOString();
      setKept({ keptAt, fromConflict: true, entries: all });
      putAside(all, baseVersion, keptAt);
    },
    decide: (decided) => {
      if (kept === undefined) return;
      const entries = kept.entries.filter((entry) => !decided.includes(entry));
      setKept(entries.length === 0 ? undefined : { ...kept, entries });
      if (entries.length === 0) void browserDrafts.discard(key).catch(() => undefined);
      else putAside(entries, latest.current().version, kept.keptAt);
    },
  };
}
