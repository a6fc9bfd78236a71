import { readStored, readStoredJson, writeStored } from '../../lib/session-storage.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { readMeal } from '../../lib/wire/read-plan.ts';

/** From the specification: any screen may leave a meal here and open the recipe. */
const MEAL_KEY = 'selectedMeal';
const CAME_FROM_KEY = 'larder.recipe-came-from';

/** The plan a recipe was opened from: a search still on its screen, or a saved plan being edited. */
export type CameFrom = { readonly screen: 'search'; readonly query: string } | { readonly screen: 'edit'; readonly planId: string };

export function selectMeal(meal: Meal, from: CameFrom): void {
  const text = JSON.stringify(meal);
  writeStored(MEAL_KEY, text);
  writeStored(CAME_FROM_KEY, JSON.stringify({ meal: text, from }));
}

export function findSelectedMeal(): Meal | undefined {
  const stored = readStoredJson(MEAL_KEY);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? readMeal(stored) : undefined;
}

/** Only where the meal now selected was selected from there: another screen may have left its own meal since. */
export function findCameFrom(): CameFrom | undefined {
  const kept = readStoredJson(CAME_FROM_KEY) as { readonly meal?: unknown; readonly from?: CameFrom } | null | undefined;
  return kept?.meal !== undefined && kept.meal === readStored(MEAL_KEY) ? kept.from : undefined;
}
