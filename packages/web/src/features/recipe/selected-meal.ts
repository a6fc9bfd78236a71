import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { handOver, takeHandedOver } from '../../lib/handed-over.ts';
import { readStored, readStoredJson, writeStored } from '../../lib/session-storage.ts';
import { formatSlug } from '../../lib/format/slug.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { readMeal } from '../../lib/wire/read-plan.ts';

/** From the specification: any screen may leave a meal here and open the recipe. */
const MEAL_KEY = 'selectedMeal';
const CAME_FROM_KEY = 'larder.recipe-came-from';

/** The screen a recipe was opened from: a search still on its screen, a saved plan being edited, a day of the calendar, or a week. */
export type From =
  | { readonly screen: 'search'; readonly query: string }
  | { readonly screen: 'edit'; readonly planId: string }
  | { readonly screen: 'calendar'; readonly planId?: string }
  | { readonly screen: 'week'; readonly weekId: string }
  | { readonly screen: 'week-draft'; readonly query: string; readonly start: string; readonly days: number };

/** `place`: of the meal in its day. */
export type CameFrom = From & { readonly place: MealPlace };

export function selectMeal(meal: Meal, from: CameFrom): void {
  const text = JSON.stringify(meal);
  writeStored(MEAL_KEY, text);
  writeStored(CAME_FROM_KEY, JSON.stringify({ meal: text, from }));
}

/** What a recipe's screen is read from, for whoever leads back to it later. */
export type Selected = { readonly meal: string; readonly from: string | undefined };

export function readSelected(): Selected | undefined {
  const meal = readStored(MEAL_KEY);
  return meal === undefined ? undefined : { meal, from: readStored(CAME_FROM_KEY) };
}

export function selectAgain({ meal, from }: Selected): void {
  writeStored(MEAL_KEY, meal);
  if (from !== undefined) writeStored(CAME_FROM_KEY, from);
}

type Handed = { readonly meal: Meal; readonly from: CameFrom };

/** For a tab that the browser is about to open. */
export const handMealOver = (meal: Meal, from: CameFrom): void => handOver({ meal, from } satisfies Handed);

/** For the address it was left for. */
function takeHandedMeal(mealId: string): void {
  const isMeant = (value: unknown) => formatMealId((value as Handed).meal) === mealId;
  const handed = takeHandedOver(isMeant) as Handed | undefined;
  if (handed) selectMeal(handed.meal, handed.from);
}

/** How the address names a meal, for people. */
export const formatMealId = ({ title }: Pick<Meal, 'title'>): string => formatSlug(title, 'meal');

/** Whatever the address says, a meal that was left here is shown; but a tab may begin with what its opener had. */
export function findSelectedMeal(mealId: string): Meal | undefined {
  const selected = readMealHere();
  if (selected && formatMealId(selected) === mealId) return selected;
  takeHandedMeal(mealId);
  return readMealHere();
}

function readMealHere(): Meal | undefined {
  const stored = readStoredJson(MEAL_KEY);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? readMeal(stored) : undefined;
}

/** Only where the meal now selected was selected from there: another screen may have left its own meal since. */
export function findCameFrom(): CameFrom | undefined {
  const kept = readStoredJson(CAME_FROM_KEY) as { readonly meal?: unknown; readonly from?: CameFrom } | null | undefined;
  return kept?.meal !== undefined && kept.meal === readStored(MEAL_KEY) ? kept.from : undefined;
}
