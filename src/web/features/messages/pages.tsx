/** Pages that say one thing: access denied, expired link, sent for review, review completed, and pages still to come. */
import { useNavigate } from '@tanstack/react-router';
import type { Role } from '#domain/user.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ExpiredDrawing, RedactedDrawing, SentDrawing, ThanksDrawing } from '#web/ui/drawings.tsx';
import { Message, MessagePage } from '#web/ui/message-page.tsx';

/** Inside the shell: the role may not open this page. */
export function AccessDenied() {
  const navigate = useNavigate();
  return (
    <Message
      drawing={<RedactedDrawing />}
      title="You don't have access to this page"
      actions={
        <Button look="primary" onClick={() => void navigate({ to: paths.dashboard })}>
          Go to your adverts
        </Button>
      }
    >
      Your role doesn't include it. If you need it, ask the person who gave you access.
    </Message>
  );
}

/** A reviewer's link that is over, or was never one. */
export function LinkExpiredPage({ hint }: { hint?: string }) {
  return (
    <MessagePage drawing={<ExpiredDrawing />} title="Link is expired">
      {hint ?? 'Ask the person who sent it to share the advert with you again.'}
    </MessagePage>
  );
}

export function SentForReviewPage({ role }: { role: Role }) {
  const navigate = useNavigate();
  return (
    <Message
      drawing={<SentDrawing />}
      title="Good job!"
      actions={
        <Button
          look="primary"
          onClick={() => void navigate({ to: role === 'copywriter' ? paths.dashboard : paths.create })}
        >
          Let's start the next task!
        </Button>
      }
    >
      Your reviewers have been asked. You get an email when each of them is done.
    </Message>
  );
}

/** `owner`: whom the review was for, as far as this page knows. */
export function ReviewCompletedPage({ owner }: { owner?: string | undefined }) {
  return (
    <MessagePage drawing={<ThanksDrawing />} title="Thank you!">
      {owner ?? 'The owner of the advert'} has been told. You can close this page.
    </MessagePage>
  );
}
