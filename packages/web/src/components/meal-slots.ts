import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';

export const SLOT_LABELS: Readonly<Record<MealSlot, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' };
