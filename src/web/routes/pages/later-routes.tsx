/** Pages whose work comes with later releases show their place, and what can be done now. */
import { ComingPage, SentForReviewPage } from '#web/features/messages/pages.tsx';
import { roleOf } from '#web/features/session/session.ts';
import { Admitted } from './admission.tsx';

export function SentForReviewRoute() {
  return <Admitted title="Sent for review">{(profile) => <SentForReviewPage role={roleOf(profile)} />}</Admitted>;
}

const coming = (title: string, what: string, now: string) => () => (
  <Admitted title={title}>{() => <ComingPage title={title} what={what} now={now} />}</Admitted>
);

export const GuidelinesRoute = coming(
  'Guidelines',
  "Guidelines can't be edited in this version yet",
  "Your company's pillars, values and equal opportunities statement are used in the builder already, where they are stored.",
);
