import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { bySlot, tryInTurn, type PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import { readQuery } from '../plan/frame/plan-query.ts';
import type { Plan } from '../plan/plan.ts';
import { sumDayNutrition } from '../plan/portion/meal-nutrition.ts';
import { missShare, ON_TARGET } from '../plan/portion/tolerance.ts';
import { makeTable } from './make-table.ts';
import { readTable, type TableQuery } from './read-table.ts';
import { type Seat, sharesOf, takeSeats } from './seat.ts';

/**
 * A table's day with one of the household's own recipes in it, which everybody may eat and which is dished out in its own portions,
 * and kits around it; undefined where none fits the rules and the numbers, or it is not the day for one. Such a day meets
 * everybody's targets, or it is not given.
 */
export function tableWithOwn(recipes: readonly PlannableRecipe[], query: TableQuery): Plan | undefined {
  const seats = takeSeats(query, query.eaters, (query.corpus ?? DEFAULT_CORPUS).foodsById);
  return tryInTurn(recipes, query, {
    // As it is planned before every plate is held to its share: a recipe's are as near as it can be served.
    read: () => ({ context: readQuery(readTable(query).pots), shares: sharesOf(seats) }),
    make: (meals, notes) =>
      makeTable({ ...query, notes: [...(query.notes ?? []), ...notes], locked: { ...query.locked, ...bySlot(meals) } }),
    isGood: (plan) => query.named !== undefined || seats.every((seat) => isOnTarget(plan, seat)),
  });
}

function isOnTarget({ meals }: Plan, { eater, targets }: Seat): boolean {
  const own = Object.values(meals).flatMap(({ plates = [] }) => plates.filter(({ eaterId }) => eaterId === eater.id));
  return missShare(sumDayNutrition(own), targets) <= ON_TARGET;
}
