/** Over the items: how many there are, how the last generation went, and the ways to another one. */
import { IconBooks, IconClipboardText, IconPencilPlus, IconPlus } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { ToNotes } from './draft-notes.tsx';
import { removalFocus } from './step-focus.ts';
import type { StepModel } from './use-step.ts';
import { stepWords, wording } from './wording.ts';

const icon = { size: 18, stroke: 1.6 } as const;

export interface ListHeaderProps {
  model: StepModel;
  /** Stands in place of the count. */
  note: string | undefined;
  /** Nothing can be added while the library is open. */
  closed: boolean;
  /** Brings the form with the writer's notes into view. */
  onNotes: () => void;
  onWrite: () => void;
  onLibrary: () => void;
  onClipboard: () => void;
  /** Entries in the advert's clipboard. */
  clipboardCount: number;
}

export function ListHeader(props: ListHeaderProps) {
  const { model, note, closed, onNotes, onWrite, onLibrary, onClipboard, clipboardCount } = props;
  return (
    <header>
      <h2 className="t-section">{stepWords[model.step].list}</h2>
      <span className="muted num">{note ?? wording.count(model.state.rows.length)}</span>
      {model.status === 'failed' && <span className="fw-failed">{wording.status.failed}</span>}
      {!closed && <ToNotes step={model.step} notes={model.notes} onShow={onNotes} />}
      {!closed && (
        <span className="fw-adds">
          <span className="fw-wide">
            <Button
              look="subtle"
              size="sm"
              data-library="browse"
              icon={<IconBooks size={16} stroke={1.6} aria-hidden="true" />}
              onClick={onLibrary}
            >
              {wording.fromLibrary}
            </Button>
            <Button
              look="subtle"
              size="sm"
              {...removalFocus.add}
              disabled={model.busy !== undefined}
              title={model.busy === undefined ? undefined : wording.disabled.busy}
              icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
              onClick={onWrite}
            >
              {wording.addAnother}
            </Button>
          </span>
          <span className="fw-narrow">
            <Menu
              items={[
                { label: wording.writeOwn, icon: <IconPencilPlus {...icon} />, onSelect: onWrite },
                {
                  label: wording.fromLibrary,
                  icon: <IconBooks {...icon} />,
                  onSelect: onLibrary,
                },
                {
                  label: wording.fromClipboard,
                  icon: <IconClipboardText {...icon} />,
                  count: clipboardCount,
                  onSelect: onClipboard,
                },
              ]}
              button={(button) => (
                <Button
                  {...button}
                  look="subtle"
                  size="sm"
                  {...removalFocus.add}
                  data-library="browse"
                  icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
                >
                  {wording.addAnother}
                </Button>
              )}
            />
          </span>
        </span>
      )}
    </header>
  );
}
