/** One comment: who, when, on which words, and what. */
import { IconTrash } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { Comment } from '#contract/review.ts';
import { commentPreview } from '#domain/review.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/dates.ts';
import { comments as wording } from '../wording.ts';

/** The author as avatars and names take them; somebody without name and address has left the company. */
export function authorOf({ reviewer, user }: Comment) {
  const author = reviewer ?? user;
  const gone = author === null || (author.name === null && !author.email.includes('@'));
  return {
    id: author?.id ?? '',
    firstName: gone ? wording.former : author.name,
    lastName: null,
    email: author?.email ?? '',
    avatar: author?.avatar ?? null,
  };
}

export interface CommentCardProps {
  comment: Comment;
  /** Whether its words are still in the text. */
  anchored: boolean;
  active: boolean;
  timezone: string | null;
  /** Whether it may be deleted now. */
  mayDelete: boolean;
  onDelete: () => void;
  /** Hovered or left. */
  onPoint: (over: boolean) => void;
  /** Pressed, or reached by keyboard. */
  onChoose: () => void;
  ref?: Ref<HTMLElement>;
}

export function CommentCard(props: CommentCardProps) {
  const { comment, anchored, active, timezone, mayDelete, onDelete, onPoint, onChoose, ref } = props;
  const author = authorOf(comment);
  const time = momentText(comment.createdAt, new Date(), timezone);
  return (
    <article
      ref={ref}
      className={active ? 'cmt on' : 'cmt'}
      data-comment={comment.id}
      tabIndex={0}
      aria-label={`${nameOf(author)}, ${time}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(false)}
      // A press on the button must find it where it was: only the card itself brings its words into view.
      onFocus={(event) => event.target === event.currentTarget && event.target.matches(':focus-visible') && onChoose()}
      onClick={(event) => (event.target as Element).closest('button') === null && onChoose()}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && onChoose()}
    >
      <header>
        <Avatar person={author} size="lg" />
        <span className="cmt-who">
          <b>{nameOf(author)}</b>
          <small className="num">{time}</small>
        </span>
        {mayDelete && (
          <IconButton label={wording.delete} onClick={onDelete}>
            <IconTrash size={17} stroke={1.6} />
          </IconButton>
        )}
      </header>
      <blockquote>{commentPreview(comment.quote)}</blockquote>
      <p className="cmt-text">{comment.comment}</p>
      {!anchored && <p className="help cmt-lost">{wording.orphan}</p>}
    </article>
  );
}
