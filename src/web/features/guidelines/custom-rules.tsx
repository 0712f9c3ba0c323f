/** Rules in the company's own words. Those that name a word to avoid are also checked as people type. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { isFixedGuideline } from '#domain/guideline.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { type DraftEntry, entriesOf } from './draft.ts';
import type { Editing, GuidelineView } from './editing.ts';
import { EntryField } from './entry-field.tsx';
import { useTermExample } from './examples.ts';
import { IgnoredLog } from './ignored-log.tsx';
import { addAnother, ruleWording, wording } from './wording.ts';

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
  const conflict = editing.conflicts.find(({ id }) => id === entry.id);
  const name = entry.value.trim() === '' ? `Rule ${index + 1}` : entry.value.trim();
  return (
    <li>
      <div className="rule1">
        <span className="no">{index + 1}</span>
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

function ReadRules({ entries }: { entries: readonly DraftEntry[] }) {
  if (entries.length === 0) return <p className="muted">{wording.notAdded}</p>;
  return (
    <ol className="ros is-rules">
      {entries.map((entry, index) => (
        <li className="ro" key={entry.id}>
          <span className="no">{index + 1}</span>
          <b>{entry.value}</b>
          <span>{entry.supportingValue}</span>
        </li>
      ))}
    </ol>
  );
}

export function CustomRules({ items, draft, editing }: GuidelineView) {
  const entries = entriesOf(items, draft, title);
  return (
    <div className="grules">
      <h2 className="t-h2">{title}</h2>
      {editing === undefined ? (
        <ReadRules entries={entries.filter(({ value }) => value !== '')} />
      ) : (
        <>
          <p className="gintro">{ruleWording.help}</p>
          <ol className="pils">
            {entries.map((entry, index) => (
              <RuleRow key={entry.id} entry={entry} index={index} editing={editing} />
            ))}
          </ol>
          <Button
            look="subtle"
            size="sm"
            className="gadd"
            icon={<IconPlus size={16} stroke={1.8} />}
            onClick={() => editing.onAdd(title, 2)}
          >
            {addAnother}
          </Button>
          <IgnoredLog />
        </>
      )}
    </div>
  );
}
