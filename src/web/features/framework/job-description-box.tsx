/** The box that lets the writer use the job description (D2 section 2.2). */
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { CheckField } from '#web/ui/check-field.tsx';
import type { CheckState } from './use-job-description.ts';
import type { StepModel } from './use-step.ts';
import { wording } from './wording.ts';

const words = wording.option;

/** Which key of the constraints says that the job description is used. */
export const jobDescriptionKey = {
  1: 'usejdHeadline',
  2: 'usejd',
  3: 'usejd',
  4: 'usejd',
  5: undefined,
  6: 'usejdCTA',
} as const;

/** Whether facts of the job description are used; where they can't be, it says why. */
export function JobDescriptionBox({ model, check }: { model: StepModel; check: CheckState }) {
  const id = useId();
  const key = jobDescriptionKey[model.step];
  if (key === undefined) return null;
  const usable = check === 'match';
  const reason = check === undefined || usable ? undefined : words.jobDescription[check ?? 'none'];
  return (
    <div className="fw-jd">
      <div className="fw-check">
        <CheckField
          label={model.step === 6 ? words.useJobDescriptionCta : words.useJobDescription}
          checked={usable && model.state.options.constraints[key] === true}
          disabled={!usable || model.busy !== undefined}
          onChange={(on) => model.setOptions({ constraints: { ...model.state.options.constraints, [key]: on } })}
        />
        {usable && (
          <small className="fw-match">
            <IconCheck size={14} stroke={2} aria-hidden="true" />
            {words.match}
          </small>
        )}
      </div>
      {reason !== undefined && (
        <p className="help" id={id}>
          {reason}
        </p>
      )}
    </div>
  );
}
