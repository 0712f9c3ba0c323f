/** Two people changed the same text: both are shown, and the one who comes second chooses. */
import type { GuidelineItem } from '#contract/guidelines.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { wording } from './wording.ts';

export interface ConflictNoteProps {
  theirs: GuidelineItem;
  onTake: () => void;
  onKeep: () => void;
}

export function ConflictNote({ theirs, onTake, onKeep }: ConflictNoteProps) {
  const texts = [theirs.value, theirs.supportingValue].filter((text) => text !== null);
  return (
    <Note
      look="clay"
      action={
        <span className="gconf">
          <Button size="sm" onClick={onTake}>
            {wording.conflict.take}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {wording.conflict.keep}
          </Button>
        </span>
      }
    >
      {wording.conflict.theirs} <q>{texts.length === 0 ? wording.conflict.empty : texts.join(' · ')}</q>
    </Note>
  );
}
