import { loadDomain } from './load-domain.mjs';

const { computeRecipeNutrition } = await loadDomain('recipe/recipe-nutrition.ts');
const { findRecipeLanguage } = await loadDomain('ingredient/language/find-recipe-language.ts');
const { groundForeignLine } = await loadDomain('ingredient/ground-foreign-line.ts');

export const label = 'larder';

/** As an imported recipe is counted. Energy is 4/4/9, as everywhere in Larder; fibre and sugar are left out where too many foods do not state them. */
export function nutritionOf({ ingredients, servings }) {
  const language = findRecipeLanguage(ingredients, null);
  const { perServing, coverage } = computeRecipeNutrition(ingredients, servings, (text) => groundForeignLine(text, language));
  const { energyKcal, protein, carbs, fat, fiber, sugar } = perServing;
  return { kcal: energyKcal, protein, carbs, fat, fiber: fiber ?? NaN, sugar: sugar ?? NaN, coverage };
}

export const gramsOf = (line) => groundForeignLine(line).grams;
