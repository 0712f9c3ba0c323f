/** The clipboard of an advert: a button over the page and the drawer behind it (D1 section 2, 'Clipboard panel'). */
import { IconChevronDown, IconChevronUp, IconClipboardText, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ClipboardEntry } from '#contract/publishing.ts';
import { call } from '#web/api/client.ts';
import { logQuietly } from '#web/api/console.ts';
import { answerOf, keyOf } from '#web/api/queries.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { toast } from '#web/ui/toasts.tsx';
import './clipboard.css';

const words = {
  title: 'Clipboard',
  open: (count: number) => `Open the clipboard, ${count} ${count === 1 ? 'entry' : 'entries'}`,
  empty: 'What you copy in this advert is kept here.',
  expand: 'Show all',
  collapse: 'Show less',
  copy: 'Copy',
  use: 'Add to my drafts',
  used: 'Added to your drafts',
  remove: 'Delete entry',
  removed: 'Entry deleted',
  removeFailed: "The entry couldn't be deleted and is still here. Try again.",
  failed: 'The clipboard could not be loaded.',
} as const;

/** Copying that fails is for the console only (D2 section 8). */
const logFailure = (error: unknown): void => logQuietly('Copying to the clipboard failed', error);

function Entry({
  entry,
  onDelete,
  onUse,
}: {
  entry: ClipboardEntry;
  onDelete: () => void;
  onUse: (() => void) | undefined;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  // Whether four lines are enough is known only once it is drawn, and may change with the window.
  useEffect(() => {
    const element = text.current;
    if (element === null || open) return;
    const measure = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    measure.observe(element);
    return () => measure.disconnect();
  }, [open]);
  return (
    <li className="cb">
      <header>
        <span className="t-caps">{entry.source}</span>
        {onUse !== undefined && (
          // A double click means it once.
          <IconButton label={words.use} onClick={({ detail }) => detail < 2 && onUse()}>
            <IconPlus size={18} stroke={1.6} />
          </IconButton>
        )}
        <CopyButton iconOnly text={entry.text} label={words.copy} onFailed={logFailure} />
        <IconButton label={words.remove} onClick={onDelete}>
          <IconTrash size={18} stroke={1.6} />
        </IconButton>
      </header>
      <p ref={text} className={open ? '' : 'c4'}>
        {entry.text}
      </p>
      {(long || open) && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.collapse : words.expand}
          {open ? <IconChevronUp size={15} aria-hidden="true" /> : <IconChevronDown size={15} aria-hidden="true" />}
        </button>
      )}
    </li>
  );
}

export interface ClipboardProps {
  advertId: string;
  tenantId: string | undefined;
  /** Given where something else opens the drawer as well. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  /** Takes an entry into what is being written; true when there was room for it. */
  onUse?: ((text: string) => boolean) | undefined;
}

/** What was kept while this advert was written, newest first. */
export function useClipboardEntries(advertId: string, tenantId: string | undefined) {
  return useQuery(answerOf('clipboard.list', { params: { advertId }, query: { tenantId } }));
}

/** The floating button with the number of entries; opens the drawer. */
export function Clipboard({ advertId, tenantId, open: opened, onOpen, onUse }: ClipboardProps) {
  const client = useQueryClient();
  const entries = useClipboardEntries(advertId, tenantId);
  const [own, setOwn] = useState(false);
  const open = opened ?? own;
  const setOpen = onOpen ?? setOwn;
  const list = entries.data ?? [];
  const remove = async (entry: ClipboardEntry): Promise<void> => {
    try {
      await call('clipboard.delete', { params: { id: entry.id }, query: { tenantId } });
      toast.success(words.removed);
    } catch {
      toast.error(words.removeFailed);
    }
    await client.invalidateQueries({ queryKey: keyOf('clipboard.list') });
  };
  return (
    <>
      <button
        type="button"
        className="clip-open"
        aria-label={words.open(list.length)}
        title={words.title}
        onClick={() => setOpen(true)}
      >
        <IconClipboardText size={20} stroke={1.6} aria-hidden="true" />
        {list.length > 0 && <em className="num">{list.length}</em>}
      </button>
      {open && (
        <Drawer
          title={
            <>
              {words.title} <span className="muted num cb-count">{list.length}</span>
            </>
          }
          onClose={() => setOpen(false)}
        >
          {entries.isError && <p className="help">{words.failed}</p>}
          {!entries.isError && list.length === 0 && <p className="help">{words.empty}</p>}
          <ul className="cbs">
            {list.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                onDelete={() => void remove(entry)}
                onUse={onUse === undefined ? undefined : () => onUse(entry.text) && toast.success(words.used)}
              />
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}
