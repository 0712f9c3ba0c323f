/** The brief that a copywriter works from. */
import { zodResolver } from '@hookform/resolvers/zod';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Advert, briefForm } from '#contract/advert.ts';
import { brief as limits } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { TextAreaField } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { ToneCards } from '../general/tone-cards.tsx';
import { showFailure } from '../show-failure.ts';

type BriefFields = z.output<typeof briefForm>;
type BriefName = keyof BriefFields;
type BriefValues = Record<BriefName, string>;

/** What the builder asks of the tab. */
export interface BriefHandle {
  isDirty: () => boolean;
  /** Checks and saves; true when it is saved. */
  save: () => Promise<boolean>;
}

const fields: readonly {
  name: Exclude<BriefName, 'toneOfVoice'>;
  label: string;
  help: string;
  rows: number;
  max: number;
}[] = [
  {
    name: 'description',
    label: 'Description',
    help: 'What the job is, in the words you would use on the phone.',
    rows: 5,
    max: limits.longFieldMax,
  },
  {
    name: 'proposition',
    label: 'Proposition',
    help: 'Why somebody who has a job would want this one.',
    rows: 3,
    max: limits.longFieldMax,
  },
  {
    name: 'responsibilitiesRole',
    label: 'Five main responsibilities',
    help: 'The five that fill the week.',
    rows: 2,
    max: limits.fieldMax,
  },
  {
    name: 'skills',
    label: 'Key required skills',
    help: 'What you would test at interview.',
    rows: 2,
    max: limits.fieldMax,
  },
  {
    name: 'used',
    label: 'Where it will be used and re-used',
    help: 'Job boards, social media, print, internal pages.',
    rows: 2,
    max: limits.fieldMax,
  },
  { name: 'keywords', label: 'Keywords', help: 'Words people search for.', rows: 2, max: limits.fieldMax },
  {
    name: 'supportingEvidence',
    label: 'Supporting evidence',
    help: 'Figures, awards or facts that anybody could check.',
    rows: 2,
    max: limits.fieldMax,
  },
];

function briefValues(brief: Advert['advertBrief']): BriefValues {
  const names: BriefName[] = [...fields.map((field) => field.name), 'toneOfVoice'];
  return Object.fromEntries(names.map((name) => [name, brief?.[name] ?? ''])) as BriefValues;
}

export interface BriefTabProps {
  advert: Advert;
  readOnly: boolean;
  reason: string | undefined;
  onSaved: (version: number, brief: BriefFields) => void;
  ref: Ref<BriefHandle>;
}

export function BriefTab({ advert, readOnly, reason, onSaved, ref }: BriefTabProps) {
  const [begin] = useState(() => briefValues(advert.advertBrief));
  const form = useForm<z.input<typeof briefForm>, unknown, BriefFields>({
    defaultValues: begin,
    resolver: zodResolver(briefForm),
    mode: 'onTouched',
  });
  const { isDirty, errors } = form.formState;
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  useImperativeHandle(ref, () => ({
    isDirty: () => dirty.current,
    save: async () => {
      let done = false;
      await form.handleSubmit(async (checked) => {
        try {
          const body = {
            step: 'brief' as const,
            action: 'save' as const,
            advertId: advert.id,
            version: advert.version,
          };
          const saved = await call('advert.save', { body: { ...body, ...checked } });
          form.reset(form.getValues());
          onSaved(saved.version, checked);
          toast.success('Brief saved');
          done = true;
        } catch (error) {
          showFailure(error, Object.keys(begin), form.setError);
        }
      })();
      return done;
    },
  }));
  return (
    <form className="gen is-single" noValidate onSubmit={(event) => event.preventDefault()}>
      <section className="sec">
        {reason === undefined ? (
          <p className="muted">The copywriter works from this page. A few honest lines are enough.</p>
        ) : (
          <Note>{reason}</Note>
        )}
        {fields.map(({ name, label, help, rows, max }) => (
          <TextAreaField
            key={name}
            label={label}
            help={help}
            rows={rows}
            maxLength={max}
            readOnly={readOnly}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </section>
      <ToneCards
        value={form.watch('toneOfVoice') ?? ''}
        disabled={readOnly}
        error={errors.toneOfVoice?.message}
        onChange={(tone) => form.setValue('toneOfVoice', tone, { shouldDirty: true })}
      />
    </form>
  );
}
