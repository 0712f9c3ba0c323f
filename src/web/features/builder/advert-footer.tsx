/** The footer of the Advert and Review tabs: what may be done with the text, by role and state. */
import { IconInfoCircle, IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Advert } from '#contract/advert.ts';
import type { Role } from '#domain/user.ts';
import { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toasts.tsx';
import type { AdvertText } from './advert/use-advert-text.ts';
import { BuilderFooter } from './builder-footer.tsx';
import { copywriting } from './copywriting/wording.ts';
import { SendBackDialog } from './parts.ts';
import { ShareButton } from './share-button.tsx';
import { messageOf } from './show-failure.ts';
import { wording } from './wording.ts';

export interface AdvertFooterProps {
  advert: Advert;
  /** The Advert tab, or the Review tab, which has fewer steps. */
  place: 'advert' | 'review';
  ownEmail: string;
  role: Role;
  tenantId: string | undefined;
  text: AdvertText;
  mayWrite: boolean;
  /** Whether this person may complete the advert or put it back to the drafts. */
  mayApprove: boolean;
  coach: ReactNode;
  /** Fetches the advert anew and shows it. */
  reload: () => Promise<unknown>;
}

/** What the copywriter sees: one step forward, and what it means. */
function CopywriterFooter({ advert, tenantId, text, mayWrite }: AdvertFooterProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { owner } = copywriting;
  const ask = (): void => {
    if (text.isEmpty() === true) toast.error(owner.empty);
    else setAsking(true);
  };
  const send = async (): Promise<void> => {
    if (!(await text.autosave.settle())) throw new Error(wording.save.failed);
    await call('copywriter.finish', { body: { tenantId: tenantId ?? advert.tenantId, advertId: advert.id } });
    toast.success(owner.done);
    await navigate({ to: paths.dashboard });
  };
  if (!mayWrite) return <BuilderFooter coach={<span className="muted">{copywriting.finished}</span>} />;
  return (
    <>
      <BuilderFooter
        coach={
          <span className="muted foot-note">
            <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
            {owner.note}
          </span>
        }
      >
        <span className="sp" />
        <Button look="primary" icon={<IconSend size={18} stroke={1.6} />} onClick={ask}>
          {owner.button}
        </Button>
      </BuilderFooter>
      {asking && (
        <ConfirmDialog
          title={owner.title}
          subtitle={owner.text(nameOf(advert.user))}
          confirm={owner.button}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function CompanyFooter({ advert, place, ownEmail, text, mayApprove, coach, reload }: AdvertFooterProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'approve' | 'back'>();
  const [busy, setBusy] = useState(false);
  const { autosave } = text;
  const toDrafts = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await autosave.settle())) throw new Error(wording.save.failed);
      if (advert.status === 'review')
        await call('advert.updateStatus', { body: { advertId: advert.id, status: 'draft' } });
      toast.success(wording.toDrafts);
      await navigate({ to: paths.dashboard });
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const ask = (): void => {
    if (text.isEmpty() === true) toast.error(wording.approve.empty);
    else setAsking('approve');
  };
  const approve = async (): Promise<void> => {
    if (!(await autosave.settle())) throw new Error(wording.approve.saving);
    await call('advert.approve', { body: { advertId: advert.id } });
    toast.success(wording.approve.done);
    await reload();
  };
  const maySendBack =
    place === 'advert' &&
    mayApprove &&
    advert.copywriting_finished &&
    advert.isCopywriterAssigned &&
    advert.status === 'draft';
  return (
    <>
      <BuilderFooter
        start={
          mayApprove && place === 'advert' ? (
            <Button look="quiet" busy={busy} onClick={() => void toDrafts()}>
              Send to Drafts
            </Button>
          ) : undefined
        }
        coach={coach}
      >
        {maySendBack && (
          <Button look="quiet" onClick={() => setAsking('back')}>
            {copywriting.back.button}
          </Button>
        )}
        {mayApprove && (
          <>
            {place === 'advert' && <ShareButton advert={advert} ownEmail={ownEmail} text={text} />}
            <Button look="primary" onClick={ask}>
              Approve and Completed
            </Button>
          </>
        )}
      </BuilderFooter>
      {asking === 'approve' && (
        <ConfirmDialog
          title={wording.approve.title}
          subtitle={wording.approve.text}
          confirm={wording.approve.confirm}
          onConfirm={approve}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'back' && (
        <SendBackDialog advertId={advert.id} onDone={reload} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

export function AdvertFooter(props: AdvertFooterProps) {
  return props.role === 'copywriter' ? <CopywriterFooter {...props} /> : <CompanyFooter {...props} />;
}
