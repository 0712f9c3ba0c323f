/** The route guards of the specification: who may open which page, and where everybody else goes (D1 section 2). */
import { redirect } from '@tanstack/react-router';
import type { Profile } from '#contract/account.ts';
import type { Role } from '#domain/user.ts';
import { loadProfile, roleOf } from '#web/features/session/session.ts';
import { paths } from '#web/paths.ts';

/** What a guard hands to the page: who is signed in, and whether the page is closed to them. */
export interface Admission {
  profile: Profile;
  denied: boolean;
}

const returnKey = 'Return_To';

/** Remembers where somebody wanted to go before they had to log in. */
function rememberPlace(href: string): void {
  if (href !== paths.dashboard) sessionStorage.setItem(returnKey, href);
}

/** The remembered place, once. Only paths of our own count. */
export function takeReturnPlace(): string | undefined {
  const href = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}

/** Where a signed-in person belongs when they open a page for guests. */
export function homeOf(profile: Profile): string {
  if (!profile.getCompanyDetails) return paths.companySetup;
  return profile.hasAdverts || roleOf(profile) === 'copywriter' ? paths.dashboard : paths.create;
}

/** Guests only; whoever is signed in goes to where they belong. */
export async function guestsOnly(): Promise<void> {
  const profile = await loadProfile();
  if (profile !== undefined) throw redirect({ to: homeOf(profile) });
}

interface Wanted {
  roles: readonly Role[];
  /** Pages before the company is set up. */
  beforeCompany?: boolean;
  /** Where a role is sent instead of being told that the page is closed. */
  elsewhere?: Partial<Record<Role, string>>;
}

/** For signed-in people of these roles. */
export function only({ roles, beforeCompany = false, elsewhere = {} }: Wanted) {
  return async ({ location }: { location: { href: string } }): Promise<Admission> => {
    const profile = await loadProfile();
    if (profile === undefined) {
      rememberPlace(location.href);
      throw redirect({ to: paths.login });
    }
    if (!profile.getCompanyDetails && !beforeCompany) throw redirect({ to: paths.companySetup });
    const role = roleOf(profile);
    const other = elsewhere[role];
    if (other !== undefined) throw redirect({ to: other });
    return { profile, denied: !roles.includes(role) };
  };
}

/** Company set-up: for super admins without company; with one they go on to create. */
export async function setUpOnly(context: { location: { href: string } }): Promise<Admission> {
  const admission = await only({ roles: ['superAdmin'], beforeCompany: true })(context);
  if (!admission.denied && admission.profile.getCompanyDetails) throw redirect({ to: paths.create });
  return admission;
}
