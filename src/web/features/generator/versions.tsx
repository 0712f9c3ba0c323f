/** The paper at the right: the versions of one question, one page at a time, to choose, edit, copy, write another way. */
import { IconCheck, IconChevronLeft, IconChevronRight, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Answer, GeneratedText } from '#contract/generator.ts';
import { headlineQuestion } from '#domain/generator.ts';
import { generator as limits } from '#domain/limits.ts';
import { CopyTool, useCopy } from '#web/features/clipboard/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/dates.ts';
import { RoomLeft } from '#web/ui/room.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { firstPage, pagesOf, withText } from './answers.ts';
import type { Answers } from './use-answers.ts';
import type { Generation } from './use-generate.ts';
import { sources, wording } from './wording.ts';

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

export interface VersionsProps {
  advertId: string;
  answer: Answer;
  timezone: string | null;
  change: Answers['change'];
  generation: Generation;
  readOnly: boolean;
}

/** Paragraphs and bullets of a text as they will stand in the advert. */
export function Copy({ text }: { text: string }) {
  const blocks: { key: string; items?: { key: string; text: string }[]; line?: string }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const item = /^[•*-]\s+(.+)$/.exec(line.trim())?.[1];
    const last = blocks.at(-1);
    if (item === undefined) {
      if (line.trim() !== '') blocks.push({ key: `p${at}`, line });
    } else if (last?.items !== undefined) last.items.push({ key: `i${at}`, text: item });
    else blocks.push({ key: `l${at}`, items: [{ key: `i${at}`, text: item }] });
  }
  return (
    <div className="t-copy gq-copy">
      {blocks.map(({ key, items, line }) =>
        items === undefined ? (
          <p key={key}>{line}</p>
        ) : (
          <ul key={key}>
            {items.map((item) => (
              <li key={item.key}>{item.text}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Editor({
  text,
  single,
  onChange,
  onDone,
}: {
  text: GeneratedText;
  single: boolean;
  onChange: (content: string) => void;
  onDone: () => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const empty = text.content.trim() === '';
  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const done = (): void => {
    if (empty) toast.error(wording.emptied);
    else onDone();
  };
  return (
    <div className="gq-edit">
      <textarea
        ref={area}
        className="t-copy"
        aria-label={wording.editing}
        aria-invalid={empty || undefined}
        aria-describedby={empty ? id : undefined}
        rows={single ? 2 : 7}
        maxLength={single ? limits.headlineMax : limits.contentMax}
        value={text.content}
        onChange={(event) => onChange(single ? event.target.value.replace(/\n/g, ' ') : event.target.value)}
        onKeyDown={(event) => {
          const leaves =
            event.key === 'Escape' || (event.key === 'Enter' && (single || event.ctrlKey || event.metaKey));
          if (!leaves) return;
          event.preventDefault();
          event.stopPropagation();
          done();
        }}
      />
      <RoomLeft length={text.content.length} max={single ? limits.headlineMax : limits.contentMax} />
      {empty && (
        <p className="err" id={id} role="alert">
          {wording.emptied}
        </p>
      )}
      <Button size="sm" onClick={done}>
        {wording.done}
      </Button>
    </div>
  );
}

export function Versions({ advertId, answer, timezone, change, generation, readOnly }: VersionsProps) {
  const copying = useCopy(advertId, sources[answer.questionNumber] ?? '');
  const group = useId();
  const pages = pagesOf(answer);
  const isHeadline = answer.questionNumber === headlineQuestion;
  // Whoever left a text empty comes back to it.
  const emptied = answer.aiGeneratedContent.find(({ content }) => content.trim() === '');
  const [at, setAt] = useState(() =>
    emptied === undefined ? firstPage(answer) : pages.findIndex(({ texts }) => texts.includes(emptied)),
  );
  const [editing, setEditing] = useState(emptied?.id);
  const place = useId();
  const editId = (id: string): string => `${place}-${id}`;
  // What had the focus is gone with a press: it goes on at what came in its place.
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });
  // A new version is what somebody wants to see next.
  const count = answer.aiGeneratedContent.length;
  const [known, setKnown] = useState({ count, pages: pages.length });
  if (known.count !== count) {
    setKnown({ count, pages: pages.length });
    if (pages.length > known.pages) setAt(pages.length - 1);
  }
  const page = pages[Math.min(at, pages.length - 1)];
  if (page === undefined) {
    return (
      <article className="paper gq-paper is-empty">
        <p className="muted">{wording.empty}</p>
      </article>
    );
  }
  const { texts, from } = page;
  const chosen = answer.selectedIndex;
  const indexOf = (text: GeneratedText): number => answer.aiGeneratedContent.indexOf(text);
  const choose = (index: number): void => change(answer.id, (now) => ({ ...now, selectedIndex: index }));
  /** An emptied text is not left behind. @returns whether it may be gone on */
  const leaveEditor = (): boolean => {
    const left = answer.aiGeneratedContent.find(({ id }) => id === editing);
    if (left?.content.trim() === '') {
      toast.error(wording.emptied);
      return false;
    }
    setEditing(undefined);
    return true;
  };
  const endEditing = (id: string): void => {
    focusNext.current = editId(id);
    setEditing(undefined);
  };
  const regenerate = (index: number): void => {
    if ((answer.aiGeneratedContent[index]?.content ?? '').trim() === '') {
      toast.error(isHeadline ? wording.noHeadline : wording.noContent);
      return;
    }
    if (generation.busy || !leaveEditor()) return;
    void generation.regenerate(index);
  };
  const tools = (text: GeneratedText) => (
    <span className="gq-tools">
      {!readOnly && (
        <IconButton
          id={editId(text.id)}
          label={wording.edit}
          aria-pressed={editing === text.id}
          onClick={() => {
            if (leaveEditor() && editing !== text.id) setEditing(text.id);
          }}
        >
          <IconPencil {...icon} />
        </IconButton>
      )}
      <CopyTool
        label={wording.copy}
        copied={copying.of(text.id)}
        onCopy={() => void copying.copy(text.id, text.content)}
      />
      {!readOnly && (
        <IconButton
          label={wording.regenerate}
          aria-disabled={generation.busy || undefined}
          onClick={() => regenerate(indexOf(text))}
        >
          <IconRefresh {...icon} />
        </IconButton>
      )}
    </span>
  );
  const first = texts[0];
  const editor = (text: GeneratedText) => (
    <Editor
      key={text.id}
      text={text}
      single={isHeadline}
      onChange={(content) => change(answer.id, (now) => withText(now, text.id, content))}
      onDone={() => endEditing(text.id)}
    />
  );
  const position = Math.min(at, pages.length - 1);
  const step = (to: number): void => {
    if (pages[to] !== undefined && leaveEditor()) setAt(to);
  };
  return (
    <article className="paper gq-paper" aria-busy={generation.busy || undefined}>
      <header>
        <span className="t-caps">
          {first !== undefined && wording.generated(momentText(first.createdAt, new Date(), timezone))}
          {!isHeadline && first?.isEdited === true && ` · ${wording.edited}`}
        </span>
        {!isHeadline && first !== undefined && tools(first)}
      </header>
      {isHeadline ? (
        <fieldset className="gq-lines">
          <legend className="vh">{wording.headlines}</legend>
          {texts.map((text) => (
            <div key={text.id} className={chosen === indexOf(text) ? 'gq-line on' : 'gq-line'}>
              {editing === text.id ? (
                editor(text)
              ) : (
                <label>
                  <input
                    type="radio"
                    name={group}
                    checked={chosen === indexOf(text)}
                    disabled={readOnly}
                    onChange={() => choose(indexOf(text))}
                  />
                  <span>
                    {text.content}
                    {text.isEdited && <small className="muted">{wording.edited}</small>}
                  </span>
                </label>
              )}
              {tools(text)}
            </div>
          ))}
        </fieldset>
      ) : (
        first !== undefined && (editing === first.id ? editor(first) : <Copy text={first.content} />)
      )}
      <div className="gq-ft">
        <span className="gq-pg">
          <IconButton
            label={wording.previous}
            aria-disabled={position === 0 || undefined}
            onClick={() => step(position - 1)}
          >
            <IconChevronLeft {...icon} />
          </IconButton>
          <span className="num">
            <span aria-hidden="true">{wording.version(position + 1, pages.length)}</span>
            <span className="vh" role="status">
              {wording.versionOf(answer.questionNumber, position + 1, pages.length)}
            </span>
          </span>
          <IconButton
            label={wording.next}
            aria-disabled={position >= pages.length - 1 || undefined}
            onClick={() => step(position + 1)}
          >
            <IconChevronRight {...icon} />
          </IconButton>
        </span>
        {!isHeadline &&
          (chosen === from ? (
            <span className="chip gq-chosen" id={`${place}-chosen`} tabIndex={-1}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {wording.selected}
            </span>
          ) : (
            <Button
              size="sm"
              className="gq-chosen"
              disabled={readOnly}
              onClick={() => {
                focusNext.current = `${place}-chosen`;
                choose(from);
              }}
            >
              {wording.choose}
            </Button>
          ))}
      </div>
    </article>
  );
}
