import { expect, type Page } from '@playwright/test';
import { clearPlans, D0, planOf, post, savePlan, test as base, toast } from '../support/members.ts';

const DAYS = '/api/weekly-plan-days';
const MONDAY = '2026-11-23';
const NEXT_MONDAY = '2026-11-30';
const WISH = { query: 'vegetarian, 2000 calories', start: MONDAY, days: 4 };
const LOST = "Nothing is left of Monday's pot for this meal.";
const READY_MS = 30_000;

type Saved = { readonly id: string; readonly plans: readonly { readonly mealPlanId: string }[] };
type Fixtures = { readonly page: Page; readonly week: Saved };

/** A saved week whose Tuesday eats at lunch what is left of Monday's dinner, and its Wednesday of Monday's lunch. */
const test = base.extend<Fixtures>({
  page: async ({ clockPage: page }, use) => {
    await page.clock.setFixedTime(D0);
    await clearPlans(page);
    await use(page);
  },
  week: async ({ page }, use) => {
    const { id } = await post<{ id: string }>(page, '/api/weeks/draft', WISH);
    const { week } = await post<{ week: Saved }>(page, `/api/weeks/${id}/save`, {});
    await use(week);
    await page.request.delete(`/api/weeks/${id}?days=clear`);
  },
});

async function openSaving(page: Page, { days }: { readonly days: number }) {
  const address = `/week?q=${encodeURIComponent(WISH.query)}&start=${NEXT_MONDAY}&days=${days}`;
  await page.goto(address);
  const save = page.getByRole('button', { name: 'Save Week' });
  await expect(save).toBeEnabled({ timeout: READY_MS });
  return async () => {
    await save.click();
    return dialog(page, 'Some Days Are Taken');
  };
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

test('who saves a week in the place of days is told what was to be left of those', async ({ page, week }) => {
  expect(week.plans).toHaveLength(4);
  const save = await openSaving(page, { days: 2 });
  await post(page, `${DAYS}/duplicate-week`, { fromWeekStart: MONDAY, toWeekStart: NEXT_MONDAY });
  await expect(await save()).toContainText("Wednesday's lunch is leftovers of what is cooked on these days.");
});

test('who keeps a day of theirs is told what of the new week then has no pot', async ({ page }) => {
  const save = await openSaving(page, { days: 4 });
  await post(page, DAYS, { date: NEXT_MONDAY, mealPlanId: await savePlan(page, planOf('Alpha Keto')) });
  await expect(await save()).toContainText(/With yours kept, .*Tuesday's lunch.* no pot to be left of/);
});

test('who repeats a week around a day of theirs is told the same', async ({ page, week }) => {
  expect(week.plans).toHaveLength(4);
  await post(page, DAYS, { date: NEXT_MONDAY, mealPlanId: await savePlan(page, planOf('Alpha Keto')) });
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00'));
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Repeat This Week' }).click();
  await page.locator('[data-week="2026-11-29"]').click();
  await expect(dialog(page, 'Some Days Are Taken')).toContainText(/With yours kept, .*Tuesday's lunch.* no pot to be left of/);
});

test('who deletes a plan or a week with its days is told who eats of it', async ({ page, week }) => {
  // Beside the week, and eaten of its Monday.
  await post(page, DAYS, { date: '2026-11-27', mealPlanId: week.plans[1]!.mealPlanId });
  await page.goto(`/week/${week.id}`);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete Week…' }).click();
  await expect(dialog(page, 'Delete this week?')).toContainText("Friday's lunch is leftovers of what is cooked on these days.");
  // Kept apart from its week, a day is a plan of My Plans.
  await dialog(page, 'Delete this week?').getByRole('button', { name: 'Keep the Days' }).click();
  await page.goto('/my-plans');
  await page.locator(`[data-plan-id="${week.plans[0]!.mealPlanId}"]`).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page, 'Delete this plan?')).toContainText(/Tuesday's lunch.* leftovers of what it cooks\./);
});

test('who asks for another dish in the place of a pot is told who eats of it, and may keep it', async ({ page, week }) => {
  await page.goto(`/edit-plan/${week.plans[0]!.mealPlanId}`);
  const dinner = page.locator('[data-slot="dinner"]');
  const title = await dinner.getByRole('heading').first().textContent();
  await dinner.getByRole('button', { name: 'Refresh dinner' }).click();
  const asked = dialog(page, 'Another Dish?');
  await expect(asked).toContainText("Tuesday's lunch is leftovers of this dish.");
  await asked.getByRole('button', { name: 'Keep It' }).click();
  await expect(dinner).toHaveAttribute('aria-busy', 'false');
  expect(await dinner.getByRole('heading').first().textContent()).toBe(title);
  await dinner.getByRole('button', { name: 'Swap dinner' }).click();
  await expect(dialog(page, 'Another dinner')).toContainText("Tuesday's lunch is leftovers of this dish.");
  await dialog(page, 'Another dinner').getByRole('button', { name: 'Close' }).click();
  await dinner.getByRole('button', { name: 'Refresh dinner' }).click();
  await asked.getByRole('button', { name: 'Another Dish' }).click();
  await expect(dinner.getByRole('heading').first()).not.toHaveText(title ?? '', { timeout: READY_MS });
});

test('a leftover whose pot is gone says so on its own page and in print, and is cooked from there', async ({ page, week }) => {
  const [, { mealPlanId }] = week.plans as [Saved['plans'][number], Saved['plans'][number]];
  await page.request.delete(`${DAYS}/date/${MONDAY}`);
  await page.goto(`/print-plan/${mealPlanId}`);
  await expect(page.getByRole('article')).toContainText(LOST);
  await expect(page.getByRole('article')).not.toContainText("Monday's portion");
  await page.goto(`/edit-plan/${mealPlanId}`);
  const card = page.locator('[data-slot="lunch"]');
  await expect(card).toContainText(LOST);
  await expect(card).not.toContainText('ready to');
  await page.goto(`/recipes/${mealPlanId}/lunch`);
  const main = page.getByRole('main');
  await expect(main).toContainText(LOST);
  await expect(main).not.toContainText("Monday's portion");
  await main.getByRole('button', { name: 'Cook It on Tue, Nov 24' }).click();
  await expect(toast(page)).toContainText('is cooked on Tue, Nov 24');
  await expect(main).not.toContainText(LOST);
  await expect(main).not.toContainText("Monday's portion");
});

test('a recipe that was put on a day can be taken back', async ({ page, week }) => {
  const before = week.plans[0]!.mealPlanId;
  const text = 'Zebra rice\n\nServes 1\n\nIngredients\n1 cup rice\n2 onions\n\nMethod\nCook the rice with the onions.';
  const { recipes } = await post<{ recipes: readonly { recipe: object }[] }>(page, '/api/recipes/read', { text });
  const { id } = await post<{ id: string }>(page, '/api/recipes', { recipe: recipes[0]!.recipe, sourceKind: 'text' });
  const planOn = async (date: string) =>
    ((await (await page.request.get(`${DAYS}/${date}`)).json()) as { data: { mealPlanId: string }[] }).data[0]?.mealPlanId;
  await page.goto(`/recipes/${id}`);
  const put = async (date: string, name: string) => {
    await page.getByRole('button', { name: 'Put on a Day' }).click();
    await dialog(page, 'Put it on a day').getByLabel('Day', { exact: true }).fill(date);
    await dialog(page, 'Put it on a day').getByRole('button', { name }).click();
  };
  await put(MONDAY, 'Replace It');
  await expect.poll(() => planOn(MONDAY)).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => planOn(MONDAY)).toBe(before);
  await put('2026-11-28', 'Put It There');
  await dialog(page, 'Put it on a day').getByRole('button', { name: 'Leave It as It Is' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => planOn('2026-11-28')).toBeUndefined();
  await page.request.delete(`/api/recipes/${id}`);
});
