/** Whether the text is saved, in the bar: 'saving...', 'saved', or what stands in the way. */
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import type { AutosavePhase } from '#web/features/drafts/index.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { wording } from './wording.ts';

const { save } = wording;

export function SaveStatus({ phase, onRetry }: { phase: AutosavePhase; onRetry: () => void }) {
  const content = (() => {
    switch (phase) {
      case 'idle':
        return null;
      case 'saved':
        return (
          <>
            <IconCircleCheck size={16} stroke={1.6} aria-hidden="true" />
            {save.saved}
          </>
        );
      case 'dirty':
      case 'saving':
        return <span className="muted">{save.saving}</span>;
      case 'slow':
        return (
          <>
            <Spinner />
            <span className="muted">{save.saving}</span>
          </>
        );
      default:
        return (
          <span className="is-clay" title={phase === 'expired' ? save.expired : save.failed}>
            <IconCloudOff size={16} stroke={1.6} aria-hidden="true" />
            {save.notYet}
            {phase === 'offline' && (
              <button type="button" className="lnk" onClick={onRetry}>
                {save.retry}
              </button>
            )}
          </span>
        );
    }
  })();
  return (
    <span className="saved" role="status">
      {content}
    </span>
  );
}
