import { expect, test } from '../support/members.ts';

const titles = 'article h3';

test('a meal marked Keep stays whatever other words are asked for, and Back brings each day as it was left', async ({
  memberPage: page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent('vegetarian day, no mushrooms')}`);
  const meals = page.locator(titles);
  await expect(meals).toHaveCount(4);
  const before = await meals.allTextContents();
  await page.getByRole('button', { name: 'Refresh lunch' }).click();
  await expect(meals.nth(1)).not.toHaveText(before[1]!);
  const first = await meals.allTextContents();
  const keep = page.getByRole('button', { name: 'Keep dinner as it is' });
  await keep.click();

  await page.getByRole('link', { name: 'Quicker' }).click();
  await expect(page).toHaveURL(/quick/);
  await expect(meals).toHaveCount(4);
  await expect(meals.nth(2)).toHaveText(first[2]!);
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  const second = await meals.allTextContents();
  expect(second[0]).not.toBe(first[0]);

  await page.getByRole('link', { name: 'Remove No mushrooms' }).click();
  await expect(page).not.toHaveURL(/mushrooms/);
  await expect(meals.nth(2)).toHaveText(first[2]!);
  await expect(keep).toHaveAttribute('aria-pressed', 'true');

  const words = page.getByRole('textbox', { name: 'You asked for' });
  await words.fill('vegetarian, high protein');
  await words.press('Enter');
  await expect(page).toHaveURL(/high/);
  await expect(meals.nth(2)).toHaveText(first[2]!);

  await page.goBack();
  await page.goBack();
  await expect(meals).toHaveText(second);
  await page.goBack();
  await expect(meals).toHaveText(first);
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(meals).toHaveText(second);
});

test('a kept dish that the new words forbid is let go, and said', async ({ memberPage: page }) => {
  await page.goto(`/search?q=${encodeURIComponent('salmon for dinner')}`);
  const meals = page.locator(titles);
  await expect(meals.nth(2)).toHaveText(/salmon/i);
  const dinner = (await meals.nth(2).textContent())!;
  await page.getByRole('button', { name: 'Keep dinner as it is' }).click();
  const words = page.getByRole('textbox', { name: 'You asked for' });
  await words.fill('no fish');
  await words.press('Enter');
  await expect(page.getByText(`${dinner} was kept, but your words or rules leave it out now, so dinner is new.`)).toBeVisible();
  await expect(meals.nth(2)).not.toHaveText(/salmon/i);
  await expect(page.getByRole('button', { name: 'Keep dinner as it is' })).toHaveAttribute('aria-pressed', 'false');
});
