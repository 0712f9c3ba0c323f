/** Chooses the copywriter of one advert: who knows the company, and who has room. */
import { useId, useState } from 'react';
import type { DeskCopywriter, WaitingRequest } from '#contract/copywriter.ts';
import { call } from '#web/api/client.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { dotted } from '#web/ui/dates.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { wording } from './wording.ts';

/** Cells of the meter; more open adverts than that fill them all, and the number says how many. */
const cells = [1, 2, 3, 4, 5];

function Load({ open }: { open: number }) {
  return (
    <span className="r t-small muted num">
      <span className="load" aria-hidden="true">
        {cells.map((cell) => (
          <i key={cell} className={cell <= open ? 'f' : ''} />
        ))}
      </span>
      <br />
      {wording.open(open)}
    </span>
  );
}

export interface AssignDialogProps {
  request: WaitingRequest;
  copywriters: readonly DeskCopywriter[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

export function AssignDialog({ request, copywriters, onDone, onClose }: AssignDialogProps) {
  const { tenantId, advertId, companyName, jobTitle, deadline, requestedBy } = request;
  const group = useId();
  // Whoever has written for this company and has the most room stands first.
  const ranked = [...copywriters].sort(
    (one, other) => (other.written[tenantId] ?? 0) - (one.written[tenantId] ?? 0) || one.open - other.open,
  );
  const [chosen, setChosen] = useState<DeskCopywriter | undefined>(ranked[0]);
  const assign = async (): Promise<void> => {
    if (chosen === undefined) throw new Error(wording.assignNobody);
    try {
      await call('copywriter.assign', { body: { tenantId, advertId, copywriterId: chosen.id } });
      toast.success(wording.assigned);
    } finally {
      // Also after a refusal: somebody else may have been quicker.
      await onDone();
    }
  };
  return (
    <ConfirmDialog
      title={wording.assignTitle}
      subtitle={`‘${jobTitle}’, ${companyName}.${deadline === null ? '' : ` Deadline ${dotted(deadline)}.`}`}
      size="md"
      confirm={chosen === undefined ? wording.assign : `Assign ${nameOf(chosen)}`}
      onConfirm={assign}
      onClose={onClose}
    >
      <fieldset className="assign-l" aria-label={wording.assignTitle}>
        {ranked.map((copywriter) => {
          const count = copywriter.written[tenantId] ?? 0;
          const on = chosen?.id === copywriter.id;
          return (
            <label key={copywriter.id} className={`opt-row ${on ? 'on' : ''}`}>
              <input
                type="radio"
                className="vh"
                name={group}
                checked={on}
                onChange={() => setChosen(copywriter)}
                aria-label={`${nameOf(copywriter)}, ${wording.open(copywriter.open)}`}
              />
              <span className={`radio ${on ? 'on' : ''}`} aria-hidden="true" />
              <Avatar person={copywriter} size="lg" />
              <span>
                <b>{nameOf(copywriter)}</b>
                <small>
                  {copywriter.active
                    ? count === 0
                      ? wording.newTo(companyName)
                      : wording.written(count, companyName)
                    : wording.invited}
                </small>
              </span>
              <Load open={copywriter.open} />
            </label>
          );
        })}
      </fieldset>
      <p className="help">{wording.assignNote(requestedBy)}</p>
    </ConfirmDialog>
  );
}
