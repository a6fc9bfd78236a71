import type { Meal } from '../../lib/wire/plan-types.ts';
import { type Place, placeKey } from './model.ts';
import type { WholeWeek } from './read-week.ts';

export type CookedDish = { readonly meal: Meal; readonly places: readonly Place[] };

/** Every dish once, where it is cooked first; what is left of it needs no recipe of its own. */
export function listCooked({ days, cooks }: WholeWeek): readonly CookedDish[] {
  const mealAt = ({ date, slot }: Place): Meal | undefined => days.find((day) => day.date === date)?.plan?.meals[slot];
  return cooks
    .flatMap(({ meals }) => {
      const meal = meals[0] && mealAt(meals[0]);
      return meal ? [{ meal, places: meals }] : [];
    })
    .toSorted((a, b) => (placeKey(a.places[0]!) < placeKey(b.places[0]!) ? -1 : 1));
}
