/** The seven questions in place of the text, until their parts are joined (D2 sections 2.3 and 4.3). */
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Answer, Question as QuestionText } from '#contract/generator.ts';
import { serialiseDocument } from '#domain/document/index.ts';
import { documentOfAnswers } from '#domain/generator.ts';
import { ApiError, call, fallbackMessage } from '#web/api/client.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import type { AutosavePhase, DraftKey } from '#web/features/drafts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { momentParts } from '#web/ui/dates.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { isChosen, textsOf } from './answers.ts';
import './generator.css';
import { Question } from './question.tsx';
import { hasEmptied, useAnswers } from './use-answers.ts';
import { wording } from './wording.ts';

export interface GeneratorProps {
  advertId: string;
  /** Whose answers are kept in this browser until they are saved. */
  draftKey: DraftKey;
  timezone: string | null;
  readOnly: boolean;
  /** Whether the Advert tab holds a text that would be replaced. */
  hasText: boolean;
  /** Version of that text. */
  textVersion: () => number;
  /** Whether the answers are saved. */
  onPhase: (phase: AutosavePhase, retry: () => void) => void;
  /** The seven parts are in the advert's text. */
  onFinished: (content: string, version: number) => void;
  /** Back to the text, where there is one already. */
  onBack: (() => void) | undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : fallbackMessage);

function Progress({ answers, open }: { answers: readonly Answer[]; open: number | undefined }) {
  const count = answers.filter(isChosen).length;
  return (
    <div className="gq-prog" role="img" aria-label={wording.chosen(count)}>
      {answers.map((answer) => (
        <i key={answer.id} className={answer.questionNumber === open ? 'c' : isChosen(answer) ? 'd' : ''} />
      ))}
      <span className="muted num" aria-hidden="true">
        {wording.chosen(count)}
      </span>
    </div>
  );
}

function Questions({
  questions,
  loaded,
  ...props
}: GeneratorProps & { questions: readonly QuestionText[]; loaded: readonly Answer[] }) {
  const { advertId, draftKey, timezone, readOnly, hasText, textVersion, onPhase, onFinished, onBack } = props;
  const [key] = useState(draftKey);
  const state = useAnswers(advertId, key, loaded);
  const { answers, phase, kept, retry } = state;
  const writer = useQuery({ ...answerOf('writer.about'), ...unchanging });
  const [open, setOpen] = useState<number | undefined>(
    () => loaded.find((answer) => !isChosen(answer))?.questionNumber ?? undefined,
  );
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'save' | 'next'>();
  useEffect(() => onPhase(phase, retry), [onPhase, phase, retry]);

  const missing = answers.filter((answer) => !isChosen(answer)).map(({ questionNumber }) => questionNumber);
  /** An emptied text stands in the way: its question opens, so that it can be mended. */
  const refusal = (): string | undefined => {
    const emptied = answers.find(hasEmptied);
    if (emptied === undefined) return undefined;
    setOpen(emptied.questionNumber);
    return wording.emptied;
  };
  const save = async (): Promise<void> => {
    const wrong = refusal();
    if (wrong !== undefined) {
      toast.error(wrong);
      return;
    }
    setBusy('save');
    try {
      await state.save();
      toast.success(wording.saved);
    } catch (error) {
      toast.error(error instanceof ApiError && error.status !== 0 ? error.message : wording.saveFailed);
    } finally {
      setBusy(undefined);
    }
  };
  const finish = async (): Promise<void> => {
    await state.save();
    const content = serialiseDocument(documentOfAnswers(textsOf(answers)));
    const done = await call('generator.updateStatus', {
      body: { advertId, status: true, content, version: textVersion() },
    });
    toast.success(wording.finished);
    onFinished(done.content, done.version);
  };
  const next = async (): Promise<void> => {
    const wrong = refusal();
    if (wrong !== undefined) {
      toast.error(wrong);
      return;
    }
    if (hasText) {
      setAsking(true);
      return;
    }
    setBusy('next');
    try {
      await finish();
    } catch (error) {
      toast.error(error instanceof ApiError && error.status !== 0 ? error.message : wording.finishFailed);
      setBusy(undefined);
    }
  };
  const when = kept === undefined ? undefined : momentParts(kept.keptAt, timezone);
  return (
    <>
      <div className="gqs">
        <header>
          <h2 className="t-h2">{wording.title}</h2>
          <Progress answers={answers} open={open} />
        </header>
        {state.conflict && (
          <Note
            look="clay"
            action={
              <Button
                size="sm"
                onClick={() => void state.update().catch((error: unknown) => toast.error(messageOf(error)))}
              >
                {wording.update}
              </Button>
            }
          >
            {wording.conflict}
          </Note>
        )}
        {when !== undefined && !readOnly && (
          <Note
            look="clay"
            action={
              <span className="note-do">
                <Button size="sm" onClick={state.restore}>
                  {wording.kept.restore}
                </Button>
                <Button size="sm" look="quiet" onClick={state.discard}>
                  {wording.kept.discard}
                </Button>
              </span>
            }
          >
            <b>{wording.kept.title}. </b>
            {wording.kept.text(when.date, when.time)}
          </Note>
        )}
        {questions.map((question) => {
          const answer = answers.find(({ questionNumber }) => questionNumber === question.questionNumber);
          if (answer === undefined) return null;
          return (
            <Question
              key={answer.id}
              advertId={advertId}
              question={question}
              answer={answer}
              isOpen={open === question.questionNumber}
              onOpen={(wanted) => setOpen(wanted ? question.questionNumber : undefined)}
              timezone={timezone}
              builtIn={writer.data === undefined ? undefined : writer.data.kind === 'built-in'}
              answers={state}
              readOnly={readOnly}
            />
          );
        })}
      </div>
      <footer className="foot">
        {onBack !== undefined && (
          <Button look="quiet" onClick={onBack}>
            {wording.backToText}
          </Button>
        )}
        <span className="muted" id="generator-missing">
          {missing.length === 0 ? '' : missing.length > 3 ? wording.needAll : wording.missing(missing)}
        </span>
        <span className="sp" />
        <Button busy={busy === 'save'} disabled={readOnly} onClick={() => void save()}>
          {wording.save}
        </Button>
        <Button
          look="primary"
          busy={busy === 'next'}
          disabled={readOnly || missing.length > 0}
          aria-describedby="generator-missing"
          onClick={() => void next()}
        >
          {wording.nextStep}
          <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </footer>
      {asking && (
        <ConfirmDialog
          title={wording.replace.title}
          subtitle={wording.replace.text}
          confirm={wording.replace.confirm}
          onConfirm={finish}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

export function Generator(props: GeneratorProps) {
  const { advertId } = props;
  const questions = useQuery({ ...answerOf('generator.questions'), ...unchanging });
  const answers = useQuery({
    ...answerOf('generator.answers', { body: { advertId } }),
    // The page owns what it shows: an answer that comes by itself must not replace what is being typed.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (questions.isError || answers.isError) {
    const again = (): void => {
      void questions.refetch();
      void answers.refetch();
    };
    return (
      <div className="gqs">
        <Note
          look="red"
          action={
            <Button size="sm" onClick={again}>
              {wording.retry}
            </Button>
          }
        >
          {wording.loadFailed}
        </Note>
      </div>
    );
  }
  if (questions.data === undefined || answers.data === undefined) return <Loader />;
  return <Questions key={advertId} {...props} questions={questions.data} loaded={answers.data} />;
}
