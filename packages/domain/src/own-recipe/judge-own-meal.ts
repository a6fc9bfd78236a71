import type { PlanRules } from '../plan/frame/plan-rules.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { judgeRecipe } from './judge-recipe.ts';
import { readNotCounted } from './not-counted.ts';

/**
 * Whether somebody may eat a meal that is a recipe of the household's own, by its words: what nobody could count of it is in none
 * of its portions. Of a meal that is none the portions say all there is.
 */
export function isOwnMealAllowed(
  { recipeId, title, ingredients, instructions, tips, portions }: PlannedMeal,
  rules: Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'exclusions'>,
): boolean {
  if (recipeId === undefined) return true;
  const texts = [...ingredients, ...readNotCounted(tips)];
  const recipe = {
    title,
    ingredients: [{ heading: null, lines: texts }],
    steps: [{ heading: null, lines: instructions }],
    language: null,
  };
  const lines = texts.map((text, at) => ({ text, foodId: portions[at]?.foodId ?? null, grams: null, certainty: 'guessed' as const }));
  return judgeRecipe(recipe, lines, rules).outcome === 'yes';
}
