import type { Page } from '@playwright/test';
import { newEater, signUp } from '../support/eater.ts';
import { makeList } from '../support/groceries.ts';
import { expect, mealOf, openPage, saveGenerated, test } from '../support/members.ts';

/** A calorie or a gram of a macro, however it is written. */
const NUMBERS = /\d[\d,.]*\s*(kcal|calories|g\s+(of\s+)?(protein|carbs|fat|fiber|sugar))|(protein|carbs|fat|fiber|calories):?\s*\d/i;

async function expectNoNumbers(page: Page, where: string): Promise<void> {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [aria-valuetext]')].flatMap((element) =>
      ['aria-label', 'title', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ]);
  expect(
    texts.flatMap((text) => text.split('\n')).filter((line) => NUMBERS.test(line)),
    where,
  ).toEqual([]);
}

test('whoever hides calories and macros meets none of them, on no screen and on no paper', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.request.put('/api/profile', { data: { hideNumbers: true, weight: 70, preferredUnits: 'metric' } });
  const id = await saveGenerated(page, 'Quiet day');
  const listId = await makeList(page);
  const today = new Date();
  const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  await page.request.post('/api/weekly-plan-days', { data: { date, mealPlanId: id } });
  await page.addInitScript((meal) => sessionStorage.setItem('selectedMeal', meal), JSON.stringify(mealOf('Lentil soup')));

  for (const address of [
    '/search?q=vegan%20day',
    '/week?q=vegan&days=2',
    `/edit-plan/${id}`,
    '/my-plans',
    '/recipe/any',
    `/print-plan/${id}`,
    '/calendar',
    '/calendar?view=week',
    '/grocery-lists',
    '/grocery-lists/create',
    `/grocery-lists/${listId}`,
    '/nutrition',
    '/profile?section=fitness',
    '/profile?section=physical',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
    // A list follows its changes over a stream that stays open, so its network never rests.
    if (address === `/grocery-lists/${listId}`) await expect(page.getByText('Tomatoes').first()).toBeVisible();
    else await page.waitForLoadState('networkidle');
    await expectNoNumbers(page, address);
  }
  await page.goto(`/edit-plan/${id}`);
  for (const summary of await page.locator('main details > summary, main [aria-expanded=false]').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  await expectNoNumbers(page, 'an opened plan');
  await page.goto(`/grocery-lists/${listId}`);
  await page.getByText('Tomatoes').first().click();
  for (const summary of await page.locator('main details > summary, main [aria-expanded=false]').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  await expectNoNumbers(page, 'an opened list');
  await page.goto('/recipe/any');
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  const cooking = page.getByRole('dialog');
  await expect(cooking).toBeVisible();
  await expectNoNumbers(page, 'the first step of cooking');
  await cooking.getByRole('button', { name: 'Next' }).click();
  await expectNoNumbers(page, 'the second step of cooking');
  await page.goto('/calendar');
  await page.getByText('Quiet day').first().click();
  await expectNoNumbers(page, 'a day of the calendar');
  await page.context().close();
});
