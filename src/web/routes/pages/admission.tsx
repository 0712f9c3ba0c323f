/** What the guard found out, for the pages in the shell. */
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Profile } from '#contract/account.ts';
import { AccessDenied } from '#web/features/messages/pages.tsx';
import type { Admission } from '../guards.ts';

/** The title of the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - Hirewright`;
  }, [title]);
}

/** Shows the page to those it is for, and says so to the others. */
export function Admitted({ title, children }: { title: string; children: (profile: Profile) => ReactNode }) {
  const { profile, denied } = useRouteContext({ strict: false }) as Admission;
  usePageTitle(denied ? 'No access' : title);
  return denied ? <AccessDenied /> : children(profile);
}
