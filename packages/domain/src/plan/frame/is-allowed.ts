import { dishBreaksRule } from '../../diet/check-dish.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import type { ByMealSlot, MealSlot } from '../../recipe/meal-slot.ts';
import type { PlannedMeal, Portion } from '../plan.ts';
import { hasSmallChild } from './held-ways.ts';
import { listOverGrams, type PlanRules } from './plan-rules.ts';
import { isDishForToddlers, isMealForToddlers } from './toddler.ts';

/** What everything at a meal is held to: by what it is of, and, where somebody under four eats of it, by how it is cut. */
export type Held = {
  readonly corpus: Corpus;
  readonly rulesAt: ByMealSlot<PlanRules>;
  readonly wishes: Parameters<typeof hasSmallChild>[0];
};

/** Whether a dish may stand at the meal. */
export const isDishAllowed = (dish: Dish, slot: MealSlot, { corpus, rulesAt, wishes }: Held): boolean =>
  isMealAllowed({ portions: dish.foods.map(({ id }) => ({ foodId: id })) }, corpus, rulesAt[slot]) &&
  (!hasSmallChild(wishes, slot) || isDishForToddlers(dish));

/** Whether a meal that is made may stay where it is. */
export const mayStay = (meal: PlannedMeal, held: Held): boolean =>
  isMealAllowed(meal, held.corpus, held.rulesAt[meal.slot]) && isCutFor(meal, held);

/** Whether nobody under four may choke on it. Of a meal that is dished out the table asks by itself. */
export const isCutFor = (meal: PlannedMeal, { corpus, wishes }: Pick<Held, 'corpus' | 'wishes'>): boolean =>
  meal.plates !== undefined || !hasSmallChild(wishes, meal.slot) || isMealForToddlers(meal, corpus);

/** By what it is of alone, also for meals that are no kit's dish. A food that is not in the table cannot be vouched for. */
export function isMealAllowed(
  { portions }: { readonly portions: readonly HeldPortion[] },
  { foodsById }: Pick<Corpus, 'foodsById'>,
  { rules, excludedFoodIds, mostGrams }: Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'mostGrams'>,
): boolean {
  const foods = portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
  if (foods.length < portions.length || foods.some(({ id }) => excludedFoodIds.has(id))) return false;
  if (listOverGrams(weighHeld(portions), { mostGrams }).length > 0) return false;
  return rules.every((rule) => dishBreaksRule(foods, rule)?.outcome !== 'breaks');
}

/** A food, and where it is known how much of it stands on the plate. */
type HeldPortion = Pick<Portion, 'foodId'> & Partial<Pick<Portion, 'steps' | 'chosen'>>;

/** The lines of which it is known how much they are. */
export const weighHeld = (portions: readonly HeldPortion[]): readonly { readonly foodId: string; readonly grams: number }[] =>
  portions.flatMap(({ foodId, steps, chosen }) => {
    const grams = chosen === undefined ? undefined : steps?.[chosen]?.grams;
    return grams === undefined ? [] : [{ foodId, grams }];
  });
