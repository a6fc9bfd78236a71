import { loadDomain } from './load-domain.mjs';

const { readExport } = await loadDomain('import/read-export.ts');
const { readPage } = await loadDomain('import/read-page.ts');
const { readText } = await loadDomain('import/read-text.ts');

export const label = 'larder';

/** A heading of the steps is shown between them, so of a page it is one of their lines; of the ingredients it is none. */
export function recipeOf({ html, url, text }) {
  const read = html === undefined ? readText(text) : readPage(html, url ?? null);
  return read.ok ? writeRecipe(read.value) : null;
}

export function recipesOf({ name, bytes }) {
  const read = readExport({ name, bytes });
  return read.ok ? read.value.map((recipe) => ({ ...writeRecipe(recipe), instructions: recipe.steps.flatMap(({ lines }) => lines) })) : [];
}

export { nutritionOf } from './nutrition.mjs';

const writeRecipe = ({ title, ingredients, steps, yield: gives, minutes }) => ({
  title,
  ingredients: ingredients.flatMap(({ lines }) => lines),
  instructions: steps.flatMap(({ heading, lines }) => (heading === null ? lines : [heading, ...lines])),
  servings: gives === null ? null : gives.min === gives.max ? gives.min : [gives.min, gives.max],
  totalMinutes: minutes.total,
});
