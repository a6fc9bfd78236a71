import type { Macros } from '@larder/domain/food/nutrients.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';

/** Planned when the application is built, see build/sample-day.ts. */
export type SampleDay = {
  readonly query: string;
  readonly totals: Macros & { readonly calories: number };
  readonly meals: readonly { readonly slot: MealSlot; readonly dishId: string; readonly title: string; readonly calories: number }[];
};
