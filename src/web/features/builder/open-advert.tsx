/** An advert that exists: its tabs, its text that saves itself, its way to the drafts and to completion. */
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import { can, has } from '#domain/permissions.ts';
import type { Role } from '#domain/user.ts';
import type { AutosavePhase } from '#web/features/drafts/index.ts';
import { paths } from '#web/paths.ts';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { AdvertPanel } from './advert/advert-panel.tsx';
import { useAdvertText } from './advert/use-advert-text.ts';
import { useChecker } from './advert/use-checker.ts';
import { useQuestions } from './advert/use-questions.ts';
import { AdvertFooter } from './advert-footer.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderTabs, panelId } from './builder-tabs.tsx';
import { copywriting as copywritingWording } from './copywriting/wording.ts';
import {
  BriefTab,
  Clipboard,
  Framework,
  GeneralTab,
  JobDescriptionTab,
  RequestDialog,
  ReviewTab,
  ScoreButton,
} from './parts.ts';
import { SaveStatus } from './save-status.tsx';
import { SetUpFooter } from './set-up-footer.tsx';
import { type BuilderTab, listTabs } from './tabs.ts';
import { useFramework } from './use-framework.ts';
import { useLease } from './use-lease.ts';
import { useSteps } from './use-steps.tsx';
import { wording } from './wording.ts';

/** What people are in the eyes of the rules. */
export function subjectOf(advert: Advert, profile: Profile, role: Role) {
  const actor = {
    id: profile.id,
    email: profile.email,
    role,
    tenantId: role === 'copywriter' ? null : profile.tenantId,
  };
  const subject = {
    tenantId: advert.tenantId,
    ownerId: advert.user.id,
    type: advert.type,
    status: advert.status,
    // The server shows a copywriter only adverts that are assigned to them.
    copywriterId: role === 'copywriter' ? profile.id : null,
    copywritingFinished: advert.copywriting_finished,
  };
  return { actor, subject };
}

export interface OpenAdvertProps {
  advert: Advert;
  profile: Profile;
  role: Role;
  tenantId: string | undefined;
  /** Fetches the advert anew and shows it. */
  reload: () => Promise<Advert>;
  /** Fetches the advert anew and begins again with it, as after another text has taken the place of the old one. */
  renew: () => Promise<void>;
  /** Changes what is shown without asking the server. */
  patch: (change: (advert: Advert) => Advert) => void;
}

export function OpenAdvert({ advert, profile, role, tenantId, reload, renew, patch }: OpenAdvertProps) {
  const navigate = useNavigate();
  const { actor, subject } = subjectOf(advert, profile, role);
  const mayWrite = can(actor, 'write', subject);
  const maySetUp = can(actor, 'setUp', subject);
  const mayApprove = can(actor, 'approve', subject) || can(actor, 'toDrafts', subject);
  const tabs = listTabs({
    type: advert.type,
    saved: true,
    copywritingFinished: advert.copywriting_finished,
    role,
    reviewed: advert.reviewerCount > 0,
  });
  const text = useAdvertText({
    advert,
    profile,
    tenantId,
    reload,
    onStored: (content, version) =>
      patch((shown) => ({ ...shown, advertContent: { ...shown.advertContent, content, version } })),
  });
  // Lines under words would stand among the reviewers' marks, and whoever only reads can't act on them.
  const checking = useChecker({ advert, role, tenantId, active: mayWrite && advert.status !== 'review' });
  const { checker } = checking;
  const steps = useSteps({ tabs, type: advert.type, profile });
  const { current, general, brief } = steps;
  const framework = useFramework(advert.type, maySetUp, advert.frameworkStep);
  // Who reads the comments keeps nobody from writing them.
  useLease(advert.id, tenantId, mayWrite && current !== 'review');

  // Tabs that were opened stay, so that nothing typed in them is lost by a look at another one.
  const [opened, setOpened] = useState<ReadonlySet<BuilderTab>>(() => new Set([current]));
  if (!opened.has(current)) setOpened(new Set([...opened, current]));
  const { autosave } = text;
  const unsaved = useRef(autosave.unsaved);
  useEffect(() => {
    unsaved.current = autosave.unsaved;
  }, [autosave.unsaved]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      // Only while a save is on its way; kept words alone need no question.
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const questions = useQuestions(advert);
  const [answered, setAnswered] = useState<{ phase: AutosavePhase; retry: () => void }>();
  const onAnswersPhase = useCallback(
    (phase: AutosavePhase, retry: () => void): void => setAnswered({ phase, retry }),
    [],
  );
  const asks = current === 'advert' && questions.shows !== 'text';

  const { copywriting } = advert;
  const mayRequest = copywriting !== null && !copywriting.requested && has(role, 'copywriter.request');
  const [requesting, setRequesting] = useState(false);
  const askForCopywriter = (): void => {
    if (advert.advertJobDescription === null) toast.error(copywritingWording.missingFile);
    else setRequesting(true);
  };
  const waits = copywriting?.requested === true && copywriting.copywriter === null && role !== 'copywriter';
  const reason = maySetUp ? undefined : wording.locked.copywriter;
  const panel = (tab: BuilderTab) => ({
    id: panelId(tab),
    role: 'tabpanel',
    'aria-labelledby': `builder-tab-${tab}`,
    hidden: current !== tab,
    className: `step is-${tab}`,
  });
  const bar = (status: ReactNode, tools?: ReactNode) => (
    <BuilderBar
      type={advert.type}
      title={advert.jobTitle}
      company={role === 'copywriter' ? advert.companyName : null}
      editors={advert.advertsModified}
      status={status}
      tools={tools}
    />
  );
  if (framework.step !== undefined) {
    return (
      <Framework
        advert={advert}
        profile={profile}
        step={framework.step}
        onStep={framework.open}
        onBack={() => framework.leave('jobDescription')}
        onFinished={async () => {
          framework.leave('advert');
          await renew();
        }}
        bar={(phase, onRetry) => bar(<SaveStatus phase={phase} onRetry={onRetry} />)}
      />
    );
  }
  /** The last of the set-up leads into the framework, once the text's last words are on the server. */
  const intoFramework = (): void => void autosave.settle().then(() => framework.open(1));
  const setUpSteps =
    advert.type === 'aida' && maySetUp && current === 'jobDescription' ? { ...steps, goOn: intoFramework } : steps;
  return (
    <>
      {bar(
        asks ? (
          <SaveStatus phase={answered?.phase ?? 'idle'} onRetry={() => answered?.retry()} />
        ) : (
          <SaveStatus phase={autosave.phase} onRetry={() => void autosave.settle()} />
        ),
        current === 'advert' && checker !== undefined && <ScoreButton checker={checker} place="bar" />,
      )}
      <BuilderTabs tabs={tabs} current={current} onChoose={(tab) => void steps.choose(tab)} />
      {waits && current !== 'advert' && (
        <div className="notices">
          <Note>{copywritingWording.waiting}</Note>
        </div>
      )}
      {opened.has('general') && (
        <div {...panel('general')}>
          <GeneralTab
            ref={general}
            type={advert.type}
            advert={advert}
            profile={profile}
            role={role}
            tenantId={tenantId}
            readOnly={!maySetUp}
            reason={reason}
            onDirty={steps.onDirty}
            onSaved={async (_saved, _fields, action) => {
              await reload();
              if (action === 'next') steps.goOn();
            }}
          />
        </div>
      )}
      {opened.has('brief') && (
        <div {...panel('brief')}>
          <BriefTab
            ref={brief}
            advert={advert}
            readOnly={!maySetUp}
            reason={maySetUp ? undefined : wording.locked.brief}
            onSaved={(version, advertBrief) => patch((shown) => ({ ...shown, version, advertBrief }))}
          />
        </div>
      )}
      {opened.has('jobDescription') && (
        <div {...panel('jobDescription')}>
          <JobDescriptionTab
            advert={advert}
            tenantId={tenantId}
            readOnly={!maySetUp}
            onChanged={(version, advertJobDescription) =>
              patch((shown) => ({ ...shown, version, advertJobDescription }))
            }
          />
        </div>
      )}
      {opened.has('advert') && (
        <div {...panel('advert')}>
          <AdvertPanel
            advert={advert}
            profile={profile}
            role={role}
            mayWrite={mayWrite}
            shown={current === 'advert'}
            text={text}
            checking={checking}
            questions={questions}
            onAnswersPhase={onAnswersPhase}
            patch={patch}
          />
        </div>
      )}
      {opened.has('review') && (
        <div {...panel('review')}>
          <ReviewTab
            advert={advert}
            profile={profile}
            text={text}
            shown={current === 'review'}
            mayShare={mayApprove}
            reload={reload}
          />
        </div>
      )}
      {asks ? null : current === 'advert' || current === 'review' ? (
        <AdvertFooter
          place={current}
          ownEmail={profile.email}
          advert={advert}
          role={role}
          tenantId={tenantId}
          text={text}
          mayWrite={mayWrite}
          mayApprove={mayApprove}
          coach={steps.coach}
          reload={reload}
        />
      ) : (
        <SetUpFooter
          steps={setUpSteps}
          editable={maySetUp}
          onCancel={() => void navigate({ to: paths.dashboard })}
          onAssign={mayRequest ? askForCopywriter : undefined}
        />
      )}
      {current === 'advert' && <Clipboard advertId={advert.id} tenantId={tenantId} />}
      {requesting && (
        <RequestDialog advertId={advert.id} profile={profile} onDone={reload} onClose={() => setRequesting(false)} />
      )}
    </>
  );
}
