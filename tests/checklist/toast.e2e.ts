import { answerWith, D0, expect, FAULT, planOf, savePlan, stopClock, test, toast } from '../support/members.ts';

test('TOAST-01 TOAST-02 one at a time, each for four seconds', async ({ clockPage: page }) => {
  const id = await savePlan(page, planOf('Toasted'));
  await page.clock.install({ time: D0 });
  await page.goto('/my-plans');
  const star = page.locator(`[data-plan-id="${id}"]`).getByRole('button', { name: /favorites/ });
  await expect(star).toBeVisible();
  await stopClock(page);
  await page.route('**/favorite', answerWith(FAULT, 500));
  await star.click();
  await expect(toast(page)).toContainText('Update failed');
  // What a browser tells of a toast that appears under a pointer at rest.
  await toast(page).dispatchEvent('pointerover');
  await page.clock.runFor(3900);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(150);
  await expect(toast(page)).toHaveCount(0);

  await star.click();
  await expect(toast(page)).toContainText('Update failed');
  await page.unroute('**/favorite');
  await star.click();
  await expect(toast(page)).toHaveText(/Added to favorites!/);
  await expect(toast(page)).toHaveCount(1);
});

test('TOAST-04 is still there on the next screen', async ({ memberPage: page }) => {
  const id = await savePlan(page, planOf('Starred and left'));
  await page.goto('/my-plans');
  await page
    .locator(`[data-plan-id="${id}"]`)
    .getByRole('button', { name: /favorites/ })
    .click();
  await expect(toast(page)).toContainText('Added to favorites!');
  await page.getByRole('link', { name: 'Meal Planning' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(toast(page)).toContainText('Added to favorites!');
});
