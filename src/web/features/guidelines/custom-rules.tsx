/** Rules in the company's own words. Those that name a word to avoid are also checked as people type. */
import { useDeferredValue } from 'react';
import { type DraftEntry, entriesOf } from './draft.ts';
import type { Editing, GuidelineView } from './editing.ts';
import { EntryField } from './entry-field.tsx';
import { AddAnother, EntryRow, WrittenEntries } from './entry-row.tsx';
import { useTermExample } from './examples.ts';
import { IgnoredLog } from './ignored-log.tsx';
import { ruleWording } from './wording.ts';

const title = 'Custom rules';

/** How the engine reads a rule, in words. */
function useReading(rule: string): string | undefined {
  const read = useTermExample(useDeferredValue(rule));
  const [first] = read?.terms ?? [];
  if (read === undefined) return undefined;
  if (first === undefined) return ruleWording.free;
  const meaning = first.use === null ? ruleWording.avoided(first.avoid) : ruleWording.replaced(first.avoid, first.use);
  return `${meaning} ${ruleWording.wouldMark(read.total)}`;
}

function RuleRow({ entry, index, editing }: { entry: DraftEntry; index: number; editing: Editing }) {
  const reading = useReading(entry.value);
  return (
    <EntryRow className="rule1" entry={entry} index={index} label="Rule" editing={editing}>
      <div>
        <EntryField
          label={`Rule ${index + 1}`}
          value={entry.value}
          placeholder={ruleWording.placeholder}
          help={reading}
          error={editing.faults[`${entry.id}.value`]}
          autoFocus={entry.base === undefined && entry.value === ''}
          // The reason behind a rule goes with it.
          onChange={(value) =>
            editing.onChange({ ...entry, value, supportingValue: value.trim() === '' ? '' : entry.supportingValue })
          }
        />
        {entry.supportingValue !== '' && <p className="why">{ruleWording.why(entry.supportingValue)}</p>}
      </div>
    </EntryRow>
  );
}

export function CustomRules({ items, draft, editing }: GuidelineView) {
  const entries = entriesOf(items, draft, title);
  return (
    <div className="grules">
      <h2 className="t-h2">{title}</h2>
      {editing === undefined ? (
        <WrittenEntries className="is-rules" entries={entries} />
      ) : (
        <>
          <p className="gintro">{ruleWording.help}</p>
          <ol className="pils">
            {entries.map((entry, index) => (
              <RuleRow key={entry.id} entry={entry} index={index} editing={editing} />
            ))}
          </ol>
          <AddAnother onAdd={() => editing.onAdd(title, 2)} />
          <IgnoredLog />
        </>
      )}
    </div>
  );
}
