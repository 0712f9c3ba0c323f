/** The assistant's popover: four actions, the answer, a free prompt, Discard and Insert (mockup 05). */
import {
  IconAlertTriangle,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconPlayerStop,
  IconRefresh,
  IconSend,
  IconSparkles,
  IconTextSpellcheck,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LexicalEditor } from 'lexical';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { textOfBlocks } from '#domain/assistant.ts';
import { assistant as limits } from '#domain/limits.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Popup } from '#web/ui/popup.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { AnswerBlocks, Changes } from './answer.tsx';
import './assistant.css';
import { countChanges, differenceOf } from './difference.ts';
import { type Trouble, useAssistant } from './use-assistant.ts';
import { type ActionName, wording } from './wording.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

const actions: readonly { name: ActionName; icon: ReactNode }[] = [
  { name: 'rephrase', icon: <IconRefresh {...icon} /> },
  { name: 'fix', icon: <IconTextSpellcheck {...icon} /> },
  { name: 'shorten', icon: <IconArrowsMinimize {...icon} /> },
  { name: 'extend', icon: <IconArrowsMaximize {...icon} /> },
];

function TroubleNote({ trouble }: { trouble: Trouble }) {
  return (
    <div className="ai-trouble" role="alert">
      {trouble.kind === 'partList' ? (
        <>
          <b>{wording.partList}</b>
          <p>{wording.partListHelp}</p>
        </>
      ) : (
        <>
          {trouble.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {trouble.needsModel === true && (
            <a href={paths.languageModel} target="_blank" rel="noopener">
              {wording.howToConnect}
            </a>
          )}
        </>
      )}
    </div>
  );
}

export interface PanelProps {
  editor: LexicalEditor;
  advertId: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: (returned: boolean) => void;
}

export function Panel({ editor, advertId, anchor, onClose }: PanelProps) {
  const assistant = useAssistant(editor, advertId);
  const { state, trouble, asked } = assistant;
  const writer = useQuery({ ...answerOf('writer.about'), ...unchanging });
  const builtIn = writer.data?.kind === 'built-in';
  const [prompt, setPrompt] = useState('');
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const loading = state.phase === 'loading';
  const current = state.phase === 'idle' ? undefined : state.action;

  // What the person does next is at hand: to insert an answer, or to stop the waiting.
  const before = useRef(state.phase);
  useEffect(() => {
    if (state.phase !== 'idle') end.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    // What had the focus is gone with a failure or a Discard: it goes on where something else can be asked.
    else if (before.current !== 'idle') end.current?.querySelector('input')?.focus();
    before.current = state.phase;
  }, [state.phase]);

  const insert = (): void => {
    if (!assistant.insert()) return;
    toast.success(wording.inserted);
    onClose(true);
  };
  const close = (returned: boolean): void => {
    // A press elsewhere throws nothing away by accident: neither the waiting nor an answer, which is inserted or discarded.
    if (state.phase !== 'idle' && !returned) return;
    if (loading) assistant.stop();
    onClose(returned);
  };
  const isFix = state.phase === 'answer' && state.action === 'fix';
  const after = state.phase === 'answer' ? textOfBlocks(state.blocks) : '';
  return (
    <Popup anchor={anchor} role="dialog" label={wording.title} className="ai" width={632} onClose={close}>
      <div className="ai-actions" role="group" aria-label={wording.title}>
        {actions.map(({ name, icon: picture }, index) => (
          <Button
            key={name}
            size="sm"
            look={current === name ? 'light' : 'subtle'}
            icon={picture}
            disabled={loading}
            aria-pressed={current === name}
            title={name === 'rephrase' && builtIn ? wording.simplifies : undefined}
            data-autofocus={index === 0 ? true : undefined}
            onClick={() => void assistant.ask(wording.actions[name], name)}
          >
            {wording.actions[name]}
          </Button>
        ))}
      </div>
      <div role="status" className="ai-status">
        {loading && (
          <p className="ai-wait">
            <Spinner />
            <span>{wording.thinking}</span>
            <span className="vh">{wording.locked}</span>
          </p>
        )}
      </div>
      {trouble !== undefined && <TroubleNote trouble={trouble} />}
      {state.phase === 'answer' && (
        <section className="ai-answer" aria-label={wording.answer}>
          <div className="ai-copy" aria-live="polite">
            {isFix ? <Changes before={asked.text} after={after} /> : <AnswerBlocks blocks={state.blocks} />}
          </div>
          <p className="ai-note">
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
            <span>
              {isFix && `${wording.changes(countChanges(differenceOf(asked.text, after)))}. `}
              {builtIn && `${wording.builtIn} `}
              {builtIn && current === 'rephrase' && `${wording.simplifies} `}
              {wording.note}
            </span>
          </p>
        </section>
      )}
      <div className="ai-end" ref={end}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (!loading) void assistant.ask(prompt);
          }}
        >
          <label className="vh" htmlFor={id}>
            {wording.promptLabel}
          </label>
          <div className="input">
            <IconSparkles size={17} stroke={1.6} aria-hidden="true" />
            <input
              id={id}
              value={prompt}
              maxLength={limits.promptMax}
              placeholder={wording.promptPlaceholder}
              readOnly={loading}
              autoComplete="off"
              onChange={(event) => setPrompt(event.target.value)}
            />
            <IconButton
              className="end"
              label={wording.send}
              disabled={loading}
              onClick={() => void assistant.ask(prompt)}
            >
              <IconSend size={17} stroke={1.6} aria-hidden="true" />
            </IconButton>
          </div>
        </form>
        {loading && (
          <Button
            size="sm"
            data-next
            icon={<IconPlayerStop size={17} stroke={1.6} aria-hidden="true" />}
            onClick={assistant.stop}
          >
            {wording.stop}
          </Button>
        )}
        {state.phase === 'answer' && (
          <>
            <Button size="sm" look="quiet" onClick={assistant.discard}>
              {wording.discard}
            </Button>
            <Button size="sm" look="primary" data-next onClick={insert}>
              {wording.insert}
            </Button>
          </>
        )}
      </div>
    </Popup>
  );
}
