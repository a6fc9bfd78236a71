import type { PlannedMeal } from '../plan/plan.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';
import type { TableEater } from './table-eater.ts';

/** By meal, the ids of those at the table who are not there for it; a meal that is not named is eaten by all. */
export type Away = Readonly<Partial<Record<MealPlace, readonly string[]>>>;

type Plated = Readonly<Partial<Record<MealPlace, Pick<PlannedMeal, 'plates'>>>>;

export const isThere = (away: Away, place: MealPlace, { id }: Pick<TableEater, 'id'>): boolean => away[place]?.includes(id) !== true;

/** Who of these has no plate of which meal, on a day that was laid. A meal without plates is the first's alone. */
export function readAway(meals: Plated, eaters: readonly TableEater[]): Away {
  const away: Partial<Record<MealPlace, readonly string[]>> = {};
  for (const [place, { plates }] of Object.entries(meals) as [MealPlace, Pick<PlannedMeal, 'plates'>][]) {
    const ids = eaters.map(({ id }) => id);
    const missing = plates ? ids.filter((id) => !plates.some(({ eaterId }) => eaterId === id)) : ids.slice(1);
    // Plates of nobody who is here are laid anew for everybody.
    if (missing.length > 0 && missing.length < ids.length) away[place] = missing;
  }
  return away;
}
