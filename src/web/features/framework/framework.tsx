/** The writing framework of an advert: seven steps in place of the builder's tabs (D2 section 2.2). */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import { type FrameworkStep, frameworkSteps, isBlankParts, partsOfText, type StepStatus } from '#domain/framework.ts';
import { answerOf } from '#web/api/queries.ts';
import { Clipboard, useClipboardEntries } from '#web/features/clipboard/index.ts';
import type { Autosave, AutosavePhase } from '#web/features/drafts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import { useArrival } from '#web/ui/use-arrival.ts';
import './framework.css';
import { FinalStep } from './final-step.tsx';
import { FrameworkTabs, stepPanelId, stepTabId } from './framework-tabs.tsx';
import type { OfferedItem } from './offers.ts';
import { StepPanel } from './step-panel.tsx';
import { isRowModified, stateOf } from './step-state.ts';
import { useJobDescription } from './use-job-description.ts';
import type { StepModel } from './use-step.ts';
import { wording } from './wording.ts';

export interface FrameworkProps {
  advert: Advert;
  profile: Profile;
  /** The step that is open, 1 to 7. */
  step: number;
  onStep: (step: number) => void;
  /** Back to the set-up, from the first step. */
  onBack: () => void;
  /** The advert has its text: it is fetched anew and shown. */
  onFinished: () => Promise<void>;
  /** Draws the builder's bar with the state of saving in it. */
  bar: (phase: AutosavePhase, onRetry: () => void) => ReactNode;
}

interface Overview {
  status: StepStatus;
  count: number;
  phase: AutosavePhase;
}

export function Framework({ advert, profile, step, onStep, onBack, onFinished, bar }: FrameworkProps) {
  const details = useQuery({
    ...answerOf('framework.details', { body: { advertId: advert.id } }),
    // The steps own what they show: an answer that comes by itself must not replace what is being written.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const jobDescription = useJobDescription(advert.id);
  useArrival(stepTabId(step));
  const models = useRef(new Map<number, StepModel>());
  const final = useRef<Autosave>(undefined);
  const [finalPhase, setFinalPhase] = useState<AutosavePhase>('idle');
  const [overview, setOverview] = useState<Readonly<Partial<Record<number, Overview>>>>({});
  // The step whose library is open: the others are closed while it is seen.
  const [libraryOf, setLibraryOf] = useState<number>();
  const libraryOpen = libraryOf === step;
  const [clipboard, setClipboard] = useState(false);
  const clipboardCount = useClipboardEntries(advert.id, undefined).data?.length ?? 0;
  // Steps that were opened stay, so that nothing typed in them is lost by a look at another one.
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set([step]));
  if (!opened.has(step)) setOpened(new Set([...opened, step]));

  const onState = useCallback((of: FrameworkStep, model: StepModel): void => {
    models.current.set(of, model);
    // What the server has and nobody has touched since is saved, whether this page saved it or not.
    const phase = model.autosave.phase === 'idle' && model.id !== null ? 'saved' : model.autosave.phase;
    const next = { status: model.status, count: model.state.rows.length, phase };
    setOverview((before) => {
      const shown = before[of];
      const same = shown?.status === next.status && shown.count === next.count && shown.phase === next.phase;
      return same ? before : { ...before, [of]: next };
    });
  }, []);
  const onLibrary = useCallback((of: number, open: boolean): void => {
    setLibraryOf((before) => (open ? of : before === of ? undefined : before));
  }, []);
  const onAutosave = useCallback((autosave: Autosave): void => {
    final.current = autosave;
    setFinalPhase(autosave.phase);
  }, []);

  /** Leaves for the set-up once everything that was typed is saved; what can't be is kept and offered back. */
  const leave = async (): Promise<void> => {
    await Promise.all([...models.current.values()].map(({ autosave }) => autosave.settle()));
    onBack();
  };
  const finalShown =
    finalPhase === 'idle' && (details.data?.aidaAdvertInput.step7.version ?? 0) > 0 ? 'saved' : finalPhase;
  const phase = step === 7 ? finalShown : (overview[step]?.phase ?? 'idle');
  const retry = (): void => {
    const autosave = step === 7 ? final.current : models.current.get(step)?.autosave;
    void autosave?.settle();
  };
  if (details.data === undefined) {
    return (
      <>
        {bar('idle', () => undefined)}
        {details.isError ? (
          <div className="notices">
            <Note
              look="red"
              action={
                <Button size="sm" onClick={() => void details.refetch()}>
                  {wording.tryAgain}
                </Button>
              }
            >
              {wording.loadFailed}
            </Note>
          </div>
        ) : (
          <Loader />
        )}
      </>
    );
  }
  const { aidaAdvertInput, equalOpportunities, writer } = details.data;
  const loadedOf = (of: FrameworkStep) => aidaAdvertInput[`step${of}`];
  const itemsOf = (of: FrameworkStep): OfferedItem[] =>
    (models.current.get(of)?.state.rows ?? stateOf(loadedOf(of)).rows)
      .filter((row) => !isBlankParts(row))
      .map((row) => ({ title: row.title.trim(), body: row.body.trim(), isOwn: isRowModified(row) }));
  const statusOf = (of: FrameworkStep): { status: StepStatus; count: number } =>
    overview[of] ?? { status: loadedOf(of).status, count: stateOf(loadedOf(of)).rows.length };
  const owner = {
    advertId: advert.id,
    jobTitle: advert.jobTitle,
    tenantId: advert.tenantId,
    userId: profile.id,
  };
  const panel = (of: number) => ({
    id: stepPanelId(of),
    role: 'tabpanel',
    'aria-labelledby': stepTabId(of),
    className: 'fw-panel',
    hidden: of !== step,
  });
  return (
    <>
      {bar(phase, retry)}
      <FrameworkTabs current={step} statusOf={statusOf} closed={libraryOpen} onChoose={onStep} />
      {frameworkSteps
        .filter((of) => opened.has(of))
        .map((of) => (
          <div key={of} {...panel(of)}>
            <StepPanel
              owner={owner}
              step={of}
              loaded={loadedOf(of)}
              companyName={advert.companyName}
              timezone={profile.timezone}
              jobDescription={jobDescription}
              writer={writer}
              shown={of === step}
              onBack={of === 1 ? () => void leave() : undefined}
              onNext={() => onStep(of + 1)}
              onLibrary={onLibrary}
              onState={onState}
              onClipboard={() => setClipboard(true)}
              clipboardCount={clipboardCount}
            />
          </div>
        ))}
      {opened.has(7) && (
        <div {...panel(7)}>
          <FinalStep
            owner={owner}
            loaded={aidaAdvertInput.step7}
            advert={advert}
            statement={equalOpportunities}
            timezone={profile.timezone}
            itemsOf={itemsOf}
            shown={step === 7}
            onStep={onStep}
            onAutosave={onAutosave}
            onFinished={onFinished}
          />
        </div>
      )}
      {!libraryOpen && (
        <Clipboard
          advertId={advert.id}
          tenantId={undefined}
          open={clipboard}
          onOpen={setClipboard}
          onUse={
            step === 7
              ? undefined
              : (text) => models.current.get(step)?.add(partsOfText(step as FrameworkStep, text)) !== undefined
          }
        />
      )}
    </>
  );
}
