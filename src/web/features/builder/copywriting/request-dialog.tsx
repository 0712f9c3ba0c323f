/** The dialog 'Request a copywriter' (D1 section 2, Dialogs). */
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { copywriting as limits } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { messageOf } from '../show-failure.ts';
import { copywriting } from './wording.ts';

export interface RequestDialogProps {
  advertId: string;
  profile: Profile;
  /** After the request was sent: shows the advert anew. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

export function RequestDialog({ advertId, profile, onDone, onClose }: RequestDialogProps) {
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { request } = copywriting;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await call('copywriter.request', {
        body: { advertId, name: nameOf(profile), email: profile.email, message: message.trim() },
      });
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
      return;
    }
    toast.success(`${request.done}. ${request.hint}`);
    await onDone().catch(() => undefined);
    onClose();
  };
  return (
    <Dialog title={request.title} subtitle={request.intro} onClose={busy ? () => undefined : onClose}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <div className="two">
          <TextField label="Name" value={nameOf(profile)} disabled readOnly />
          <TextField label="Email" value={profile.email} disabled readOnly />
        </div>
        <TextAreaField
          label="Message"
          rows={5}
          maxLength={limits.messageMax}
          placeholder={request.placeholder}
          help={request.help}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {failure !== undefined && <Note look="red">{failure}</Note>}
        <div className="do">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" busy={busy} icon={<IconSend size={18} stroke={1.6} />}>
            {request.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
