import type { Page } from '@playwright/test';
import { OWN_RECIPE } from '../support/recipe-screens.ts';
import { expect, newMember as test, toast } from '../support/members.ts';

test.describe.configure({ timeout: 120_000 });

const WORDS = 'birthday dinner for eight';
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** Done by the server at once; its answer waits for `release`. */
async function holdAnswer(page: Page, url: RegExp, method: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await released.promise;
    return route.fulfill({ response });
  });
  return released.resolve;
}

/** Elsewhere, and in the middle of a sentence. */
async function typeAtHome(page: Page, { isAsked = false } = {}) {
  await header(page, 'Meal Planning').click();
  // Nothing is known to be saved before the answer.
  if (isAsked) await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Describe your meals' });
  await field.fill(WORDS);
  return field;
}

test('a week that is saved late says so where the person is by now, and leaves them there', async ({ page }) => {
  await page.goto('/week?q=vegetarian&days=3');
  const save = page.getByRole('button', { name: 'Save Week' });
  await expect(save).toBeEnabled({ timeout: 60_000 });
  const release = await holdAnswer(page, /\/api\/weeks\/[^/]+\/save$/, 'POST');
  await save.click();
  const field = await typeAtHome(page);
  release();
  await expect(toast(page)).toContainText('Week saved');
  await expect(field).toHaveValue(WORDS);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/week\/[^/?]+$/);
});

test('a recipe that is saved late says so where the person is by now, and leaves them there', async ({ page }) => {
  await page.goto(`/recipes/new?text=${encodeURIComponent(OWN_RECIPE)}`);
  await page.getByRole('button', { name: 'Read It' }).click();
  const release = await holdAnswer(page, /\/api\/recipes$/, 'POST');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  const field = await typeAtHome(page, { isAsked: true });
  release();
  await expect(toast(page)).toContainText('Recipe saved');
  await expect(field).toHaveValue(WORDS);
});

test('a list that is made late says so where the person is by now, and leaves them there', async ({ page }) => {
  await page.goto('/week?q=vegetarian&days=3');
  await page.getByRole('button', { name: 'Save Week' }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/week\/[^/?]+$/);
  const release = await holdAnswer(page, /\/api\/weeks\/[^/]+\/grocery-lists$/, 'POST');
  await page.getByRole('button', { name: 'Grocery List' }).click();
  const field = await typeAtHome(page);
  release();
  await expect(toast(page)).toContainText('Your list is made');
  await expect(field).toHaveValue(WORDS);
});
