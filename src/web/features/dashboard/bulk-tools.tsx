/** The tools' line while adverts are chosen: all, how many, and the one action. */
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { deleteAdverts } from './use-adverts.ts';
import type { BulkAction, Selection } from './use-selection.ts';

/** Exports these adverts; tells after each how many are done. */
export type ExportMany = (
  ids: readonly string[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
) => Promise<void>;

const icon = { size: 17, stroke: 1.6 } as const;
const adverts = (count: number): string => `${count} ${count === 1 ? 'advert' : 'adverts'}`;
const sentenceOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

export function BulkButton({ action, count, onStart }: { action: BulkAction; count: number; onStart: () => void }) {
  const Icon = action === 'delete' ? IconTrash : IconDownload;
  return (
    <Button
      look="quiet"
      size="sm"
      className="bulk bulk-start"
      icon={<Icon {...icon} />}
      onClick={onStart}
      disabled={count === 0}
    >
      {action === 'delete' ? 'Bulk Delete' : 'Bulk Export'}
    </Button>
  );
}

interface BulkToolsProps {
  action: BulkAction;
  selection: Selection;
  /** How many adverts the tab shows in all. */
  total: number;
  onExport: ExportMany;
}

export function BulkTools({ action, selection, total, onExport }: BulkToolsProps) {
  const { chosen, most, stop, clear, chooseAll } = selection;
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // Leaving the page stops an export.
  useEffect(() => () => running.current?.abort(), []);

  const exportChosen = async () => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      await onExport([...chosen], setDone, controller.signal);
      toast.success(`${adverts(chosen.size)} exported`);
      stop();
    } catch (failure) {
      if (!controller.signal.aborted) toast.error(sentenceOf(failure));
    }
    setDone(undefined);
  };
  const cancel = () => {
    if (done === undefined) stop();
    else running.current?.abort();
  };
  const all = chosen.size > 0 && chosen.size >= (most ?? total);

  return (
    <>
      <div className="sels">
        <CheckField
          label="Select all"
          checked={all}
          partly={chosen.size > 0 && !all}
          onChange={() => {
            if (all) clear();
            else chooseAll().catch((failure: unknown) => toast.error(sentenceOf(failure)));
          }}
        />
        <span className="muted num" role="status">
          {done === undefined ? `${chosen.size} of ${total} selected` : `${done} of ${chosen.size} ready`}
        </span>
      </div>
      <Button look="quiet" size="sm" className="bulk" onClick={cancel}>
        Cancel
      </Button>
      {action === 'delete' ? (
        <Button
          look="danger-fill"
          className="bulk"
          icon={<IconTrash {...icon} />}
          disabled={chosen.size === 0}
          title={chosen.size === 0 ? 'Choose at least one advert first.' : undefined}
          onClick={() => setAsking(true)}
        >
          Bulk Delete
        </Button>
      ) : (
        <Button
          look="primary"
          className="bulk"
          icon={<IconDownload {...icon} />}
          busy={done !== undefined}
          disabled={chosen.size === 0}
          title={chosen.size === 0 ? 'Choose at least one advert first.' : undefined}
          onClick={() => void exportChosen()}
        >
          Bulk Export
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={`Delete ${adverts(chosen.size)}`}
          subtitle="Are you sure?"
          confirm="Delete"
          look="danger-fill"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await deleteAdverts([...chosen]);
            toast.success(`${adverts(chosen.size)} deleted`);
            stop();
          }}
        >
          <p>
            {chosen.size === 1 ? 'It and its comments' : 'They and their comments'} will be removed for everyone. This
            can't be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
