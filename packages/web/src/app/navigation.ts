import { isLegalPath, isPlanningPath, PATHS } from '../paths.ts';

export type NavigationItem = { readonly label: string; readonly path: string; readonly isCurrent: boolean };
type Where = { readonly pathname: string; readonly isSignedIn: boolean; readonly isShopper?: boolean };

const ITEMS = [
  { label: 'Meal Planning', path: PATHS.home, audience: 'all' },
  { label: 'My Plans', path: PATHS.myPlans, audience: 'signed-in' },
  { label: 'Calendar', path: PATHS.calendar, audience: 'signed-in' },
  { label: 'Grocery Lists', path: PATHS.groceryLists, audience: 'signed-in' },
  { label: 'Nutrition', path: PATHS.nutrition, audience: 'all' },
  { label: 'Profile', path: PATHS.profile, audience: 'signed-in' },
  { label: 'Household', path: PATHS.household, audience: 'shopper' },
] as const;

/** The header's links for this visitor in this place. */
export function listNavigation({ pathname, isSignedIn, isShopper = false }: Where): readonly NavigationItem[] {
  return ITEMS.filter(({ audience, path }) => {
    if (isSignedIn && isShopper) return audience === 'shopper' || path === PATHS.groceryLists || path === PATHS.nutrition;
    if (isSignedIn) return audience !== 'shopper';
    return audience === 'all' && !isLegalPath(pathname);
  }).map(({ label, path }) => ({ label, path, isCurrent: isCurrent(path, pathname) }));
}

function isCurrent(path: string, pathname: string): boolean {
  if (path === PATHS.home) return isPlanningPath(pathname);
  return pathname === path || pathname.startsWith(`${path}/`);
}
