import { expect, type Locator, type Page } from '@playwright/test';
import { answerWith, clearPlans, D0, hold, planOf, savePlan, test as base } from '../support/members.ts';

const DAYS = '/api/weekly-plan-days';
const SAT = '2026-11-21';

const test = base.extend<{ readonly page: Page }>({
  page: async ({ clockPage }, use) => {
    await clockPage.clock.setFixedTime(D0);
    await clockPage.setViewportSize({ width: 1280, height: 720 });
    await clearPlans(clockPage);
    const mealPlanId = await savePlan(clockPage, planOf('Alpha Keto', { description: 'A day of eggs and greens. '.repeat(20) }));
    const days = [SAT, '2027-02-10', '2026-11-28'].map((date) => ({ date, mealPlanId }));
    await clockPage.request.put(DAYS, { data: { days } });
    await use(clockPage);
  },
});

const day = (page: Page, date: string): Locator => page.locator(`td[data-date="${date}"] [data-day-button]`);
const month = (page: Page, name: string): Locator => page.getByRole('grid', { name });
const detail = (page: Page): Locator => page.getByRole('dialog', { name: 'Alpha Keto' });

async function openCalendar(page: Page, address = '/calendar'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

test('the month is in the address: through a plan, Back and a reload', async ({ page }) => {
  await openCalendar(page);
  for (let turn = 0; turn < 3; turn++) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(month(page, 'February 2027')).toBeVisible();
  await expect(page).toHaveURL('/calendar?month=2027-02');
  await page.reload();
  await expect(month(page, 'February 2027')).toBeVisible();
  await day(page, '2027-02-10').click();
  await detail(page).getByRole('link', { name: 'View Full Plan' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.goBack();
  await expect(month(page, 'February 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(month(page, 'November 2026')).toBeVisible();
  await expect(page).toHaveURL('/calendar');
  for (const nonsense of ['2026-13', '1999-01', 'x']) {
    await openCalendar(page, `/calendar?month=${nonsense}`);
    await expect(month(page, 'November 2026')).toBeVisible();
  }
});

test('Back closes what is open before it leaves the page', async ({ page }) => {
  await page.goto('/my-plans');
  await openCalendar(page);
  await day(page, SAT).click();
  await expect(detail(page)).toBeVisible();
  await page.goBack();
  await expect(detail(page)).toHaveCount(0);
  await expect(page).toHaveURL('/calendar');

  // A dialog that followed on another, closed by its own button, leaves no step behind.
  await day(page, SAT).click();
  await detail(page).getByRole('button', { name: 'Change Plan' }).click();
  await page.getByRole('dialog', { name: 'Add Meal Plan' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/my-plans');
  await page.goForward();
  await expect(page).toHaveURL('/calendar');

  await day(page, SAT).click();
  await detail(page).getByRole('link', { name: 'View Full Plan' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/calendar');
  await expect(detail(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/my-plans');
});

test('Back with a dialog open does not plan another day', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate')) asked.push(request.url());
  });
  await page.goto('/search?q=vegan%20day');
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toBeVisible();
  await page
    .getByRole('link', { name: /Full recipe page/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/recipe\//);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/meal-plans/generate'))).toHaveLength(1);
});

test('a slow calendar says that it is loading', async ({ page }) => {
  const release = await hold(page, `**${DAYS}/**`);
  await page.goto('/calendar');
  const note = page.getByText('Loading your calendar…');
  await expect(note).toBeVisible();
  release();
  await expect(note).toHaveCount(0);
  await expect(day(page, SAT)).toBeEnabled();
});

test('of a month that could not be read, nobody is told that its days are free', async ({ page }) => {
  await page.route(`**${DAYS}/**`, answerWith({ success: false, message: 'Something went wrong' }, 500));
  await page.goto('/calendar');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(day(page, SAT)).toHaveAccessibleName('Saturday, November 21');
});

test('what was searched for among the plans is there again after Back', async ({ page }) => {
  await savePlan(page, planOf('Beta Bowl'));
  await page.goto('/my-plans');
  const field = page.getByRole('searchbox', { name: 'Search your plans' });
  await field.fill('keto');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/my-plans?q=keto');
  await page.getByRole('article').getByRole('link', { name: 'Alpha Keto' }).first().click();
  await expect(page).toHaveURL(/edit-plan/);
  await page.goBack();
  await expect(field).toHaveValue('keto');
  await expect(page.getByRole('article')).toHaveCount(1);
  await field.fill('');
  await expect(page).toHaveURL('/my-plans');
});

test("a phone's day opens at its top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openCalendar(page);
  await day(page, SAT).click();
  await expect(detail(page).getByRole('heading', { name: 'Alpha Keto' })).toBeInViewport();
  expect(await detail(page).evaluate((dialog) => [dialog.scrollTop, dialog.scrollHeight > dialog.clientHeight])).toEqual([0, true]);
});

test('a plan picked up near the lower edge stays on its day when it is let go there', async ({ page }) => {
  await openCalendar(page);
  const plan = day(page, '2026-11-28');
  // The middle of its cell a little above the edge of the window.
  await plan.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - innerHeight + 70));
  const box = (await plan.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, 712)];
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 2, { steps: 4 });
  // The time of a hand that looks where it is.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.mouse.up();
  await expect(day(page, '2026-11-28')).toHaveAccessibleName(/, Alpha Keto$/);
  const answer = await page.request.get(`${DAYS}/2026-11-01?endDate=2026-12-31`);
  const { data } = (await answer.json()) as { data: { date: string }[] };
  expect(data.map(({ date }) => date)).toEqual([SAT, '2026-11-28']);
});

test('a plan that is flung, let go before its way was drawn, lies where it was let go', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openCalendar(page);
  const boxes = await Promise.all([SAT, '2026-11-19'].map(async (date) => (await day(page, date).boundingBox())!));
  // All of it before the browser draws once, as a quick hand does it on a slow machine.
  await day(page, SAT).evaluate(
    (plan, [from, to]) => {
      const fire = (target: EventTarget, type: string, [clientX, clientY]: readonly [number, number]) =>
        target.dispatchEvent(new MouseEvent(type, { clientX, clientY, button: 0, bubbles: true, cancelable: true }));
      fire(plan, 'mousedown', from!);
      fire(document.body, 'mousemove', [from![0] + 10, from![1] + 10]);
      fire(document.body, 'mousemove', to!);
      fire(document.body, 'mouseup', to!);
    },
    boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const),
  );
  await expect(day(page, '2026-11-19')).toHaveAccessibleName(/, Alpha Keto$/);
  await expect(day(page, SAT)).not.toHaveAccessibleName(/Alpha Keto/);
  // Nothing of its way lies over the month.
  await day(page, '2026-11-19').click();
  await expect(detail(page)).toBeVisible();
});
