/** The advert builder: one page for all kinds of adverts (D1 section 2). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import type { AdvertType } from '#domain/advert.ts';
import { has } from '#domain/permissions.ts';
import { ApiError } from '#web/api/client.ts';
import { isAskedEarly } from '#web/api/early-answers.ts';
import { answerOf, queryClient } from '#web/api/queries.ts';
import { readSession } from '#web/api/session-storage.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PagesDrawing } from '#web/ui/drawings.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Message } from '#web/ui/message-page.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.tsx';
import './builder.css';
import { deferred } from '#web/ui/deferred.tsx';
import { NewAdvert } from './new-advert.tsx';
import { OpenAdvert } from './open-advert.tsx';
import { AdvertEditor } from './parts.ts';
import { wording } from './wording.ts';

const CompletedAdvert = deferred(async () => (await import('./completed-advert.tsx')).CompletedAdvert);

export interface BuilderPageProps {
  /** What a new advert becomes; one that exists has its own type. */
  type: AdvertType;
  advertId?: string | undefined;
  /** The company of a copywriter's advert. */
  tenantId?: string | undefined;
  profile: Profile;
}

const requestOf = (advertId: string, tenantId: string | undefined) => ({
  body: tenantId === undefined ? { advertId } : { advertId, tenantId },
});

/** Waits for what was asked for before the product was here, the advert and the open tab's code: one paint instead of three. */
export async function takeAdvert(advertId: string, tenantId: string | undefined, tab: string): Promise<void> {
  const request = requestOf(advertId, tenantId);
  if (!isAskedEarly('advert.details', request, readSession()?.token)) return;
  await Promise.all([
    queryClient.prefetchQuery({ ...answerOf('advert.details', request), gcTime: 10_000 }),
    tab === 'advert' ? AdvertEditor.preload() : undefined,
  ]);
}

function StoredAdvert({ advertId, tenantId, profile }: BuilderPageProps & { advertId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const role = profile.role[0]?.name ?? 'recruiter';
  const [round, setRound] = useState(0);
  const details = useQuery({
    ...answerOf('advert.details', requestOf(advertId, tenantId)),
    // The page owns what it shows: an answer that comes by itself must not replace what is being written.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { queryKey } = answerOf('advert.details', requestOf(advertId, tenantId));
  const failure = details.data === undefined ? details.error : null;
  // What the server refuses is not there for this person; anything else may work a moment later.
  const gone = failure instanceof ApiError && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
  useEffect(() => {
    if (!gone) return;
    toast.error(wording.gone);
    void navigate({ to: paths.dashboard, replace: true });
  }, [gone, navigate]);
  if (failure !== null && !gone) {
    return (
      <LoadFailed title={wording.notLoaded} onRetry={details.refetch}>
        {wording.notLoadedText}
      </LoadFailed>
    );
  }
  if (details.data === undefined) return <Loader />;
  const { advert } = details.data;
  if (advert.status === 'completed') return <CompletedAdvert advert={advert} profile={profile} role={role} />;
  return (
    <OpenAdvert
      key={round}
      advert={advert}
      profile={profile}
      role={role}
      tenantId={role === 'copywriter' ? (tenantId ?? details.data.tenantId) : undefined}
      reload={async () => (await details.refetch({ throwOnError: true })).data?.advert ?? advert}
      renew={async () => {
        await details.refetch({ throwOnError: true });
        setRound((count) => count + 1);
      }}
      patch={(change: (advert: Advert) => Advert) =>
        client.setQueryData(queryKey, (shown) => shown && { ...shown, advert: change(shown.advert) })
      }
    />
  );
}

/** What somebody reads who may open the page of a request, but may not ask: the form would only be refused at its end. */
function NoRequest() {
  const navigate = useNavigate();
  const { title, text, action } = wording.noRequest;
  return (
    <Message
      drawing={<PagesDrawing />}
      title={title}
      actions={
        <Button look="primary" onClick={() => void navigate({ to: paths.create })}>
          {action}
        </Button>
      }
    >
      {text}
    </Message>
  );
}

/** Shows an advert by its id, or begins a new one. */
export function BuilderPage(props: BuilderPageProps) {
  const { type, advertId, profile } = props;
  const role = profile.role[0]?.name ?? 'recruiter';
  if (advertId === undefined && type === 'copywriter' && !has(role, 'copywriter.request')) return <NoRequest />;
  return (
    <div className="builder">
      {advertId === undefined ? (
        <NewAdvert key={type} type={type} profile={profile} role={role} />
      ) : (
        <StoredAdvert key={advertId} {...props} advertId={advertId} />
      )}
    </div>
  );
}
