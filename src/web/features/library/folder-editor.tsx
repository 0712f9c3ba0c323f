/** A folder that is open: its entries, what it is for, saving, deleting, leaving. */
import { IconArrowLeft, IconDotsVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link, useBlocker, useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Folder } from '#contract/library.ts';
import { ApiError } from '#web/api/client.ts';
import { readSession } from '#web/api/session-storage.ts';
import { paths } from '#web/paths.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { filledOf } from './entries.ts';
import { EntryList, fieldId } from './entry-list.tsx';
import { FolderMeta } from './folder-meta.tsx';
import { deleteFolder, forgetFolder, rememberTab } from './folders.ts';
import { KeptNote } from './kept-note.tsx';
import { useEntries } from './use-entries.ts';
import { tabLabels, wording } from './wording.ts';

export interface FolderEditorProps {
  profile: Profile;
  folder: Folder;
  /** Fetches the folder anew. */
  reload: () => Promise<Folder>;
  /** Is given a way to read what is not saved, for the moment when the folder turns out to be gone. */
  unsavedWords: RefObject<() => string>;
  onGone: () => void;
}

/** The field of an entry takes the focus once it is drawn. */
function useFocus() {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined) return;
    document.getElementById(wanted)?.focus();
    setWanted(undefined);
  }, [wanted]);
  return setWanted;
}

const addButtonId = 'add-entry';

export function FolderEditor({ profile, folder, reload, unsavedWords, onGone }: FolderEditorProps) {
  const navigate = useNavigate();
  const entries = useEntries(folder, { tenantId: profile.tenantId ?? '', userId: profile.id });
  const { rows, dirty, saving, conflict, keeping, add, remove } = entries;
  const [deleting, setDeleting] = useState(false);
  const [updating, setUpdating] = useState(false);
  const focus = useFocus();
  useEffect(() => rememberTab(folder.category), [folder.category]);

  const unsaved = useRef(dirty);
  useEffect(() => {
    unsaved.current = dirty;
    unsavedWords.current = () => (unsaved.current ? filledOf(entries.texts()).join('\n\n') : '');
  });
  const leaving = useBlocker({
    // Whoever was signed out goes to log in; the words are kept in this browser and offered afterwards.
    shouldBlockFn: () => unsaved.current && readSession() !== null,
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  });

  const latestAdd = useRef(add);
  useEffect(() => {
    latestAdd.current = add;
  });
  const removeEntry = useCallback(
    (key: number) => {
      const removed = remove(key);
      if (removed === undefined) return;
      focus(addButtonId);
      if (removed.row.text.trim() === '') return;
      toast.action(wording.entry.deleted, {
        label: wording.entry.undo,
        run: () => focus(fieldId(latestAdd.current([removed.row.text], removed.at))),
      });
    },
    [remove, focus],
  );

  const save = async (): Promise<void> => {
    const outcome = await entries.save();
    switch (outcome.kind) {
      case 'saved':
        toast.success(outcome.doubles === 0 ? wording.folder.saved : wording.folder.savedOnce(outcome.doubles));
        break;
      case 'too-long':
        focus(fieldId(outcome.key));
        break;
      case 'gone':
        onGone();
        break;
      case 'failed':
        toast.error(outcome.message ?? wording.folder.saveFailed);
        break;
      case 'conflict':
        toast.error(wording.conflict.text);
    }
  };
  const update = async (): Promise<void> => {
    setUpdating(true);
    try {
      entries.update(await reload());
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) toast.error(wording.conflict.failed);
    }
    setUpdating(false);
  };
  const confirmDelete = async (): Promise<void> => {
    try {
      await deleteFolder(folder.id);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw new Error(wording.folder.deleteFailed);
      onGone();
      return;
    }
    entries.abandon();
    toast.success(wording.folder.deleted);
    await navigate({ to: paths.library, replace: true, ignoreBlocker: true });
    forgetFolder(folder.id);
  };
  const { kept } = keeping;

  return (
    <>
      <div className="page folder">
        <div className="ltop">
          <Link className="back" to={paths.library}>
            <IconArrowLeft size={17} stroke={1.8} aria-hidden="true" />
            Back
          </Link>
          <div className="me">
            <Avatar person={profile} size="lg" />
            <span>{nameOf(profile)}</span>
          </div>
        </div>
        <div className="lhead">
          <h1 className="t-h1">{folder.title}</h1>
          <span className="chip">{tabLabels[folder.category]}</span>
          <Menu
            items={[
              {
                label: wording.folder.delete,
                icon: <IconTrash size={18} stroke={1.6} />,
                danger: true,
                onSelect: () => setDeleting(true),
              },
            ]}
            button={(button) => (
              <IconButton {...button} label={wording.folder.menu}>
                <IconDotsVertical size={20} stroke={1.6} />
              </IconButton>
            )}
          />
        </div>
        {conflict && (
          <div className="folder-note">
            <Note
              look="clay"
              action={
                <Button size="sm" busy={updating} onClick={() => void update()}>
                  {wording.conflict.update}
                </Button>
              }
            >
              {wording.conflict.text}
            </Note>
          </div>
        )}
        {kept !== undefined && (
          <KeptNote
            kept={kept}
            timezone={profile.timezone}
            onAdd={(texts) => {
              add(texts);
              keeping.decide(texts);
            }}
            onDiscard={() => keeping.decide(kept.entries)}
          />
        )}
        <div className="ld">
          <section aria-label="Entries">
            {rows.length === 0 ? (
              <p className="muted no-entries">{wording.folder.empty}</p>
            ) : (
              <EntryList rows={rows} category={folder.category} onChange={entries.change} onDelete={removeEntry} />
            )}
            <Button
              id={addButtonId}
              className="add-entry"
              look="subtle"
              icon={<IconPlus size={18} stroke={1.6} />}
              onClick={() => focus(fieldId(add([''])))}
            >
              {wording.addAnother}
            </Button>
          </section>
          <FolderMeta folder={folder} timezone={profile.timezone} />
        </div>
      </div>
      <footer className="foot">
        <span className="sp" />
        <span className="t-small muted" role="status">
          {dirty ? wording.folder.unsaved : wording.folder.unchanged}
        </span>
        <Button look="primary" busy={saving} disabled={!dirty || conflict} onClick={() => void save()}>
          Save
        </Button>
      </footer>
      {deleting && (
        <ConfirmDialog
          title={wording.folder.deleteTitle}
          subtitle={wording.folder.deleteSubtitle}
          confirm="Delete"
          look="danger-fill"
          onClose={() => setDeleting(false)}
          onConfirm={confirmDelete}
        >
          <p>{wording.folder.deleteText(folder.title)}</p>
        </ConfirmDialog>
      )}
      {leaving.status === 'blocked' && (
        <ConfirmDialog
          title={wording.leave.title}
          subtitle={wording.leave.text}
          confirm={wording.leave.leave}
          cancel={wording.leave.stay}
          look="danger-fill"
          onClose={leaving.reset}
          onConfirm={async () => {
            entries.abandon();
            leaving.proceed();
          }}
        />
      )}
    </>
  );
}
