import { gatherMealRules, type PlanRules } from '../plan/frame/plan-rules.ts';
import type { PlanQuery } from '../plan/frame/plan-query.ts';
import { type DayDraft, type PlannedMeal, type WrittenLine } from '../plan/plan.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import type { RecipeWords } from './find-unlisted.ts';
import { judgeRecipe, type RecipeVerdict } from './judge-recipe.ts';
import { readNotCounted } from './not-counted.ts';
import type { OwnLine, RecipeText } from './own-recipe.ts';

/** Recipes as the household keeps them today. Their headings and notes come with no meal. */
export type Library = readonly {
  readonly id: string;
  readonly recipe: RecipeWords & Pick<RecipeText, 'language'>;
  readonly lines: readonly OwnLine[];
}[];

/**
 * Whether somebody may eat a meal that is a recipe of the household's own, by its words: what nobody could count of it is in none
 * of its portions. Of a meal that is none the portions say all there is. The recipe's lines come from whoever sent the meal: what
 * its own lines name counts as well, and where the recipe has fewer than those, so does what nobody can tell of them. Where the
 * library has the recipe, that is asked too.
 */
export function isOwnMealAllowed(
  { recipeId, title, instructions, ...meal }: PlannedMeal,
  rules: Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'exclusions'>,
  library: Library = [],
): boolean {
  if (recipeId === undefined) return true;
  const kept = library.find(({ id }) => id === recipeId);
  if (kept && judgeRecipe(kept.recipe, kept.lines, rules).outcome !== 'yes') return false;
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

/** The meals of one eater's day that do not stay under the rules of today, by the words of their recipes. */
export const listRefused = (
  meals: DayDraft['meals'],
  { intent, eater }: Pick<PlanQuery, 'intent' | 'eater'>,
  library: Library = [],
): readonly MealPlace[] => {
  const rulesAt = gatherMealRules(intent, eater);
  return mealsOf({ meals }).flatMap(({ slot, place, meal }) => (isOwnMealAllowed(meal, rulesAt[slot], library) ? [] : [place]));
};

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
