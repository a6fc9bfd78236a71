import type { ListedMeal } from '@larder/domain/grocery/list-needs.ts';
import { writeList } from '@larder/domain/grocery/write-list.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import type { Scope } from '../../db/scope.ts';
import type { GenerateListDeps } from './generate-list.ts';
import { type GroceryStore, isBought } from './grocery-store.ts';
import type { ItemStore } from './item-store.ts';

export type SwapAddsDeps = Pick<GenerateListDeps, 'plannedMeals' | 'eaters'> & {
  readonly lists: Pick<GroceryStore, 'listLists'>;
  readonly items: Pick<ItemStore, 'listItems'>;
};

export type SwapPlace = { readonly planId: string; readonly slot: MealPlace };

/** Of each dish, in order, what the list has no line of. */
export type SwapAdds = { readonly listName: string; readonly things: readonly (readonly string[])[] };

/**
 * What each of these dishes would add to the list that the plan's day is on. Undefined where it is on none. What most kitchens
 * have at home is not counted, as the list itself does not.
 */
export async function listSwapAdds(
  { plannedMeals, eaters, lists, items }: SwapAddsDeps,
  scope: Scope,
  { planId, slot }: SwapPlace,
  dishes: readonly ListedMeal[],
): Promise<SwapAdds | undefined> {
  const dates = new Set(await plannedMeals.listDatesOf(scope, planId));
  if (dates.size === 0) return undefined;
  // The newest first: whoever shops again for a day shops from that one.
  for (const list of await lists.listLists(scope)) {
    const date = list.days.find((day) => dates.has(day));
    if (date === undefined || isBought(list)) continue;
    const known = new Set((await items.listItems(scope, list.id)).flatMap(({ planKey }) => planKey ?? []));
    // A list from before lines knew their plan cannot be compared with it.
    if (known.size === 0) continue;
    const eater = await eaters.find(scope.userId);
    const system = eater?.preferredUnits === 'metric' ? 'metric' : 'us';
    const addedBy = (dish: ListedMeal): readonly string[] =>
      writeList([{ date, meals: { [slot]: dish } }], system)
        .filter(({ key, isStaple }) => !isStaple && !known.has(key))
        .map(({ ingredient }) => ingredient);
    return { listName: list.name, things: dishes.map(addedBy) };
  }
  return undefined;
}
