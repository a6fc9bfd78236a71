import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/members.ts';

const card = (page: Page, slot: string) => page.locator(`article[data-slot="${slot}"]`);
const people = (page: Page) => page.getByRole('group', { name: 'People at the table' });
const plates = (page: Page, slot: string) => card(page, slot).getByRole('list', { name: 'Plates' }).getByRole('listitem');

test('a plan for one becomes one for four and back, by the same dishes', async ({ memberPage: page }) => {
  await page.goto('/search?q=1800%20calories');
  await expect(people(page)).toHaveText('for 1');
  await expect(plates(page, 'dinner')).toHaveCount(0);
  const dinner = await card(page, 'dinner').getByRole('heading', { level: 3 }).textContent();
  const more = people(page).getByRole('button', { name: 'One person more' });
  for (const count of [2, 3, 4]) {
    await more.click();
    await expect(people(page)).toHaveText(`for ${count}`);
    await expect(plates(page, 'dinner')).toHaveCount(count);
  }
  await expect(card(page, 'dinner').getByRole('heading', { level: 3 })).toHaveText(dinner!);
  await expectAccessible(page, 'a plan for four');
  await people(page).getByRole('button', { name: 'One person less' }).click();
  await expect(plates(page, 'dinner')).toHaveCount(3);
});

test('a recipe of several plates starts with as many servings, and says who gets what', async ({ memberPage: page }) => {
  await page.goto('/search?q=dinner%20for%204');
  await card(page, 'dinner').getByRole('button', { name: 'Detailed recipe' }).click();
  const recipe = page.locator('.meal-recipe:not([hidden])');
  await expect(recipe.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('4');
  await expect(recipe.getByRole('heading', { name: 'Who gets what' })).toBeVisible();
  await expect(recipe.getByText('Guest 3')).toBeVisible();
  const first = recipe.locator('ul').first().getByRole('listitem').first();
  const before = await first.textContent();
  await recipe.getByRole('button', { name: 'More servings' }).click();
  await expect(recipe.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('5');
  await recipe.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(first).toHaveText(before!);
});

test('whom a sentence tells apart has a plate of their own, and eats along from then on by one press', async ({ memberPage: page }) => {
  const sentence = 'My husband eats 2800 and I eat 1600';
  await page.goto(`/search?q=${encodeURIComponent(sentence)}`);
  await expect(people(page)).toHaveText('for 2');
  await expect(page.getByText('Husband: 2800 kcal')).toBeVisible();
  await expect(plates(page, 'dinner').filter({ hasText: 'Husband' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cook for them from now on' }).click();
  await expect(page.getByText('Husband eats with you from now on.')).toBeVisible();
  await expectAccessible(page, 'a plan for people told apart');
  await page.getByRole('link', { name: 'Names, ages, allergies' }).click();
  await expect(page.getByText('2800 kcal a day')).toBeVisible();
});
