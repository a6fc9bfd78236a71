import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import { AppShell } from './app/AppShell.tsx';
import { CrashPage } from './app/CrashPage.tsx';
import { mayGuestsPlan } from './app/guests.ts';
import { NotFoundPage } from './app/NotFoundPage.tsx';
import { rememberAddress, rememberQuery, takeRememberedAddress, takeRememberedQuery } from './features/search/remembered-query.ts';
import { takeDraftAddress } from './lib/kept-drafts.ts';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import { isShopper } from './lib/household-role.ts';
import { wasMemberHere } from './lib/member-hint.ts';
import { isDayPlanningPath, isPrivatePath, isShoppersPath, PATHS, signInUrl } from './paths.ts';

type RouterContext = { readonly isSignedIn: boolean; readonly keepUserFresh: () => void };
type Search = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Names this entry of the browser's history: the same after Back and after a reload, another for every new navigation.
 * Part of the route's context, as the router's location already is the next one while this screen is still shown.
 */
// oxlint-disable-next-line no-underscore-dangle -- the router's own name for it
const entryOf = ({ state }: ParsedLocation): { entryKey: string } => ({ entryKey: state.__TSR_key ?? '' });

const homePage = lazyRouteComponent(() => import('./routes/home.tsx'));
const landingPage = lazyRouteComponent(() => import('./routes/landing.tsx'));

const root = createRootRouteWithContext<RouterContext>()({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ context, location, preload }) => {
    context.keepUserFresh();
    const isClosed = isPrivatePath(location.pathname) || isDayPlanningPath(location.pathname);
    if (context.isSignedIn && isShopper() && isClosed && !isShoppersPath(location.pathname)) {
      throw redirect({ to: PATHS.groceryLists, replace: true });
    }
    if (context.isSignedIn || !isPrivatePath(location.pathname)) return;
    if (isDayPlanningPath(location.pathname) && mayGuestsPlan()) return;
    // What a phone shared is not to be shared again after the sign-in.
    if (location.pathname === PATHS.newRecipe) throw redirect({ href: signInUrl(location.href), reloadDocument: true });
    if (location.pathname === PATHS.search) rememberQuery(textOf((location.search as Search)['q']));
    // What somebody had open in this tab is theirs, however they left: the next to sign in may be another.
    else if (!preload && !wasMemberHere()) rememberAddress(location.href);
    throw redirect({ to: PATHS.home, replace: true });
  },
});

/** Nothing but a path and a screen. */
const page = <const Path extends string>(path: Path, load: Parameters<typeof lazyRouteComponent>[0]) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) });

const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  validateSearch: (search: Search): { q?: string; restore?: string; error?: string; details?: string } => search,
  beforeLoad: ({ context, search, preload }) => {
    if (preload) return;
    const asked = search.q?.trim();
    if (!context.isSignedIn) {
      if (asked && mayGuestsPlan()) throw redirect({ to: PATHS.search, search: { q: asked }, replace: true });
      rememberQuery(asked);
      return;
    }
    const address = takeDraftAddress() ?? takeRememberedAddress();
    if (address !== undefined) throw redirect({ href: address, replace: true });
    const q = asked || takeRememberedQuery();
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
  validateSearch: (given: Search): { q?: string; left?: string } => given,
  beforeLoad: ({ search: { q }, location }) => {
    if (!q?.trim()) throw redirect({ to: PATHS.home, replace: true });
    return entryOf(location);
  },
  component: lazyRouteComponent(() => import('./routes/search.tsx')),
});

const editPlan = createRoute({
  getParentRoute: () => root,
  path: PATHS.editPlan,
  beforeLoad: ({ location }) => entryOf(location),
  component: lazyRouteComponent(() => import('./routes/edit-plan.tsx')),
});

const recipe = page(PATHS.recipe, () => import('./routes/recipe.tsx'));
const recipes = page(PATHS.recipes, () => import('./routes/recipes.tsx'));

const newRecipe = createRoute({
  getParentRoute: () => root,
  path: PATHS.newRecipe,
  validateSearch: (given: Search): { url?: string; text?: string; title?: string } => given,
  component: lazyRouteComponent(() => import('./routes/new-recipe.tsx')),
});

const ownRecipe = page(PATHS.ownRecipe, () => import('./routes/own-recipe.tsx'));
const planRecipe = page(PATHS.planRecipe, () => import('./routes/plan-recipe.tsx'));

const printPage = lazyRouteComponent(() => import('./routes/print-plan.tsx'));

const printPlan = createRoute({ getParentRoute: () => root, path: PATHS.printPlan, component: printPage });

const printPlanById = createRoute({
  getParentRoute: () => root,
  path: PATHS.printPlanById,
  validateSearch: (given: Search): { id?: string } => given,
  beforeLoad: ({ search: { id } }) => {
    if (!id?.trim()) throw redirect({ to: PATHS.home, replace: true });
  },
  component: printPage,
});

const week = createRoute({
  getParentRoute: () => root,
  path: PATHS.week,
  validateSearch: (given: Search): { q?: string; start?: string; days?: string; from?: 'plan' } => given,
  component: lazyRouteComponent(() => import('./routes/week.tsx')),
});

const savedWeek = page(PATHS.savedWeek, () => import('./routes/saved-week.tsx'));
const printWeek = page(PATHS.printWeek, () => import('./routes/print-week.tsx'));

const myPlans = createRoute({
  getParentRoute: () => root,
  path: PATHS.myPlans,
  validateSearch: (given: Search): { highlight?: string; q?: string } => given,
  component: lazyRouteComponent(() => import('./routes/my-plans.tsx')),
});

const groceryLists = page(PATHS.groceryLists, () => import('./routes/grocery-lists.tsx'));

const createGroceryList = createRoute({
  getParentRoute: () => root,
  path: PATHS.createGroceryList,
  validateSearch: (given: Search): { week?: string } => given,
  component: lazyRouteComponent(() => import('./routes/create-grocery-list.tsx')),
});

const groceryList = page(PATHS.groceryList, () => import('./routes/grocery-list.tsx'));
const nutrition = page(PATHS.nutrition, () => import('./routes/nutrition.tsx'));

const profile = createRoute({
  getParentRoute: () => root,
  path: PATHS.profile,
  validateSearch: (given: Search): { section?: string; google?: string } => given,
  component: lazyRouteComponent(() => import('./routes/profile.tsx')),
});

const account = page(PATHS.account, () => import('./routes/account.tsx'));
const household = page(PATHS.household, () => import('./routes/household.tsx'));
const join = page(PATHS.join, () => import('./routes/join.tsx'));
const privacyPolicy = page(PATHS.privacyPolicy, () => import('./routes/privacy-policy.tsx'));
const termsOfService = page(PATHS.termsOfService, () => import('./routes/terms-of-service.tsx'));

const calendar = createRoute({
  getParentRoute: () => root,
  path: PATHS.calendar,
  validateSearch: (given: Search): { assignPlan?: string; view?: string; month?: string } => given,
  component: lazyRouteComponent(() => import('./routes/calendar.tsx')),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    homeAlias,
    search,
    editPlan,
    recipe,
    recipes,
    newRecipe,
    ownRecipe,
    planRecipe,
    printPlan,
    printPlanById,
    week,
    savedWeek,
    printWeek,
    myPlans,
    calendar,
    groceryLists,
    createGroceryList,
    groceryList,
    nutrition,
    profile,
    account,
    household,
    join,
    privacyPolicy,
    termsOfService,
  ]),
  context: { isSignedIn: false, keepUserFresh: () => undefined },
  // Otherwise `/My-Plans` is a screen that no guard knows as private: a visitor got it, and it broke without a member.
  caseSensitive: true,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultErrorComponent: CrashPage,
});

/** The code of the screen that the address names, while the server is asked who is there: a guard may still lead elsewhere. */
export function preloadScreen(isMember: boolean): void {
  if (location.pathname === PATHS.home) void (isMember ? homePage : landingPage).preload?.();
  else if (isMember || !isPrivatePath(location.pathname)) {
    // A chunk that did not come is asked for again, and its failure shown, by the route itself.
    for (const route of router.getMatchedRoutes(location.pathname)[0]) router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

/** Guards, redirects and code of the first route, done before anything of it is rendered. */
export async function loadRoute(context: RouterContext): Promise<void> {
  router.update({ ...router.options, context });
  await router.load();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
