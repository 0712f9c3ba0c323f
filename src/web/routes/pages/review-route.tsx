/** The reviewer's page and the page after it: open to whoever has a link, closed to nobody who is signed in. */
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LinkExpiredPage, ReviewCompletedPage } from '#web/features/messages/pages.tsx';
import { ReviewerPage } from '#web/features/review/index.ts';
import { paths } from '#web/paths.ts';
import { Loader } from '#web/ui/spinner.tsx';
import { usePageTitle } from './admission.tsx';

const key = 'Review_Link';

/** The token of the link: from the address, which it leaves at once, else what this tab was opened with. */
function useLinkToken(): string | undefined {
  const { token } = useSearch({ strict: false }) as { token?: string };
  const [link] = useState(() => {
    try {
      if (token !== undefined) sessionStorage.setItem(key, token);
      return token ?? sessionStorage.getItem(key) ?? undefined;
    } catch {
      // Without storage the link works until the page is reloaded.
      return token;
    }
  });
  useEffect(() => {
    if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return link;
}

export function ReviewRoute() {
  usePageTitle('Review');
  const token = useLinkToken();
  const navigate = useNavigate();
  if (token === undefined) return <LinkExpiredPage />;
  return (
    <ReviewerPage
      token={token}
      loading={<Loader label="Opening the advert" />}
      expired={(hint) => <LinkExpiredPage hint={hint} />}
      onCompleted={(owner) => void navigate({ to: paths.reviewCompleted, state: { owner } })}
    />
  );
}

export function ReviewCompletedRoute() {
  usePageTitle('Review completed');
  const owner = useLocation({ select: (location) => location.state.owner });
  return <ReviewCompletedPage owner={owner} />;
}
