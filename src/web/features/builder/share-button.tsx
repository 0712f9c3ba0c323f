/** 'Send for Review...': saves what was typed last, then asks whom to send it to. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Advert } from '#contract/advert.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { deferred } from '#web/ui/deferred.tsx';
import { toast } from '#web/ui/toasts.tsx';
import type { AdvertText } from './advert/use-advert-text.ts';
import { wording } from './wording.ts';

const ShareDialog = deferred(async () => (await import('#web/features/review/index.ts')).ShareDialog, null);

export interface ShareButtonProps {
  advert: Advert;
  ownEmail: string;
  text: AdvertText;
  size?: 'sm' | 'md';
}

export function ShareButton({ advert, ownEmail, text, size = 'md' }: ShareButtonProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [sharing, setSharing] = useState(false);
  const open = async (): Promise<void> => {
    if (text.isEmpty() === true) {
      toast.error(wording.share.noText);
      return;
    }
    setBusy(true);
    const saved = await text.autosave.settle();
    setBusy(false);
    if (saved) setSharing(true);
    else toast.error(wording.share.saving);
  };
  const sent = (count: number): void => {
    toast.success(wording.share.done(count));
    void navigate({ to: paths.sentForReview });
  };
  return (
    <>
      <Button size={size} busy={busy} onClick={() => void open()}>
        Send for Review...
      </Button>
      {sharing && <ShareDialog advert={advert} ownEmail={ownEmail} onSent={sent} onClose={() => setSharing(false)} />}
    </>
  );
}
