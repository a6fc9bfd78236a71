import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { makeList, openList, readList } from '../support/groceries.ts';
import { clearPlans, D0, expect, expectTidyHistory, mealOf, openPage, planOf, savePlan, test, toast } from '../support/members.ts';

const DAYS = '/api/weekly-plan-days';
const row = (page: Page, ingredient: string) => page.getByRole('checkbox', { name: new RegExp(`^${ingredient}`) });
const details = (page: Page, ingredient: string) => page.getByRole('button', { name: `Details of ${ingredient}` });
const aisle = (page: Page, name: RegExp) => page.getByRole('region', { name });

const soup = (ingredients: readonly string[]) => ({ dinner: mealOf('Tomato soup', { ingredients }) });

/** A plan on Saturday and Sunday, and the create page at Friday noon. */
async function openCreate(page: Page): Promise<string> {
  await clearPlans(page);
  const id = await savePlan(page, planOf('Soups', { meals: soup(['2 onions', '1 lb tomatoes', 'salt to taste', '1 tbsp olive oil']) }));
  for (const date of ['2026-11-21', '2026-11-22']) await page.request.post(DAYS, { data: { date, mealPlanId: id } });
  await page.clock.setFixedTime(D0);
  await page.goto('/grocery-lists/create');
  await expect(page.getByText('Need 4 · Have 2 · Buy 2')).toBeVisible();
  return id;
}

test('a preview says what is needed, there and bought, and the list keeps what was said', async ({ clockPage: page }) => {
  await openCreate(page);
  const preview = page.getByRole('region', { name: 'What you will buy' });
  const line = (name: string) => preview.getByRole('switch', { name: new RegExp(`^${name}`) });
  await expect(line('Onions')).toBeChecked();
  await expect(line('Onions')).toHaveAccessibleName(/from Sat dinner \+ Sun dinner/);
  await expect(line('Salt')).not.toBeChecked();
  await line('Olive oil').check();
  await expect(page.getByText('Need 4 · Have 1 · Buy 3')).toBeVisible();
  await page.getByRole('checkbox', { name: /November 22/ }).uncheck();
  await expect(line('Onions')).toHaveAccessibleName(/from Sat dinner$/);
  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(toast(page)).toContainText('Found 4 ingredients');
  await expect(row(page, 'Salt')).toHaveAccessibleName(/At home/);
  await expect(row(page, 'Olive oil')).not.toHaveAccessibleName(/At home/);
});

test('a line is opened, changed, moved, taken apart, and the person’s aisle is remembered', async ({ clockPage: page }) => {
  await openCreate(page);
  await page.getByRole('button', { name: 'Create List' }).click();
  await details(page, 'Onions').click();
  await expect(page.getByText('Sat 21 dinner')).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('5');
  await amount.press('Enter');
  await expect(row(page, 'Onions')).toHaveAccessibleName(/^Onions 5/);
  await page.getByRole('button', { name: 'Split by meal' }).click();
  await expect(row(page, 'Onions')).toHaveCount(2);
  await row(page, 'Onions 2').first().click();
  await page.getByRole('button', { name: 'Merge into one item' }).click();
  await expect(row(page, 'Onions')).toHaveCount(1);
  await expect(row(page, 'Onions 5')).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Onions')).toHaveCount(2);
  await expect(row(page, 'Onions').last()).toBeChecked();
  await details(page, 'Olive oil').click();
  await page
    .getByRole('combobox', { name: /^Aisle/ })
    .last()
    .selectOption('Dairy and Eggs');
  await expect(aisle(page, /Dairy/).getByRole('checkbox', { name: /^Olive oil/ })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Add an item' });
  await field.fill('2 cups olive oil');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(aisle(page, /Dairy/).getByRole('checkbox', { name: /^Olive oil 2 cups/ })).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  await expect.poll(async () => (await readList(page, id)).items.length).toBe(6);
  await page.reload();
  await expect(row(page, 'Olive oil')).toHaveCount(2);
});

test('a removal is undone from the screen', async ({ memberPage: page }) => {
  const id = await makeList(page);
  await openList(page, id);
  await page.getByRole('button', { name: 'Remove Eggs' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'Eggs')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Eggs')).toBeVisible();
  await expect.poll(async () => (await readList(page, id)).items.length).toBe(6);
});

test('a changed day is offered as a patch, which is taken or left', async ({ clockPage: page }) => {
  const planId = await openCreate(page);
  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(row(page, 'Onions')).toBeVisible();
  const change = (ingredients: readonly string[]) =>
    page.request.put(`/api/meal-plans/${planId}`, { data: planOf('Soups', { meals: soup(ingredients) }) });
  await change(['3 onions', '1 leek', 'salt to taste', '1 tbsp olive oil']);
  await page.reload();
  await expect(page.getByText('Your plan has changed: 3 differences')).toBeVisible();
  await expect(row(page, 'Tomatoes')).toBeVisible();
  await page.getByRole('button', { name: 'Review Changes' }).click();
  const dialog = page.getByRole('dialog');
  for (const text of ['Leeks', 'Onions', 'Tomatoes']) await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update List' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(row(page, 'Leek')).toBeVisible();
  await expect(row(page, 'Tomatoes')).toHaveCount(0);
  await expect(page.getByText('Your plan has changed')).toHaveCount(0);
  await undo.click();
  await expect(row(page, 'Tomatoes')).toBeVisible();
  await expect(row(page, 'Leek')).toHaveCount(0);
  await page.getByRole('button', { name: 'Review Changes' }).click();
  await dialog.getByRole('button', { name: 'Update List' }).click();
  await expect(row(page, 'Leek')).toBeVisible();
  await row(page, 'Leek').click();
  const id = page.url().split('/').at(-1)!;
  await expect.poll(async () => (await readList(page, id)).items.some(({ checked }) => checked === 'true')).toBe(true);
  await undo.click();
  await expect(toast(page)).toContainText('Somebody has changed one of its items since.');
  await row(page, 'Leek').click();
  await change(['4 onions', '1 leek', 'salt to taste', '1 tbsp olive oil']);
  await page.reload();
  await page.getByRole('button', { name: 'Review Changes' }).click();
  await page.getByRole('button', { name: 'Keep as It Is' }).click();
  await expect(dialog).toHaveCount(0);
  await expectTidyHistory(page);
  await page.reload();
  await expect(row(page, 'Leek')).toBeVisible();
  await expect(page.getByText('Your plan has changed')).toHaveCount(0);
});

test('what was checked and is needed in a larger amount is to be bought again, as far as it is missing', async ({ clockPage: page }) => {
  const planId = await openCreate(page);
  await page.getByRole('button', { name: 'Create List' }).click();
  await row(page, 'Onions').check();
  await row(page, 'Tomatoes').check();
  const meals = soup(['3 onions', '1/2 lb tomatoes', 'salt to taste', '1 tbsp olive oil']);
  await page.request.put(`/api/meal-plans/${planId}`, { data: planOf('Soups', { meals }) });
  await page.reload();
  await page.getByRole('button', { name: 'Review Changes' }).click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Onions' })).toContainText('2 more (4 checked before)');
  await expect(lines.filter({ hasText: 'Tomatoes' })).toContainText('(already checked)');
  await page.getByRole('button', { name: 'Update List' }).click();
  const missing = row(page, 'Onions 2 more');
  await expect(missing).not.toBeChecked();
  await expect(missing).toHaveAccessibleName(/4 checked before/);
  await expect(row(page, 'Tomatoes')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Onions 4')).toBeChecked();
  await page.getByRole('button', { name: 'Review Changes' }).click();
  await page.getByRole('button', { name: 'Update List' }).click();
  await expect(missing).not.toBeChecked();
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  await expect(row(page, 'Onions 2 more')).not.toBeChecked();
  await row(page, 'Onions 2 more').check();
  await page.reload();
  await expect(row(page, 'Onions')).toBeChecked();
});

test('another device sees a tick within two seconds, and a new line', async ({ memberPage: page, browser, larder, member }) => {
  const id = await makeList(page);
  await page.goto(`/grocery-lists/${id}`);
  const other = await openPage(browser, larder.url, member);
  const following = other.waitForRequest(/\/events/);
  await other.goto(`/grocery-lists/${id}`);
  await expect(row(other, 'Onions')).toBeVisible();
  await following;
  await row(page, 'Onions').click();
  await expect(row(other, 'Onions')).toBeChecked({ timeout: 2000 });
  await page.getByRole('textbox', { name: 'Add an item' }).fill('2 limes');
  await page.keyboard.press('Enter');
  await expect(row(other, 'Limes')).toBeVisible();
  await row(other, 'Onions').click();
  await expect(row(page, 'Onions')).not.toBeChecked({ timeout: 2000 });
  await other.context().close();
});

test('one thumb at 360 px: targets of 48 px, headers that stay, a screen that stays on', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const held = { locks: 0 };
    Object.assign(globalThis, { held });
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async () => ((held.locks += 1), { release: async () => void (held.locks -= 1) }) },
    });
  });
  const items = Array.from({ length: 30 }, (_, at) => ({ ingredient: `Apple ${at}`, category: 'produce' }));
  await openList(page, await makeList(page, { items }));
  const small = await page.locator('.grocery-sheet label, .grocery-sheet button').evaluateAll((all) =>
    all
      .map((each) => ({ box: each.getBoundingClientRect(), text: each.textContent }))
      .filter(({ box }) => Math.min(box.width, box.height) < 48)
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await row(page, 'Apple 25').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Produce' })).toBeInViewport();
  const locks = () => page.evaluate(() => (globalThis as unknown as { held: { locks: number } }).held.locks);
  const awake = page.getByRole('button', { name: 'Keep screen on' });
  await awake.click();
  await expect(awake).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(locks).toBe(1);
  await awake.click();
  await expect.poll(locks).toBe(0);
});

/** The texts of each page of the print, from column to column. */
async function printPages(page: Page, format: 'A4' | 'Letter'): Promise<readonly string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))), { mergePages: false })).text;
}

test('a week of 60 or of 140 lines prints on one page, in columns by aisle, each under the name of its aisle', async ({
  memberPage: page,
}) => {
  const categories = ['produce', 'produce', 'meat', 'dairy', 'pantry', 'pantry', 'pantry'];
  for (const count of [60, 140]) {
    const items = Array.from({ length: count }, (_, at) => ({
      ingredient: at % 5 === 0 ? `No-salt-added thing ${at}` : `Thing ${at}`,
      quantity: at % 5 === 0 ? '1 1/2 cups (360 ml)' : '2 (8 oz)',
      category: categories[at % 7],
    }));
    await openList(page, await makeList(page, { items }));
    for (const format of ['A4', 'Letter'] as const) {
      const [text, ...more] = await printPages(page, format);
      expect(more).toEqual([]);
      for (const words of ['Meat and Fish', 'Dairy and Eggs', `Thing ${count - 1}`]) expect(text).toContain(words);
      // The longest aisle runs on into a second column at least, where its name stands again.
      expect(text!.split('Pantry').length - 1).toBeGreaterThan(1);
      expect(text).not.toContain('Order with Instacart');
    }
  }
});
