/** A list of pillars or values: a name and the statement that proves it. The first one always stays. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { isFixedGuideline } from '#domain/guideline.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { entriesOf } from './draft.ts';
import type { GuidelineView } from './editing.ts';
import { EntryField } from './entry-field.tsx';
import { addAnother, listWording, statementLabel, wording } from './wording.ts';

export interface EntryListProps extends GuidelineView {
  title: string;
  headingId: number;
}

export function EntryList({ items, draft, editing, title, headingId }: EntryListProps) {
  const entries = entriesOf(items, draft, title);
  const label = listWording[title]?.label ?? title;
  if (editing === undefined) {
    const written = entries.filter(({ value }) => value !== '');
    if (written.length === 0) return <p className="muted">{wording.notAdded}</p>;
    return (
      <ol className="ros">
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
  return (
    <>
      <div className="pilh t-small muted" aria-hidden="true">
        <span />
        <span>{label}</span>
        <span>{statementLabel}</span>
      </div>
      <ol className="pils">
        {entries.map((entry, index) => {
          const conflict = editing.conflicts.find(({ id }) => id === entry.id);
          const name = entry.value.trim() === '' ? `${label} ${index + 1}` : entry.value.trim();
          return (
            <li key={entry.id}>
              <div className="pil">
                <span className="no">{index + 1}</span>
                <EntryField
                  look="name"
                  label={`${label} ${index + 1}`}
                  value={entry.value}
                  error={editing.faults[`${entry.id}.value`]}
                  autoFocus={entry.base === undefined && entry.value === '' && entry.supportingValue === ''}
                  onChange={(value) => editing.onChange({ ...entry, value })}
                />
                <EntryField
                  label={`${statementLabel} ${index + 1}`}
                  value={entry.supportingValue}
                  error={editing.faults[`${entry.id}.supportingValue`]}
                  onChange={(supportingValue) => editing.onChange({ ...entry, supportingValue })}
                />
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
        })}
      </ol>
      <Button
        look="subtle"
        size="sm"
        className="gadd"
        icon={<IconPlus size={16} stroke={1.8} />}
        onClick={() => editing.onAdd(title, headingId)}
      >
        {addAnother}
      </Button>
    </>
  );
}
