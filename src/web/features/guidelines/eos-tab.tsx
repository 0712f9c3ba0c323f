/** The statement at the bottom of every advert (D2 section 2.7). */
import { useState } from 'react';
import { guidelineHeadings } from '#domain/guideline.ts';
import { guidelines as limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { beginEntry } from './draft.ts';
import type { GuidelineView } from './editing.ts';
import { EntryField } from './entry-field.tsx';
import { eosProposals, eosWording, wording } from './wording.ts';

export interface EosTabProps extends GuidelineView {
  /** As it stands in the proposals. */
  companyName: string;
}

export function EosTab({ items, draft, editing, companyName }: EosTabProps) {
  const [replacing, setReplacing] = useState<string>();
  const item = items.find(({ guidelineHeadingId }) => guidelineHeadingId === guidelineHeadings.eos);
  if (item === undefined) return null;
  const entry = draft.entries.find(({ id }) => id === item.id) ?? beginEntry(item);
  const conflict = editing?.conflicts.find(({ id }) => id === item.id);
  const use = (value: string) => editing?.onChange({ ...entry, value });
  return (
    <div className="geos">
      <h2 className="t-h2">{eosWording.title}</h2>
      <Note>{eosWording.note}</Note>
      {editing === undefined ? (
        <article className="paper geos-paper">{item.value ?? wording.notAdded}</article>
      ) : (
        <>
          <EntryField
            look="paper"
            label={eosWording.label}
            value={entry.value}
            most={limits.eosMax}
            help={entry.value.trim() === '' ? `${eosWording.help} ${eosWording.empty}` : eosWording.help}
            error={editing.faults[`${item.id}.value`]}
            onChange={use}
          />
          {conflict !== undefined && (
            <ConflictNote
              theirs={conflict}
              onTake={() => editing.onTakeTheirs(conflict)}
              onKeep={() => editing.onKeepMine(conflict)}
            />
          )}
          <h3 className="t-section">{eosWording.proposals}</h3>
          <ul className="geos-list">
            {eosProposals.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b>
                <p>{text(companyName)}</p>
                <Button
                  size="sm"
                  aria-label={`${eosWording.use}: ${name}`}
                  onClick={() =>
                    ['', text(companyName)].includes(entry.value.trim())
                      ? use(text(companyName))
                      : setReplacing(text(companyName))
                  }
                >
                  {eosWording.use}
                </Button>
              </li>
            ))}
          </ul>
          <p className="help">{eosWording.legal}</p>
        </>
      )}
      {replacing !== undefined && (
        <ConfirmDialog
          title={eosWording.replaceTitle}
          subtitle={eosWording.replaceText}
          confirm={eosWording.replace}
          onClose={() => setReplacing(undefined)}
          onConfirm={async () => use(replacing)}
        />
      )}
    </div>
  );
}
