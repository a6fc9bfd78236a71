import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Result } from '../base/result.ts';
import { adjustPlan } from '../plan/adjust-plan.ts';
import { listRefused } from '../own-recipe/judge-own-meal.ts';
import type { PlanQuery } from '../plan/frame/plan-query.ts';
import type { DayDraft, MealStyle, Plan } from '../plan/plan.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { placesIn } from '../plan/refresh-meal.ts';
import type { Away } from './away.ts';
import { placeTable, relayTable } from './change-table.ts';
import { cookForOne } from './cook-for-one.ts';
import type { TableQuery } from './read-table.ts';
import type { TableEater } from './table-eater.ts';

type ServeQuery = PlanQuery & Pick<TableQuery, 'library'> & { readonly meals: DayDraft['meals'] };

/**
 * The same dishes for other people: laid for a table, or again for one. A dish that somebody's rules leave out is another one
 * then.
 */
export function servePeople(query: ServeQuery, eaters: readonly TableEater[] | undefined): Result<Plan, PlanFault> {
  const corpus = query.corpus ?? DEFAULT_CORPUS;
  const style: MealStyle = { system: query.system ?? 'us', rules: [] };
  const alone = Object.fromEntries(mealsOf(query).map(({ place, meal }) => [place, cookForOne(meal, { corpus, style })] as const));
  const asked = { ...query, ...placesIn(query, alone), meals: alone };
  if (!eaters) return adjustPlan({ ...asked, refused: listRefused(alone, query, query.library) });
  const areOurs = Object.values(alone).every(({ dishId }) => corpus.dishesById.has(dishId));
  return areOurs ? relayTable({ ...asked, eaters }) : placeTable({ ...asked, eaters });
}

type ServeMealQuery = ServeQuery & { readonly place: MealPlace; readonly eaters: readonly TableEater[]; readonly away: Away };

/** One meal for other people, by the same dish; the plates of the other meals stay as they are. */
export function serveMeal({ place, ...query }: ServeMealQuery): Result<Plan, PlanFault> {
  const style: MealStyle = { system: query.system ?? 'us', rules: [] };
  const meal = query.meals[place];
  const alone = meal && cookForOne(meal, { corpus: query.corpus ?? DEFAULT_CORPUS, style });
  return placeTable({ ...query, meals: { ...query.meals, ...(alone && { [place]: alone }) } });
}
