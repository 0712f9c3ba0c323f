/** Step 5: one to five rewards of the guidelines, as chips (D2 sections 2.2 and 5.2). */
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { frameworkMessages } from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import { answerOf } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { FieldError } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { wording } from './wording.ts';

const words = wording.rewards;

export interface RewardsFieldProps {
  value: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string[]) => void;
  /** Somebody wanted a sixth. */
  onTooMany: () => void;
}

export function RewardsField({ value, error, disabled, onChange, onTooMany }: RewardsFieldProps) {
  const id = useId();
  const rewards = useQuery(answerOf('guideline.list', { body: { heading: 'Benefits' } }));
  if (rewards.isError) return <Note look="red">{words.loadFailed}</Note>;
  const list = rewards.data ?? [];
  if (rewards.data !== undefined && list.length === 0) {
    return (
      <Note look="clay" action={<Link to={paths.guidelines}>{words.openGuidelines}</Link>}>
        {frameworkMessages.noRewards}
      </Note>
    );
  }
  // A chosen reward that has left the guidelines since can still be taken out.
  const gone = value.filter((one) => rewards.data !== undefined && list.every((reward) => reward.id !== one));
  const toggle = (reward: string): void => {
    if (value.includes(reward)) onChange(value.filter((one) => one !== reward));
    else if (value.length >= limits.rewardsMax) onTooMany();
    else onChange([...value.filter((one) => !gone.includes(one)), reward]);
  };
  return (
    <div
      className="fw-rewards"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
    >
      <div className="row">
        <span className="lbl" id={`${id}-label`}>
          {words.label}
        </span>
        <span className="muted num fw-chosen">{words.chosen(value.length)}</span>
      </div>
      <div className="fw-chips">
        {list.map((reward) => {
          const on = value.includes(reward.id);
          return (
            <button
              key={reward.id}
              type="button"
              className="fw-chip"
              aria-pressed={on}
              disabled={disabled}
              title={reward.value ?? undefined}
              onClick={() => toggle(reward.id)}
            >
              {on && <IconCheck size={15} stroke={2} aria-hidden="true" />}
              {reward.title}
            </button>
          );
        })}
      </div>
      <p className="help" id={`${id}-help`}>
        {words.help} {value.length >= limits.rewardsMax && words.unpick}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
