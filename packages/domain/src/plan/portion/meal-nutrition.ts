import { energyKcal, type Macros } from '../../food/nutrients.ts';
import type { Coverage, MealNutrition, PartlyKnown, PlannedMeal, Portion } from '../plan.ts';
import { sumPortions } from './solve-portions.ts';

/** Of the chosen amounts, rounded for display. Needs the portions only, so that a slider's preview and the server agree. */
export function sumMealNutrition(portions: readonly Portion[]): MealNutrition {
  const macros = sumPortions(portions);
  const sums = PARTLY_KNOWN.map((nutrient) => [nutrient, sumKnown(portions, nutrient)] as const);
  const known = listGaps(sums.map(([nutrient, { share }]) => [nutrient, share]));
  return {
    calories: Math.round(energyKcal(macros)),
    protein: Math.round(macros.protein),
    carbs: Math.round(macros.carbs),
    fat: Math.round(macros.fat),
    ...(Object.fromEntries(sums.map(([nutrient, { value }]) => [nutrient, value])) as Record<PartlyKnown, number>),
    ...(known && { known }),
  };
}

const PARTLY_KNOWN: readonly PartlyKnown[] = ['fiber', 'sugar', 'sodium', 'saturatedFat'];

/**
 * The day is the sum of the rounded meals: with its own rounding it would not add up on screen in 41 % of days (design, E). What
 * one meal does not know leaves the others' figures standing, as the least that the day has.
 */
export function sumDayNutrition(meals: Iterable<Pick<PlannedMeal, 'nutrition'>>): MealNutrition {
  const all = [...meals].map(({ nutrition }) => nutrition);
  const sum = (of: (own: MealNutrition) => number): number => all.reduce((total, own) => total + of(own), 0);
  const shareOf = (nutrient: PartlyKnown): number => {
    const whole = sum((own) => boundOf(own, nutrient));
    if (whole === 0) return 1;
    return sum((own) => boundOf(own, nutrient) * (own[nutrient] === null ? 0 : (own.known?.[nutrient] ?? 1))) / whole;
  };
  const valueOf = (nutrient: PartlyKnown): number | null =>
    all.length > 0 && all.every((own) => own[nutrient] === null) ? null : sum((own) => own[nutrient] ?? 0);
  const known = listGaps(PARTLY_KNOWN.filter((nutrient) => valueOf(nutrient) !== null).map((nutrient) => [nutrient, shareOf(nutrient)]));
  return {
    calories: sum(({ calories }) => calories),
    protein: sum(({ protein }) => protein),
    carbs: sum(({ carbs }) => carbs),
    fat: sum(({ fat }) => fat),
    fiber: valueOf('fiber'),
    sugar: valueOf('sugar'),
    sodium: valueOf('sodium'),
    saturatedFat: valueOf('saturatedFat'),
    ...(known && { known }),
  };
}

/** In whole hundredths and never all of it: only what is not covered is worth a word. */
function listGaps(shares: readonly (readonly [PartlyKnown, number])[]): Coverage | undefined {
  const gaps = shares.filter(([, share]) => share < 1).map(([nutrient, share]) => [nutrient, Math.min(99, Math.round(100 * share)) / 100]);
  return gaps.length > 0 ? Object.fromEntries(gaps) : undefined;
}

/**
 * SR28 lacks a fifth of all sugars. Where a food's value is missing it is still bounded: fibre and sugar by its carbs,
 * saturated fat by its fat. Below a gram the bound is taken as nothing; above, the value is the least that the meal has.
 */
function sumKnown(portions: readonly Portion[], nutrient: PartlyKnown): { readonly value: number; readonly share: number } {
  let value = 0;
  let whole = 0;
  let missing = 0;
  for (const { steps, chosen, per100g } of portions) {
    const grams = steps[chosen]!.grams / 100;
    const bound = boundOf(per100g, nutrient) * grams;
    const own = per100g[nutrient];
    whole += bound;
    if (own !== null && own !== undefined) value += own * grams;
    else if (bound >= 1) missing += bound;
  }
  return { value: Math.round(value), share: missing === 0 ? 1 : 1 - missing / whole };
}

/** Spices without a sodium figure have at most some milligrams in the pinch that is used; a stock without one could have a gram. */
function boundOf({ carbs, fat, protein }: Macros, nutrient: PartlyKnown): number {
  if (nutrient === 'saturatedFat') return fat;
  return nutrient === 'sodium' ? carbs + fat + protein : carbs;
}
