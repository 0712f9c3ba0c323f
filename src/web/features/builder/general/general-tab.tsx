/** Step 1: the details that everything else is built from. */
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import type { AdvertType } from '#domain/advert.ts';
import type { Role } from '#domain/user.ts';
import { call, type ReplyFor } from '#web/api/client.ts';
import { browserDrafts, type DraftKey, DraftWriter, newAdvertKey, useRecovery } from '#web/features/drafts/index.ts';
import { Explainers } from '#web/features/help/index.ts';
import { HintsPanel, StandingHints, useHints } from '#web/features/hints/index.ts';
import { Button } from '#web/ui/button.tsx';
import { dayIn, momentParts } from '#web/ui/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { showFailure } from '../show-failure.ts';
import { wording } from '../wording.ts';
import { GeneralFieldset } from './general-fields.tsx';
import {
  type GeneralFields,
  type GeneralValues,
  generalNames,
  generalResolver,
  generalValues,
  hasBrandName,
  readGeneralDraft,
} from './general-form.ts';
import { GuidelineChoices } from './guideline-choices.tsx';
import { ToneCards } from './tone-cards.tsx';

/** What the builder asks of the tab. */
export interface GeneralHandle {
  isDirty: () => boolean;
  /** Checks and saves; true when it is saved. */
  save: (action: 'save' | 'next') => Promise<boolean>;
  /** Forgets what wasn't saved. */
  discard: () => void;
}

export interface GeneralTabProps {
  type: AdvertType;
  advert: Advert | undefined;
  profile: Profile;
  role: Role;
  tenantId: string | undefined;
  readOnly: boolean;
  /** Why the fields are locked. */
  reason: string | undefined;
  onSaved: (saved: ReplyFor<'advert.save'>, fields: GeneralFields, action: 'save' | 'next') => Promise<void> | void;
  onDirty: (dirty: boolean) => void;
  ref: Ref<GeneralHandle>;
}

export function GeneralTab(props: GeneralTabProps) {
  const { type, advert, profile, role, tenantId, readOnly, reason, onSaved, onDirty, ref } = props;
  const [begin] = useState(() => generalValues(advert));
  const [clock] = useState(() => ({
    stored: advert?.deadline ?? null,
    today: () => dayIn(profile.timezone, new Date()),
    created: advert === undefined ? undefined : dayIn(profile.timezone, new Date(advert.createdAt)),
  }));
  const [resolver] = useState(() => generalResolver(clock));
  const form = useForm<GeneralValues, unknown, GeneralFields>({
    defaultValues: begin,
    resolver,
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const withHints = hasBrandName(type);
  // Watched only where hints are there: elsewhere a key in these fields redraws nothing else.
  const watched = withHints ? form.watch(['jobTitle', 'industry', 'country', 'location']) : [];
  const [jobTitle = '', industry = '', country = '', location = ''] = watched;
  const subject = { jobTitle, industry, country, location };
  const hints = useHints({
    subject,
    advertId: advert?.id,
    stored: advert?.hintsAndtips ?? null,
    enabled: withHints && !readOnly,
  });
  const [key] = useState<DraftKey>(() => ({
    tenantId: tenantId ?? profile.tenantId ?? '',
    userId: profile.id,
    advertId: advert?.id ?? newAdvertKey(type),
    field: 'general',
  }));
  const version = useRef(advert?.version);
  const advertId = useRef(advert?.id);
  const [writer] = useState(
    () =>
      new DraftWriter({
        store: browserDrafts,
        key,
        read: () => JSON.stringify(form.getValues()),
        baseVersion: () => version.current ?? 0,
      }),
  );
  const same = (content: string): boolean =>
    JSON.stringify(readGeneralDraft(content, begin) ?? begin) === JSON.stringify(begin);
  const recovery = useRecovery(key, same);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    // A newer state of the advert replaces what nobody has changed here; changes keep the base that they were made on.
    if (advert === undefined || advert.version === version.current || form.formState.isDirty) return;
    version.current = advert.version;
    form.reset(generalValues(advert));
  }, [advert, form]);
  useEffect(() => {
    if (readOnly) return;
    const typing = form.watch((_values, { name }) => {
      if (name !== undefined) writer.touch();
    });
    const leaving = (): void => void writer.flush();
    window.addEventListener('pagehide', leaving);
    return () => {
      typing.unsubscribe();
      window.removeEventListener('pagehide', leaving);
      void writer.flush();
    };
  }, [form, writer, readOnly]);

  const send = async (fields: GeneralFields, action: 'save' | 'next'): Promise<void> => {
    const kept = JSON.stringify(form.getValues());
    const id = advertId.current;
    const base = version.current === undefined ? {} : { version: version.current };
    const target = id === undefined ? { isNew: true } : { isNew: false, advertId: id, ...base };
    // The hints belong to their own panel; they are kept with the fields that they are about.
    const tips = { hintsAndTips: withHints && hints.state !== 'failed' ? hints.text : (advert?.hintsAndtips ?? null) };
    const saved = await call('advert.save', {
      body: { step: 'general', type, action, ...target, ...fields, ...tips },
    });
    version.current = saved.version;
    advertId.current = saved.id;
    await writer.flush();
    await writer.acknowledge(kept);
    form.reset(form.getValues());
    toast.success(id === undefined ? wording.created : wording.saved);
    await onSaved(saved, fields, action);
  };

  useImperativeHandle(ref, () => ({
    isDirty: () => form.formState.isDirty,
    discard: () => {
      const aside = (): Promise<unknown> => browserDrafts.setAside(key);
      void writer.flush().then(aside).then(recovery.discard, recovery.discard);
    },
    save: async (action) => {
      let done = false;
      await form.handleSubmit(async (fields) => {
        try {
          await send(fields, action);
          done = true;
        } catch (error) {
          showFailure(error, generalNames, form.setError);
        }
      })();
      return done;
    },
  }));

  const bringBack = (): void => {
    const kept = recovery.draft === undefined ? undefined : readGeneralDraft(recovery.draft.content, begin);
    if (kept === undefined) return;
    for (const name of Object.keys(kept) as (keyof GeneralValues)[])
      form.setValue(name, kept[name], { shouldDirty: true });
    recovery.discard();
    toast.success(wording.recovery.restored);
  };
  const kept = recovery.draft === undefined ? undefined : momentParts(recovery.draft.keptAt, profile.timezone);
  const today = clock.today();
  const fields = (
    <form className="gen-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {reason !== undefined && <Note>{reason}</Note>}
      {kept !== undefined && !readOnly && (
        <Note
          look="clay"
          action={
            <span className="note-do">
              <Button size="sm" onClick={bringBack}>
                {wording.recovery.restore}
              </Button>
              <Button size="sm" look="quiet" onClick={recovery.discard}>
                {wording.recovery.discard}
              </Button>
            </span>
          }
        >
          <b>{wording.recovery.title}. </b>
          {wording.recovery.text(kept.date, kept.time)}
        </Note>
      )}
      <GeneralFieldset
        form={form}
        readOnly={readOnly}
        withBrand={hasBrandName(type)}
        firstDay={clock.created !== undefined && clock.created > today ? clock.created : today}
      />
      <ToneCards
        value={form.watch('toneOfVoice')}
        disabled={readOnly}
        error={form.formState.errors.toneOfVoice?.message}
        onChange={(tone) => form.setValue('toneOfVoice', tone, { shouldDirty: true, shouldTouch: true })}
      />
      <GuidelineChoices form={form} role={role} tenantId={tenantId} readOnly={readOnly} />
      <Explainers />
    </form>
  );
  return (
    <div className="gen with-hints">
      {fields}
      {withHints ? <HintsPanel hints={hints} subject={subject} enabled={!readOnly} /> : <StandingHints />}
    </div>
  );
}
