import type { Result } from '../base/result.ts';
import type { Dish } from '../kit/dish.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { searchDays } from '../plan/choose/search-days.ts';
import type { DayDraft, Plan } from '../plan/plan.ts';
import { missShare, ON_TARGET } from '../plan/portion/tolerance.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import { slotAt, type MealPlace } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { placesIn, refreshOf } from '../plan/refresh-meal.ts';
import { isSafeFor, youngestOf } from './age-safety.ts';
import { cookForOne } from './cook-for-one.ts';
import { isOfRecipe } from './cook-pot.ts';
import { makeTable } from './make-table.ts';
import type { TableQuery } from './read-table.ts';
import { isOfRecipePot } from './recipe-pot.ts';
import { isPlateAllowed } from './table-rules.ts';

type ChangeQuery = TableQuery & { readonly meals: DayDraft['meals'] };

/** Another dish in one slot, dished out to everybody; the other meals keep their plates. */
export function refreshTable(query: ChangeQuery & { readonly slot: MealPlace; readonly refreshCount: number }): Result<Plan, PlanFault> {
  const { asked, choose } = refreshOf(query);
  return makeTable({ ...query, ...asked }, choose);
}

/** The same dishes for other targets; where these cannot be met by them, the day is planned anew. */
export function adjustTable({ meals, ...query }: ChangeQuery): Result<Plan, PlanFault> {
  const again = relayTable({ meals, ...query });
  if (again.ok && missShare(again.value.totals, again.value.targets) <= ON_TARGET) return again;
  const anew = makeTable({ ...query, before: meals });
  return anew.ok ? anew : again;
}

/** The same dishes, their pots cooked and dished out anew; only one that somebody's rules leave out is another. */
export function relayTable({ meals, ...query }: ChangeQuery): Result<Plan, PlanFault> {
  const { dishesById } = query.corpus ?? DEFAULT_CORPUS;
  const dishes = new Map(
    mealsOf({ meals }).flatMap(({ place, meal }): readonly [MealPlace, Dish][] => {
      const dish = dishesById.get(meal.dishId);
      return dish ? [[place, dish]] : [];
    }),
  );
  const youngest = youngestOf(query.eaters);
  const asked = { ...query, ...placesIn(query, meals), before: meals, locked: { ...listRecipes(query, meals), ...query.locked } };
  return makeTable(asked, (context, seed) => {
    const isAllowed = (place: MealPlace, dish: Dish): boolean =>
      isPlateAllowed(dish.foods, context.rulesAt[slotAt(place)]) && isSafeFor(youngest, meals[place]!, context.corpus);
    const keptDishes = new Map([...dishes].filter(([place, dish]) => isAllowed(place, dish)));
    return searchDays(context, { seed, keptDishes, rounds: 1 });
  });
}

/** A plate of each that is a recipe of the household's own, or of its pot, which no dish of ours can be cooked again for. */
function listRecipes({ system = 'us', corpus = DEFAULT_CORPUS }: TableQuery, meals: DayDraft['meals']): DayDraft['meals'] {
  const style = { system, rules: [] };
  const recipes = mealsOf({ meals }).filter(({ meal }) => isOfRecipe(meal) || isOfRecipePot(meal));
  return Object.fromEntries(recipes.map(({ place, meal }) => [place, cookForOne(meal, { corpus, style })]));
}

/** The day with these very meals; those without plates are laid for everybody. */
export const placeTable = ({ meals, ...query }: ChangeQuery): Result<Plan, PlanFault> =>
  makeTable({ ...query, ...placesIn(query, meals), locked: meals });
