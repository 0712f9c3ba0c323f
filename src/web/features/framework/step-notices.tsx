/** What stands above a step when words could not be saved: a conflict, an ended session, words to be brought back. */
import { useState } from 'react';
import type { Autosave, Draft } from '#web/features/drafts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { momentInWords, momentParts } from '#web/ui/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { messageOf } from './message-of.ts';
import { wording } from './wording.ts';

const words = wording.kept;

export interface StepNoticesProps {
  autosave: Autosave;
  kept: Draft | undefined;
  timezone: string | null;
  onUpdate: () => Promise<void>;
  onRestore: () => void;
  onDiscard: () => void;
}

export function StepNotices({ autosave, kept, timezone, onUpdate, onRestore, onDiscard }: StepNoticesProps) {
  const [busy, setBusy] = useState(false);
  const { phase, error } = autosave;
  const update = async (): Promise<void> => {
    setBusy(true);
    try {
      await onUpdate();
    } catch (reason) {
      toast.error(messageOf(reason, words.notSaved));
    }
    setBusy(false);
  };
  const parts = kept === undefined ? undefined : momentParts(kept.keptAt, timezone);
  const changed = kept !== undefined && kept.baseVersion !== autosave.getVersion();
  return (
    <div className="fw-notices">
      {phase === 'conflict' && (
        <Note
          look="clay"
          action={
            <Button size="sm" busy={busy} onClick={() => void update()}>
              {words.update}
            </Button>
          }
        >
          {messageOf(error, words.conflictText)} {words.detail}
        </Note>
      )}
      {phase === 'expired' && <Note look="clay">{words.expired}</Note>}
      {phase === 'offline' && <Note look="clay">{words.offline}</Note>}
      {phase === 'refused' && <Note look="red">{messageOf(error, words.notSaved)}</Note>}
      {kept !== undefined && parts !== undefined && phase !== 'conflict' && (
        <Note
          look="clay"
          action={
            <span className="note-do">
              <Button size="sm" onClick={onRestore}>
                {words.restore}
              </Button>
              <Button size="sm" look="quiet" onClick={onDiscard}>
                {words.discard}
              </Button>
            </span>
          }
        >
          <b>{changed ? words.conflict(momentInWords(kept.keptAt, new Date(), timezone)) : words.title}. </b>
          {changed ? words.conflictText : words.text(parts.date, parts.time)}
        </Note>
      )}
    </div>
  );
}
