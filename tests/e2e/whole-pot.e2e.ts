import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/members.ts';

test('a pot says what it makes, and the whole of it is saved only once it is asked for', async ({ memberPage: page }) => {
  await page.goto('/search?q=pot%20roast%20for%20dinner');
  const dinner = page.locator('article[data-slot="dinner"]');
  await dinner.getByRole('button', { name: 'Detailed recipe' }).click();
  await expect(
    dinner.getByText(/Makes \d, you eat 1\. The amounts are for what you eat: .* The list asks for what you eat\./),
  ).toBeVisible();
  const whole = dinner.getByRole('button', { name: 'Cook the whole pot' });
  await expect(whole).toHaveAttribute('aria-pressed', 'false');
  const eaten = await dinner.locator('.meal-face .numbers').first().textContent();
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await expect(dinner.getByText(/The list asks for the whole pot\./)).toBeVisible();
  await expect(dinner.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('6');
  // What is eaten stays what it was.
  await expect(dinner.locator('.meal-face .numbers').first()).toHaveText(eaten!);
  await expectAccessible(page, 'a whole pot');

  const [saved] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/meal-plans/save')),
    page.getByRole('button', { name: 'Save Meal Plan' }).click(),
  ]);
  const { meals } = saved.postDataJSON() as { meals: { dinner: { makes: number; cooksAll: boolean } } };
  expect(meals.dinner.cooksAll).toBe(true);
  expect(meals.dinner.makes).toBeGreaterThan(1);
});

test('what a recipe page says of its amounts follows its servings', async ({ memberPage: page }) => {
  await page.goto('/search?q=pot%20roast%20for%20dinner');
  await page.locator('article[data-slot="dinner"]').getByRole('link').first().click();
  await expect(page.getByText(/you eat 1\. The amounts are for what you eat/)).toBeVisible();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByText(/you eat 1\. The amounts are for 2 servings\./)).toBeVisible();
  await page.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(page.getByText(/The amounts are for what you eat/)).toBeVisible();
});
