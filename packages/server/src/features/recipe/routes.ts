import { type DetailedRecipe, generateRecipe } from '@larder/contract/recipe.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { findRecipeInSteps } from '@larder/domain/plan/write/find-recipe.ts';
import { fitTips } from '@larder/domain/plan/write/fit-tips.ts';
import { groundRecipeInSteps } from '@larder/domain/plan/write/ground-recipe.ts';
import { findStepTimes } from '@larder/domain/recipe/find-step-times.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import { shareRules } from '@larder/domain/table/table-rules.ts';
import type { Recipe } from '@larder/domain/recipe/recipe.ts';
import type { Scope } from '../../db/scope.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { runInSlices } from '../../turns/slices.ts';
import type { ShownMeal, ShownMealStore } from './shown-meal-store.ts';

/** Everybody who eats from the household's pots. */
type ReadTable = (scope: Scope) => Promise<readonly TableEater[]>;

/** A kit's dish has its own recipe, any other meal the steps that it was shown or saved with; where there are none, some are written from its foods. */
export function recipeRoutes({ shown, readTable }: { readonly shown: ShownMealStore; readonly readTable: ReadTable }): readonly Route[] {
  return [
    route(generateRecipe, async ({ scope, body }) => {
      const known = await runInSlices(findRecipeInSteps(body));
      if (known) {
        const { excludedFoodIds } = shareRules(scope && known.tips.length > 0 ? await readTable(scope) : [], DEFAULT_CORPUS.foodsById);
        const tips = fitTips(known.tips, new Set(excludedFoodIds));
        return succeed({ ...formatRecipe({ ...known, tips }, []), instructionsFrom: 'dish' as const });
      }
      const { recipe, notCounted } = await runInSlices(groundRecipeInSteps(body));
      const meals = scope ? await shown.listByTitle(scope, body.title) : [];
      const meal = meals.find(({ ingredients, instructions }) => instructions.length > 0 && areEqual(ingredients, body.ingredients));
      if (!meal) return succeed({ ...formatRecipe(recipe, notCounted), instructionsFrom: 'foods' as const });
      const isIdea = meal.dishId?.startsWith('idea~') === true;
      const own = isIdea ? withOwnFigures(withOwnSteps(recipe, meal), meal) : withOwnSteps(recipe, meal);
      return succeed({ ...formatRecipe(own, notCounted), instructionsFrom: 'meal' as const });
    }),
  ];
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, at) => line === others[at]);

function withOwnSteps(recipe: Recipe, { instructions, tips, prepMinutes, cookMinutes }: ShownMeal): Recipe {
  return {
    ...recipe,
    prepMinutes: prepMinutes ?? recipe.prepMinutes,
    cookMinutes: cookMinutes ?? Math.max(recipe.cookMinutes, findLongestMinutes(instructions)),
    instructions,
    tips: tips && tips.length > 0 ? tips : recipe.tips,
  };
}

const findLongestMinutes = (steps: readonly string[]): number =>
  Math.round(Math.max(0, ...steps.flatMap(findStepTimes).map(({ seconds }) => seconds / 60)));

/** Of a meal whose figures were computed here; what another program says of one is shown on its card alone. */
function withOwnFigures(recipe: Recipe, meal: ShownMeal): Recipe {
  const { calories, protein, carbs, fat, fiber, sugar, known } = { ...recipe.nutrition, ...meal, ...meal.nutrition };
  return { ...recipe, nutrition: { calories, protein, carbs, fat, fiber, sugar, ...(known && { known }) } };
}

function formatRecipe(recipe: Recipe, notCounted: readonly string[]): DetailedRecipe {
  return {
    prepTime: formatMinutes(recipe.prepMinutes),
    cookTime: formatMinutes(recipe.cookMinutes),
    servings: recipe.servings,
    difficulty: recipe.difficulty,
    ingredients: recipe.ingredients.map(({ amount, item }) => ({ amount, item })),
    instructions: [...recipe.instructions],
    tips: [...recipe.tips],
    nutritionFacts: recipe.nutrition,
    notCounted: [...notCounted],
  };
}

const formatMinutes = (minutes: number): string => `${minutes} min`;
