/** The editing lease: while this page is open reviewers may read, but not comment (decisions: Mode). */
import { useEffect } from 'react';
import { life } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { afterFrame } from '#web/ui/after-frame.ts';

/** Renewed twice within its life, so that one lost call doesn't end it. */
const renewal = life.editLease / 2;

/** Takes the lease, renews it, gives it up when the page is left. A failure changes nothing for the writer. */
export function useLease(advertId: string, tenantId: string | undefined, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const company = tenantId === undefined ? {} : { tenantId };
    const send = (mode: 'edit' | 'review', keepalive: boolean): void => {
      call('advert.updateMode', { body: { advertId, mode, ...company } }, { keepalive }).catch(() => undefined);
    };
    const take = (): void => send('edit', false);
    const leave = (): void => send('review', true);
    const callOff = afterFrame(take);
    const timer = setInterval(take, renewal);
    window.addEventListener('pagehide', leave);
    return () => {
      callOff();
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [advertId, tenantId, active]);
}
