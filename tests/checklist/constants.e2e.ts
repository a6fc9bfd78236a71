import type { Page } from '@playwright/test';
import {
  answerWith,
  D0,
  DAY,
  expect,
  FAULT,
  generatedOf,
  mealOf,
  openPage,
  planOf,
  savePlan,
  stopClock,
  test,
  toast,
} from '../support/members.ts';

test('TOAST-03 every toast but those of a sync is shown for four seconds, whatever it says', async ({ clockPage: page }) => {
  const id = await savePlan(page, planOf('Timed'));
  await page.clock.install({ time: D0 });
  const card = page.locator(`[data-plan-id="${id}"]`);
  const expectFourSeconds = async (words: string) => {
    await expect(toast(page)).toContainText(words);
    await page.clock.runFor(3900);
    await expect(toast(page), words).toHaveCount(1);
    await page.clock.runFor(150);
    await expect(toast(page), words).toHaveCount(0);
  };
  await page.goto('/my-plans');
  await expect(card).toBeVisible();
  await stopClock(page);
  await card.getByRole('button', { name: /favorites/ }).click();
  await expectFourSeconds('Added to favorites!');
  await page.route(`**/api/meal-plans/${id}`, answerWith(FAULT, 500));
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Plan' }).click();
  await expectFourSeconds('Delete failed');
  await page.unroute(`**/api/meal-plans/${id}`);
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Plan' }).click();
  await expectFourSeconds('Plan deleted!');

  await page.clock.resume();
  await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('A day') }));
  await page.route('**/refresh-meal', answerWith(FAULT, 500));
  await page.goto('/search?q=a%20day');
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Refresh lunch' }).click();
  await expectFourSeconds('Failed to refresh meal. Please try again.');
});

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('CONST-10 a phone is told by its user agent, not by its width or its touch screen', async ({ browser, larder, member }) => {
  for (const { userAgent, width, isPhone } of [
    { userAgent: PHONE, width: 1280, isPhone: true },
    { userAgent: DESKTOP, width: 375, isPhone: false },
  ]) {
    const page = await openPage(browser, larder.url, member, { userAgent, hasTouch: true, viewport: { width, height: 1000 } });
    await page.clock.setFixedTime(D0);
    await page.goto('/calendar');
    const actions = page.getByRole('dialog', { name: 'Day Actions' });
    const lift = await putFinger(page, '2026-11-24');
    // On a phone until they open, however long a busy machine takes; else for well over the half second that opens them.
    await (isPhone ? expect(actions).toBeVisible() : page.waitForTimeout(800));
    await lift();
    await expect(actions).toBeVisible({ visible: isPhone });
    await page.context().close();
  }
});

/** Gives what lifts it again. */
async function putFinger(page: Page, date: string): Promise<() => Promise<unknown>> {
  const day = page.locator(`[data-date="${date}"]`).first();
  await day.scrollIntoViewIfNeeded();
  const box = (await day.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
  return () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('ENT-08 ENT-10 a day of the calendar shows meals under capitalized names too', async ({ memberPage: page }) => {
  const { title: _title, ...nameless } = mealOf('x');
  const mealPlan = {
    title: 'Odd plan',
    description: '',
    nutritionOverview: { calories: 1777, protein: 90, carbs: 200, fat: 60 },
    dailyMeals: { Breakfast: { ...nameless, name: 'Named porridge' }, LUNCH: DAY.lunch, Dinner: DAY.dinner },
  };
  await page.clock.setFixedTime(D0);
  await page.route('**/api/weekly-plan-days/**', async (route) =>
    route.request().method() === 'GET'
      ? answerWith({
          success: true,
          data: [{ id: 'd', date: '2026-11-24', mealPlanId: 'odd', notes: null, weeklyPlanId: null, mealPlan }],
        })(route)
      : route.continue(),
  );
  await page.goto('/calendar');
  await page.getByText('Odd plan').first().click();
  const detail = page.getByRole('dialog', { name: 'Odd plan' });
  for (const words of ['Named porridge', 'Lentil soup', 'Bean chili', '1777']) await expect(detail).toContainText(words);
  expect(await detail.innerText()).not.toMatch(/NaN|undefined/);
});
