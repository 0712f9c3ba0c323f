/** The library beside a step: which mode, which folder, what was saved. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Folder } from '#contract/library.ts';
import type { FrameworkStep } from '#domain/framework.ts';
import { folderDetailsOf } from '#web/features/library/index.ts';
import { folderHref } from '#web/paths.ts';
import { toast } from '#web/ui/toasts.tsx';
import { FolderFull, saveToFolder } from './folder-saving.ts';
import { messageOf } from './message-of.ts';
import { wording } from './wording.ts';

const words = wording.library;

export type LibraryMode = 'browse' | 'save';

export interface LibraryModel {
  /** Undefined while the panel is closed. */
  mode: LibraryMode | undefined;
  folderId: string | undefined;
  /** The chosen folder with its entries, once it is there. */
  folder: Folder | undefined;
  failed: boolean;
  saving: boolean;
  open: (mode: LibraryMode) => void;
  choose: (folderId: string | undefined) => void;
  /** One step back: from the folder to the folders, from there to the form. */
  back: () => void;
  close: () => void;
  /** Saves texts to the chosen folder and says what became of them. */
  save: (texts: readonly string[], folderId?: string) => Promise<boolean>;
  /** A folder was created for these texts: they go into it, and from the first step its page opens. */
  created: (folderId: string, texts: readonly string[]) => Promise<void>;
}

export function useLibrary(step: FrameworkStep): LibraryModel {
  const navigate = useNavigate();
  const [mode, setMode] = useState<LibraryMode>();
  const [folderId, setFolderId] = useState<string>();
  const [saving, setSaving] = useState(false);
  const details = useQuery({
    ...folderDetailsOf(folderId ?? ''),
    enabled: mode !== undefined && folderId !== undefined,
  });
  const close = (): void => {
    setMode(undefined);
    setFolderId(undefined);
  };
  const save = async (texts: readonly string[], target = folderId): Promise<boolean> => {
    if (target === undefined) {
      toast.error(wording.disabled.folder);
      return false;
    }
    setSaving(true);
    try {
      const { folder, saved, there, blank } = await saveToFolder(target, texts);
      const sentences = [
        saved > 0 ? `${words.savedTo(saved, folder.title)}.` : words.savedNone(folder.title),
        there > 0 ? words.skipped(there) : '',
        blank > 0 ? words.skippedBlank(blank) : '',
      ];
      toast.success(sentences.filter((sentence) => sentence !== '').join(' '));
      return true;
    } catch (error) {
      toast.error(error instanceof FolderFull ? words.full : messageOf(error, words.saveFailed));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    mode,
    folderId,
    folder: folderId === undefined ? undefined : details.data,
    failed: details.isError,
    saving,
    open: (next) => {
      setFolderId(undefined);
      setMode(next);
    },
    choose: setFolderId,
    back: () => (folderId === undefined || mode === 'save' ? close() : setFolderId(undefined)),
    close,
    save,
    created: async (id, texts) => {
      setFolderId(id);
      const saved = texts.some((text) => text.trim() !== '') ? await save(texts, id) : true;
      if (saved && step === 1) await navigate({ to: folderHref(id) });
    },
  };
}
