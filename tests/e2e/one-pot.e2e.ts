import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { newcomer } from '../support/household.ts';
import { expect, planOf, savePlan, test, watch } from '../support/members.ts';

const GENERATE = '**/api/meal-plans/generate';

const card = (page: Page, slot: string) => page.locator(`article[data-slot="${slot}"]`);
const people = (page: Page) => page.getByRole('group', { name: 'People at the table' });
const plates = (page: Page, slot: string) => card(page, slot).getByRole('list', { name: 'Plates' }).getByRole('listitem');

test('a plan for one becomes one for four and back, by the same dishes', async ({ memberPage: page }) => {
  await page.goto('/search?q=1800%20calories');
  await expect(people(page)).toHaveText('for 1');
  await expect(plates(page, 'dinner')).toHaveCount(0);
  const dinner = await card(page, 'dinner').getByRole('heading', { level: 3 }).textContent();
  const unknown = page.getByText('Larder does not know what a guest cannot eat.');
  await expect(unknown).toHaveCount(0);
  const more = people(page).getByRole('button', { name: 'One person more' });
  for (const count of [2, 3, 4]) {
    await more.click();
    await expect(people(page)).toHaveText(`for ${count}`);
    await expect(plates(page, 'dinner')).toHaveCount(count);
  }
  await expect(card(page, 'dinner').getByRole('heading', { level: 3 })).toHaveText(dinner!);
  await expect(unknown).toBeVisible();
  await expectAccessible(page, 'a plan for four');
  await people(page).getByRole('button', { name: 'One person fewer' }).click();
  await expect(plates(page, 'dinner')).toHaveCount(3);
});

test('the chip of a sentence that says for how many tells for how many it is by now', async ({ memberPage: page }) => {
  await page.goto('/search?q=quick%20dinner%20for%202');
  await expect(people(page)).toHaveText('for 2');
  const chip = page
    .getByRole('list', { name: 'What we understood' })
    .getByRole('listitem')
    .filter({ hasText: /^For 2/ });
  await expect(chip).not.toContainText('now for');
  await people(page).getByRole('button', { name: 'One person more' }).click();
  await expect(plates(page, 'dinner')).toHaveCount(3);
  await expect(chip).toContainText('For 2, now for 3');
  await people(page).getByRole('button', { name: 'One person fewer' }).click();
  await expect(plates(page, 'dinner')).toHaveCount(2);
  await expect(chip).not.toContainText('now for');
});

test('a day for four stays one for four when a slider is moved, and nothing that was pressed is lost', async ({ memberPage: page }) => {
  await page.goto('/search?q=2000%20calories');
  await expect(people(page)).toHaveText('for 1');
  const more = people(page).getByRole('button', { name: 'One person more' });
  // Pressed on without waiting, with the focus where it was.
  for (let press = 0; press < 3; press++) await more.click();
  await expect(more).toBeFocused();
  await expect(people(page)).toHaveText('for 4');
  await expect(plates(page, 'dinner')).toHaveCount(4);
  await page.getByRole('button', { name: /^Customize/ }).click();
  const protein = page.getByRole('slider', { name: 'Protein' });
  const [moved, answered] = [page.waitForRequest(GENERATE), page.waitForResponse(GENERATE)];
  await protein.fill('150');
  expect((await moved).postDataJSON()).toMatchObject({ people: 4, day: { dinner: { title: expect.any(String) } } });
  await answered;
  await expect(plates(page, 'dinner')).toHaveCount(4);
  await expect(people(page)).toHaveText('for 4');
});

test('a slider, more people and another dish are all three done, whichever is answered last', async ({ memberPage: page }) => {
  await page.goto('/search?q=1900%20calories');
  await expect(people(page)).toHaveText('for 1');
  await page.getByRole('button', { name: /^Customize/ }).click();
  const asked = watch(page, '/api/meal-plans/');
  const lunch = await card(page, 'lunch').getByRole('heading', { level: 3 }).textContent();
  await page.getByRole('button', { name: 'Refresh lunch' }).click();
  await page.getByRole('slider', { name: 'Protein' }).fill('140');
  await people(page).getByRole('button', { name: 'One person more' }).click();
  await expect(plates(page, 'dinner')).toHaveCount(2);
  await expect(card(page, 'lunch').getByRole('heading', { level: 3 })).not.toHaveText(lunch!);
  await expect(page.getByRole('slider', { name: 'Protein' })).toHaveValue('140');
  // What a changed day is asked of by everybody's rules plans nothing.
  const planned = asked.filter(({ url }) => !url.endsWith('/judge'));
  const bodies = planned.map(({ body }) => body as { query: string; people?: number; mealType?: string });
  expect(bodies.map(({ mealType, people: count }) => mealType ?? count ?? 'slider')).toEqual(['lunch', 'slider', 2]);
  for (const { query } of bodies.slice(1)) expect(query).toContain('140');
});

test('a day with a meal from elsewhere is not laid for others, and says why', async ({ memberPage: page }) => {
  const planId = await savePlan(page, planOf('From elsewhere'));
  await page.goto(`/edit-plan/${planId}`);
  await expect(page.getByText('Larder did not plan all of these meals')).toBeVisible();
  await expect(people(page)).toHaveCount(0);
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

test('whom a sentence tells apart has a plate of their own, and eats along from then on by one press', async ({ browser, larder }) => {
  // Of somebody new: the member of the other files eats alone.
  const page = await newcomer(browser, larder.url, 'Robin Baker');
  const sentence = 'My husband eats 2800 and I eat 1600';
  await page.goto(`/search?q=${encodeURIComponent(sentence)}`);
  await expect(people(page)).toHaveText('for 2');
  await expect(page.getByText('Husband: 2800 kcal')).toBeVisible();
  await expect(plates(page, 'dinner').filter({ hasText: 'Husband' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cook for them from now on' }).click();
  await expect(page.getByText('Husband eats with you from now on.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Names, ages, allergies' })).toBeFocused();
  await expectAccessible(page, 'a plan for people told apart');
  await page.getByRole('link', { name: 'Names, ages, allergies' }).click();
  await expect(page.getByText('2800 kcal a day')).toBeVisible();
  await page.context().close();
});
