/** Whether the job description may be used: only when a check of it answers 'match' (D2 section 2.2). */
import { useEffect, useState } from 'react';
import type { JobDescriptionCheck } from '#domain/framework.ts';
import { call } from '#web/api/client.ts';
import { logQuietly } from '#web/api/console.ts';

/** What the check answered; 'error' where it didn't. Undefined while it runs. */
export type CheckState = JobDescriptionCheck | 'error' | undefined;

export function useJobDescription(advertId: string): CheckState {
  const [state, setState] = useState<CheckState>();
  useEffect(() => {
    let gone = false;
    call('framework.checkJobDescription', { body: { advertId } })
      .then(({ result }) => !gone && setState(result))
      .catch((error: unknown) => {
        logQuietly('The check of the job description failed', error);
        if (!gone) setState('error');
      });
    return () => {
      gone = true;
    };
  }, [advertId]);
  return state;
}
