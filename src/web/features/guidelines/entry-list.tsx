/** A list of pillars or values: a name and the statement that proves it. The first one always stays. */
import { entriesOf } from './draft.ts';
import type { GuidelineView } from './editing.ts';
import { EntryField } from './entry-field.tsx';
import { AddAnother, EntryRow, WrittenEntries } from './entry-row.tsx';
import { listWording, statementLabel } from './wording.ts';

export interface EntryListProps extends GuidelineView {
  title: string;
  headingId: number;
}

export function EntryList({ items, draft, editing, title, headingId }: EntryListProps) {
  const entries = entriesOf(items, draft, title);
  const label = listWording[title]?.label ?? title;
  if (editing === undefined) return <WrittenEntries entries={entries} />;
  return (
    <>
      <div className="pilh t-small muted" aria-hidden="true">
        <span />
        <span>{label}</span>
        <span>{statementLabel}</span>
      </div>
      <ol className="pils">
        {entries.map((entry, index) => (
          <EntryRow key={entry.id} className="pil" entry={entry} index={index} label={label} editing={editing}>
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
          </EntryRow>
        ))}
      </ol>
      <AddAnother onAdd={() => editing.onAdd(title, headingId)} />
    </>
  );
}
