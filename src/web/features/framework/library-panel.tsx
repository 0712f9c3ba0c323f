/** The library at the left of a step: folders to choose from, and a folder's entries to take (D2 section 2.6). */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  IconArrowLeft,
  IconCheck,
  IconCircle,
  IconCircleCheckFilled,
  IconDownload,
  IconDragDrop,
  IconGripVertical,
  IconMapPin,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { Folder, FolderSummary } from '#contract/library.ts';
import { categoryOf, type FrameworkStep } from '#domain/framework.ts';
import { readEntries } from '#domain/library.ts';
import { personOf, tabLabels, useFolders } from '#web/features/library/index.ts';
import { AvatarGroup } from '#web/ui/avatar.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { momentParts } from '#web/ui/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import type { Lifted } from './drag.ts';
import { folderWords } from './folder-words.ts';
import { useGrip } from './keyboard-lift.tsx';
import { folderButtonId, useLibraryArrival } from './library-focus.ts';
import type { LibraryModel } from './use-library.ts';
import { wording } from './wording.ts';

const words = wording.library;

export interface LibraryPanelProps {
  step: FrameworkStep;
  library: LibraryModel;
  timezone: string | null;
  /** Takes an entry into the list. */
  onAdd: (text: string) => void;
  /** Texts that the list has already. */
  taken: ReadonlySet<string>;
  lifted: Lifted | undefined;
  /** Whether the keyboard has brought something over the folder. */
  overFolder: boolean;
}

function FolderButton({
  folder,
  mode,
  chosen,
  onChoose,
}: {
  folder: FolderSummary;
  mode: LibraryModel['mode'];
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        id={folderButtonId(folder.id)}
        className={classNames('fw-folder', chosen && 'is-on')}
        aria-pressed={mode === 'save' ? chosen : undefined}
        onClick={onChoose}
      >
        <b>{folder.title}</b>
        <small>
          <IconMapPin size={15} stroke={1.6} aria-hidden="true" />
          {folder.location ?? folder.country}, {folderWords.entries(folder.entries)}
        </small>
        <span className="fw-folder-end">
          <AvatarGroup people={folder.avatars.map(personOf)} />
          {mode === 'save' &&
            (chosen ? (
              <IconCircleCheckFilled size={20} aria-hidden="true" />
            ) : (
              <IconCircle size={20} stroke={1.4} aria-hidden="true" />
            ))}
        </span>
      </button>
    </li>
  );
}

interface FolderListProps extends Pick<LibraryPanelProps, 'step' | 'library'> {
  /** A sheet has a title of its own. */
  inSheet?: boolean;
}

/** The folders of a step's kind of content, to open one or to choose one to save to. */
export function FolderList({ step, library, inSheet = false }: FolderListProps) {
  const category = categoryOf(step);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const folders = useFolders({ category, search, sort: 'Newest' });
  const what = folderWords.contents[category];
  const nothing = !folders.loading && !folders.failed && folders.foldersList.length === 0;
  return (
    <>
      {!inSheet && (
        <header className="fw-lib-head">
          <h2 className="t-h2">{words.title}</h2>
          <span className="chip">{tabLabels[category]}</span>
        </header>
      )}
      <div className="input fw-lib-search">
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {!nothing && (
        <p className="muted fw-lib-lead">{library.mode === 'save' ? words.choose(what) : words.select(what)}</p>
      )}
      {folders.loading && <Loader />}
      {folders.failed && (
        <Note
          look="red"
          action={
            <Button size="sm" onClick={() => void folders.refetch()}>
              {wording.tryAgain}
            </Button>
          }
        >
          {words.loadFailed}
        </Note>
      )}
      {nothing && (
        <p className="fw-lib-none" role="status">
          {search === '' ? words.none(what) : words.noMatch(search)}
        </p>
      )}
      <ul className="fw-folders">
        {folders.foldersList.map((folder) => (
          <FolderButton
            key={folder.id}
            folder={folder}
            mode={library.mode}
            chosen={library.folderId === folder.id}
            onChoose={() => library.choose(folder.id)}
          />
        ))}
      </ul>
      {folders.hasNextPage && (
        <Button look="subtle" busy={folders.isFetchingNextPage} onClick={() => void folders.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}

/** Says that the list has an entry already. */
export function Taken() {
  return (
    <span className="fw-taken">
      <IconCheck size={15} stroke={2} aria-hidden="true" />
      {words.isAdded}
    </span>
  );
}

function Entry({
  text,
  index,
  taken,
  onAdd,
}: {
  text: string;
  index: number;
  taken: boolean;
  onAdd: (text: string) => void;
}) {
  const short = text.replace(/\s+/g, ' ').slice(0, 80);
  const id = `entry-${index}`;
  const thing: Lifted = { kind: 'entry', entry: text, text: short };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id, data: thing });
  const { isLifted, gripProps } = useGrip(id, thing);
  return (
    <li ref={setNodeRef} className={classNames('fw-entry', (isDragging || isLifted) && 'is-gone')}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="fw-grip"
        {...attributes}
        {...listeners}
        {...gripProps}
        aria-label={`${wording.item.move}: ${short}`}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
      </button>
      {/* The words can be lifted by a pointer as well; the grip is the keyboard's. */}
      <span className="fw-entry-text" onPointerDown={listeners?.onPointerDown as (() => void) | undefined}>
        {text}
      </span>
      {taken && <Taken />}
      {/* A double click means it once. */}
      <IconButton label={words.add(short)} title={words.addShort} onClick={({ detail }) => detail < 2 && onAdd(text)}>
        <IconPlus size={18} stroke={1.6} />
      </IconButton>
    </li>
  );
}

function FolderDetail({ folder, ...props }: LibraryPanelProps & { folder: Folder }) {
  const { library, timezone, taken, onAdd, lifted, overFolder } = props;
  const { isOver, setNodeRef } = useDroppable({ id: 'folder' });
  const entries = readEntries(folder.libraryContent.content);
  const { date, time } = momentParts(folder.createdAt, timezone);
  const isOn = lifted?.kind === 'row';
  const over = isOn && (isOver || overFolder);
  return (
    <>
      <header className="fw-lib-head">
        <IconButton label={words.backToFolders} onClick={library.back}>
          <IconArrowLeft size={19} stroke={1.6} />
        </IconButton>
        <h2 className="t-h2">{folder.title}</h2>
        <span className="chip">{tabLabels[folder.category]}</span>
      </header>
      <div className="fw-lib-meta">
        <p>
          <AvatarGroup people={folder.avatars.map(personOf)} />
          <span className="num">
            {words.created} {date}, {time}
          </span>
        </p>
        <p>
          <IconMapPin size={16} stroke={1.6} aria-hidden="true" />
          {[folder.location, folder.country].filter(Boolean).join(', ')}
        </p>
      </div>
      {folder.useThisContent !== null && (
        <div>
          <p className="t-label">{words.use}</p>
          <p className="fw-lib-use">{folder.useThisContent}</p>
        </div>
      )}
      <p className="fw-hint">
        <IconDragDrop size={18} stroke={1.6} aria-hidden="true" />
        {words.hint}
      </p>
      <div
        ref={setNodeRef}
        data-place="folder"
        className={classNames('fw-to-folder', isOn && 'is-on', over && 'is-over')}
      >
        <IconDownload size={18} stroke={1.6} aria-hidden="true" />
        {over ? wording.drag.here : words.dropHere}
      </div>
      {entries.length === 0 && <p className="fw-lib-none">{words.folderEmpty}</p>}
      <ol className="fw-folders">
        {entries.map((text, index) => (
          <Entry key={text} text={text} index={index} taken={taken.has(text.trim())} onAdd={onAdd} />
        ))}
      </ol>
    </>
  );
}

/** Says that the chosen folder can't be opened, with the way back. */
export function FolderGone({ library }: Pick<LibraryPanelProps, 'library'>) {
  return (
    <Note
      look="red"
      action={
        <Button size="sm" onClick={library.back}>
          {words.backToFolders}
        </Button>
      }
    >
      {words.folderGone}
    </Note>
  );
}

export function LibraryPanel(props: LibraryPanelProps): ReactNode {
  const { library } = props;
  const inFolder = library.mode === 'browse' && library.folderId !== undefined;
  const section = useRef<HTMLElement>(null);
  useLibraryArrival(section, inFolder ? library.folderId : undefined);
  return (
    <section ref={section} className="fw-lib" aria-label={words.title} tabIndex={-1}>
      {!inFolder && <FolderList {...props} />}
      {inFolder && library.folder === undefined && !library.failed && <Loader />}
      {inFolder && library.failed && library.folder === undefined && <FolderGone library={library} />}
      {inFolder && library.folder !== undefined && <FolderDetail {...props} folder={library.folder} />}
    </section>
  );
}
