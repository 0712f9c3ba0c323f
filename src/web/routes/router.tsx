/** All routes with their guards. Pages are fetched when they are opened. */
import { useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import type { AdvertType } from '#domain/advert.ts';
import type { Role } from '#domain/user.ts';
import { onSignedOut } from '#web/api/client.ts';
import { answerOf } from '#web/api/queries.ts';
import { onSessionChange } from '#web/api/session-storage.ts';
import { forgetSession, leave, roleOf } from '#web/features/session/session.ts';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { paths } from '#web/paths.ts';
import { Loader } from '#web/ui/spinner.tsx';
import { Toasts, toast } from '#web/ui/toasts.tsx';
import { after, patience } from './after.ts';
import { type Admission, guestsOnly, only, setUpOnly } from './guards.ts';
import type { Place } from './place.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that a page carries along to Verification. */
    email?: string | undefined;
    /** Whom a finished review was for. */
    owner?: string | undefined;
  }
}

/** The one place that decides what follows when the server no longer accepts the session. */
function useSignedOut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const ended = onSignedOut((error) => {
      forgetSession();
      toast.error(error.message);
      void navigate({ to: paths.login });
    });
    const elsewhere = onSessionChange(() => window.location.reload());
    return () => {
      ended();
      elsewhere();
    };
  }, [navigate]);
}

function Root() {
  useSignedOut();
  return (
    <>
      <Suspense fallback={<Loader />}>
        <Outlet />
      </Suspense>
      <Toasts />
    </>
  );
}

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: () => null,
  pendingComponent: Loader,
});

const company: readonly Role[] = ['superAdmin', 'admin', 'recruiter'];
const everyone: readonly Role[] = [...company, 'copywriter'];
const managers: readonly Role[] = ['superAdmin', 'admin'];

/** A page for guests; token and email of mailed links leave the address bar as soon as they are read. */
interface MailedLink {
  token?: string | undefined;
  email?: string | undefined;
}
const readLink = (search: Record<string, unknown>): MailedLink => ({
  token: typeof search.token === 'string' && search.token !== '' ? search.token : undefined,
  email: typeof search.email === 'string' && search.email !== '' ? search.email : undefined,
});

const guest = (path: string, load: Parameters<typeof lazyRouteComponent>[0], name: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: readLink,
    beforeLoad: guestsOnly,
    component: lazyRouteComponent(load, name),
  });

const guestRoutes = [
  guest(paths.login, () => import('./pages/account-pages.tsx'), 'LoginRoute'),
  guest(paths.signUp, () => import('./pages/account-pages.tsx'), 'SignUpRoute'),
  guest(paths.forgotPassword, () => import('./pages/account-pages.tsx'), 'ForgotPasswordRoute'),
  guest(paths.resetPassword, () => import('./pages/account-pages.tsx'), 'ResetPasswordRoute'),
  guest(paths.verification, () => import('./pages/account-pages.tsx'), 'VerificationRoute'),
];

const setUpRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.companySetup,
    beforeLoad: setUpOnly,
    component: lazyRouteComponent(() => import('./pages/company-pages.tsx'), 'CompanySetupRoute'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.introduction,
    beforeLoad: only({ roles: ['superAdmin'] }),
    component: lazyRouteComponent(() => import('./pages/company-pages.tsx'), 'IntroductionRoute'),
  }),
];

function Frame() {
  const { profile } = shellRoute.useRouteContext() as Admission;
  const path = useLocation({ select: (location) => location.pathname });
  // A copywriter's companies and adverts are there from the start (D1 section 4, 'Session').
  useQuery({ ...answerOf('copywriter.details'), enabled: roleOf(profile) === 'copywriter' });
  return (
    <AppShell profile={profile} path={path} onLogOut={() => void leave()}>
      <Suspense fallback={<Loader />}>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: only({ roles: everyone }),
  component: Frame,
});

const inShell = (
  path: string,
  roles: readonly Role[],
  load: Parameters<typeof lazyRouteComponent>[0],
  name: string,
  elsewhere: Partial<Record<Role, string>> = {},
) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    beforeLoad: only({ roles, elsewhere }),
    loader: async ({ params, location }) => {
      const { prepare } = (await load()) as { prepare?: (place: Place) => Promise<void> };
      const { advertId } = params as { advertId?: string };
      const { tenantId } = location.search as { tenantId?: string };
      if (prepare !== undefined) {
        await Promise.race([prepare({ advertId, tenantId, hash: location.hash }), after(patience)]);
      }
    },
    // The pages ask for their data themselves, by their queries.
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(load, name),
  });

const dashboard = () => import('./pages/dashboard-route.tsx');
const create = () => import('./pages/create-route.tsx');
const builder = () => import('./pages/builder-route.tsx');
const profilePage = () => import('./pages/profile-route.tsx');
const usersPage = () => import('./pages/users-route.tsx');
const helpPage = () => import('./pages/help-route.tsx');
const modelPage = () => import('./pages/model-route.tsx');
const operator = () => import('./pages/operator-route.tsx');
const guidelines = () => import('./pages/guidelines-route.tsx');
const library = () => import('./pages/library-routes.tsx');
const sentForReview = () => import('./pages/sent-for-review-route.tsx');

// Who may begin an advert on the page, and who may open one there.
const builderPages: readonly [string, AdvertType, readonly Role[], readonly Role[]][] = [
  [paths.blankAdvert, 'blankAdCanvas', everyone, everyone],
  [paths.writingTemplate, 'aida', company, company],
  [paths.aiCopyGenerator, 'aiAdvert', company, company],
  [paths.requestCopywriter, 'copywriter', company, everyone],
];
const builderNames: Record<AdvertType, string> = {
  blankAdCanvas: 'BlankAdvertRoute',
  aida: 'FrameworkRoute',
  aiAdvert: 'GeneratorRoute',
  copywriter: 'CopywriterRoute',
};

const shellRoutes = [
  inShell(paths.dashboard, everyone, dashboard, 'DashboardRoute'),
  inShell(paths.create, company, create, 'CreateRoute', { copywriter: paths.dashboard }),
  ...builderPages.flatMap(([path, type, whoNew, whoOpens]) => [
    // A copywriter may come here, but has nothing to do without an advert.
    inShell(path, whoNew, builder, builderNames[type], whoNew === everyone ? { copywriter: paths.dashboard } : {}),
    inShell(`${path}/$advertId`, whoOpens, builder, builderNames[type]),
  ]),
  inShell(paths.sentForReview, everyone, sentForReview, 'SentForReviewRoute'),
  inShell(paths.library, company, library, 'LibraryRoute'),
  inShell(`${paths.library}/$folderId`, company, library, 'FolderRoute'),
  inShell(paths.guidelines, everyone, guidelines, 'GuidelinesRoute'),
  inShell(paths.profile, everyone, profilePage, 'ProfileRoute'),
  inShell(paths.users, managers, usersPage, 'UsersRoute'),
  inShell(paths.help, company, helpPage, 'HelpRoute'),
  inShell(paths.languageModel, company, modelPage, 'ModelRoute'),
  inShell(paths.operator, everyone, operator, 'OperatorRoute'),
];

const openRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.review,
    validateSearch: readLink,
    component: lazyRouteComponent(() => import('./pages/review-route.tsx'), 'ReviewRoute'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.reviewCompleted,
    component: lazyRouteComponent(() => import('./pages/review-route.tsx'), 'ReviewCompletedRoute'),
  }),
  // Any unknown path goes to the dashboard, whose guard sends guests to log in.
  createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: paths.dashboard });
    },
  }),
];

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...guestRoutes,
    ...setUpRoutes,
    shellRoute.addChildren(shellRoutes),
    ...openRoutes,
  ]),
  defaultPendingMs: 300,
  defaultPendingComponent: Loader,
  scrollRestoration: true,
});

/** Begins to fetch the code of the page at this place, so that it is there when the guard has found out who is asking. */
export function fetchPage(pathname: string, hash: string): void {
  const ignored = (): void => undefined;
  // What can't be fetched is asked for again by the route, which shows the failure.
  if (pathname === paths.dashboard) dashboard().catch(ignored);
  else if (pathname.startsWith(`${paths.create}/`)) {
    builder().catch(ignored);
    if (hash === '#advert') import('#web/editor/advert-editor.tsx').catch(ignored);
  }
}
