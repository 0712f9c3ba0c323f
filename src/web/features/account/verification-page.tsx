/** Verify your Email: the mail is on its way; it can be sent again. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, call } from '#web/api/client.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SentDrawing } from '#web/ui/drawings.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { toast } from '#web/ui/toasts.tsx';

/** `email` was carried along from the page before. */
export function VerificationPage({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const mail = useQuery({ ...answerOf('system.mail'), ...unchanging });
  const resend = async () => {
    if (email === undefined) {
      toast.error('Email not found. Please Sign Up');
      return;
    }
    setBusy(true);
    try {
      await call('user.resendEmail', { body: { email } });
      toast.success('Verification email sent again');
    } catch (error) {
      toast.error('Failed to resend Verification Email');
      setReason(error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <MessagePage
      drawing={<SentDrawing />}
      title="Verify your Email"
      actions={
        <>
          <Button look="quiet" onClick={() => void navigate({ to: paths.signUp })}>
            Back to Sign Up
          </Button>
          <Button look="primary" busy={busy} onClick={() => void resend()}>
            Resend email
          </Button>
        </>
      }
    >
      {email === undefined ? (
        'Open the link in the mail that we have sent you. It works for 24 hours.'
      ) : (
        <>
          We have sent a link to <span className="mailto">{email}</span>. Open it to finish signing up; it works for 24
          hours.
        </>
      )}
      {reason !== undefined && <span role="status"> {reason}</span>}
      {mail.data?.isSent === false && (
        <>
          {' '}
          Mail isn't connected on this installation: <a href="/mailbox">open the mailbox</a> to read the message.
        </>
      )}
    </MessagePage>
  );
}
