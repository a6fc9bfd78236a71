import { loadDomain } from './load-domain.mjs';

const { computeRecipeNutrition } = await loadDomain('recipe/recipe-nutrition.ts');
const { groundLine } = await loadDomain('ingredient/ground-line.ts');

export const label = 'larder';

/** Energy is 4/4/9, as everywhere in Larder; fibre and sugar are left out where too many foods do not state them. */
export function nutritionOf({ ingredients, servings }) {
  const { perServing, coverage } = computeRecipeNutrition(ingredients, servings);
  const { energyKcal, protein, carbs, fat, fiber, sugar } = perServing;
  return { kcal: energyKcal, protein, carbs, fat, fiber: fiber ?? NaN, sugar: sugar ?? NaN, coverage };
}

export const gramsOf = (line) => groundLine(line).grams;
