/** The advert with its comments beside it: reading, highlighting, commenting, deleting. For people and for reviewers. */
import { IconMessagePlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Comment } from '#contract/review.ts';
import {
  emptyDocument,
  equalWithoutMarks,
  keepMarks,
  lineTexts,
  markRanges,
  parseDocument,
  rangesOfMarks,
  type StoredDocument,
  serialiseDocument,
} from '#domain/document/index.ts';
import { ApiError } from '#web/api/client.ts';
import copy from '#web/editor/copy.module.css';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { CommentCard } from './comments/comment-card.tsx';
import { Composer } from './comments/composer.tsx';
import { ReadingSheet, WritingSheet } from './comments/sheets.tsx';
import { useComposer } from './comments/use-composer.ts';
import { usePairing } from './comments/use-pairing.ts';
import { PaperWords, pendingMark } from './paper/paper.tsx';
import { usePaperSelection } from './paper/use-selection.ts';
import './review.css';
import { commentsQuery, deleteComment, type ReviewPlace } from './review-calls.ts';
import { usePhone } from './use-screen.ts';
import { comments as wording } from './wording.ts';

const read = (content: string): StoredDocument => {
  const parsed = parseDocument(content);
  return parsed.ok ? parsed.document : emptyDocument();
};

export interface ReviewBoardProps {
  place: ReviewPlace;
  /** The stored text, as it was fetched last. */
  content: string;
  /** Whether comments can be written and deleted now. */
  open: boolean;
  timezone: string | null;
  /** A comment was stored or deleted here or elsewhere: the text has other marks now. */
  onMarks: () => void;
  /** Shows the advert as it is now. */
  onUpdate: () => void;
  /** Above the paper. */
  notices?: ReactNode;
  /** Above the comments. */
  aside?: ReactNode;
  /** Whether a comment is being written. */
  onWriting?: (writing: boolean) => void;
}

/** The comments in the order of the text; those whose words are gone at the end. */
function inOrder(comments: readonly Comment[], marks: ReadonlyMap<string, unknown>): Comment[] {
  const order = [...marks.keys()];
  const rank = ({ markId }: Comment): number => (marks.has(markId) ? order.indexOf(markId) : order.length);
  return [...comments].sort((one, other) => rank(one) - rank(other));
}

const marksAt = (target: EventTarget): string | undefined =>
  (target as Element).closest?.('[data-marks]')?.getAttribute('data-marks')?.split(' ').at(-1);

export function ReviewBoard(props: ReviewBoardProps) {
  const { place, content, open, timezone, onMarks, onUpdate, notices, aside, onWriting } = props;
  const client = useQueryClient();
  const phone = usePhone();
  const query = useQuery(commentsQuery(place));
  const paper = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(() => read(content));
  const [taken, setTaken] = useState(content);
  const [asking, setAsking] = useState<Comment>();
  const [reading, setReading] = useState<string>();
  const pairing = usePairing();

  const composing = useComposer(place, shown, (_id, marked) => {
    setShown(marked);
    void client.invalidateQueries({ queryKey: commentsQuery(place).queryKey });
    onMarks();
  });
  const { draft } = composing;
  // A newer text is shown at once, unless somebody is writing about words of this one: then it waits for their Update.
  if (taken !== content) {
    const fresh = read(content);
    if (draft === undefined || equalWithoutMarks(fresh, shown)) {
      setTaken(content);
      setShown(fresh);
    }
  }
  const lines = useMemo(() => lineTexts(shown), [shown]);
  const selection = usePaperSelection(paper, lines, open && draft?.busy !== true);
  const writing = draft !== undefined;
  useEffect(() => onWriting?.(writing), [writing, onWriting]);

  const marks = useMemo(() => rangesOfMarks(shown), [shown]);
  const all = useMemo(() => inOrder(query.data ?? [], marks), [query.data, marks]);
  const known = useMemo(() => new Set(all.map(({ markId }) => markId)), [all]);
  // Comments that came or went elsewhere: their marks are fetched, too.
  const unknown = query.data !== undefined && [...marks.keys(), ...known].some((id) => marks.has(id) !== known.has(id));
  const signature = [...known].sort().join(' ');
  const fetchMarks = useRef(onMarks);
  useEffect(() => {
    fetchMarks.current = onMarks;
  }, [onMarks]);
  useEffect(() => {
    if (unknown && signature !== undefined) fetchMarks.current();
  }, [unknown, signature]);

  const markOf = new Map(all.map(({ id, markId }) => [id, markId]));
  const commentAt = new Map(all.map(({ id, markId }) => [markId, id]));
  const lit = pairing.active === undefined ? undefined : markOf.get(pairing.active.id);
  const active = useMemo(() => new Set(lit === undefined ? [] : [lit]), [lit]);
  const drawn = useMemo(
    () => (draft?.ranges === undefined ? shown : markRanges(shown, draft.ranges, pendingMark)),
    [shown, draft?.ranges],
  );

  const showMark = (id: string): void => {
    const mark = paper.current?.querySelector(`[data-marks~="${markOf.get(id)}"]`);
    mark?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  };
  // The card of pointed words comes into view; a card under the pointer must not move away from it.
  const pointed = pairing.active?.from === 'words' ? pairing.active.id : undefined;
  useEffect(() => {
    if (pointed !== undefined && !phone)
      list.current?.querySelector(`[data-comment="${pointed}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [pointed, phone]);

  const begin = (): void => {
    const words = selection.read();
    if (!open || words === undefined) return;
    composing.select(words);
    document.getSelection()?.removeAllRanges();
    selection.clear();
    setReading(undefined);
  };
  const openComment = (target: EventTarget): boolean => {
    const mark = marksAt(target);
    const id = mark === undefined ? undefined : commentAt.get(mark);
    if (id === undefined) return false;
    pairing.pin(id, 'words');
    if (phone) setReading(id);
    return true;
  };
  const onPaperKey = (event: KeyboardEvent): void => {
    const comments = event.key.toLowerCase() === 'm' && event.altKey && (event.ctrlKey || event.metaKey);
    const enter = event.key === 'Enter' || event.key === ' ';
    if ((comments || (event.key === 'Enter' && event.target === paper.current)) && selection.read() !== undefined) {
      event.preventDefault();
      begin();
    } else if (enter && event.target !== paper.current && openComment(event.target)) {
      event.preventDefault();
      if (!phone)
        list.current
          ?.querySelector<HTMLElement>(`[data-comment="${commentAt.get(marksAt(event.target) ?? '')}"]`)
          ?.focus();
    } else if (selection.onKeyDown(event)) event.preventDefault();
  };
  const onPaperClick = (event: MouseEvent): void => {
    if (document.getSelection()?.isCollapsed !== false && !openComment(event.target)) pairing.pin(undefined, 'words');
  };
  const hoverMark = (event: MouseEvent): void => {
    const mark = marksAt(event.target);
    pairing.hover(mark === undefined ? undefined : commentAt.get(mark), 'words');
  };

  const remove = async (comment: Comment): Promise<void> => {
    const left = keepMarks(shown, (id) => id !== comment.markId);
    try {
      await deleteComment(place, comment.id, serialiseDocument(left)).catch((error: unknown) => {
        // The advert has changed meanwhile; the comment can go all the same.
        if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') return deleteComment(place, comment.id);
        throw error;
      });
    } catch (error) {
      // Somebody else was quicker.
      const gone = error instanceof ApiError && error.code === 'NOT_FOUND';
      if (!gone)
        throw error instanceof ApiError && error.status >= 409 && error.status < 500
          ? error
          : new Error(wording.deleteFailed);
    }
    setShown((now) => keepMarks(now, (id) => id !== comment.markId));
    setReading(undefined);
    pairing.pin(undefined, 'comment');
    client.setQueryData(commentsQuery(place).queryKey, (old) => old?.filter(({ id }) => id !== comment.id));
    toast.success(wording.deleted);
    onMarks();
  };

  const card = (comment: Comment) => (
    <CommentCard
      key={comment.id}
      comment={comment}
      anchored={marks.has(comment.markId)}
      active={pairing.active?.id === comment.id}
      timezone={timezone}
      mayDelete={open && comment.mayDelete}
      onDelete={() => setAsking(comment)}
      onPoint={(over) => pairing.hover(over ? comment.id : undefined, 'comment')}
      onChoose={() => {
        pairing.pin(comment.id, 'comment');
        showMark(comment.id);
      }}
    />
  );
  const composer = draft !== undefined && (
    <Composer
      draft={draft}
      onText={composing.write}
      onSend={() => void composing.send()}
      onCancel={composing.cancel}
      onUpdate={onUpdate}
    />
  );
  // The place of what is being written among the comments, by its first word.
  const first = draft?.ranges?.[0];
  const before = (comment: Comment): boolean => {
    const at = marks.get(comment.markId)?.[0];
    if (first === undefined) return true;
    return at !== undefined && (at.line < first.line || (at.line === first.line && at.start <= first.start));
  };
  const readingAt = all.findIndex(({ id }) => id === reading);
  const shownComment = all[readingAt];
  return (
    <div className="rv">
      <div className="rv-main">
        {notices}
        <div className="rv-sheet paper">
          <div
            ref={paper}
            className={`rv-words ${copy.copy}`}
            role="document"
            aria-label="Advert"
            aria-describedby={open ? 'rv-keys' : undefined}
            tabIndex={0}
            onKeyDown={onPaperKey}
            onClick={onPaperClick}
            onMouseOver={hoverMark}
            onMouseLeave={() => pairing.hover(undefined, 'words')}
            onFocus={(event) => {
              const mark = event.target === event.currentTarget ? undefined : marksAt(event.target);
              if (mark !== undefined) pairing.pin(commentAt.get(mark), 'words');
            }}
          >
            <PaperWords document={drawn} active={active} known={known} />
            {selection.caret !== undefined && <i className="rv-caret" aria-hidden="true" style={selection.caret} />}
          </div>
          {open && (
            <p className="vh" id="rv-keys">
              {wording.keys}
            </p>
          )}
          {open && selection.ranges !== undefined && selection.spot !== undefined && (
            <div className="rv-selbar" style={{ top: selection.spot.top, left: selection.spot.left }}>
              <Button
                look="primary"
                size="sm"
                icon={<IconMessagePlus size={17} stroke={1.6} aria-hidden="true" />}
                onPointerDown={(event) => event.preventDefault()}
                onClick={begin}
              >
                {draft === undefined ? wording.add : wording.attach}
              </Button>
            </div>
          )}
        </div>
      </div>
      <aside className="cm" aria-label={wording.title} ref={list}>
        {aside}
        <header>
          <h2 className="t-section">{wording.title}</h2>
          <span className="muted num">{query.data === undefined ? '' : all.length}</span>
        </header>
        {query.isError && query.data === undefined && (
          <Note
            look="red"
            action={
              <Button size="sm" onClick={() => void query.refetch()}>
                {wording.update}
              </Button>
            }
          >
            {wording.loadFailed}
          </Note>
        )}
        {query.data !== undefined && all.length === 0 && draft === undefined && (
          <p className="muted">{wording.empty}</p>
        )}
        {all.filter(before).map(card)}
        {composer !== false && !phone && <div className="cmt on">{composer}</div>}
        {all.filter((comment) => !before(comment)).map(card)}
      </aside>
      {phone && composer !== false && <WritingSheet onClose={composing.cancel}>{composer}</WritingSheet>}
      {phone && composer === false && shownComment !== undefined && (
        <ReadingSheet
          at={readingAt}
          total={all.length}
          onGo={(at) => {
            const next = all[at];
            if (next === undefined) return;
            setReading(next.id);
            pairing.pin(next.id, 'comment');
            showMark(next.id);
          }}
          onClose={() => setReading(undefined)}
        >
          {card(shownComment)}
        </ReadingSheet>
      )}
      {asking !== undefined && (
        <ConfirmDialog
          title={wording.deleteTitle}
          subtitle={wording.deleteText}
          confirm={wording.deleteConfirm}
          look="danger-fill"
          onConfirm={() => remove(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
