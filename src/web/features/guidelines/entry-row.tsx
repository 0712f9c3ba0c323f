/** One numbered entry of a list of guidelines: its fields, a way to remove it, and what somebody else wrote meanwhile. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isFixedGuideline } from '#domain/guideline.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConflictNote } from './conflict-note.tsx';
import type { DraftEntry } from './draft.ts';
import type { Editing } from './editing.ts';
import { addAnother, wording } from './wording.ts';

export interface EntryRowProps {
  entry: DraftEntry;
  index: number;
  /** What one entry is called, for one that says nothing yet. */
  label: string;
  /** The row's arrangement of columns. */
  className: string;
  editing: Editing;
  children: ReactNode;
}

export function EntryRow({ entry, index, label, className, editing, children }: EntryRowProps) {
  const conflict = editing.conflicts.find(({ id }) => id === entry.id);
  const name = entry.value.trim() === '' ? `${label} ${index + 1}` : entry.value.trim();
  return (
    <li>
      <div className={className}>
        <span className="no">{index + 1}</span>
        {children}
        {isFixedGuideline(entry.id) ? (
          <span />
        ) : (
          <IconButton label={`Remove “${name}”`} onClick={() => editing.onRemove(entry)}>
            <IconTrash size={18} stroke={1.6} />
          </IconButton>
        )}
      </div>
      {conflict !== undefined && (
        <ConflictNote
          theirs={conflict}
          onTake={() => editing.onTakeTheirs(conflict)}
          onKeep={() => editing.onKeepMine(conflict)}
        />
      )}
    </li>
  );
}

export interface WrittenEntriesProps {
  entries: readonly DraftEntry[];
  className?: string;
}

/** The same entries for those who only read them. */
export function WrittenEntries({ entries, className = '' }: WrittenEntriesProps) {
  const written = entries.filter(({ value }) => value !== '');
  if (written.length === 0) return <p className="muted">{wording.notAdded}</p>;
  return (
    <ol className={`ros ${className}`}>
      {written.map((entry, index) => (
        <li className="ro" key={entry.id}>
          <span className="no">{index + 1}</span>
          <b>{entry.value}</b>
          <span>{entry.supportingValue}</span>
        </li>
      ))}
    </ol>
  );
}

export function AddAnother({ onAdd }: { onAdd: () => void }) {
  return (
    <Button look="subtle" size="sm" className="gadd" icon={<IconPlus size={16} stroke={1.8} />} onClick={onAdd}>
      {addAnother}
    </Button>
  );
}
