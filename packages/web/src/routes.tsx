import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { AppShell } from './app/AppShell.tsx';
import { CrashPage } from './app/CrashPage.tsx';
import { NotFoundPage } from './app/NotFoundPage.tsx';
import { userQuery } from './features/account/queries.ts';
import { rememberQuery, takeRememberedQuery } from './features/search/remembered-query.ts';
import { queryClient } from './lib/query-client.ts';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import { isPrivatePath, PATHS } from './paths.ts';

type RouterContext = { readonly queryClient: QueryClient; readonly isSignedIn: boolean };
type Search = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const homePage = lazyRouteComponent(() => import('./routes/home.tsx'));
const landingPage = lazyRouteComponent(() => import('./routes/landing.tsx'));

const root = createRootRouteWithContext<RouterContext>()({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ context, location }) => {
    // Answers at once from memory; a stale answer is fetched again behind the screen.
    void context.queryClient.ensureQueryData({ ...userQuery, revalidateIfStale: true });
    if (context.isSignedIn || !isPrivatePath(location.pathname)) return;
    if (location.pathname === PATHS.search) rememberQuery(textOf((location.search as Search)['q']));
    throw redirect({ to: PATHS.home, replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  validateSearch: (search: Search): { q?: string; restore?: string; error?: string; details?: string } => search,
  beforeLoad: ({ context, search, preload }) => {
    if (preload) return;
    if (!context.isSignedIn) {
      rememberQuery(search.q);
      return;
    }
    const q = search.q?.trim() || takeRememberedQuery();
    if (q) throw redirect({ to: PATHS.search, search: { q }, replace: true });
  },
  loader: ({ context }) => (context.isSignedIn ? homePage : landingPage).preload?.(),
  component: function HomeOrLanding() {
    const Page = home.useRouteContext({ select: ({ isSignedIn }) => isSignedIn }) ? homePage : landingPage;
    return <Page />;
  },
});

const homeAlias = createRoute({
  getParentRoute: () => root,
  path: PATHS.homeAlias,
  beforeLoad: ({ context }) => {
    if (!context.isSignedIn) throw redirect({ to: PATHS.home, replace: true });
  },
  component: homePage,
});

const search = createRoute({
  getParentRoute: () => root,
  path: PATHS.search,
  validateSearch: (given: Search): { q?: string } => given,
  beforeLoad: ({ search: { q } }) => {
    if (!q?.trim()) throw redirect({ to: PATHS.home, replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/search.tsx')),
});

const editPlan = createRoute({
  getParentRoute: () => root,
  path: PATHS.editPlan,
  component: lazyRouteComponent(() => import('./routes/edit-plan.tsx')),
});

const myPlans = createRoute({
  getParentRoute: () => root,
  path: PATHS.myPlans,
  validateSearch: (given: Search): { highlight?: string } => given,
  component: lazyRouteComponent(() => import('./routes/my-plans.tsx')),
});

export const router = createRouter({
  routeTree: root.addChildren([home, homeAlias, search, editPlan, myPlans]),
  context: { queryClient, isSignedIn: false },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultErrorComponent: CrashPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
