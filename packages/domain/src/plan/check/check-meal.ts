import type { DayFault, PlannedMeal, Portion } from '../plan.ts';
import { sumMealNutrition } from '../portion/meal-nutrition.ts';

/** Whether a meal is what its portions say: amounts on their ladders, figures and lines of these very amounts, words to be read. */
export function checkMeal(meal: PlannedMeal): readonly DayFault[] {
  const { slot, title } = meal;
  const fault = (type: string, message: string): DayFault => ({ type, slot, message: `${title}: ${message}` });
  // Without an amount there is nothing to compare with.
  if (!meal.portions.every(isOnLadder)) return [fault('off-ladder', 'an amount is on no ladder.')];
  const odd = findOddText(meal);
  return [
    ...(isSumOfPortions(meal) ? [] : [fault('meal-sum', 'the figures are not those of the portions.')]),
    ...(isEnergyOfMacros(meal) ? [] : [fault('energy', 'the calories are not 4/4/9 of the macros.')]),
    ...(hasLinesOfPortions(meal) ? [] : [fault('lines', 'the ingredient lines are not the portions.')]),
    ...(odd === undefined ? [] : [fault('words', `"${odd}"`)]),
  ];
}

/** One of its own steps, and these in order. Two may weigh the same: an egg beside a little more flour is still one egg. */
const isOnLadder = ({ steps, chosen, base }: Portion): boolean =>
  steps[chosen] !== undefined && steps[base] !== undefined && steps.every(({ grams }, at) => at === 0 || grams >= steps[at - 1]!.grams);

function isSumOfPortions({ nutrition, portions }: PlannedMeal): boolean {
  const sum = sumMealNutrition(portions);
  return FIGURES.every((key) => sum[key] === nutrition[key]);
}

export const FIGURES = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium', 'saturatedFat'] as const;

/** By the figures a reader sees, which are rounded: by half a gram of each macro and half a calorie. */
const isEnergyOfMacros = ({ nutrition: { calories, protein, carbs, fat } }: PlannedMeal): boolean =>
  Math.abs(calories - (4 * protein + 4 * carbs + 9 * fat)) <= ROUNDING_KCAL;

const ROUNDING_KCAL = 0.5 * (4 + 4 + 9) + 0.5;

const hasLinesOfPortions = ({ portions, ingredients }: PlannedMeal): boolean =>
  portions.length === ingredients.length && portions.every(({ steps, chosen }, at) => steps[chosen]?.text === ingredients[at]);

/** What a template left behind: braces, a missing value, a word or a space twice. */
const findOddText = ({ title, ingredients, instructions, tips }: PlannedMeal): string | undefined =>
  [title, ...ingredients, ...instructions, ...tips].find((text) => /[{}[\]⟦~@]|\bundefined\b|\bNaN\b| {2}|\b([a-z]+) \1\b/i.test(text));
