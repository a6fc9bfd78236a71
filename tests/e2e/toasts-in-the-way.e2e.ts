import { expect, type Locator, type Page } from '@playwright/test';
import { clearPlans, D0, planOf, savePlan, test as base, toast } from '../support/members.ts';
import { forgetTimers, runTimers } from '../support/timers.ts';

const DAYS = '/api/weekly-plan-days';

/** A calendar on a phone, with plans on two days. */
const test = base.extend<{ readonly page: Page }>({
  page: async ({ clockPage: page }, use) => {
    await page.clock.setFixedTime(D0);
    await page.setViewportSize({ width: 390, height: 844 });
    await clearPlans(page);
    const mealPlanId = await savePlan(page, planOf('Alpha Keto'));
    const put = await page.request.put(DAYS, { data: { days: ['2026-11-20', '2026-11-21'].map((date) => ({ date, mealPlanId })) } });
    expect(put.ok(), await put.text()).toBe(true);
    await page.goto('/calendar');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await use(page);
  },
});

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });

async function clearSaturday(page: Page): Promise<void> {
  await page.locator('td[data-date="2026-11-21"] [data-day-button]').click();
  await page.getByRole('dialog', { name: 'Alpha Keto' }).getByRole('button', { name: 'Clear Plan' }).click();
  await page.getByRole('alertdialog', { name: 'Remove Meal Plan?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Day Cleared');
}

test('what was said before a menu or a dialog opened waits until it is closed, and can still be undone', async ({ page }) => {
  await clearSaturday(page);
  await page.getByRole('button', { name: 'Actions for the week Nov 15 – 21' }).click();
  await expect(page.getByRole('menuitem', { name: 'Clear Week' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await expect(undo(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toast(page)).toContainText('Day Cleared');

  await page.locator('td[data-date="2026-11-20"] [data-day-button]').click();
  const detail = page.getByRole('dialog', { name: 'Alpha Keto' });
  await expect(detail).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await detail.getByRole('button', { name: 'Close' }).click();
  await undo(page).click();
  await expect(toast(page)).toContainText('is as it was');
});

test('what is said in a dialog stands off what is pressed there', async ({ page }) => {
  await page.getByRole('button', { name: 'Use it in another calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar Link' });
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expect(toast(page)).toContainText(/Link (?:not )?copied/);
  const said = (await toast(page).boundingBox())!;
  for (const button of await dialog.getByRole('button').filter({ hasText: /\S/ }).all()) {
    const box = (await button.boundingBox())!;
    expect(box.y >= said.y + said.height || box.y + box.height <= said.y, await button.innerText()).toBe(true);
  }
});

for (const width of [390, 1280]) {
  test(`nothing that is said, and no day of today's week, lies under a timer that runs, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await runTimers(page);
    const timer = page.getByRole('list', { name: 'Timers' });
    const today = page.locator('td[data-date="2026-11-20"]');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    const endOf = async (place: Locator): Promise<number> => place.boundingBox().then((box) => box!.y + box!.height);
    const startOfTimer = async (): Promise<number> => (await timer.getByRole('listitem').boundingBox())!.y;
    // A wide window is not scrolled.
    const isInTheWay = async (): Promise<boolean> => width < 640 && (await endOf(today)) > (await startOfTimer());
    await expect.poll(isInTheWay).toBe(false);
    await clearSaturday(page);
    // It rises into its place.
    for (const said of [toast(page), undo(page)]) {
      await expect.poll(async () => (await endOf(said)) <= (await startOfTimer())).toBe(true);
    }
    await forgetTimers(page);
  });
}
