import { useQuery } from '@tanstack/react-query';
import { listSwapOptions } from '@larder/contract/plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { call } from '../../lib/api-client.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { readMeal } from '../../lib/wire/read-plan.ts';

/** Where the other meals are those of a saved plan, and whether nothing of it has been changed yet. */
export type SavedDay = { readonly planId: string; readonly isFirst: boolean };

export type SwapWish = {
  readonly slot: MealPlace;
  readonly query: string;
  readonly saved: SavedDay | undefined;
  /** Given where no server holds the day. */
  readonly day: Plan['meals'] | undefined;
  /** What of the meal is not at home, by its place among the ingredients. */
  readonly part?: { readonly at: number; readonly name: string } | undefined;
};

/** With what each would add to the list that the day is on, where it is on one. */
export type SwapOption = {
  readonly meal: Meal;
  readonly instead?: string | null | undefined;
  readonly adds: readonly string[] | undefined;
};
export type SwapOptions = { readonly options: readonly SwapOption[]; readonly listName: string | undefined };

/** Asked for anew each time the choice is opened: the other meals may be others by then. */
export function useSwapOptions({ slot, query, saved, day, part }: SwapWish) {
  return useQuery({
    queryKey: ['swap-options', slot, query, saved, day, part?.at],
    gcTime: 0,
    queryFn: async (): Promise<SwapOptions> => {
      const { data } = await call(listSwapOptions, {
        body: { mealType: slot, query, ...saved, ...(day && { day }), ...(part && { part: part.at }) },
      });
      return { options: data.options.map(({ meal, instead, adds }) => ({ meal: readMeal(meal), instead, adds })), listName: data.list };
    },
  });
}
