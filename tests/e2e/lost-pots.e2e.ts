import { expect, type Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { D0, newMember, planOf, post, savePlan, toast } from '../support/members.ts';

const DAYS = '/api/weekly-plan-days';
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const LEFT = "Tuesday's lunch is leftovers of what is cooked on this day.";
const LOST = "Nothing is left of Monday's pot for this meal.";
const TEXT = 'Zebra rice\n\nServes 1\n\nIngredients\n1 cup rice\n2 onions\n\nMethod\nCook the rice with the onions.';

/** A saved week whose Tuesday eats at lunch what is left of Monday's dinner, and a recipe. */
const test = newMember.extend<{ readonly recipeId: string }>({
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(D0);
    const wish = { query: 'vegetarian, 2000 calories', start: MONDAY, days: 4 };
    const { id } = await post<{ id: string }>(page, '/api/weeks/draft', wish);
    await post(page, `/api/weeks/${id}/save`, {});
    await use(page);
  },
  recipeId: async ({ page }, use) => {
    const { recipes } = await post<{ recipes: readonly { recipe: object }[] }>(page, '/api/recipes/read', { text: TEXT });
    const { id } = await post<{ id: string }>(page, '/api/recipes', { recipe: recipes[0]!.recipe, sourceKind: 'text' });
    await use(id);
  },
});

type Meal = { readonly instructions: readonly string[]; readonly pot?: { readonly servings: readonly object[] } };

async function readMeal(page: Page, date: string, slot: 'lunch' | 'dinner'): Promise<Meal> {
  const days = (await (await page.request.get(`${DAYS}/${date}`)).json()) as { data: { mealPlanId: string }[] };
  const plan = await page.request.get(`/api/meal-plans/${days.data[0]!.mealPlanId}`);
  return ((await plan.json()) as { data: { meals: Record<typeof slot, Meal> } }).data.meals[slot];
}

const readLunch = async (page: Page) => (await readMeal(page, TUESDAY, 'lunch')).instructions;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

test('who puts a recipe in the place of a pot is told who eats of it, and the day that did can be cooked', async ({ page, recipeId }) => {
  await page.goto(`/recipes/${recipeId}`);
  await page.getByRole('button', { name: 'Put on a Day' }).click();
  const put = dialog(page, 'Put it on a day');
  await put.getByLabel('Day', { exact: true }).fill(MONDAY);
  await expect(put).toContainText(LEFT);
  // Of another meal nothing is left.
  await put.getByLabel('Meal').selectOption('Breakfast');
  await expect(put.getByRole('button', { name: 'Replace It' })).toBeEnabled();
  await expect(put).not.toContainText(LEFT);
  await put.getByLabel('Meal').selectOption('Dinner');
  await expect(put).toContainText(LEFT);
  await put.getByRole('button', { name: 'Replace It' }).click();
  await expect(put).toBeHidden();

  const before = await readLunch(page);
  expect(before).toHaveLength(1);
  await page.goto('/calendar');
  await page.locator(`td[data-date="${TUESDAY}"] [data-day-button]`).click();
  const detail = page.getByRole('dialog').filter({ hasText: 'Daily nutrition' });
  await expect(detail).toContainText(LOST);
  await expectAccessibleInEveryLook(page, 'a day whose pot is not planned any more');
  await detail.getByRole('button', { name: 'Cook It on This Day' }).click();
  await expect(toast(page)).toContainText('is cooked on Tue, Nov 24');
  await expect.poll(() => readLunch(page)).not.toEqual(before);
  expect((await readLunch(page)).length).toBeGreaterThan(1);
  await page.locator(`td[data-date="${TUESDAY}"] [data-day-button]`).click();
  await expect(detail).toBeVisible();
  await expect(detail).not.toContainText(LOST);
  await detail.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readLunch(page)).toEqual(before);
});

test('who chooses the day for a saved plan is told, too', async ({ page }) => {
  await savePlan(page, planOf('Alpha Keto'));
  await page.goto('/my-plans');
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  await dialog(page, 'Choose a Day').locator(`[data-date="${MONDAY}"]`).click();
  await expect(dialog(page, 'Replace Meal Plan?')).toContainText(/Tuesday's lunch .*leftovers of what is cooked on this day\./);
});

test('who moves a day to one by which its leftovers keep no longer is asked, and both days say what is true then', async ({ page }) => {
  await page.goto('/calendar');
  const open = async (date: string) => page.locator(`td[data-date="${date}"] [data-day-button]`).click();
  const move = async (date: string) => {
    await open(TUESDAY);
    await page.getByRole('dialog').getByRole('button', { name: 'Move to…' }).click();
    await dialog(page, 'Move to…').locator(`[data-date="${date}"]`).click();
  };
  await move('2026-11-29');
  const asked = dialog(page, 'Move Meal Plan?');
  await expect(asked).toContainText(
    "Sunday's lunch is leftovers of a pot that would not keep until then. The pot is then cooked without it.",
  );
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await move('2026-11-29');
  await asked.getByRole('button', { name: 'Move' }).click();
  await expect(toast(page)).toBeVisible();
  await open('2026-11-29');
  const detail = page.getByRole('dialog').filter({ hasText: 'Daily nutrition' });
  await expect(detail).toContainText(LOST);
  await detail.getByRole('button', { name: 'Close' }).click();
  // The pot is for Monday alone by then, and again for both once that is taken back.
  const before = await readMeal(page, MONDAY, 'dinner');
  expect(before.pot).toBeUndefined();
  expect(before.instructions.join(' ')).not.toContain('Put away');
  await open(MONDAY);
  await expect(detail).toBeVisible();
  await expect(detail).not.toContainText("Tuesday's lunch");
  await detail.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await readMeal(page, MONDAY, 'dinner')).pot?.servings.length).toBe(2);
  expect(await readLunch(page)).toHaveLength(1);
  await open(MONDAY);
  await expect(detail).toBeVisible();
  await expect(detail).not.toContainText('any more');
});

test('who clears the day that eats of a pot is told with the pot that less can be cooked', async ({ page }) => {
  await page.request.delete(`${DAYS}/date/${TUESDAY}`);
  await page.goto('/calendar');
  await page.locator(`td[data-date="${MONDAY}"] [data-day-button]`).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Daily nutrition' })).toContainText(
    "Nothing of this is left for Tuesday's lunch any more, so you can cook that much less.",
  );
});
