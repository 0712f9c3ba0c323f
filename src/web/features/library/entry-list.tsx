/** Numbered entries on paper, each edited in place. */
import { IconAlertCircle, IconCheck, IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { entryLabel, type FolderCategory } from '#domain/library.ts';
import { library } from '#domain/limits.ts';
import { IconButton } from '#web/ui/button.tsx';
import { feedback } from '#web/ui/feedback.ts';
import { Menu } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { type EntryRow, excessOf } from './entries.ts';
import { wording } from './wording.ts';

/** How long 'Copied' stands, in milliseconds. */

/** The id of an entry's field. */
export const fieldId = (key: number): string => `entry-${key}`;

interface EntryProps {
  row: EntryRow;
  /** Its place, counted from 1. */
  n: number;
  category: FolderCategory;
  onChange: (key: number, text: string) => void;
  onDelete: (key: number) => void;
}

// Typing in one entry draws that entry only.
const Entry = memo(function Entry({ row, n, category, onChange, onDelete }: EntryProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedback.copied);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(row.text).then(
      () => setCopied(true),
      () => toast.error(wording.entry.copyFailed),
    );
  };
  const id = fieldId(row.key);
  const tooLong = excessOf(row.text) > 0;
  return (
    <li className={`ent ${tooLong ? 'is-error' : ''}`}>
      <span className="no" aria-hidden="true">
        {n}
      </span>
      <div className="ent-text">
        {/* The hidden copy gives the field the height of its text. */}
        <div className="grow" data-text={`${row.text} `}>
          <textarea
            id={id}
            rows={1}
            aria-label={entryLabel(category, n)}
            aria-invalid={tooLong || undefined}
            aria-describedby={tooLong ? `${id}-error` : undefined}
            placeholder={wording.entry.placeholder}
            value={row.text}
            onChange={(event) => onChange(row.key, event.target.value)}
          />
        </div>
        {tooLong && (
          <p className="err" id={`${id}-error`} role="alert">
            <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
            {wording.entry.tooLong(row.text.trim().length, library.entryMax)}
          </p>
        )}
      </div>
      <span className="ent-copied" role="status">
        {copied && (
          <>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {wording.entry.copied}
          </>
        )}
      </span>
      <Menu
        items={[
          { label: 'Copy', icon: <IconCopy size={18} stroke={1.6} />, onSelect: copy },
          {
            label: 'Delete',
            icon: <IconTrash size={18} stroke={1.6} />,
            danger: true,
            onSelect: () => onDelete(row.key),
          },
        ]}
        button={(button) => (
          <IconButton {...button} label={wording.entry.menu(n)}>
            <IconDotsVertical size={18} stroke={1.6} />
          </IconButton>
        )}
      />
    </li>
  );
});

export interface EntryListProps {
  rows: readonly EntryRow[];
  category: FolderCategory;
  /** Both stay the same function, so that typing in one entry leaves the others alone. */
  onChange: (key: number, text: string) => void;
  onDelete: (key: number) => void;
}

export function EntryList({ rows, category, onChange, onDelete }: EntryListProps) {
  return (
    <ol className="ents">
      {rows.map((row, at) => (
        <Entry key={row.key} row={row} n={at + 1} category={category} onChange={onChange} onDelete={onDelete} />
      ))}
    </ol>
  );
}
