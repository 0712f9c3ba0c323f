/** One numbered question: a line while it is closed; its field, its options and its versions while it is open. */
import { IconChevronDown, IconChevronUp, IconPencil, IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Answer, Question as QuestionText } from '#contract/generator.ts';
import { hasOutputType, headlineQuestion, outputLengths, outputTypes } from '#domain/generator.ts';
import { generator as limits } from '#domain/limits.ts';
import { paths } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { chosenOf, inputOf, withInput } from './answers.ts';
import type { Answers } from './use-answers.ts';
import { useGenerate } from './use-generate.ts';
import { Versions } from './versions.tsx';
import { wording } from './wording.ts';

export interface QuestionProps {
  advertId: string;
  question: QuestionText;
  answer: Answer;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  timezone: string | null;
  /** Whether the built-in writer writes; undefined while that isn't known. */
  builtIn: boolean | undefined;
  answers: Answers;
  readOnly: boolean;
}

function Form({ advertId, question, answer, answers, builtIn, timezone, readOnly }: QuestionProps) {
  const generation = useGenerate(advertId, answer, answers);
  const [error, setError] = useState<string>();
  const input = inputOf(answer);
  const hemingway = useId();
  const { busy } = generation;
  const change = (part: Partial<typeof input>): void => answers.change(answer.id, (now) => withInput(now, part));
  const generate = (): void => {
    if (input.content.trim() === '') {
      setError(wording.noAnswer);
      return;
    }
    void generation.generate();
  };
  const isHeadline = question.questionNumber === headlineQuestion;
  const field = {
    label: <span className="vh">{wording.answer}</span>,
    value: input.content,
    maxLength: limits.answerMax,
    placeholder: question.placeholderText,
    readOnly: readOnly || busy,
    help: question.help,
    error,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isHeadline) event.preventDefault();
    },
    onChange: (event: { target: { value: string } }) => {
      setError(undefined);
      change({ content: event.target.value });
    },
  };
  return (
    <>
      <div className="gq-ans">
        {isHeadline ? <TextField {...field} /> : <TextAreaField rows={5} {...field} />}
        <div className="gq-opt">
          <div className="field">
            <span className="lbl">{wording.length}</span>
            <Segmented
              label={wording.length}
              value={input.outputLength}
              disabled={readOnly || busy}
              segments={outputLengths.map((value) => ({
                value,
                label: value.charAt(0).toUpperCase(),
                name: wording.lengths[value],
              }))}
              onChange={(outputLength) => change({ outputLength })}
            />
          </div>
          {hasOutputType(question.questionNumber) && (
            <div className="field">
              <span className="lbl">{wording.type}</span>
              <Segmented
                label={wording.type}
                value={input.outputType}
                disabled={readOnly || busy}
                segments={outputTypes.map((value) => ({ value, label: wording.types[value] }))}
                onChange={(outputType) => change({ outputType })}
              />
            </div>
          )}
        </div>
        <div className="gq-switch">
          <span className={`switch ${input.isHemmingSelected ? 'on' : ''}`}>
            <input
              id={hemingway}
              type="checkbox"
              role="switch"
              aria-checked={input.isHemmingSelected}
              checked={input.isHemmingSelected}
              disabled={readOnly || busy}
              onChange={(event) => change({ isHemmingSelected: event.target.checked })}
            />
          </span>
          <label htmlFor={hemingway}>{wording.hemingway}</label>
        </div>
        <div className="gq-go">
          <Button
            look="light"
            busy={busy}
            disabled={readOnly}
            icon={<IconSparkles size={18} stroke={1.6} aria-hidden="true" />}
            onClick={generate}
          >
            {busy ? wording.generating : wording.generate}
          </Button>
          {busy && (
            <Button icon={<IconPlayerStop size={18} stroke={1.6} aria-hidden="true" />} onClick={generation.stop}>
              {wording.stop}
            </Button>
          )}
        </div>
        {generation.outcome !== undefined && generation.outcome.lines.length > 0 && (
          <Note look={generation.outcome.failed ? 'red' : 'plain'}>{generation.outcome.lines.join(' ')}</Note>
        )}
        <p className="help gq-warn">
          {builtIn === true && (
            <span>
              {wording.builtIn}{' '}
              <a href={paths.languageModel} target="_blank" rel="noopener">
                {wording.howToConnect}
              </a>
            </span>
          )}
          <span>{wording.warning}</span>
        </p>
      </div>
      <Versions
        advertId={advertId}
        answer={answer}
        timezone={timezone}
        change={answers.change}
        generation={generation}
        readOnly={readOnly}
      />
    </>
  );
}

export function Question(props: QuestionProps) {
  const { question, answer, isOpen, onOpen } = props;
  const { questionNumber } = question;
  const chosen = chosenOf(answer);
  const title = useRef<HTMLHeadingElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    // Opened by a press, its first field takes the focus; on arrival nothing does.
    if (isOpen && !was.current) {
      const section = title.current?.closest('section');
      const field =
        section?.querySelector<HTMLElement>('.gq-edit textarea') ??
        section?.querySelector<HTMLElement>('.gq-ans input, .gq-ans textarea');
      field?.focus({ preventScroll: true });
      section?.scrollIntoView({ block: 'nearest' });
    }
    was.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <section className="gq" aria-label={`${questionNumber}. ${question.question}`}>
        <span className="gq-no" aria-hidden="true">
          {questionNumber}
        </span>
        <button type="button" className="gq-sum" aria-expanded={false} onClick={() => onOpen(true)}>
          <b className={chosen === undefined ? 'muted' : ''}>{question.question}</b>
          <span className="gq-one">{chosen?.content.replace(/\s+/g, ' ')}</span>
          {chosen === undefined ? (
            <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
          ) : (
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
          )}
        </button>
      </section>
    );
  }
  return (
    <section className="gq open" aria-label={`${questionNumber}. ${question.question}`}>
      <span className="gq-no" aria-hidden="true">
        {questionNumber}
      </span>
      <div className="gq-two">
        <div className="gq-head">
          <h2 ref={title}>{question.question}</h2>
          <IconButton label={wording.close(questionNumber)} aria-expanded onClick={() => onOpen(false)}>
            <IconChevronUp size={18} stroke={1.6} aria-hidden="true" />
          </IconButton>
        </div>
        <Form {...props} />
      </div>
    </section>
  );
}
