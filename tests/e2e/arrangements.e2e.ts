import { expect, test } from '../support/members.ts';

const SIX = `/search?q=${encodeURIComponent('6 meals, vegetarian, 2100 calories')}`;

test('a day of six meals has a card for each snack, which is refreshed, saved, printed and edited', async ({ memberPage: page }) => {
  await page.goto(SIX);
  const cards = page.getByRole('region', { name: 'Meals' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const name of ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Snack 2', 'Snack 3'])
    await expect(page.getByRole('button', { name: `Refresh ${name.toLowerCase()}`, exact: true })).toBeVisible();
  const titles = page.locator('article h3');
  const before = await titles.allTextContents();
  expect(new Set(before).size).toBe(6);

  await page.getByRole('button', { name: 'Refresh snack 3' }).click();
  await expect(titles.nth(5)).not.toHaveText(before[5]!);
  await expect(titles.nth(4)).toHaveText(before[4]!);
  const after = await titles.allTextContents();

  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(page).toHaveURL(/my-plans/);
  const [saved] = (await (await page.request.get('/api/meal-plans/saved')).json()).data;
  expect(saved.moreSnacks).toHaveLength(2);
  await page.goto(`/print-plan/${saved.id}`);
  await expect(page.getByRole('article').getByText('Snack 3').first()).toBeVisible();
  for (const title of after) await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();

  await page.goto(`/edit-plan/${saved.id}`);
  await expect(titles).toHaveText(after);
});

test('just dinner is one meal by its name, and the rest of the day is added around it with one tap', async ({ memberPage: page }) => {
  await page.goto(`/search?q=${encodeURIComponent('just dinner, chicken')}`);
  const titles = page.locator('article h3');
  await expect(titles).toHaveCount(1);
  const dinner = (await titles.first().textContent()) ?? '';
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toHaveValue(dinner);
  await expect(page.getByText('Chicken: dinner')).toBeVisible();
  await page.getByRole('link', { name: 'Add the rest of the day' }).click();
  await expect(titles).toHaveCount(4);
  await expect(titles.nth(2)).toHaveText(dinner);
  await page.reload();
  await expect(titles.nth(2)).toHaveText(dinner);
  await expect(page.getByRole('link', { name: 'Add the rest of the day' })).toBeHidden();
});

test('a wish that no meal serves is said to be not met, with a swap', async ({ memberPage: page }) => {
  await page.goto(`/search?q=${encodeURIComponent('pad thai for dinner, vegan, no peanuts, no tofu, no noodles')}`);
  const chips = page.getByRole('list', { name: 'What we understood' });
  await expect(chips.getByText('Pad thai: not in this plan').first()).toBeVisible();
  await chips.getByRole('button', { name: 'Swap dinner' }).click();
  await expect(page.getByRole('dialog', { name: /Another dinner/ })).toBeVisible();
});
