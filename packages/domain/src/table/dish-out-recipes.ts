import { listLocked } from '../plan/frame/plan-query.ts';
import { placeOf } from '../plan/plan.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';
import { isOfRecipe } from './cook-pot.ts';
import { layPlates } from './lay-plates.ts';
import { addOwnPlates } from './own-dish.ts';
import { readTable, type TableQuery } from './read-table.ts';

type DishedOut = {
  readonly query: TableQuery;
  /** What each eater was to have of them, as `Table` has it. */
  readonly wants: ReadonlyMap<MealPlace, readonly (number | null)[]>;
};

/**
 * Recipes of the household's own that stay on a day and have no plates yet, dished out before anything else: nothing of them can give
 * way, so that the other pots are planned around what is on each plate. Without any the query itself.
 */
export function dishOutRecipes(query: TableQuery): DishedOut {
  if (!listLocked(query).some((meal) => !meal.plates && isOfRecipe(meal))) return { query, wants: new Map() };
  const { context, seats, daySeats, keptPots, own, wantKcal } = readTable(query);
  const pots = keptPots.filter(({ meal }) => isOfRecipe(meal));
  const wants = new Map(pots.map(({ meal }) => [placeOf(meal), wantKcal(placeOf(meal))]));
  const { meals } = layPlates(pots, {
    seats,
    targets: seats.map(() => null),
    wantKcal: [...wants.values()],
    mostSides: 1,
    corpus: context.corpus,
    style: context.style,
  });
  const laid = meals.map((meal) => [placeOf(meal), addOwnPlates(meal, own, daySeats)] as const);
  return { query: { ...query, locked: { ...query.locked, ...Object.fromEntries(laid) } }, wants };
}
