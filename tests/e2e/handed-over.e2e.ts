import { expect, type Page } from '@playwright/test';
import { answerWith, clearPlans, D0, FAULT, hold, mealOf, planOf, savePlan, test as base, toast } from '../support/members.ts';

const test = base.extend<{ readonly page: Page }>({
  page: async ({ clockPage }, use) => {
    await clockPage.clock.setFixedTime(D0);
    await clearPlans(clockPage);
    await use(clockPage);
  },
});

const planTitle = (page: Page) => page.getByRole('textbox', { name: 'Plan title' });

async function listPlans(page: Page): Promise<readonly string[]> {
  const { data } = (await (await page.request.get('/api/meal-plans/saved')).json()) as { data: { title: string }[] };
  return data.map(({ title }) => title);
}

test('a plan saved, come back to and saved again is one plan', async ({ page }) => {
  await page.goto('/search?q=vegan%20day');
  await planTitle(page).fill('Once');
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(page.getByRole('article', { name: 'Once' })).toBeVisible();
  await page.goBack();
  await expect(planTitle(page)).toHaveValue('Once');
  await planTitle(page).fill('Twice');
  await page.getByRole('button', { name: 'Update Meal Plan' }).click();
  await expect(page.getByRole('article', { name: 'Twice' })).toBeVisible();
  expect(await listPlans(page)).toEqual(['Twice']);
});

test('Ctrl and a click open the recipe of an unsaved plan in a tab of its own', async ({ page }) => {
  await page.goto('/search?q=vegan%20day');
  const link = page.getByRole('link', { name: /Full recipe page/ }).nth(1);
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`${address}$`));
  await expect(tab.getByText('Nutrition facts')).toBeVisible();
  await tab.reload();
  await expect(tab.getByText('Nutrition facts')).toBeVisible();
  await tab.close();
  // Once: the address by itself says nothing of a meal.
  const bare = await page.context().newPage();
  await bare.goto(address);
  await expect(bare).toHaveURL('/');
  await bare.close();
});

test('recipes that are opened in a row by the middle button are each in a tab of its own, whatever was looked at before', async ({
  page,
}) => {
  await page.goto('/search?q=vegan%20day');
  const links = page.getByRole('link', { name: /Full recipe page/ });
  await links.nth(0).click();
  await expect(page.getByText('Nutrition facts')).toBeVisible();
  await page.goBack();
  await expect(links).toHaveCount(4);
  const titles = await page.locator('article h3').allTextContents();
  const tabs = [];
  for (const at of [1, 2, 3]) {
    const opened = page.context().waitForEvent('page');
    // Slower to begin than the hand is to press on.
    await page.context().setOffline(true);
    await links.nth(at).click({ button: 'middle' });
    tabs.push(await opened);
  }
  await page.context().setOffline(false);
  for (const [at, tab] of tabs.entries()) {
    await tab.goto((await links.nth(at + 1).getAttribute('href'))!);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(titles[at + 1]!);
    await tab.close();
  }
});

test('a dish that a saved day has twice leads to the page of the meal that it was opened at', async ({ page }) => {
  const id = await savePlan(page, planOf('Soups', { meals: { lunch: mealOf('Lentil soup'), dinner: mealOf('Lentil soup') } }));
  await page.goto(`/edit-plan/${id}`);
  await page.locator('[data-slot="dinner"]').getByRole('button', { name: 'Detailed recipe' }).click();
  await expect(page.getByRole('link', { name: 'Page of This Dish' })).toHaveAttribute('href', `/recipes/${id}/dinner`);
});

test('Print waits for its recipes', async ({ page }) => {
  const id = await savePlan(page, planOf('Monday'));
  const release = await hold(page, '**/api/recipes/generate');
  await page.goto(`/print-plan/${id}`);
  await expect(page.getByRole('button', { name: 'Getting the Recipes…' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Instructions' })).toHaveCount(4);
});

test('Print says which recipes are missing, on paper too', async ({ page }) => {
  const id = await savePlan(page, planOf('Monday', { meals: { breakfast: mealOf('Oat bowl'), lunch: mealOf('Soup') } }));
  await page.route('**/api/recipes/generate', answerWith(FAULT, 500));
  await page.goto(`/print-plan/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'Some full recipes are missing.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The full recipe was not ready when this was printed.')).toHaveCount(2);
  await expect(page.getByText('The full recipe was not ready when this was printed.').first()).toBeVisible();
});

test('Escape in the title brings back what stood there, and leaves nothing to be asked about', async ({ page }) => {
  const id = await savePlan(page, planOf('Monday'));
  await page.goto(`/edit-plan/${id}`);
  await planTitle(page).fill('Tuesday');
  await planTitle(page).press('Escape');
  await expect(planTitle(page)).toHaveValue('Monday');
  await planTitle(page).fill('');
  await planTitle(page).press('Escape');
  await expect(planTitle(page)).toHaveValue('Monday');
  await page.getByRole('link', { name: /^Larder/ }).click();
  await expect(page).toHaveURL('/');
});

test('what was assumed is a word of its own', async ({ page }) => {
  await page.goto('/search?q=vegan%20day');
  const chips = page.getByRole('list', { name: 'What we understood' });
  await expect(chips.getByText('assumed').first()).toBeVisible();
  expect((await chips.getByRole('listitem').allTextContents()).filter((text) => /\Sassumed|\Sfrom your profile/.test(text))).toEqual([]);
});

test('a list of days that were cleared elsewhere is not made, and says why', async ({ page }) => {
  const mealPlanId = await savePlan(page, planOf('Monday'));
  await page.request.put('/api/weekly-plan-days', { data: { days: [{ date: '2026-11-21', mealPlanId }] } });
  const before = ((await (await page.request.get('/api/grocery-lists')).json()) as { data: unknown[] }).data.length;
  await page.goto('/grocery-lists/create');
  await expect(page.getByText('1 day selected')).toBeVisible();
  await page.request.delete('/api/weekly-plan-days/date/2026-11-21');
  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(toast(page)).toContainText('they were cleared in another window');
  await expect(page).toHaveURL('/grocery-lists/create');
  await expect(page.getByText('0 days selected')).toBeVisible();
  expect(((await (await page.request.get('/api/grocery-lists')).json()) as { data: unknown[] }).data.length).toBe(before);
});

test('a malformed email is refused with a sentence, and the form is kept', async ({ page }) => {
  await page.goto('/profile');
  const email = page.getByLabel('Email');
  const before = await email.inputValue();
  for (const [text, says] of [
    ['', 'The email is empty.'],
    ['not an email', 'This is not an email'],
  ] as const) {
    await email.fill(text);
    await page.getByRole('button', { name: /save/i }).first().click();
    await expect(toast(page)).toContainText('Update failed');
    await expect(toast(page)).toContainText(says);
    await expect(email).toHaveValue(text);
  }
  const user = (await (await page.request.get('/api/auth/user')).json()) as { email: string };
  expect(user.email).toBe(before);
});
