/** Lines above every page: no connection, the trial is over. */
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Profile } from '#contract/account.ts';
import { paths } from '#web/paths.ts';
import { isTrialOver, trialEnded } from './trial.ts';

const watchOnline = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export function Banners({ profile }: { profile: Profile }) {
  const online = useSyncExternalStore(watchOnline, () => navigator.onLine);
  return (
    <>
      {!online && (
        <p className="banner" role="status">
          You are offline. What you type is kept in this browser and saved when you are back.
        </p>
      )}
      {isTrialOver(profile) && (
        <p className="banner" role="status">
          {trialEnded} <Link to={paths.help}>What happens now?</Link>
        </p>
      )}
    </>
  );
}
