/** Writing a comment: the words, the text, and what went wrong, if anything did. */
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { review } from '#domain/limits.ts';
import { commentPreview } from '#domain/review.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { RoomLeft } from '#web/ui/room.tsx';
import { usePhone } from '../use-screen.ts';
import { comments as wording } from '../wording.ts';
import type { CommentDraft } from './use-composer.ts';

export interface ComposerProps {
  draft: CommentDraft;
  onText: (text: string) => void;
  onSend: () => void;
  onCancel: () => void;
  onUpdate: () => void;
}

export function Composer({ draft, onText, onSend, onCancel, onUpdate }: ComposerProps) {
  const id = useId();
  // In the sheet it is the only step forward; beside the paper that is the footer's.
  const phone = usePhone();
  const field = useRef<HTMLTextAreaElement>(null);
  const { serial } = draft;
  // Each new selection begins or goes on with writing.
  useEffect(() => {
    if (serial >= 0) field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [serial]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
  };
  const wrong = draft.fault !== undefined && draft.fault !== 'sync';
  return (
    <form className="cmp" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <blockquote>{commentPreview(draft.quote)}</blockquote>
      <div>
        <label className="vh" htmlFor={id}>
          {wording.on(commentPreview(draft.quote))}
        </label>
        <textarea
          ref={field}
          id={id}
          className={wrong ? 'input is-area is-error' : 'input is-area'}
          rows={3}
          maxLength={review.commentMax}
          placeholder={wording.placeholder}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-error`}
          value={draft.text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <RoomLeft length={draft.text.length} max={review.commentMax} />
        <FieldError id={`${id}-error`} error={wrong ? draft.fault : undefined} />
      </div>
      {draft.fault === 'sync' && (
        <Note
          look="clay"
          action={
            <Button size="sm" onClick={onUpdate}>
              {wording.update}
            </Button>
          }
        >
          {wording.newer}
        </Note>
      )}
      {draft.fault === undefined && draft.ranges === undefined && draft.last === undefined && (
        <p className="help">{wording.reselect}</p>
      )}
      <div className="end do">
        <Button look="quiet" size="sm" disabled={draft.busy} onClick={onCancel}>
          {wording.cancel}
        </Button>
        <Button
          size="sm"
          look={phone ? 'primary' : 'default'}
          type="submit"
          busy={draft.busy}
          disabled={draft.ranges === undefined && draft.last === undefined}
        >
          {wording.add}
        </Button>
      </div>
    </form>
  );
}
