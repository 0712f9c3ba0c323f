/** The advert's own words: the seven questions where it is generated from them, else the text, with what stands beside it. */
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import type { AdvertType } from '#domain/advert.ts';
import type { Role } from '#domain/user.ts';
import type { AutosavePhase } from '#web/features/drafts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { dateText } from '#web/ui/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { copywriting as copywritingWording } from '../copywriting/wording.ts';
import { AdvertEditor, Assistant, FindingCard, Generator, ScoreButton } from '../parts.ts';
import { wording } from '../wording.ts';
import { AdvertSide } from './advert-side.tsx';
import { Notices } from './notices.tsx';
import { isEmptyText, type useAdvertText } from './use-advert-text.ts';
import type { Checking } from './use-checker.ts';
import type { Questions } from './use-questions.ts';

/** The assistant is there for the two kinds of adverts that are generated (D1 section 2). */
const hasAssistant = (type: AdvertType): boolean => type === 'aida' || type === 'aiAdvert';

export interface AdvertPanelProps {
  advert: Advert;
  profile: Profile;
  role: Role;
  mayWrite: boolean;
  /** Whether this tab is the one that is seen. */
  shown: boolean;
  text: ReturnType<typeof useAdvertText>;
  checking: Checking;
  questions: Questions;
  /** How the saving of the answers goes. */
  onAnswersPhase: (phase: AutosavePhase, retry: () => void) => void;
  /** Changes what is shown without asking the server. */
  patch: (change: (advert: Advert) => Advert) => void;
}

export function AdvertPanel({
  advert,
  profile,
  role,
  mayWrite,
  shown,
  text,
  checking,
  questions,
  onAnswersPhase,
  patch,
}: AdvertPanelProps) {
  // The joined parts, until the page has heard of them by the advert itself.
  const [joined, setJoined] = useState<string>();
  const { autosave } = text;
  const { checker } = checking;
  const { copywriting } = advert;
  const backToQuestions = async (): Promise<void> => {
    if (await autosave.settle()) {
      setJoined(undefined);
      questions.show('questions');
    } else toast.error(wording.save.failed);
  };
  if (questions.shows === 'waiting') return <Loader />;
  if (questions.shows === 'questions')
    return (
      <Generator
        advertId={advert.id}
        draftKey={{ tenantId: advert.tenantId, userId: profile.id, advertId: advert.id, field: 'answers' }}
        timezone={profile.timezone}
        readOnly={!mayWrite}
        hasText={!isEmptyText(advert.advertContent.content)}
        textVersion={autosave.getVersion}
        onPhase={onAnswersPhase}
        onFinished={(content, version) => {
          patch((before) => ({ ...before, advertContent: { ...before.advertContent, content, version } }));
          text.adopt(content, version);
          setJoined(content);
          questions.finish();
        }}
        onBack={questions.finished ? () => questions.show('text') : undefined}
      />
    );
  return (
    <div className="ed">
      <div>
        <AdvertEditor
          content={joined ?? advert.advertContent.content}
          editable={mayWrite}
          label="Advert"
          onChange={autosave.touch}
          onReady={(handle) => {
            text.onReady(handle);
            checking.onEditor(handle?.lexical);
          }}
          end={checker !== undefined && <ScoreButton checker={checker} place="counts" />}
        >
          {advert.type === 'aiAdvert' && mayWrite && (
            <div className="to-questions">
              <Button
                look="subtle"
                size="sm"
                icon={<IconArrowLeft size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => void backToQuestions()}
              >
                {wording.questions}
              </Button>
            </div>
          )}
          {role === 'copywriter' && copywriting?.sentBack != null && (
            <div className="notices">
              <Note look="clay">
                {copywritingWording.banner(
                  copywriting.sentBack.by,
                  dateText(copywriting.sentBack.at, profile.timezone),
                  copywriting.sentBack.message,
                )}
              </Note>
            </div>
          )}
          <Notices
            timezone={profile.timezone}
            phase={autosave.phase}
            error={autosave.error}
            kept={mayWrite ? text.recovery.draft : undefined}
            version={advert.advertContent.version}
            onUpdate={text.update}
            onRestore={text.restore}
            onCopy={text.copy}
            texts={text.texts}
            onDiscard={text.recovery.discard}
          />
          {mayWrite && hasAssistant(advert.type) && <Assistant advertId={advert.id} />}
        </AdvertEditor>
      </div>
      {shown && checker !== undefined && <FindingCard checker={checker} />}
      <AdvertSide advert={advert} mayWrite={mayWrite} checking={checking} />
    </div>
  );
}
