import type { MealSlot } from '../recipe/meal-slot.ts';

/** A meal of the week; `day` counts from its start. */
export type Serving = { readonly day: number; readonly slot: MealSlot };

/**
 * One thing that is cooked, and the meals it is eaten at, first one first. `again`: made anew each time. `pot`: made once, and
 * later meals eat what is left.
 */
export type Cook = { readonly id: string; readonly kind: 'again' | 'pot'; readonly slot: MealSlot; readonly servings: readonly Serving[] };

/** Days between the first and the last meal. */
export const gapOf = ({ servings }: Cook): number => servings.at(-1)!.day - servings[0]!.day;

export const isShared = ({ kind, servings }: Cook): boolean => kind === 'pot' && servings.length > 1;

/** Whether it is made at this meal; at its others what is left is eaten, or it is made again. */
export const isCookedAt = ({ servings }: Cook, meal: Serving): boolean => servings[0]!.day === meal.day && servings[0]!.slot === meal.slot;
