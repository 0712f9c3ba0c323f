/** The footer of steps 1 to 6: on, or to the library; and with the library open, back and save. */
import { IconArrowLeft, IconArrowRight, IconFolderPlus } from '@tabler/icons-react';
import type { FrameworkStep } from '#domain/framework.ts';
import { Button } from '#web/ui/button.tsx';
import { KeysHint } from './keys-hint.tsx';
import type { LibraryModel } from './use-library.ts';
import { stepWords, wording } from './wording.ts';

const icon = { size: 18, stroke: 1.6 } as const;

export interface StepFooterProps {
  step: FrameworkStep;
  library: LibraryModel;
  /** The library stands beside the list, and these are its buttons. */
  beside: boolean;
  /** Whether there is anything to save to the library. */
  filled: boolean;
  busy: boolean;
  /** Next is on its way. */
  moving: boolean;
  /** Entries that were taken since the library was opened. */
  added: number;
  onBack: (() => void) | undefined;
  onClose: () => void;
  onCreate: () => void;
  onSave: () => void;
  onOpen: () => void;
  onNext: () => void;
}

export function StepFooter(props: StepFooterProps) {
  const { step, library, beside, filled, busy, moving, added, onBack, onClose, onCreate, onSave, onOpen, onNext } =
    props;
  const saving = library.mode === 'save';
  return (
    <footer className="foot">
      {beside ? (
        <>
          <Button
            look={saving ? 'quiet' : 'default'}
            aria-label={saving ? wording.library.back : undefined}
            className={saving ? 'foot-first fw-foot-icon' : ''}
            icon={<IconArrowLeft size={17} stroke={2} aria-hidden="true" />}
            onClick={onClose}
          >
            <span className="fw-foot-words">{wording.library.back}</span>
            {added > 0 && <span className="fw-added num">{wording.library.added(added)}</span>}
          </Button>
          {saving && (
            <Button className="fw-foot-save" icon={<IconFolderPlus {...icon} aria-hidden="true" />} onClick={onCreate}>
              {wording.library.create}
            </Button>
          )}
          <span className="sp" />
          {!saving && <KeysHint />}
          {saving && (
            <Button
              look="primary"
              busy={library.saving}
              disabled={library.folderId === undefined}
              title={library.folderId === undefined ? wording.disabled.folder : undefined}
              onClick={onSave}
            >
              {wording.library.save}
            </Button>
          )}
        </>
      ) : (
        <>
          {onBack !== undefined && (
            <Button
              look="quiet"
              className="fw-foot-icon"
              aria-label={wording.back}
              icon={<IconArrowLeft {...icon} aria-hidden="true" />}
              onClick={onBack}
            >
              <span className="fw-foot-words">{wording.back}</span>
            </Button>
          )}
          <Button
            className="fw-foot-save"
            icon={<IconFolderPlus {...icon} aria-hidden="true" />}
            disabled={!filled}
            title={!filled ? wording.disabled.nothingToSave : undefined}
            onClick={onOpen}
          >
            <span className="fw-foot-long">{stepWords[step].save}</span>
            <span className="fw-foot-short">{wording.library.save}</span>
          </Button>
          <span className="sp" />
          <Button look="primary" busy={moving} disabled={busy} onClick={onNext}>
            {wording.next}
            <IconArrowRight size={17} stroke={2} aria-hidden="true" />
          </Button>
        </>
      )}
    </footer>
  );
}
