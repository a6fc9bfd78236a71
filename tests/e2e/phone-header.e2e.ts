import { expectAccessible } from '../support/expect-accessible.ts';
import { answerWith, expect, generatedOf, test } from '../support/members.ts';
import { runTimers } from '../support/timers.ts';

const NAMES = ['Meal Planning', 'My Plans', 'Calendar', 'Grocery Lists', 'Nutrition', 'Profile'];

test('a phone has all six places in one header at its foot, one link each, the last of them under More', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/my-plans');
  const header = page.getByRole('banner');
  await expect(header).toHaveCount(1);
  const box = (await header.boundingBox())!;
  expect(box.y + box.height).toBeCloseTo(844, 0);
  for (const name of NAMES) await expect(page.locator('header a', { hasText: name })).toHaveCount(1);
  await expect(header.getByRole('link', { name: 'Sign Out' })).toBeHidden();
  await header.getByRole('button', { name: 'More' }).click();
  await expect(header.getByRole('link', { name: 'Nutrition' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await expectAccessible(page, 'More is open');
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Sign Out' })).toBeHidden();
  await expect(header.getByRole('button', { name: 'More' })).toBeFocused();
  await header.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/calendar');
  await expect(header.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
});

test('timers that run stand above what More opens, and can be stopped there', async ({ clockPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/my-plans');
  await runTimers(page, 2);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'More' }).click();
  await expect(header.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  const timers = page.getByRole('list', { name: 'Timers' });
  const endOf = async () => timers.boundingBox().then((box) => box!.y + box!.height);
  await expect.poll(endOf).toBeLessThanOrEqual((await header.boundingBox())!.y);
  await expectAccessible(page, 'More is open under two timers');
  await timers.getByRole('button').last().click();
  await expect(timers.getByRole('listitem')).toHaveCount(1);
});

test('at 200 % zoom the header and the line that saves take a quarter of the height at most', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  // Of three lines at the size of a higher window.
  const title = 'Roasted vegetable bowls with white beans, lemon and herbs, a slow-cooked chili and a plate of walnut bread';
  await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf(title) }));
  await page.goto('/search?q=vegan%20day');
  await expect(page.getByRole('button', { name: 'Save Meal Plan' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  const heights = await Promise.all(
    [page.getByRole('banner'), page.locator('.plan-head')].map(async (bar) => (await bar.boundingBox())!.height),
  );
  expect(heights[0]! + heights[1]!).toBeLessThanOrEqual(0.25 * 450);
});
