/** Changing the guidelines: the draft, saving it, and deleting what is stored. */
import { useState } from 'react';
import type { GuidelineItem } from '#contract/guidelines.ts';
import { guidelineMessages } from '#domain/guideline.ts';
import { ApiError, call, fallbackMessage } from '#web/api/client.ts';
import { toast } from '#web/ui/toasts.tsx';
import {
  afterSave,
  conflictsOf,
  type Draft,
  type DraftEntry,
  dropEntry,
  emptyDraft,
  entriesToSave,
  type Faults,
  faultMessage,
  findFaults,
  keepMine,
  putEntry,
} from './draft.ts';
import type { Editing } from './editing.ts';
import { listWording, wording } from './wording.ts';

/** An id for an added entry. `randomUUID` is there on encrypted connections only, and a company may serve itself without. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `g${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function withoutMissing(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== guidelineMessages.titleMissing));
}

/** The draft of the guidelines over what is stored. */
export function useEditing(items: readonly GuidelineItem[], refetch: () => Promise<void>) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [attempted, setAttempted] = useState(false);
  const [saving, setSaving] = useState(false);
  /** Somebody else saved, and what they saved has not been fetched yet. */
  const [stale, setStale] = useState(false);
  const [removing, setRemoving] = useState<DraftEntry>();
  const toSave = entriesToSave(items, draft);
  const allFaults = findFaults(items, draft);
  const conflicts = conflictsOf(items, draft);

  const update = async () => {
    await refetch();
    setStale(false);
  };

  /** Saves everything that has changed; answers whether all of it is stored. */
  const save = async (): Promise<boolean> => {
    setAttempted(true);
    const fault = faultMessage(allFaults);
    if (fault !== undefined) {
      toast.error(fault);
      return false;
    }
    const sent = draft;
    setSaving(true);
    try {
      const saved = await call('guideline.save', { body: { guidlinesDetails: toSave } });
      await refetch();
      setDraft((now) => afterSave(now, sent, saved));
      setAttempted(false);
      setStale(false);
      toast.success(wording.saved);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'GUIDELINES_CONFLICT') setStale(true);
      else toast.error(error instanceof Error ? error.message : fallbackMessage);
      return false;
    } finally {
      setSaving(false);
    }
  };

  /** Deletes the entry that was asked about. */
  const remove = async (entry: DraftEntry) => {
    await call('guideline.delete', { body: { id: entry.id } });
    // Before what is stored comes back: an entry that is gone there would be offered again as one's own.
    setDraft((now) => dropEntry(now, entry.id));
    toast.success(listWording[entry.title]?.deleted ?? wording.saved);
    await refetch();
  };

  const editing: Editing = {
    // A missing title may be on its way; what is too long or can't be followed is told at once.
    faults: attempted ? allFaults : withoutMissing(allFaults),
    conflicts,
    onChange: (entry) => setDraft((now) => putEntry(now, entry)),
    onAdd: (title, headingId) =>
      setDraft((now) =>
        putEntry(now, { id: createId(), title, headingId, value: '', supportingValue: '', base: undefined }),
      ),
    onRemove: (entry) => {
      if (items.some(({ id }) => id === entry.id)) setRemoving(entry);
      else setDraft((now) => dropEntry(now, entry.id));
    },
    onTakeTheirs: (item) => setDraft((now) => dropEntry(now, item.id)),
    onKeepMine: (item) => setDraft((now) => keepMine(now, item)),
    onOptions: (id, changes) =>
      setDraft((now) => ({ ...now, options: { ...now.options, [id]: { ...now.options[id], ...changes } } })),
  };
  return {
    draft,
    editing,
    dirty: toSave.length > 0,
    faults: allFaults,
    conflicts,
    saving,
    stale,
    removing,
    save,
    update,
    remove,
    onKept: () => setRemoving(undefined),
    forget: () => setDraft(emptyDraft),
  };
}
