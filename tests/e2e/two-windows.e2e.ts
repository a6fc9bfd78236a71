import type { Locator, Page } from '@playwright/test';
import { clearPlans, D0, openPage, planOf, savePlan, test as base } from '../support/members.ts';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { expect } from '@playwright/test';

const DAYS = '/api/weekly-plan-days';
const SAT = '2026-11-21';
const MON = '2026-11-23';

const test = base.extend<{ readonly first: Page; readonly second: Page }>({
  first: async ({ clockPage }, use) => {
    await clockPage.clock.setFixedTime(D0);
    await clockPage.setViewportSize({ width: 1280, height: 1600 });
    await use(clockPage);
  },
  // Of another browser, which hears nothing.
  second: async ({ browser, larder, member }, use) => {
    const page = await openPage(browser, larder.url, member);
    await page.clock.setFixedTime(D0);
    await page.setViewportSize({ width: 1280, height: 1600 });
    await use(page);
    await page.context().close();
  },
});

const day = (page: Page, date: string): Locator => page.locator(`td[data-date="${date}"] [data-day-button]`);
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const expectPlan = (page: Page, date: string, title: string) => expect(day(page, date)).toHaveAccessibleName(new RegExp(`, ${title}$`));

async function openCalendar(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.goto('/calendar');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  }
}

async function stored(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.get(`${DAYS}/2026-11-01?endDate=2026-12-31`);
  const { data } = (await answer.json()) as { data: { date: string; mealPlan: { title: string } }[] };
  return Object.fromEntries(data.map(({ date, mealPlan }) => [date, mealPlan.title]));
}

/** As somebody in the other window would: the page under test learns nothing of it. */
async function put(page: Page, date: string, mealPlanId: string | null): Promise<void> {
  const answer = await page.request.put(DAYS, { data: { days: [{ date, mealPlanId }] } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [(await day(page, from).boundingBox())!, (await day(page, to).boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
  await page.mouse.up();
}

test.describe('a calendar in two windows', () => {
  let plans: Record<'alpha' | 'beta' | 'gamma', string>;

  test.beforeEach(async ({ first }) => {
    await clearPlans(first);
    plans = {
      alpha: await savePlan(first, planOf('Alpha Keto')),
      beta: await savePlan(first, planOf('Beta Bowl')),
      gamma: await savePlan(first, planOf('Gamma')),
    };
    await put(first, SAT, plans.alpha);
  });

  test('another tab shows what is changed in the first, and what is taken back', async ({ first }) => {
    const tab = await first.context().newPage();
    await tab.setViewportSize({ width: 1280, height: 1600 });
    await openCalendar(first, tab);
    await expectPlan(tab, SAT, 'Alpha Keto');
    await first.bringToFront();
    await day(first, SAT).click();
    await dialog(first, 'Alpha Keto').getByRole('button', { name: 'Clear Plan' }).click();
    await dialog(first, 'Remove Meal Plan?').getByRole('button', { name: 'Remove' }).click();
    await expectPlan(tab, SAT, 'no plan');
    await first.getByRole('button', { name: 'Undo' }).click();
    await expectPlan(tab, SAT, 'Alpha Keto');
    await tab.close();
  });

  test('a stale window does not drag away the plan that took the place of the one it shows', async ({ first, second }) => {
    await openCalendar(first, second);
    await day(first, SAT).click();
    await dialog(first, 'Alpha Keto').getByRole('button', { name: 'Change Plan' }).click();
    await dialog(first, 'Add Meal Plan')
      .getByRole('button', { name: /Beta Bowl/ })
      .click();
    await dialog(first, 'Replace Meal Plan?').getByRole('button', { name: 'Replace' }).click();
    await expectPlan(first, SAT, 'Beta Bowl');
    await expect.poll(() => stored(first)).toEqual({ [SAT]: 'Beta Bowl' });

    await drag(second, SAT, MON);
    const question = dialog(second, 'Changed Elsewhere');
    await expect(question).toContainText('Saturday, November 21');
    await expect(question).toContainText('Beta Bowl');
    await expect(question).toContainText('Put Alpha Keto on Monday, November 23?');
    await expect.poll(() => stored(second)).toEqual({ [SAT]: 'Beta Bowl' });
    await expectAccessibleInEveryLook(second, 'the question after a change elsewhere');
    await question.getByRole('button', { name: 'Put It There' }).click();
    await expectPlan(second, MON, 'Alpha Keto');
    await expectPlan(second, SAT, 'Beta Bowl');
    await expect.poll(() => stored(second)).toEqual({ [SAT]: 'Beta Bowl', [MON]: 'Alpha Keto' });
  });

  test('a stale window removes no plan its person never saw, and shows it', async ({ first: page }) => {
    await openCalendar(page);
    await put(page, SAT, plans.beta);
    await day(page, SAT).click();
    await dialog(page, 'Alpha Keto').getByRole('button', { name: 'Clear Plan' }).click();
    await dialog(page, 'Remove Meal Plan?').getByRole('button', { name: 'Remove' }).click();
    const question = dialog(page, 'Changed Elsewhere');
    await expect(question).toContainText('Remove Beta Bowl from Saturday, November 21?');
    expect(await stored(page)).toEqual({ [SAT]: 'Beta Bowl' });
    await question.getByRole('button', { name: 'Leave It as It Is' }).click();
    await expect(question).toBeHidden();
    await expectPlan(page, SAT, 'Beta Bowl');

    await put(page, SAT, plans.gamma);
    await day(page, SAT).click();
    await dialog(page, 'Beta Bowl').getByRole('button', { name: 'Clear Plan' }).click();
    await dialog(page, 'Remove Meal Plan?').getByRole('button', { name: 'Remove' }).click();
    await dialog(page, 'Changed Elsewhere').getByRole('button', { name: 'Remove' }).click();
    await expectPlan(page, SAT, 'no plan');
    await expect.poll(() => stored(page)).toEqual({});
  });

  test('a day that is free in a stale window only is not filled without the question', async ({ first: page }) => {
    await openCalendar(page);
    await put(page, MON, plans.gamma);
    await day(page, MON).click();
    await dialog(page, 'Add Meal Plan')
      .getByRole('button', { name: /Beta Bowl/ })
      .click();
    const question = dialog(page, 'Changed Elsewhere');
    await expect(question).toContainText('Gamma');
    expect(await stored(page)).toEqual({ [SAT]: 'Alpha Keto', [MON]: 'Gamma' });
    await question.getByRole('button', { name: 'Replace' }).click();
    await expectPlan(page, MON, 'Beta Bowl');
    await expect.poll(() => stored(page)).toEqual({ [SAT]: 'Alpha Keto', [MON]: 'Beta Bowl' });
  });

  test('a week is cleared and copied only as it was seen', async ({ first: page }) => {
    await put(page, '2026-11-18', plans.gamma);
    await openCalendar(page);
    await put(page, SAT, plans.beta);
    const pick = async (item: string) => {
      await page.getByRole('button', { name: 'Actions for the week Nov 15 – 21' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await pick('Clear Week');
    await dialog(page, 'Clear Week?').getByRole('button', { name: 'Clear Week' }).click();
    await expect(dialog(page, 'Changed Elsewhere')).toContainText('Beta Bowl');
    // The one that was as it was seen is back too.
    expect(await stored(page)).toEqual({ '2026-11-18': 'Gamma', [SAT]: 'Beta Bowl' });
    await dialog(page, 'Changed Elsewhere').getByRole('button', { name: 'Leave It as It Is' }).click();
    await expectPlan(page, SAT, 'Beta Bowl');

    await put(page, '2026-12-05', plans.alpha);
    await pick('Duplicate Week');
    await dialog(page, 'Duplicate Week')
      .getByRole('button', { name: /Nov 29/ })
      .click();
    await expect(dialog(page, 'Changed Elsewhere')).toContainText('Alpha Keto');
    expect(await stored(page)).toEqual({ '2026-11-18': 'Gamma', [SAT]: 'Beta Bowl', '2026-12-05': 'Alpha Keto' });
    await dialog(page, 'Changed Elsewhere').getByRole('button', { name: 'Replace' }).click();
    await expect
      .poll(() => stored(page))
      .toEqual({ '2026-11-18': 'Gamma', [SAT]: 'Beta Bowl', '2026-12-02': 'Gamma', '2026-12-05': 'Beta Bowl' });
  });

  test('a plan that is on the way to the shelf asks as well', async ({ first: page }) => {
    await page.goto('/my-plans');
    await page.getByRole('article', { name: 'Beta Bowl' }).getByRole('button', { name: 'Add to Calendar' }).click();
    await expect(dialog(page, 'Choose a Day').locator(`[data-date="${MON}"]`)).toBeEnabled();
    await put(page, MON, plans.gamma);
    await dialog(page, 'Choose a Day').locator(`[data-date="${MON}"]`).click();
    await expect(dialog(page, 'Changed Elsewhere')).toContainText('Gamma');
    expect(await stored(page)).toEqual({ [SAT]: 'Alpha Keto', [MON]: 'Gamma' });
  });

  test('changes made one upon the other in one window never ask', async ({ first: page }) => {
    await openCalendar(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${DAYS}`, async (route) => {
      await held;
      await route.continue();
    });
    await day(page, MON).click();
    await dialog(page, 'Add Meal Plan')
      .getByRole('button', { name: /Beta Bowl/ })
      .click();
    await day(page, MON).click();
    await dialog(page, 'Beta Bowl').getByRole('button', { name: 'Change Plan' }).click();
    await dialog(page, 'Add Meal Plan').getByRole('button', { name: /Gamma/ }).click();
    await dialog(page, 'Replace Meal Plan?').getByRole('button', { name: 'Replace' }).click();
    // What is still fading lies over the day and would be held instead.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectPlan(page, MON, 'Gamma');
    await drag(page, MON, '2026-11-25');
    await expectPlan(page, '2026-11-25', 'Gamma');
    release();
    await expect.poll(() => stored(page)).toEqual({ [SAT]: 'Alpha Keto', '2026-11-25': 'Gamma' });
    await expectPlan(page, '2026-11-25', 'Gamma');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a plan that was deleted elsewhere is not planned, and is said to be gone', async ({ first: page }) => {
    await openCalendar(page);
    await day(page, MON).click();
    const row = dialog(page, 'Add Meal Plan').getByRole('button', { name: /Gamma/ });
    await expect(row).toBeVisible();
    await page.request.delete(`/api/meal-plans/${plans.gamma}`);
    await row.click();
    await expect(page.locator('[data-toast]')).toContainText('It was deleted in another window');
    await expectPlan(page, MON, 'no plan');
    await day(page, MON).click();
    await expect(dialog(page, 'Add Meal Plan').getByRole('button', { name: /Beta Bowl/ })).toBeVisible();
    await expect(dialog(page, 'Add Meal Plan').getByRole('button', { name: /Gamma/ })).toHaveCount(0);
  });
});
