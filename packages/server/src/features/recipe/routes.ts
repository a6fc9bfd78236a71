import { type DetailedRecipe, generateRecipe } from '@larder/contract/recipe.ts';
import { findRecipe } from '@larder/domain/plan/find-recipe.ts';
import { groundRecipe } from '@larder/domain/plan/ground-recipe.ts';
import type { Recipe } from '@larder/domain/recipe/recipe.ts';
import { route, type Route, succeed } from '../../http/mount.ts';

export function recipeRoutes(): readonly Route[] {
  return [
    route(generateRecipe, async ({ body }) => {
      const known = findRecipe(body);
      if (known) return succeed(formatRecipe(known, []));
      const { recipe, notCounted } = groundRecipe(body);
      return succeed(formatRecipe(recipe, notCounted));
    }),
  ];
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
