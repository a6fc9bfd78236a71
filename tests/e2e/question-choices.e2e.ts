import { expect, test } from '../support/members.ts';

test('words that say nothing of a plan get one question, and what must not be in it goes along with any answer', async ({
  memberPage: page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent('晚餐')}`);
  await expect(page.getByRole('alert')).toContainText('Larder did not understand that. What shall it plan?');
  await page.getByRole('button', { name: 'No peanut' }).click();
  await page.getByRole('button', { name: 'No egg' }).click();
  await page.getByRole('button', { name: 'No peanut' }).click();
  await expect(page.getByRole('button', { name: 'No egg' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Vegetarian' }).click();
  await expect(page).toHaveURL(/q=vegetarian%2C%20egg%20allergy$/u);
  await expect(page.getByRole('list', { name: 'What we understood' })).toContainText('egg (allergy');
});

test('two wishes that no day can meet are each one tap away', async ({ memberPage: page }) => {
  await page.goto('/search?q=vegan carnivore, 2000 kcal');
  await page.getByRole('link', { name: 'Carnivore' }).click();
  await expect(page).toHaveURL(/carnivore/u);
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toBeVisible();
});
