import { ok, type Result } from '../base/result.ts';
import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { makeWeek, type Week } from './make-week.ts';
import { isAt } from './stored-cook.ts';

type Place = { readonly date: PlainDate; readonly slot: MealSlot };

/** The week with kits where an own recipe was at this place, all other dishes as they are; the week itself where none was. */
export function replaceOwn(week: Week, { date, slot }: Place): Result<Week, PlanFault> {
  const { query, cooks, solved } = week;
  const { own = [], recipes = [] } = query;
  const here = isAt(daysBetween(query.start, date), slot);
  const stay = own.filter(({ servings }) => !servings.some(here));
  if (stay.length === own.length) return ok(week);
  const kept = cooks.map((cook, at) => ({ ...cook, dish: solved.dishes[at]! }));
  // None of the others comes in its place: it was another dish that was asked for.
  const theirs = recipes.filter(({ id }) => stay.some(({ recipeId }) => recipeId === id));
  return makeWeek({ ...query, own: stay, recipes: theirs }, { kept });
}
