/** Every address of the application, in the router's notation. */
export const PATHS = {
  home: '/',
  homeAlias: '/home',
  search: '/search',
  editPlan: '/edit-plan/$planId',
  recipe: '/recipe/$mealId',
  /** The household's own. */
  recipes: '/recipes',
  newRecipe: '/recipes/new',
  ownRecipe: '/recipes/$recipeId',
  /** A dish of a saved plan. */
  planRecipe: '/recipes/$planId/$slot',
  printPlan: '/print-plan/$planId',
  /** With the plan in `?id=`. */
  printPlanById: '/print-plan',
  /** A week that is not saved: `?q=&start=&days=`. */
  week: '/week',
  savedWeek: '/week/$weekId',
  printWeek: '/print-week/$weekId',
  myPlans: '/my-plans',
  calendar: '/calendar',
  groceryLists: '/grocery-lists',
  createGroceryList: '/grocery-lists/create',
  groceryList: '/grocery-lists/$listId',
  nutrition: '/nutrition',
  profile: '/profile',
  account: '/account',
  household: '/household',
  /** Where a household's link leads, for members and visitors. */
  join: '/join/$token',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;

/** Text and not a route of the table, so that a control may lead to a screen that a build leaves out (see use-route-exists). */
export const printPlanUrl = (planId: string): string => `/print-plan/${encodeURIComponent(planId)}`;

export const printPlanQueryUrl = (planId: string): string => `/print-plan?id=${encodeURIComponent(planId)}`;

/** Answered by the server with a redirect, so they are real navigations and never the router's. */
export const SIGN_IN_URL = '/api/login';
export const SIGN_OUT_URL = '/api/logout';

export const searchUrl = (query: string): string => `${PATHS.search}?q=${encodeURIComponent(query)}`;

/** Back to where the sign-in was asked for. */
export const signInUrl = (returnTo: string): string => `${SIGN_IN_URL}?returnTo=${encodeURIComponent(returnTo)}`;

/** A household's link opens the sign-up too, where that takes an invitation. */
export const invitedSignInUrl = (token: string): string =>
  `${signInUrl(`/join/${encodeURIComponent(token)}`)}&invitation=${encodeURIComponent(token)}`;

/** Of what is private, all that somebody sees who only shops for a household. */
export const isShoppersPath = (pathname: string): boolean =>
  [PATHS.groceryLists, PATHS.account, PATHS.household].some((root) => pathname === root || pathname.startsWith(`${root}/`)) &&
  pathname !== PATHS.createGroceryList;

const PRIVATE_ROOTS = [
  '/search',
  '/recipe',
  '/recipes',
  '/print-plan',
  '/my-plans',
  '/grocery-lists',
  '/calendar',
  '/profile',
  '/account',
  '/household',
  '/edit-plan',
  '/week',
  '/print-week',
] as const;

/** Whether a signed-out visitor is sent home from here; sub-paths count even where no screen is. */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_ROOTS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

export function isLegalPath(pathname: string): boolean {
  return LEGAL_PATHS.includes(withoutEndSlash(pathname));
}

const LEGAL_PATHS: readonly string[] = [PATHS.privacyPolicy, PATHS.termsOfService];

const HOME_PATHS: readonly string[] = [PATHS.home, PATHS.homeAlias, PATHS.search];

/** Where somebody without an account may plan, on a server that lets them: days, no weeks. */
export function isDayPlanningPath(pathname: string): boolean {
  return HOME_PATHS.includes(withoutEndSlash(pathname));
}

/** Meal Planning is the current place on these. */
export function isPlanningPath(pathname: string): boolean {
  return isDayPlanningPath(pathname) || pathname === PATHS.week || pathname.startsWith(`${PATHS.week}/`);
}

/** The router opens `/search/` as `/search`. */
const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

/** The drawn dish on its field: for light paper, for dark, or as lines for a printer. */
export const dishPictureUrl = (dishId: string, field: 'light' | 'dark' | 'line'): string =>
  `/dish/${encodeURIComponent(dishId)}.svg${field === 'light' ? '' : `?field=${field}`}`;
