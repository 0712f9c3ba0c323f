/** The Share dialog: addresses to ask, and who has access already (D1 section 2). */
import { IconCheck, IconRefresh, IconSend, IconUserMinus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewerDetails } from '#contract/review.ts';
import { review as limits } from '#domain/limits.ts';
import { reviewMessages } from '#domain/review.ts';
import { emailKey, isEmail } from '#domain/user.ts';
import { ApiError, call } from '#web/api/client.ts';
import { answerOf } from '#web/api/queries.ts';
import { Avatar, type AvatarPerson, nameOf } from '#web/ui/avatar.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ChipsField } from '#web/ui/chips-field.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import '../review.css';
import { share as wording } from '../wording.ts';

/** The reviewers of an advert. */
export const reviewersQuery = (advertId: string) => answerOf('review.reviewers', { body: { advertId } });

/** A reviewer as avatars and names take them. */
export const reviewerPerson = ({ id, email, name, avatar }: ReviewerDetails): AvatarPerson => ({
  id,
  firstName: name,
  lastName: null,
  email,
  avatar,
});

export interface ShareDialogProps {
  advert: { id: string; jobTitle: string; user: AvatarPerson };
  /** The address of whoever shares: they need no invitation. */
  ownEmail: string;
  onSent: (sent: number) => void;
  onClose: () => void;
}

/** What is wrong with the addresses, in the order in which it should be put right; undefined when nothing is. */
export function faultOf(emails: readonly string[], known: ReadonlySet<string>, own: string): string | undefined {
  if (emails.some((email) => !isEmail(email))) return reviewMessages.emailInvalid;
  if (emails.some((email) => known.has(emailKey(email)))) return reviewMessages.emailKnown;
  return emails.some((email) => emailKey(email) === emailKey(own)) ? reviewMessages.emailOwn : undefined;
}

function PersonRow({
  reviewer,
  onResend,
  onRevoke,
}: {
  reviewer: ReviewerDetails;
  onResend: () => void;
  onRevoke: () => void;
}) {
  const person = reviewerPerson(reviewer);
  const done = reviewer.status === 'completed';
  const expired = reviewer.expiresAt !== null && Date.parse(reviewer.expiresAt) < Date.now();
  return (
    <li>
      <Avatar person={person} size="lg" />
      <span>
        <b>{nameOf(person)}</b>
        <small>{reviewer.email}</small>
      </span>
      <span className="r">
        <span className={done ? 'chip chip--green' : expired ? 'chip chip--clay' : 'chip'}>
          {done && <IconCheck size={14} stroke={2} aria-hidden="true" />}
          {done ? wording.completed : expired ? wording.expired : wording.pending}
        </span>
        <IconButton label={wording.resendTo(reviewer.email)} onClick={onResend}>
          <IconRefresh size={18} stroke={1.6} />
        </IconButton>
        <IconButton label={wording.removeFrom(reviewer.email)} onClick={onRevoke}>
          <IconUserMinus size={18} stroke={1.6} />
        </IconButton>
      </span>
    </li>
  );
}

export function ShareDialog({ advert, ownEmail, onSent, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const query = useQuery({ ...reviewersQuery(advert.id), staleTime: 0 });
  const [emails, setEmails] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [revoking, setRevoking] = useState<ReviewerDetails>();
  const reviewers = query.data ?? [];
  const known = new Set(reviewers.map(({ email }) => emailKey(email)));
  const fault = faultOf(emails, known, ownEmail);
  const refresh = () => client.invalidateQueries({ queryKey: reviewersQuery(advert.id).queryKey });

  const send = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { sent } = await call('review.send', { body: { advertId: advert.id, emails } });
      await refresh();
      onSent(sent);
    } catch (error) {
      const told = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setRefused(told ? error.message : wording.failed);
      await refresh();
      setBusy(false);
    }
  };
  const resend = async ({ id }: ReviewerDetails): Promise<void> => {
    try {
      await call('review.resend', { body: { advertId: advert.id, reviewerId: id } });
      toast.success(wording.resent);
      await refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
  };
  const revoke = async ({ id }: ReviewerDetails): Promise<void> => {
    await call('review.revoke', { body: { advertId: advert.id, reviewerId: id } });
    toast.success(wording.removed);
    await refresh();
  };
  const reason = emails.length === 0 ? wording.none : fault === undefined ? undefined : wording.invalid;
  return (
    <Dialog title={wording.title(advert.jobTitle)} onClose={busy ? () => undefined : onClose}>
      <ChipsField
        label={wording.emails.label}
        help={wording.emails.help}
        placeholder={wording.emails.placeholder}
        inputMode="email"
        max={limits.emailsMax}
        disabled={busy}
        error={fault}
        value={emails}
        isBad={(email) => faultOf([email], known, ownEmail) !== undefined}
        onChange={(next) => {
          setEmails(next);
          setRefused(undefined);
        }}
      />
      {refused !== undefined && <Note look="red">{refused}</Note>}
      <section className="share-people">
        <h3 className="t-label">{wording.people}</h3>
        {query.isError && <Note look="red">{wording.loadFailed}</Note>}
        <ul className="rows share-rows">
          <li>
            <Avatar person={advert.user} size="lg" />
            <span>
              <b>{nameOf(advert.user)}</b>
              <small>{advert.user.email}</small>
            </span>
            <span className="r muted">{wording.owner}</span>
          </li>
          {reviewers.map((reviewer) => (
            <PersonRow
              key={reviewer.id}
              reviewer={reviewer}
              onResend={() => void resend(reviewer)}
              onRevoke={() => setRevoking(reviewer)}
            />
          ))}
        </ul>
        {query.data !== undefined && reviewers.length === 0 && <p className="help">{wording.empty}</p>}
      </section>
      <div className="do">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {wording.cancel}
        </Button>
        <Button
          look="primary"
          busy={busy}
          disabled={reason !== undefined}
          title={reason}
          icon={<IconSend size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => void send()}
        >
          {wording.send}
        </Button>
      </div>
      {revoking !== undefined && (
        <ConfirmDialog
          title={wording.removeTitle}
          subtitle={wording.removeText(revoking.email)}
          confirm={wording.remove}
          look="danger-fill"
          onConfirm={() => revoke(revoking)}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </Dialog>
  );
}
