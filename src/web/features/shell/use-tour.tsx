/** When the tour runs: once by itself for those who have not seen its end, and whenever it is asked for. */
import { type ReactNode, Suspense, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { has } from '#domain/permissions.ts';
import { markTourCompleted, roleOf } from '#web/features/session/index.ts';
import { Tour } from '#web/features/tour/index.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toasts.tsx';

/** Where people arrive. Whoever follows a link to somewhere else has something to do there. */
const arrivals: readonly string[] = [paths.dashboard, paths.create];

export interface TourState {
  /** The running tour; nothing while none runs. */
  tour: ReactNode;
  /** Starts it from its first step; undefined for those who have no tour. */
  repeat: (() => void) | undefined;
}

export function useTour(profile: Profile, path: string): TourState {
  const role = roleOf(profile);
  const offered = has(role, 'tour.run');
  const [running, setRunning] = useState<'itself' | 'repeated'>();
  const [seen, setSeen] = useState(profile.isTourGuideCompleted);
  if (offered && !seen && running === undefined && arrivals.includes(path)) setRunning('itself');

  const end = (how: 'finished' | 'skipped') => {
    setRunning(undefined);
    setSeen(true);
    if (how === 'skipped') toast.success('Tour closed. To see it again, choose Repeat Tour? in the sidebar.');
    markTourCompleted().catch(() =>
      toast.error("The tour's end couldn't be stored, so it may show once more. Nothing else is affected."),
    );
  };
  return {
    tour: running !== undefined && (
      <Suspense>
        <Tour role={role} moveFirst={running === 'repeated'} onEnd={end} />
      </Suspense>
    ),
    repeat: offered ? () => setRunning('repeated') : undefined,
  };
}
