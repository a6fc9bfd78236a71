import { loadDomain } from './load-domain.mjs';

const { energyKcal } = await loadDomain('food/nutrients.ts');
const { findRecipeLanguage } = await loadDomain('ingredient/language/find-recipe-language.ts');
const { groundForeignLine } = await loadDomain('ingredient/ground-foreign-line.ts');
const { SURE_CONFIDENCE } = await loadDomain('ingredient/ground-line.ts');
const { computeRecipeNutrition } = await loadDomain('recipe/recipe-nutrition.ts');

export const label = 'larder';

/** A recipe of somebody else as its preview shows it, line by line. `language` is the page's; left out, the lines tell. */
export function ground({ ingredients, servings, language = null }) {
  const spoken = findRecipeLanguage(ingredients, language);
  const { lines, perServing, coverage } = computeRecipeNutrition(ingredients, servings, (text) => groundForeignLine(text, spoken));
  const { energyKcal: kcal, protein, carbs, fat } = perServing;
  return { perServing: { kcal, protein, carbs, fat }, coverage, lines: lines.map(writeLine) };
}

const writeLine = ({ text, grounded: { food, grams, confidence, weight }, nutrients }) => ({
  text,
  food: food?.names.noun ?? null,
  grams,
  kcal: nutrients ? energyKcal(nutrients) : null,
  sure: confidence >= SURE_CONFIDENCE && (weight === 'stated' || weight === 'measured'),
  // A line without an amount, or of what is no food, leaves nothing out.
  counted: nutrients !== null || weight === 'not-stated',
});
