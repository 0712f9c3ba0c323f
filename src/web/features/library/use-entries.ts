/** The rows of an open folder, the stored state that they are compared with, and saving them with its version. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Folder } from '#contract/library.ts';
import { readEntries, writeEntries } from '#domain/library.ts';
import { ApiError } from '#web/api/client.ts';
import { type EntryRow, eachOnce, excessOf, filledOf, ownEntries, rowOf, sameEntries } from './entries.ts';
import { saveFolderContent } from './folders.ts';
import { type Keeping, useKeptEntries } from './use-kept-entries.ts';

const entriesOf = (folder: Folder): string[] => readEntries(folder.libraryContent.content);
const textsOf = (rows: readonly EntryRow[]): string[] => rows.map(({ text }) => text);

/** How a save ended. */
export type SaveOutcome =
  | { kind: 'saved'; doubles: number }
  | { kind: 'too-long'; key: number }
  | { kind: 'conflict' | 'gone' }
  | { kind: 'failed'; message: string | undefined };

export interface Entries {
  rows: readonly EntryRow[];
  /** Whether there is something to save. */
  dirty: boolean;
  saving: boolean;
  /** Whether somebody else has saved since; then one's own changes wait. */
  conflict: boolean;
  keeping: Keeping;
  texts: () => string[];
  change: (key: number, text: string) => void;
  /** Adds entries at the end, or at a place. @returns the key of the first */
  add: (texts: readonly string[], at?: number) => number;
  /** @returns what was removed, and from where */
  remove: (key: number) => { row: EntryRow; at: number } | undefined;
  save: () => Promise<SaveOutcome>;
  /** Shows the newest state; one's own changes are put aside and offered. */
  update: (fresh: Folder) => void;
  /** Gives the changes up. */
  abandon: () => void;
}

/** @param folder as the server has it now, as far as this page knows */
export function useEntries(folder: Folder, owner: { tenantId: string; userId: string }): Entries {
  const [base, setBase] = useState(() => ({ version: folder.version, entries: entriesOf(folder) }));
  const [rows, setRows] = useState(() => base.entries.map(rowOf));
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState(false);
  const now = useRef({ rows, base });
  useEffect(() => {
    now.current = { rows, base };
  }, [rows, base]);
  const keeping = useKeptEntries(folder, owner, () => ({
    texts: textsOf(now.current.rows),
    version: now.current.base.version,
  }));

  const dirty = !sameEntries(textsOf(rows), base.entries);
  const newer = folder.version > base.version && !saving;
  if (newer && !dirty) {
    // Nothing of one's own is at stake: the newest state is simply shown.
    const entries = entriesOf(folder);
    setBase({ version: folder.version, entries });
    setRows(entries.map(rowOf));
    setRefused(false);
  }

  const set = useCallback((next: (rows: readonly EntryRow[]) => EntryRow[]) => {
    // Kept beside the state, so that two changes within one frame both count.
    const changed = next(now.current.rows);
    now.current = { ...now.current, rows: changed };
    setRows(changed);
  }, []);
  const { touch } = keeping;
  const touched = useRef(touch);
  useEffect(() => {
    touched.current = touch;
  });

  const change = useCallback(
    (key: number, text: string) => {
      set((rows) => rows.map((row) => (row.key === key ? { key, text } : row)));
      touched.current();
    },
    [set],
  );
  const add = (texts: readonly string[], at = now.current.rows.length): number => {
    const added = texts.map(rowOf);
    set((rows) => [...rows.slice(0, at), ...added, ...rows.slice(at)]);
    touched.current();
    return added[0]?.key ?? 0;
  };
  const remove = useCallback(
    (key: number) => {
      const at = now.current.rows.findIndex((row) => row.key === key);
      const row = now.current.rows[at];
      if (row === undefined) return undefined;
      set((rows) => rows.filter((one) => one.key !== key));
      touched.current();
      return { row, at };
    },
    [set],
  );

  const save = async (): Promise<SaveOutcome> => {
    const sent = now.current.rows;
    const long = sent.find(({ text }) => excessOf(text) > 0);
    if (long !== undefined) return { kind: 'too-long', key: long.key };
    const texts = textsOf(sent);
    const entries = eachOnce(texts);
    const doubles = filledOf(texts).length - entries.length;
    setSaving(true);
    try {
      const version = await saveFolderContent(folder.id, writeEntries(folder.category, entries), base.version);
      setBase({ version, entries });
      setRefused(false);
      // Blank rows and doubles go, unless somebody has typed on in the meantime.
      if (now.current.rows === sent) {
        set((rows) => {
          const trimmed = rows.map(({ key, text }) => ({ key, text: text.trim() }));
          return trimmed.filter(({ text }, at) => text !== '' && trimmed.findIndex((row) => row.text === text) === at);
        });
        keeping.forget(textsOf(now.current.rows));
      }
      return { kind: 'saved', doubles };
    } catch (error) {
      if (!(error instanceof ApiError)) return { kind: 'failed', message: undefined };
      if (error.status === 404) return { kind: 'gone' };
      if (error.status === 409) {
        setRefused(true);
        return { kind: 'conflict' };
      }
      const told = error.status === 400 || error.status === 413;
      return { kind: 'failed', message: told ? error.message : undefined };
    } finally {
      setSaving(false);
    }
  };

  const update = (fresh: Folder): void => {
    const entries = entriesOf(fresh);
    const own = ownEntries(textsOf(now.current.rows), base.entries, entries);
    keeping.offer(own, base.version);
    setBase({ version: fresh.version, entries });
    set(() => entries.map(rowOf));
    setRefused(false);
  };

  return {
    rows,
    dirty,
    saving,
    conflict: refused || (newer && dirty),
    keeping,
    texts: () => textsOf(now.current.rows),
    change,
    add,
    remove,
    save,
    update,
    abandon: () => keeping.forget(textsOf(now.current.rows)),
  };
}
