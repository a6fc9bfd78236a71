import { type DetailedRecipe, generateRecipe } from '@larder/contract/recipe.ts';
import { findRecipe } from '@larder/domain/plan/write/find-recipe.ts';
import { groundRecipe } from '@larder/domain/plan/write/ground-recipe.ts';
import type { Recipe } from '@larder/domain/recipe/recipe.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import type { ShownMeal, ShownMealStore } from './shown-meal-store.ts';

/** A kit's dish has its own recipe, an idea the one that it was shown with; of any other text one is written from its foods. */
export function recipeRoutes({ shown }: { readonly shown: ShownMealStore }): readonly Route[] {
  return [
    route(generateRecipe, async ({ scope, body }) => {
      const known = findRecipe(body);
      if (known) return succeed(formatRecipe(known, []));
      const { recipe, notCounted } = groundRecipe(body);
      const meals = scope ? await shown.listByTitle(scope, body.title) : [];
      const meal = meals.find((one) => isIdeaOf(one, body.ingredients));
      return succeed(formatRecipe(meal ? withOwnWords(recipe, meal) : recipe, notCounted));
    }),
  ];
}

const isIdeaOf = ({ dishId, ingredients }: ShownMeal, lines: readonly string[]): boolean =>
  dishId?.startsWith('idea~') === true && ingredients.length === lines.length && ingredients.every((line, at) => line === lines[at]);

function withOwnWords(recipe: Recipe, meal: ShownMeal): Recipe {
  const { calories, protein, carbs, fat, fiber, sugar } = { ...recipe.nutrition, ...meal, ...meal.nutrition };
  return {
    ...recipe,
    prepMinutes: meal.prepMinutes ?? recipe.prepMinutes,
    cookMinutes: meal.cookMinutes ?? recipe.cookMinutes,
    instructions: meal.instructions,
    tips: meal.tips && meal.tips.length > 0 ? meal.tips : recipe.tips,
    nutrition: { calories, protein, carbs, fat, fiber, sugar },
  };
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
