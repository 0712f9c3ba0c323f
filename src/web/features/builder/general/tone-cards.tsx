/** Tones of voice as cards: each shows how the same sentence would sound. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { FieldError } from '#web/ui/fields.tsx';

export interface ToneCardsProps {
  value: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (tone: string) => void;
}

export function ToneCards({ value, disabled, error, onChange }: ToneCardsProps) {
  const id = useId();
  const tones = useQuery({ ...answerOf('reference.tones'), ...unchanging });
  const list = tones.data ?? [];
  // A tone that is no longer offered stays visible as the advert's own.
  const known = value === '' || list.some((tone) => tone.toneOfVoice === value);
  const shown =
    known || tones.isPending ? list : [{ toneOfVoice: value, description: '', sample: '', bestFor: '' }, ...list];
  return (
    <section className="sec" aria-labelledby={`${id}-title`}>
      <header>
        <h2 className="t-section" id={`${id}-title`}>
          Tone of voice
        </h2>
        <p>How the same sentence would sound</p>
      </header>
      {tones.isError && (
        <p className="help">The tones couldn't be loaded. Everything else can be filled in and saved.</p>
      )}
      <div className="tones" role="radiogroup" aria-labelledby={`${id}-title`}>
        {shown.map((tone) => (
          <label
            key={tone.toneOfVoice}
            className={`tone ${tone.toneOfVoice === value ? 'on' : ''}`}
            title={tone.description}
          >
            <b>
              {tone.toneOfVoice}
              <input
                type="radio"
                name={id}
                checked={tone.toneOfVoice === value}
                disabled={disabled}
                onChange={() => onChange(tone.toneOfVoice)}
                // A chosen tone can be taken back: none is a choice too.
                onClick={() => tone.toneOfVoice === value && onChange('')}
              />
            </b>
            <q>{tone.sample}</q>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </section>
  );
}
