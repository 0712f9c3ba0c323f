/** One's own entries that are not in the folder: each can be added, or all given up. */

import { Button } from '#web/ui/button.tsx';
import { momentInWords, momentParts } from '#web/ui/dates.ts';
import { Note } from '#web/ui/note.tsx';
import type { KeptEntries } from './use-kept-entries.ts';
import { wording } from './wording.ts';

export interface KeptNoteProps {
  kept: KeptEntries;
  timezone: string | null;
  onAdd: (entries: readonly string[]) => void;
  onDiscard: () => void;
}

export function KeptNote({ kept, timezone, onAdd, onDiscard }: KeptNoteProps) {
  const { date, time } = momentParts(kept.keptAt, timezone);
  return (
    <div className="kept">
      <Note look="clay">
        <b>
          {kept.fromConflict
            ? wording.kept.fromConflict(momentInWords(kept.keptAt, new Date(), timezone))
            : wording.kept.title}
          .{' '}
        </b>
        {kept.fromConflict ? wording.kept.conflictText : wording.kept.text(date, time)}
      </Note>
      <ul>
        {kept.entries.map((entry) => (
          <li key={entry}>
            <p>{entry}</p>
            <Button size="sm" aria-label={`${wording.kept.add}: ${entry.slice(0, 60)}`} onClick={() => onAdd([entry])}>
              {wording.kept.add}
            </Button>
          </li>
        ))}
      </ul>
      <div className="kept-do">
        {kept.entries.length > 1 && (
          <Button size="sm" onClick={() => onAdd(kept.entries)}>
            {wording.kept.addAll}
          </Button>
        )}
        <Button size="sm" look="quiet" onClick={onDiscard}>
          {wording.kept.discard}
        </Button>
      </div>
    </div>
  );
}
