/** Sends a written advert back to its copywriter, with what should change. */
import { type FormEvent, useState } from 'react';
import { copywriting as limits } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { messageOf } from '../show-failure.ts';
import { copywriting } from './wording.ts';

export interface SendBackDialogProps {
  advertId: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

export function SendBackDialog({ advertId, onDone, onClose }: SendBackDialogProps) {
  const { back } = copywriting;
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (message.trim() === '') {
      setError(back.required);
      return;
    }
    setBusy(true);
    try {
      await call('copywriter.sendBack', { body: { advertId, message: message.trim() } });
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
      return;
    }
    toast.success(back.done);
    await onDone().catch(() => undefined);
    onClose();
  };
  return (
    <Dialog title={back.title} onClose={busy ? () => undefined : onClose}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <TextAreaField
          label={back.label}
          required
          rows={4}
          maxLength={limits.messageMax}
          placeholder={back.placeholder}
          help={back.help}
          error={error}
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <div className="do">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            {back.button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
