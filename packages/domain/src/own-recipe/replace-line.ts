import type { RecipeText } from './own-recipe.ts';

/** Another text in the place of a line, counted over all groups. */
export function replaceLine<Recipe extends Pick<RecipeText, 'ingredients'>>(recipe: Recipe, line: number, text: string): Recipe {
  let at = 0;
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((group) => ({ ...group, lines: group.lines.map((old) => (at++ === line ? text : old)) })),
  };
}
