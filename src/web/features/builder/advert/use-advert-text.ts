/** The advert's text: the editor's handle, its autosave, and words that wait to be brought back. */
import { useCallback, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import { documentText, equalDocuments, parseDocument } from '#domain/document/index.ts';
import { call } from '#web/api/client.ts';
import type { EditorHandle } from '#web/editor/advert-editor.tsx';
import {
  type Autosave,
  browserDrafts,
  classifyFailure,
  type DraftKey,
  type Recovery,
  useAutosave,
  useRecovery,
} from '#web/features/drafts/index.ts';
import { toast } from '#web/ui/toasts.tsx';
import { wording } from '../wording.ts';

/** Whether two stored texts say the same. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [parseDocument(one), parseDocument(other)];
  return first.ok && second.ok ? equalDocuments(first.document, second.document) : one === other;
}

export interface AdvertText {
  autosave: Autosave;
  recovery: Recovery;
  onReady: (handle: EditorHandle | null) => void;
  /** Whether anything is written; undefined while the editor isn't there. */
  isEmpty: () => boolean | undefined;
  /** Takes the server's text and keeps one's own for a decision. */
  update: () => Promise<void>;
  /** Takes a text that the server has, with other marks or newer, unless words are still waiting to be saved. */
  adopt: (content: string, version: number) => void;
  restore: () => void;
  copy: () => Promise<void>;
  /** The kept words and the shown ones, as plain text. */
  texts: () => { mine: string; saved: string };
}

/** A stored text as plain text; '' when it can't be read. */
export function plainText(content: string | undefined): string {
  const parsed = content === undefined ? undefined : parseDocument(content);
  return parsed?.ok ? documentText(parsed.document) : '';
}

/** Whether a stored text says nothing. */
export const isEmptyText = (content: string): boolean => plainText(content).trim() === '';

interface Options {
  advert: Advert;
  profile: Profile;
  tenantId: string | undefined;
  /** Fetches the advert anew. */
  reload: () => Promise<Advert>;
  /** The server has this text. */
  onStored: (content: string, version: number) => void;
}

export function useAdvertText({ advert, profile, tenantId, reload, onStored }: Options): AdvertText {
  const handle = useRef<EditorHandle | null>(null);
  const [key] = useState<DraftKey>(() => ({
    tenantId: advert.tenantId,
    userId: profile.id,
    advertId: advert.id,
    field: 'content',
  }));
  const [loaded] = useState(advert.advertContent);
  const autosave = useAutosave({
    getContent: () => handle.current?.read(),
    save: async (content, version, signal) => {
      const company = tenantId === undefined ? {} : { tenantId };
      const body = { advertId: advert.id, content, version, ...company };
      const saved = await call('advert.saveContent', { body }, { signal });
      onStored(content, saved.version);
      return saved;
    },
    classify: classifyFailure,
    version: loaded.version,
    drafts: { store: browserDrafts, key, onFailure: () => toast.error(wording.save.noDrafts) },
  });
  const recovery = useRecovery(key, (content) => sameText(content, loaded.content));
  const onReady = useCallback((ready: EditorHandle | null) => {
    handle.current = ready;
  }, []);

  const update = async (): Promise<void> => {
    const mine = handle.current?.read();
    const baseVersion = autosave.getVersion();
    const fresh = await reload();
    const { content, version } = fresh.advertContent;
    handle.current?.replace(content);
    autosave.rebase(version, false);
    if (mine !== undefined && !sameText(mine, content))
      recovery.offer({ ...key, content: mine, baseVersion, keptAt: new Date().toISOString() });
  };
  const adopt = (content: string, version: number): void => {
    if (autosave.unsaved) return;
    const shown = handle.current?.read();
    if (shown !== undefined && !sameText(shown, content)) handle.current?.replace(content);
    autosave.rebase(version, false);
  };
  const restore = (): void => {
    const kept = recovery.draft;
    if (kept === undefined || handle.current === null) return;
    handle.current.replace(kept.content, true);
    autosave.rebase(autosave.getVersion(), true);
    toast.success(wording.recovery.restored);
    // What was put aside goes only after the server has it.
    void autosave.settle().then((saved) => saved && recovery.discard());
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(plainText(recovery.draft?.content));
  };
  const texts = () => ({ mine: plainText(recovery.draft?.content), saved: plainText(handle.current?.read()) });
  return { texts, autosave, recovery, onReady, isEmpty: () => handle.current?.isEmpty(), update, adopt, restore, copy };
}
