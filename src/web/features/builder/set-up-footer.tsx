/** The footer of General, Brief and Job Description. */
import { IconArrowLeft, IconArrowRight, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { BuilderFooter } from './builder-footer.tsx';
import { copywriting } from './copywriting/wording.ts';
import type { Steps } from './use-steps.tsx';
import { wording } from './wording.ts';

export interface SetUpFooterProps {
  steps: Steps;
  /** Whether this person may change the set-up. */
  editable: boolean;
  onCancel: () => void;
  /** Asks for a copywriter; undefined where nobody may, or somebody has. */
  onAssign?: (() => void) | undefined;
}

const back = <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />;
const forward = <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />;

export function SetUpFooter({ steps, editable, onCancel, onAssign }: SetUpFooterProps) {
  const [asking, setAsking] = useState(false);
  const { current, general, brief, busy } = steps;
  const isForm = current === 'general' || current === 'brief';
  const cancel = (): void => {
    if (general.current?.isDirty() === true || brief.current?.isDirty() === true) setAsking(true);
    else onCancel();
  };
  // Who only reads these two goes on by their tabs (D1 section 2: no Save, Next or Cancel for copywriters).
  if (isForm && !editable) return null;
  if (!isForm) {
    return (
      <BuilderFooter
        coach={editable ? steps.coach : undefined}
        start={
          steps.goBack !== undefined && (
            <Button look="quiet" icon={back} onClick={steps.goBack}>
              Back
            </Button>
          )
        }
      >
        {onAssign !== undefined && current === 'jobDescription' ? (
          <Button look="primary" icon={<IconUserPlus size={18} stroke={1.6} />} onClick={onAssign}>
            {copywriting.assign}
          </Button>
        ) : (
          <Button look="primary" onClick={steps.goOn}>
            Next
            {forward}
          </Button>
        )}
      </BuilderFooter>
    );
  }
  return (
    <>
      <BuilderFooter
        coach={steps.coach}
        start={
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
        }
      >
        <Button disabled={busy} onClick={() => void steps.save('save')}>
          Save
        </Button>
        <Button look="primary" busy={busy} onClick={() => void steps.save('next')}>
          Next
          {forward}
        </Button>
      </BuilderFooter>
      {asking && (
        <ConfirmDialog
          title={wording.leave.title}
          subtitle={wording.leave.text}
          cancel={wording.leave.stay}
          confirm={wording.leave.leave}
          look="danger-fill"
          onConfirm={async () => {
            general.current?.discard();
            onCancel();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
