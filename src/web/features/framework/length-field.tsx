/** How long the texts are to be: letters in a row, or, for rewards, three named radios (mockups 16a and 16b). */
import { useId } from 'react';
import { outputLengths } from '#domain/framework.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { StepModel } from './use-step.ts';
import { wording } from './wording.ts';

const words = wording.option;

export function LengthField({ model }: { model: StepModel }) {
  const id = useId();
  const { outputLengthType } = model.state.options;
  const disabled = model.busy !== undefined;
  return (
    <div className="fw-labelled">
      <span className="lbl" id={id}>
        {words.length}
      </span>
      {model.step === 5 ? (
        <div className="fw-radios" role="radiogroup" aria-labelledby={id}>
          {outputLengths.map((value) => {
            const on = value === outputLengthType;
            return (
              <label key={value}>
                <input
                  type="radio"
                  name={id}
                  checked={on}
                  disabled={disabled}
                  onChange={() => model.setOptions({ outputLengthType: value })}
                />
                <span className={`radio ${on ? 'on' : ''}`} aria-hidden="true" />
                {words.lengths[value]}
              </label>
            );
          })}
        </div>
      ) : (
        <Segmented
          label={words.length}
          value={outputLengthType}
          disabled={disabled}
          segments={outputLengths.map((value) => ({
            value,
            label: words.lengths[value].slice(0, 1),
            name: words.lengths[value],
          }))}
          onChange={(value) => model.setOptions({ outputLengthType: value })}
        />
      )}
    </div>
  );
}
