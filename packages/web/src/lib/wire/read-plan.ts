import { fieldsOf, isFields, numberOf, type Fields } from '@larder/contract/loose.ts';
import type { IntentChip, MacroTargets, Meal } from './plan-types.ts';
import type { Plan, PlanTotals } from './plan-types.ts';
import type { NewEater } from '@larder/contract/eater.ts';
import type { NamedWeek } from '@larder/contract/plan.ts';
import { foldMealVariants, foldPlanVariants } from '@larder/contract/plan-variants.ts';
import { byPlace, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { DIFFICULTIES } from '@larder/domain/recipe/recipe.ts';

/** A plan as the screens know it, from any of the forms that are about, and from half of one. */
export function readPlan(wire: unknown): Plan {
  const plan = fieldsOf(foldPlanVariants(wire));
  const meals = readMeals(plan);
  return {
    title: textOf(plan['title']) ?? textOf(plan['name']) ?? 'Your day',
    description: textOf(plan['description']) ?? '',
    searchQuery: textOf(plan['searchQuery']) ?? '',
    meals,
    totals: readTotals(plan['nutritionOverview'], meals),
    reasons: textsOf(plan['reasons']),
    notes: textsOf(plan['notes']),
    notUnderstood: textsOf(plan['notUnderstood']),
    chips: Array.isArray(plan['chips']) ? (plan['chips'] as readonly IntentChip[]) : [],
    seed: numberOf(plan['seed']),
    targets: isFields(plan['targets']) ? (plan['targets'] as MacroTargets) : undefined,
    ...(isFields(plan['served']) && { served: plan['served'] as Plan['served'] }),
    ...(plan['isPart'] === true && { isPart: true }),
    ...(Array.isArray(plan['newcomers']) && { newcomers: plan['newcomers'] as readonly NewEater[] }),
    ...(isFields(plan['week']) && { week: plan['week'] as NamedWeek }),
  };
}

export function readMeal(wire: unknown): Meal {
  const meal = fieldsOf(foldMealVariants(wire));
  return {
    ...meal,
    title: textOf(meal['title']) ?? 'Meal',
    description: textOf(meal['description']) ?? '',
    ingredients: textsOf(meal['ingredients']),
    instructions: textsOf(meal['instructions']),
    calories: numberOf(meal['calories']) ?? 0,
    protein: numberOf(meal['protein']) ?? 0,
    carbs: numberOf(meal['carbs']) ?? 0,
    fat: numberOf(meal['fat']) ?? 0,
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === meal['difficulty']) ?? 'Easy',
  };
}

/** Of the rounded meals, so that a person adding up the cards comes to the same. */
export function sumMeals(meals: Plan['meals']): PlanTotals {
  const all = mealsOf({ meals }).map(({ meal }) => meal);
  const sum = (key: 'calories' | 'protein' | 'carbs' | 'fat') => all.reduce((total, meal) => total + Math.round(meal[key]), 0);
  return { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
}

function readMeals({ meals, moreSnacks }: Fields): Plan['meals'] {
  const four = Object.entries(fieldsOf(meals)).flatMap(([slot, meal]) => (isFields(meal) ? [[slot, readMeal(meal)] as const] : []));
  const more = Array.isArray(moreSnacks) ? moreSnacks.filter(isFields).map(readMeal) : [];
  return byPlace<Meal>({ meals: Object.fromEntries(four), moreSnacks: more });
}

function readTotals(wire: unknown, meals: Plan['meals']): PlanTotals {
  const overview = fieldsOf(wire);
  const summed = sumMeals(meals);
  return {
    calories: numberOf(overview['totalCalories']) ?? summed.calories,
    protein: numberOf(overview['protein']) ?? summed.protein,
    carbs: numberOf(overview['carbs']) ?? summed.carbs,
    fat: numberOf(overview['fat']) ?? summed.fat,
  };
}

const textOf = (wire: unknown): string | undefined => (typeof wire === 'string' && wire.trim() !== '' ? wire : undefined);
const textsOf = (wire: unknown): string[] => (Array.isArray(wire) ? wire.filter((item) => typeof item === 'string') : []);
