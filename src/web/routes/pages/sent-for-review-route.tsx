/** The page that stands after an advert has been sent to its reviewers. */
import { SentForReviewPage } from '#web/features/messages/pages.tsx';
import { roleOf } from '#web/features/session/session.ts';
import { Admitted } from './admission.tsx';

export function SentForReviewRoute() {
  return <Admitted title="Sent for review">{(profile) => <SentForReviewPage role={roleOf(profile)} />}</Admitted>;
}
