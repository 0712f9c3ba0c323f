/** The library on a phone: a sheet over the list, a folder's entries taken by a press (mockup 17b). */
import { IconArrowLeft, IconFolderPlus, IconPlus } from '@tabler/icons-react';
import type { Folder } from '#contract/library.ts';
import type { FrameworkStep } from '#domain/framework.ts';
import { readEntries } from '#domain/library.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { BottomSheet } from '#web/ui/drawer.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import { folderWords } from './folder-words.ts';
import { FolderGone, FolderList, Taken } from './library-panel.tsx';
import type { LibraryModel } from './use-library.ts';
import { wording } from './wording.ts';

const words = wording.library;

export interface LibrarySheetProps {
  step: FrameworkStep;
  library: LibraryModel;
  /** Texts that the list has already. */
  taken: ReadonlySet<string>;
  /** Entries that were taken since the library was opened. */
  added: number;
  /** In save mode: what a save to the chosen folder would do; undefined before one is chosen. */
  note: string | undefined;
  onAdd: (text: string) => void;
  onCreate: () => void;
  onSave: () => void;
  onClose: () => void;
}

function Entries({ folder, taken, onAdd }: { folder: Folder } & Pick<LibrarySheetProps, 'taken' | 'onAdd'>) {
  const entries = readEntries(folder.libraryContent.content);
  const place = `${folder.location ?? folder.country}, ${folderWords.entries(entries.length)}.`;
  const use = folder.useThisContent?.trim() ?? '';
  return (
    <>
      <p className="muted fw-lib-lead">{use === '' ? place : `${use}${/[.!?…]$/.test(use) ? '' : '.'} ${place}`}</p>
      {entries.length === 0 && <p className="fw-lib-none">{words.folderEmpty}</p>}
      <ol className="fw-folders">
        {entries.map((text) => (
          <li key={text} className="fw-entry">
            <span className="fw-entry-text">{text}</span>
            {taken.has(text.trim()) ? (
              <Taken />
            ) : (
              <IconButton
                label={words.add(text.replace(/\s+/g, ' ').slice(0, 80))}
                title={words.addShort}
                onClick={() => onAdd(text)}
              >
                <IconPlus size={20} stroke={1.8} />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

export function LibrarySheet(props: LibrarySheetProps) {
  const { step, library, taken, added, note, onAdd, onCreate, onSave, onClose } = props;
  const saving = library.mode === 'save';
  const inFolder = !saving && library.folderId !== undefined;
  const { folder } = library;
  return (
    <BottomSheet
      title={(inFolder && folder?.title) || words.title}
      start={
        inFolder && (
          <IconButton label={words.backToFolders} onClick={library.back}>
            <IconArrowLeft size={20} stroke={1.6} />
          </IconButton>
        )
      }
      onClose={onClose}
      footer={
        saving ? (
          <div className="fw-sheet-foot">
            {note !== undefined && (
              <p className="muted num" role="status">
                {note}
              </p>
            )}
            <Button icon={<IconFolderPlus size={18} stroke={1.6} aria-hidden="true" />} onClick={onCreate}>
              {words.create}
            </Button>
            <Button
              look="primary"
              busy={library.saving}
              disabled={library.folderId === undefined}
              title={library.folderId === undefined ? wording.disabled.folder : undefined}
              onClick={onSave}
            >
              {words.save}
            </Button>
          </div>
        ) : (
          <Button look="primary" className="fw-sheet-back" onClick={onClose}>
            {words.back}
            {added > 0 && <span className="fw-added num">{words.added(added)}</span>}
          </Button>
        )
      }
    >
      <div className="fw-sheet-body">
        {!inFolder && <FolderList step={step} library={library} inSheet />}
        {inFolder && folder === undefined && (library.failed ? <FolderGone library={library} /> : <Loader />)}
        {inFolder && folder !== undefined && <Entries folder={folder} taken={taken} onAdd={onAdd} />}
      </div>
    </BottomSheet>
  );
}
