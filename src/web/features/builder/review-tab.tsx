/** The Review tab: who was asked, how far they are, and what they say about which words. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import { ReviewBoard, reviewerPerson, reviewersQuery, reviewWording as wording } from '#web/features/review/index.ts';
import { AvatarGroup } from '#web/ui/avatar.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import type { AdvertText } from './advert/use-advert-text.ts';
import { ShareButton } from './share-button.tsx';

export interface ReviewTabProps {
  advert: Advert;
  profile: Profile;
  text: AdvertText;
  /** Whether the tab is the open one. */
  shown: boolean;
  mayShare: boolean;
  reload: () => Promise<Advert>;
}

function People({ advert, profile, text, mayShare }: Omit<ReviewTabProps, 'shown' | 'reload'>) {
  const { data } = useQuery(reviewersQuery(advert.id));
  const reviewers = data ?? [];
  const done = reviewers.filter(({ status }) => status === 'completed').length;
  return (
    <section className="rv-people" aria-label={wording.reviewers}>
      <header>
        <AvatarGroup people={reviewers.map(reviewerPerson)} />
        {mayShare && <ShareButton advert={advert} ownEmail={profile.email} text={text} size="sm" />}
      </header>
      {data !== undefined && (
        <p className="help num">
          {reviewers.length === 0 ? wording.noReviewers : wording.status(done, reviewers.length)}
        </p>
      )}
    </section>
  );
}

export function ReviewTab(props: ReviewTabProps) {
  const { advert, profile, text, shown, reload } = props;
  const [ready, setReady] = useState(false);
  const latest = useRef({ text, reload, shown });
  useEffect(() => {
    latest.current = { text, reload, shown };
  }, [text, reload, shown]);
  /** Saves what was typed, then shows the stored text with its marks, here and in the editor. */
  const sync = useCallback(async (): Promise<void> => {
    const now = latest.current;
    if (!now.shown || !(await now.text.autosave.settle())) return;
    const { advertContent } = await now.reload();
    latest.current.text.adopt(advertContent.content, advertContent.version);
  }, []);
  useEffect(() => {
    if (!shown) return;
    let gone = false;
    sync()
      // Without the server there is still the text that was fetched last.
      .catch(() => undefined)
      .finally(() => {
        if (!gone) setReady(true);
      });
    return () => {
      gone = true;
    };
  }, [shown, sync]);
  if (!ready) return <Loader />;
  return (
    <ReviewBoard
      place={{ advertId: advert.id, tenantId: advert.tenantId }}
      content={advert.advertContent.content}
      open={shown}
      timezone={profile.timezone}
      onMarks={() => void sync().catch(() => undefined)}
      onUpdate={() => window.location.reload()}
      aside={<People {...props} />}
    />
  );
}
