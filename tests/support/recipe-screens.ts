import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

export const OWN_RECIPE = `Skillet rice with white beans

Serves 2

Ingredients
1 cup rice
1 can (400 g) white beans, drained
2 tbsp olive oil
1 cup zorgleberry cordial
Salt to taste

Method
Warm the olive oil for 2 minutes.
Add the rice and the white beans, and cook for 15 minutes.
Season and serve.`;

async function readPaste(page: Page): Promise<void> {
  await page.goto(`/recipes/new?text=${encodeURIComponent(OWN_RECIPE)}`);
  await page.getByRole('button', { name: 'Read It' }).click();
  await expect(page.getByRole('button', { name: /^Save (?:Recipe|a Second Time)$/ })).toBeVisible();
}

/** A saved recipe of one's own; the same one however often it is asked for. */
async function saveOwnRecipe(page: Page): Promise<string> {
  const read = (await (await page.request.post('/api/recipes/read', { data: { text: OWN_RECIPE } })).json()) as {
    data: { recipes: { recipe: object }[] };
  };
  const body = { recipe: read.data.recipes[0]!.recipe, sourceKind: 'text', notes: 'Good with lemon.' };
  return ((await (await page.request.post('/api/recipes', { data: body })).json()) as { data: { id: string } }).data.id;
}

/** Those of a household's own recipes. */
export const RECIPE_SCREENS: readonly Screen[] = [
  { name: 'recipe-doors', open: async (page) => page.goto('/recipes/new') },
  { name: 'recipe-preview', open: readPaste },
  {
    name: 'recipe-correcting',
    isOneWindow: true,
    open: async (page) => {
      await readPaste(page);
      await page.getByRole('button', { name: 'Correct: 1 cup zorgleberry cordial' }).click();
      await page.getByRole('searchbox', { name: 'Look for a food' }).fill('juice');
      await expect(page.getByRole('radio').last()).toBeVisible();
    },
  },
  {
    name: 'recipe-own',
    open: async (page) => {
      await page.goto(`/recipes/${await saveOwnRecipe(page)}`);
      await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeVisible();
    },
  },
  {
    name: 'recipe-editing',
    open: async (page) => {
      await page.goto(`/recipes/${await saveOwnRecipe(page)}`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    },
  },
  {
    name: 'recipe-library',
    open: async (page) => {
      await saveOwnRecipe(page);
      await page.goto('/recipes');
      await expect(page.getByRole('link', { name: /Skillet rice/ })).toBeVisible();
    },
  },
];
