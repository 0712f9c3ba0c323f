/** Rewards: a list that is stored at once, entry by entry (D2 sections 3.6, 5.4 and 6). */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { GuidelineItem } from '#contract/guidelines.ts';
import { guidelineMessages } from '#domain/guideline.ts';
import { guidelines as limits } from '#domain/limits.ts';
import { ApiError, call, fallbackMessage } from '#web/api/client.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { rewardWording, statementLabel, wording } from './wording.ts';

const heading = 'Benefits';

interface Faults {
  title?: string | undefined;
  value?: string | undefined;
}

function AddReward({ onAdded }: { onAdded: () => Promise<void> }) {
  const [title, setTitle] = useState('');
  const [value, setValue] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tooLong = (label: string, text: string) =>
      text.trim().length > limits.textMax ? guidelineMessages.tooLong(label, limits.textMax) : undefined;
    const found: Faults = {
      title: title.trim() === '' ? guidelineMessages.reward : tooLong('Title', title),
      value: tooLong(statementLabel, value),
    };
    setFaults(found);
    if (found.title !== undefined || found.value !== undefined) return;
    setBusy(true);
    try {
      await call('guideline.add', { body: { title, value, heading } });
      setTitle('');
      setValue('');
      toast.success(rewardWording.added);
      await onAdded();
    } catch (error) {
      const item = error instanceof ApiError ? error.items[0] : undefined;
      if (item?.field === 'title' || item?.field === 'value') setFaults({ [item.field]: item.message });
      else toast.error(error instanceof Error ? error.message : fallbackMessage);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="panel addr" noValidate aria-labelledby="add-reward" onSubmit={(event) => void submit(event)}>
      <h2 className="t-h3" id="add-reward">
        {rewardWording.heading}
      </h2>
      <TextField
        label="Title"
        required
        autoComplete="off"
        value={title}
        error={faults.title}
        onChange={(event) => {
          setTitle(event.target.value);
          setFaults({ ...faults, title: undefined });
        }}
      />
      <div className="addr-text">
        <TextAreaField
          label={statementLabel}
          rows={4}
          value={value}
          help={rewardWording.statementHelp}
          error={faults.value}
          onChange={(event) => {
            setValue(event.target.value);
            setFaults({ ...faults, value: undefined });
          }}
        />
        <p className="help num">{wording.counter(value.trim().length, limits.textMax)}</p>
      </div>
      <Button look="primary" type="submit" busy={busy} icon={<IconPlus size={17} stroke={1.8} />}>
        {rewardWording.add}
      </Button>
    </form>
  );
}

export interface RewardsTabProps {
  rewards: readonly GuidelineItem[];
  mayEdit: boolean;
  onChanged: () => Promise<void>;
}

export function RewardsTab({ rewards, mayEdit, onChanged }: RewardsTabProps) {
  const [deleting, setDeleting] = useState<string>();
  const none = mayEdit ? rewardWording.empty : wording.notAdded;
  return (
    <div className={mayEdit ? 'rw' : 'rw is-read'}>
      <div>
        <h2 className="t-h2" id="benefits">
          {heading}
        </h2>
        {mayEdit && <p className="gintro">{rewardWording.help}</p>}
        {rewards.length === 0 ? (
          <p className="muted">{none}</p>
        ) : (
          <ul className="rwl" aria-labelledby="benefits">
            {rewards.map(({ id, title, value }) => (
              <li className="rwi" key={id}>
                <b>{title}</b>
                {value !== null && <p>{value}</p>}
                {mayEdit && (
                  <IconButton label={`Delete ${title}`} onClick={() => setDeleting(title)}>
                    <IconTrash size={18} stroke={1.6} />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {mayEdit && <AddReward onAdded={onChanged} />}
      {deleting !== undefined && (
        <ConfirmDialog
          title={rewardWording.deleteTitle}
          confirm="Delete"
          look="danger-fill"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await call('guideline.deleteByTitle', { body: { title: deleting, heading } });
            toast.success(rewardWording.deleted);
            await onChanged();
          }}
        >
          <p>{rewardWording.deleteText(deleting)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
