import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { newEater, signUp } from '../support/eater.ts';
import { expect, openPage, test } from '../support/members.ts';
import { OWN_RECIPE } from '../support/recipe-screens.ts';

test.describe.configure({ timeout: 180_000 });

/** `RECIPE_PICTURES=/tmp/tour npx playwright test recipe-tour` keeps what a newcomer sees, at both widths. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['RECIPE_PICTURES'];
  if (folder === undefined) return;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
}

const EXPORT = [
  ['Chicken rice bowl', ['300 g chicken breast', '150 g rice', '2 tbsp olive oil', '1 red bell pepper', '1 tbsp soy sauce']],
  ['Bean and pasta pot', ['200 g pasta', '1 can (400 g) kidney beans, drained', '200 g canned tomatoes', '2 tbsp olive oil']],
  ['Salmon with potatoes', ['300 g salmon fillet', '500 g potatoes', '200 g green beans', '1 tbsp olive oil']],
  ['Turkey chili', ['400 g ground turkey', '1 can (400 g) black beans, drained', '400 g canned tomatoes', '1 onion', '1 tbsp olive oil']],
].map(([name, recipeIngredient]) => ({
  '@type': 'Recipe',
  name,
  recipeYield: 2,
  totalTime: 'PT35M',
  recipeIngredient,
  recipeInstructions: ['Prepare everything.', 'Cook it for 25 minutes.', 'Serve it hot.'],
}));

const TITLES = ['Skillet rice with white beans', 'Chicken rice bowl', 'Bean and pasta pot', 'Salmon with potatoes', 'Turkey chili'];

async function readIn(page: Page, door: string, fill: () => Promise<void>): Promise<void> {
  await page.goto('/recipes/new');
  await page.getByRole('radio', { name: door }).check();
  await fill();
}

async function openWeek(page: Page, query: string): Promise<Locator> {
  const start = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/week?q=${encodeURIComponent(query)}&start=${start}&days=7`);
  await expect(page.getByRole('button', { name: 'Save Week' })).toBeEnabled({ timeout: 60_000 });
  return page.getByRole('table', { name: /^Meals of/ }).locator('button[aria-haspopup=dialog]');
}

test('five recipes come in, a line is put right, a week has them, one is cooked and never comes again', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, larder.url, newEater());

  await readIn(page, 'A text', () => page.getByRole('textbox', { name: 'The recipe as text' }).fill(OWN_RECIPE));
  await look(page, '1-doors');
  await page.getByRole('button', { name: 'Read It' }).click();
  await page.getByRole('button', { name: 'Correct: 1 cup zorgleberry cordial' }).click();
  const correcting = page.getByRole('dialog', { name: 'What is this?' });
  await correcting.getByRole('searchbox', { name: 'Look for a food' }).fill('apple juice');
  await correcting.getByRole('radio', { name: 'apple juice', exact: true }).check({ force: true });
  await look(page, '2-correcting');
  await correcting.getByRole('button', { name: 'Use This' }).click();
  await expect(page.getByText('Every ingredient with an amount is counted.')).toBeVisible();
  await look(page, '3-preview');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLES[0]! })).toBeVisible();
  await look(page, '4-recipe');

  await readIn(page, 'A file', () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'export.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(EXPORT)) }),
  );
  await expect(page.getByRole('main').getByText('4 recipes found')).toBeVisible();
  await look(page, '5-file');
  await page.getByRole('button', { name: 'Save All 4' }).click();
  await expect(page.getByText('5 recipes', { exact: true })).toBeVisible();
  await look(page, '6-library');

  const meals = await openWeek(page, '2000 calories');
  await look(page, '7-week');
  const planned = (await meals.allTextContents()).filter((title) => TITLES.some((own) => title.includes(own)));
  expect(planned.length).toBeGreaterThan(0);
  const mine = TITLES.find((own) => planned[0]!.includes(own))!;
  await page.goto('/recipes');
  await page.getByRole('link', { name: new RegExp(mine) }).click();
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  const cooking = page.getByRole('dialog', { name: mine });
  await look(page, '9-cooking');
  await cooking.getByRole('button', { name: 'Next' }).click();
  await cooking.getByRole('button', { name: 'Next' }).click();
  await cooking.getByRole('button', { name: 'Done' }).click();
  await look(page, '10-done');
  await cooking.getByRole('button', { name: 'Never Again' }).click();
  await expect(cooking.getByText('Cooked once. Larder no longer uses it in your plans.')).toBeVisible();
  await look(page, '11-never');
  await cooking.getByRole('button', { name: 'Close' }).click();

  const later = await openWeek(page, '2000 calories a day');
  await expect(later.first()).toBeVisible();
  expect((await later.allTextContents()).filter((title) => title.includes(mine))).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});
