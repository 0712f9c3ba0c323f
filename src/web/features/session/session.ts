/** Signing in and out in this browser, and who is signed in. */
import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#contract/account.ts';
import type { Role } from '#domain/user.ts';
import { ApiError, call } from '#web/api/client.ts';
import { keyOf, queryClient } from '#web/api/queries.ts';
import { clearBrowserStorage, dropSession, readSession, storeSession } from '#web/api/session-storage.ts';
import { paths } from '#web/paths.ts';

/** The signed-in person's profile. */
export const profileQuery = queryOptions({
  queryKey: keyOf('user.me'),
  queryFn: ({ signal }) => call('user.me', undefined, { signal }),
  staleTime: 60_000,
});

/** The name of a profile's role. */
export function roleOf(profile: Profile): Role {
  return profile.role[0]?.name ?? 'recruiter';
}

/** Stores that the tour was finished or skipped, so that it doesn't come by itself again. */
export async function markTourCompleted(): Promise<void> {
  // What this browser knows changes first: the tour must not come again because the server can't be reached.
  queryClient.setQueryData(profileQuery.queryKey, (profile) =>
    profile === undefined ? undefined : { ...profile, isTourGuideCompleted: true },
  );
  await call('user.tourStatus', { body: { status: true } });
}

/** Starts a session and remembers it. */
export async function logIn(email: string, password: string): Promise<void> {
  const session = await call('auth.login', { body: { email, password } });
  queryClient.clear();
  storeSession(session);
}

/** Ends the session on the server if it can be reached, and in this browser in any case. */
async function logOut(): Promise<void> {
  await call('auth.logout').catch(() => undefined);
  clearBrowserStorage();
  queryClient.clear();
}

/** Logs out and loads the login page anew, which leaves nothing of the last person in memory. */
export async function leave(): Promise<void> {
  await logOut();
  // The router writes down where the pages stood when the last one goes: that goes as well.
  window.addEventListener('pagehide', clearBrowserStorage, { once: true });
  window.location.assign(paths.login);
}

/** The session has ended by itself: nothing is cleared but the session, so that drafts are offered back after the next log-in. */
export function forgetSession(): void {
  dropSession();
  queryClient.clear();
}

/**
 * The profile for the guards. A failure at start-up is passed over: what the browser remembers is enough to show the page,
 * which then says itself what it can't load. Undefined when nobody is signed in.
 */
export async function loadProfile(): Promise<Profile | undefined> {
  if (readSession() === null) return undefined;
  try {
    return await queryClient.ensureQueryData(profileQuery);
  } catch (error) {
    // A refused session is over; any other failure is passed over.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) forgetSession();
    const session = readSession();
    return session === null
      ? undefined
      : remembered(session.user.id, session.user.email, session.user.role[0]?.name ?? 'recruiter');
  }
}

function remembered(id: string, email: string, role: Role): Profile {
  return {
    id,
    email,
    role: [{ name: role }],
    firstName: null,
    lastName: null,
    fullName: '',
    avatar: null,
    tenantUserId: id,
    tenantId: null,
    phoneNumber: null,
    timezone: null,
    isTourGuideCompleted: true,
    companyName: null,
    industry: null,
    getCompanyDetails: true,
    createdAt: new Date(0).toISOString(),
    trialEndsAt: null,
    trialDaysLeft: null,
    hasAdverts: true,
    isOperator: false,
    skipBlankAdTooltip: true,
    skipAIDATooltip: true,
    skipAITooltip: true,
    skipCopywriterTooltip: true,
  };
}
