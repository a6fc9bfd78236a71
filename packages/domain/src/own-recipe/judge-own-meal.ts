import type { PlanRules } from '../plan/frame/plan-rules.ts';
import type { PlannedMeal, WrittenLine } from '../plan/plan.ts';
import { judgeRecipe, type RecipeVerdict } from './judge-recipe.ts';
import { readNotCounted } from './not-counted.ts';

/**
 * Whether somebody may eat a meal that is a recipe of the household's own, by its words: what nobody could count of it is in none
 * of its portions. Of a meal that is none the portions say all there is. The recipe's lines come from whoever sent the meal: what
 * its own lines name counts as well, and where the recipe has fewer than those, so does what nobody can tell of them.
 */
export function isOwnMealAllowed(
  { recipeId, title, instructions, ...meal }: PlannedMeal,
  rules: Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'exclusions'>,
): boolean {
  if (recipeId === undefined) return true;
  const judge = (lines: readonly WrittenLine[]): RecipeVerdict['outcome'] => {
    const ingredients = [{ heading: null, lines: lines.map(({ text }) => text) }];
    const recipe = { title, ingredients, steps: [{ heading: null, lines: instructions }], language: null };
    return judgeRecipe(
      recipe,
      lines.map((line) => ({ ...line, grams: null, certainty: 'guessed' as const })),
      rules,
    ).outcome;
  };
  const told = listWritten(meal);
  const written = meal.written?.lines ?? [];
  if (written.length < told.length) return judge([...written, ...told]) === 'yes';
  const beyond = told.filter(({ text }) => !written.some((line) => line.text === text));
  return judge(written) === 'yes' && (beyond.length === 0 || judge(beyond) !== 'no');
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
