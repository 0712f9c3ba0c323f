/** What stands above the text when words could not be saved: conflict, recovery, an ended session. */
import { useState } from 'react';
import type { AutosavePhase, Draft } from '#web/features/drafts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { momentInWords, momentParts } from '#web/ui/dates.ts';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';
import { feedback } from '#web/ui/feedback.ts';
import { Note } from '#web/ui/note.tsx';
import { messageOf } from '../show-failure.ts';
import { wording } from '../wording.ts';

export interface NoticesProps {
  /** The person's time zone; null for the browser's. */
  timezone: string | null;
  phase: AutosavePhase;
  error: unknown;
  /** Kept words of a former page or of before an update. */
  kept: Draft | undefined;
  /** The version that is shown now. */
  version: number;
  onUpdate: () => Promise<void>;
  onRestore: () => void;
  onCopy: () => Promise<void>;
  /** The kept words and the shown ones, as plain text. */
  texts: () => { mine: string; saved: string };
  onDiscard: () => void;
}

function KeptNote({
  kept,
  timezone,
  version,
  texts,
  onRestore,
  onCopy,
  onDiscard,
}: { kept: Draft } & Omit<NoticesProps, 'kept'>) {
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const [compared, setCompared] = useState<{ mine: string; saved: string }>();
  const { date, time } = momentParts(kept.keptAt, timezone);
  const changed = kept.baseVersion !== version;
  const copy = async (): Promise<void> => {
    await onCopy();
    setCopied(true);
    setTimeout(() => setCopied(false), feedback.copied);
  };
  return (
    <Note
      look="clay"
      action={
        <span className="note-do">
          <Button size="sm" onClick={onRestore}>
            {changed ? wording.conflict.restore : wording.recovery.restore}
          </Button>
          {changed && (
            <Button size="sm" look="quiet" onClick={() => setCompared(texts())}>
              {wording.conflict.compare}
            </Button>
          )}
          <Button size="sm" look="quiet" onClick={() => void copy()}>
            {copied ? wording.conflict.copied : wording.conflict.copy}
          </Button>
          <Button size="sm" look="quiet" onClick={() => setAsking(true)}>
            {changed ? wording.conflict.discard : wording.recovery.discard}
          </Button>
        </span>
      }
    >
      <b>
        {changed ? wording.conflict.title(momentInWords(kept.keptAt, new Date(), timezone)) : wording.recovery.title}.{' '}
      </b>
      {changed ? wording.conflict.kept : wording.recovery.text(date, time)}
      {compared !== undefined && (
        <Dialog title={wording.conflict.compare} size="lg" onClose={() => setCompared(undefined)}>
          <div className="compare">
            <section>
              <h3>{wording.conflict.mine}</h3>
              <p>{compared.mine}</p>
            </section>
            <section>
              <h3>{wording.conflict.theirs}</h3>
              <p>{compared.saved}</p>
            </section>
          </div>
        </Dialog>
      )}
      {asking && (
        <ConfirmDialog
          title={changed ? wording.conflict.discard : wording.recovery.discard}
          subtitle={wording.conflict.confirm}
          confirm={changed ? wording.conflict.discard : wording.recovery.discard}
          look="danger-fill"
          onConfirm={async () => onDiscard()}
          onClose={() => setAsking(false)}
        />
      )}
    </Note>
  );
}

export function Notices(props: NoticesProps) {
  const { phase, error, kept, onUpdate } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const update = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onUpdate();
    } catch (reason) {
      setFailure(messageOf(reason));
    }
    setBusy(false);
  };
  return (
    <div className="notices">
      {phase === 'conflict' && (
        <Note
          look="clay"
          action={
            <Button size="sm" busy={busy} onClick={() => void update()}>
              {wording.conflict.update}
            </Button>
          }
        >
          {messageOf(error)} {wording.conflict.detail}
        </Note>
      )}
      {failure !== undefined && <Note look="red">{failure}</Note>}
      {phase === 'expired' && <Note look="clay">{wording.save.expired}</Note>}
      {phase === 'offline' && <Note look="clay">{wording.save.failed}</Note>}
      {phase === 'refused' && <Note look="red">{messageOf(error)}</Note>}
      {kept !== undefined && phase !== 'conflict' && <KeptNote {...props} kept={kept} />}
    </div>
  );
}
