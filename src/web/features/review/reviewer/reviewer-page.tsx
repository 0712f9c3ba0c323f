/** The page of a mailed link: one advert to read and comment on, without an account and without sidebar (D1 section 6). */
import { IconChevronRight, IconHighlight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { advertTypeLabels } from '#domain/advert.ts';
import { emptyDocument, parseDocument } from '#domain/document/index.ts';
import { errorRegistry } from '#domain/errors.ts';
import { review as limits } from '#domain/limits.ts';
import { ApiError, call, type ReplyFor } from '#web/api/client.ts';
import { queryClient } from '#web/api/queries.ts';
import copy from '#web/editor/copy.module.css';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { BrandMark } from '#web/ui/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { PaperWords } from '../paper/paper.tsx';
import { ReviewBoard } from '../review-board.tsx';
import { commentsQuery } from '../review-calls.ts';
import { comments as commentWording, reviewer as wording } from '../wording.ts';
import { BriefFacts, GeneralFacts, JobDescriptionFacts } from './facts.tsx';
import { type ReviewerTab, ReviewerTabs, reviewerPanelId, reviewerTabId } from './reviewer-tabs.tsx';

type Link = ReplyFor<'review.verify'>;

const linkQuery = (token: string) => ({
  queryKey: ['review.verify', token],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    // The link is the credential; whoever is signed in in this browser has nothing to do with it.
    call('review.verify', { body: { token } }, { signal, reviewer: token }),
  refetchInterval: limits.refresh,
});

const nothing: ReadonlySet<string> = new Set();

function ReadOnlyAdvert({ content }: { content: string }) {
  const parsed = parseDocument(content);
  return (
    <div className="rv-main">
      <article className={`rv-sheet paper ${copy.copy}`} aria-label="Advert">
        <PaperWords document={parsed.ok ? parsed.document : emptyDocument()} active={nothing} known={nothing} />
      </article>
    </div>
  );
}

export interface ReviewerPageProps {
  token: string;
  /** The link is over: nothing can be read any more. `hint` says why, if that is known. */
  expired: (hint: string) => React.ReactNode;
  loading: React.ReactNode;
  onCompleted: (owner: string) => void;
}

export function ReviewerPage({ token, expired, loading, onCompleted }: ReviewerPageProps) {
  const link = useQuery(linkQuery(token));
  const { error } = link;
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return expired(error.code === 'REVIEW_CLOSED' ? wording.completedAdvert : wording.expiredHint);
  }
  if (link.data === undefined) {
    if (!link.isError) return loading;
    return (
      <main className="rv-facts" id="content">
        <Note
          look="red"
          action={
            <Button size="sm" onClick={() => void link.refetch()}>
              {wording.retry}
            </Button>
          }
        >
          {wording.unreachable}
        </Note>
      </main>
    );
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: linkQuery(token).queryKey });
  return <OpenReview token={token} link={link.data} refresh={refresh} onCompleted={onCompleted} />;
}

function OpenReview({
  token,
  link,
  refresh,
  onCompleted,
}: {
  token: string;
  link: Link;
  refresh: () => Promise<void>;
  onCompleted: (owner: string) => void;
}) {
  const { advert, reviewer, tenantId } = link;
  const [tab, setTab] = useState<ReviewerTab>('review');
  const [writing, setWriting] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const place = { advertId: advert.id, tenantId, reviewer: token };
  const comments = useQuery(commentsQuery(place));
  const mine = comments.data?.filter((comment) => comment.reviewer?.id === reviewer.id).length ?? 0;
  const edited = advert.mode === 'edit';
  const done = reviewer.status === 'completed';
  const person = { id: reviewer.id, firstName: reviewer.name, lastName: null, email: reviewer.email };
  const finish = async (): Promise<void> => {
    const body = { advertId: advert.id, tenantId, reviewerId: reviewer.id };
    await call('review.complete', { body }, { reviewer: token });
    toast.success(wording.done);
    onCompleted(nameOf(advert.user));
  };
  const panel = (name: ReviewerTab) => ({
    id: reviewerPanelId(name),
    role: 'tabpanel',
    'aria-labelledby': reviewerTabId(name),
    hidden: tab !== name,
    className: 'rv-panel',
  });
  return (
    <main className="rv-page" id="content">
      <div className="bar">
        <span className="brand" role="img" aria-label="Hirewright">
          <BrandMark />
        </span>
        <nav className="crumb" aria-label="Breadcrumb">
          <span>Advert Builder</span>
          <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
          <b>{advertTypeLabels[advert.type]}</b>
        </nav>
        <h1 className="ttl">{advert.jobTitle}</h1>
        <span className="sp" />
        <span className="me" title={wording.as(reviewer.email)}>
          <Avatar person={person} size="lg" />
          <span>{reviewer.email}</span>
        </span>
      </div>
      <ReviewerTabs type={advert.type} current={tab} onChoose={setTab} />
      <div {...panel('general')}>{tab === 'general' && <GeneralFacts advert={advert} />}</div>
      {advert.type === 'copywriter' && (
        <div {...panel('brief')}>{tab === 'brief' && <BriefFacts advert={advert} />}</div>
      )}
      <div {...panel('jobDescription')}>{tab === 'jobDescription' && <JobDescriptionFacts advert={advert} />}</div>
      <div {...panel('advert')}>{tab === 'advert' && <ReadOnlyAdvert content={advert.advertContent.content} />}</div>
      {/* Stays: a comment that is being written must not be lost by a look at another tab. */}
      <div {...panel('review')}>
        <ReviewBoard
          place={place}
          content={advert.advertContent.content}
          open={!edited && !done && tab === 'review'}
          timezone={null}
          onMarks={() => void refresh()}
          onUpdate={() => window.location.reload()}
          onWriting={setWriting}
          notices={
            (edited || done) && (
              <div className="notices">
                {edited && (
                  <Note look="clay">
                    {errorRegistry.EDIT_MODE.message}. {wording.editMode(advert.editingBy)}
                  </Note>
                )}
                {done && <Note look="green">{wording.already}</Note>}
              </div>
            )
          }
        />
      </div>
      <footer className="foot">
        <span className="muted rv-hint">
          {tab === 'review' && !edited && !done && (
            <>
              <IconHighlight size={18} stroke={1.6} aria-hidden="true" />
              {commentWording.hint}
            </>
          )}
        </span>
        <span className="sp" />
        {!done && (
          <Button look="primary" onClick={() => (writing ? toast.error(wording.unsent) : setFinishing(true))}>
            {wording.finish}
          </Button>
        )}
      </footer>
      {finishing && (
        <ConfirmDialog
          title={wording.finishTitle}
          subtitle={wording.finishText(mine)}
          confirm={wording.finish}
          onConfirm={finish}
          onClose={() => setFinishing(false)}
        />
      )}
    </main>
  );
}
