import { energyKcal } from '../../food/nutrients.ts';
import type { MealNutrition, PlannedMeal, Portion, PortionNutrients } from '../plan.ts';
import { sumPortions } from './solve-portions.ts';

/** Of the chosen amounts, rounded for display. Needs the portions only, so that a slider's preview and the server agree. */
export function sumMealNutrition(portions: readonly Portion[]): MealNutrition {
  const macros = sumPortions(portions);
  return {
    calories: Math.round(energyKcal(macros)),
    protein: Math.round(macros.protein),
    carbs: Math.round(macros.carbs),
    fat: Math.round(macros.fat),
    fiber: sumKnown(portions, 'fiber'),
    sugar: sumKnown(portions, 'sugar'),
    sodium: sumKnown(portions, 'sodium'),
    saturatedFat: sumKnown(portions, 'saturatedFat'),
  };
}

/** The day is the sum of the rounded meals: with its own rounding it would not add up on screen in 41 % of days (design, E). */
export function sumDayNutrition(meals: Iterable<Pick<PlannedMeal, 'nutrition'>>): MealNutrition {
  const sum: { -readonly [key in keyof MealNutrition]: MealNutrition[key] } = {
    calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    fiber: 0,
    sugar: 0,
    sodium: 0,
    saturatedFat: 0,
  };
  for (const { nutrition } of meals) {
    for (const key of ['calories', 'protein', 'carbs', 'fat'] as const) sum[key] += nutrition[key];
    for (const key of ['fiber', 'sugar', 'sodium', 'saturatedFat'] as const) {
      const value = nutrition[key];
      const before = sum[key];
      sum[key] = before === null || value === null ? null : before + value;
    }
  }
  return sum;
}

type PartlyKnown = 'fiber' | 'sugar' | 'sodium' | 'saturatedFat';

/**
 * SR28 lacks a fifth of all sugars. Where a food's value is missing it is still bounded: fibre and sugar by its carbs,
 * saturated fat by its fat. Below a gram the bound is taken as nothing; above, the meal's value is unknown.
 */
function sumKnown(portions: readonly Portion[], nutrient: PartlyKnown): number | null {
  let sum = 0;
  for (const { steps, chosen, per100g } of portions) {
    const share = steps[chosen]!.grams / 100;
    const value = per100g[nutrient];
    if (value === null || value === undefined) {
      if (boundOf(per100g, nutrient) * share >= 1) return null;
    } else sum += value * share;
  }
  return Math.round(sum);
}

/** Spices without a sodium figure have at most some milligrams in the pinch that is used; a stock without one could have a gram. */
function boundOf({ carbs, fat, protein }: PortionNutrients, nutrient: PartlyKnown): number {
  if (nutrient === 'saturatedFat') return fat;
  return nutrient === 'sodium' ? carbs + fat + protein : carbs;
}
