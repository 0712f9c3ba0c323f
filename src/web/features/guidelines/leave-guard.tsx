/** Asks before unsaved guidelines are left behind. */
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { readSession } from '#web/api/session-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { wording } from './wording.ts';

export interface LeaveGuardProps {
  dirty: boolean;
  /** Saves; answers whether everything is stored. */
  onSave: () => Promise<boolean>;
}

export function LeaveGuard({ dirty, onSave }: LeaveGuardProps) {
  const [busy, setBusy] = useState(false);
  const blocker = useBlocker({
    // Whose session has ended can't save any more.
    shouldBlockFn: () => dirty && readSession() !== null,
    enableBeforeUnload: () => dirty && readSession() !== null,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const { proceed, reset } = blocker;
  const saveAndLeave = async () => {
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    if (saved) proceed();
    else reset();
  };
  return (
    <Dialog title={wording.leave.title} subtitle={wording.leave.text} size="md" onClose={reset}>
      <div className="do">
        <Button look="quiet" onClick={reset} disabled={busy}>
          {wording.leave.stay}
        </Button>
        <Button onClick={proceed} disabled={busy}>
          {wording.leave.discard}
        </Button>
        <Button look="primary" busy={busy} onClick={() => void saveAndLeave()}>
          {wording.leave.save}
        </Button>
      </div>
    </Dialog>
  );
}
