import type { PlanRules } from '../plan/frame/plan-rules.ts';
import type { PlannedMeal, WrittenLine } from '../plan/plan.ts';
import { judgeRecipe } from './judge-recipe.ts';
import { readNotCounted } from './not-counted.ts';

/**
 * Whether somebody may eat a meal that is a recipe of the household's own, by its words: what nobody could count of it is in none
 * of its portions. Of a meal that is none the portions say all there is.
 */
export function isOwnMealAllowed(
  { recipeId, title, instructions, ...meal }: PlannedMeal,
  rules: Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'exclusions'>,
): boolean {
  if (recipeId === undefined) return true;
  const written = meal.written?.lines ?? listWritten(meal);
  const recipe = {
    title,
    ingredients: [{ heading: null, lines: written.map(({ text }) => text) }],
    steps: [{ heading: null, lines: instructions }],
    language: null,
  };
  const lines = written.map((line) => ({ ...line, grams: null, certainty: 'guessed' as const }));
  return judgeRecipe(recipe, lines, rules).outcome === 'yes';
}

/** Of a meal from before its recipe came along: its lines stand as its portions do where nobody shares it. */
const listWritten = ({
  ingredients,
  forAll = ingredients,
  portions,
  tips,
}: Pick<PlannedMeal, 'ingredients' | 'forAll' | 'portions' | 'tips'>): readonly WrittenLine[] => [
  ...forAll.map((text, at) => ({ text, foodId: forAll === ingredients ? (portions[at]?.foodId ?? null) : null })),
  ...readNotCounted(tips).map((text) => ({ text, foodId: null })),
];
