import { expect, type Locator, type Page } from '@playwright/test';
import { clearPlans, D0, FAULT, planOf, savePlan, test as base, toast } from '../support/members.ts';

const DAYS = '/api/weekly-plan-days';
const FRI = '2026-11-20';
const SAT = '2026-11-21';
const MON = '2026-11-23';

/** All that an entry of the calendar says, by its day. */
type Stored = Readonly<Record<string, { readonly plan: string; readonly notes: string | null; readonly weeklyPlanId: string | null }>>;

const BEFORE: Stored = {
  [FRI]: { plan: 'Gamma', notes: null, weeklyPlanId: null },
  [SAT]: { plan: 'Alpha Keto', notes: 'Ask the neighbors', weeklyPlanId: 'a-saved-week' },
  [MON]: { plan: 'Beta Bowl', notes: 'Guests', weeklyPlanId: null },
};

type Plans = Readonly<Record<'Alpha Keto' | 'Beta Bowl' | 'Gamma', string>>;

const test = base.extend<{ readonly page: Page; readonly plans: Plans }>({
  plans: async ({ clockPage: page }, use) => {
    await clearPlans(page);
    await use({
      'Alpha Keto': await savePlan(page, planOf('Alpha Keto')),
      'Beta Bowl': await savePlan(page, planOf('Beta Bowl')),
      Gamma: await savePlan(page, planOf('Gamma')),
    });
  },
  page: async ({ clockPage: page, plans }, use) => {
    await page.clock.setFixedTime(D0);
    await page.setViewportSize({ width: 1280, height: 1600 });
    const days = Object.entries(BEFORE).map(([date, { plan, ...entry }]) => ({ date, mealPlanId: plans[plan as keyof Plans], ...entry }));
    await put(page, days);
    await page.goto('/calendar');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await use(page);
  },
});

async function put(page: Page, days: readonly object[]): Promise<void> {
  const answer = await page.request.put(DAYS, { data: { days } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function readStored(page: Page): Promise<Stored> {
  const { data } = (await (await page.request.get(`${DAYS}/2026-11-01?endDate=2026-12-31`)).json()) as {
    data: { date: string; mealPlan: { title: string }; notes: string | null; weeklyPlanId: string | null }[];
  };
  return Object.fromEntries(data.map(({ date, mealPlan, notes, weeklyPlanId }) => [date, { plan: mealPlan.title, notes, weeklyPlanId }]));
}

const day = (page: Page, date: string): Locator => page.locator(`td[data-date="${date}"] [data-day-button]`);
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });

async function clear(page: Page, date: string, title: string): Promise<void> {
  await day(page, date).click();
  await dialog(page, title).getByRole('button', { name: 'Clear Plan' }).click();
  await dialog(page, 'Remove Meal Plan?').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Day Cleared');
}

async function choosePlaceFor(page: Page, title: string, date: string): Promise<void> {
  await dialog(page, title).getByRole('button', { name: 'Move to…' }).click();
  await dialog(page, 'Move to…').locator(`[data-date="${date}"]`).click();
}

test('a plan that went to another day comes back, and so does the one that it replaced', async ({ page }) => {
  await day(page, SAT).click();
  await choosePlaceFor(page, 'Alpha Keto', MON);
  await dialog(page, 'Replace Meal Plan?').getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page)).toContainText('Plan Moved');
  await undo(page).click();
  await expect(toast(page)).toContainText('Sat, Nov 21 and Mon, Nov 23 are as they were.');
  await expect.poll(() => readStored(page)).toEqual(BEFORE);
  await expect(undo(page)).toHaveCount(0);
});

test('a plan that was dragged away, one that changed places and one that was replaced come back', async ({ page }) => {
  await page.locator(`td[data-date="${SAT}"]`).getByRole('button', { name: 'Move Alpha Keto' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Alpha Keto from Saturday, November 21.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Saturday, November 28, free.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(toast(page)).toContainText('Plan Moved');
  await undo(page).click();
  await expect.poll(() => readStored(page)).toEqual(BEFORE);

  await day(page, SAT).click();
  await choosePlaceFor(page, 'Alpha Keto', MON);
  await dialog(page, 'Replace Meal Plan?').getByRole('button', { name: 'Swap Days' }).click();
  await expect(toast(page)).toContainText('Days Swapped');
  await undo(page).click();
  await expect.poll(() => readStored(page)).toEqual(BEFORE);

  await day(page, SAT).click();
  await dialog(page, 'Alpha Keto').getByRole('button', { name: 'Change Plan' }).click();
  await dialog(page, 'Add Meal Plan').getByRole('button', { name: /Gamma/ }).click();
  await dialog(page, 'Replace Meal Plan?').getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page)).toContainText('Plan Assigned');
  await undo(page).click();
  await expect.poll(() => readStored(page)).toEqual(BEFORE);
});

test('a day and a week that were cleared come back, on the next page too', async ({ page }) => {
  await clear(page, SAT, 'Alpha Keto');
  await page.getByRole('link', { name: 'My Plans' }).first().click();
  await expect(page).toHaveURL('/my-plans');
  await undo(page).click();
  await expect.poll(() => readStored(page)).toEqual(BEFORE);

  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Actions for the week Nov 15 – 21' }).click();
  await page.getByRole('menuitem', { name: 'Clear Week' }).click();
  await dialog(page, 'Clear Week?').getByRole('button', { name: 'Clear Week' }).click();
  await expect(toast(page)).toContainText('Week Cleared');
  await page.keyboard.press('Control+z');
  await expect.poll(() => readStored(page)).toEqual(BEFORE);
});

test('what was put on the day since is asked about before it goes', async ({ page, plans }) => {
  await clear(page, SAT, 'Alpha Keto');
  await undo(page).hover();
  await put(page, [{ date: SAT, mealPlanId: plans.Gamma }]);
  await undo(page).click();
  const question = dialog(page, 'Changed Elsewhere');
  await expect(question).toContainText('Gamma');
  await expect(question).toContainText('Put back what was on Sat, Nov 21 all the same?');
  expect((await readStored(page))[SAT]?.plan).toBe('Gamma');
  await question.getByRole('button', { name: 'Put Back' }).click();
  await expect.poll(() => readStored(page)).toEqual(BEFORE);
});

test('where it cannot be taken back that is said, and it can be tried again', async ({ page, plans }) => {
  await clear(page, SAT, 'Alpha Keto');
  await page.route(`**${DAYS}`, async (route) => route.fulfill({ status: 500, json: FAULT }), { times: 1 });
  await undo(page).click();
  await expect(toast(page)).toContainText('Undo failed');
  await undo(page).click();
  await expect.poll(() => readStored(page)).toEqual(BEFORE);

  await clear(page, SAT, 'Alpha Keto');
  await undo(page).hover();
  await page.request.delete(`/api/meal-plans/${plans['Alpha Keto']}`);
  await undo(page).click();
  await expect(toast(page)).toContainText('Plan no longer there');
});
