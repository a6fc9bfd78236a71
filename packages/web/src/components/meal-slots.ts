import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';

export const SLOT_LABELS: Readonly<Record<MealPlace, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  'snack-2': 'Snack 2',
  'snack-3': 'Snack 3',
  'snack-4': 'Snack 4',
};
