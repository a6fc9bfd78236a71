import type { Page } from '@playwright/test';
import { expectNothingWaits, INCLUDED, LISTS, makeList, openList, readChecked, readList } from '../support/groceries.ts';
import { answerWith, expect, FAULT, hold, openPage, test, toast, watch } from '../support/members.ts';

const ITEMS = '/api/grocery-list-items';

const row = (page: Page, ingredient: string) => page.getByRole('checkbox', { name: new RegExp(`^${ingredient}`) });
const aisle = (page: Page, name: RegExp) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const names = (page: Page) => page.locator('.grocery-name');
const writesOf = (calls: ReturnType<typeof watch>) => calls.filter(({ method }) => method !== 'GET');

async function openNew(page: Page, list: Parameters<typeof makeList>[1] = {}): Promise<string> {
  const id = await makeList(page, list);
  await openList(page, id);
  await expectNothingWaits(page);
  return id;
}

async function startRename(page: Page, text: string) {
  await page.getByRole('button', { name: 'Edit list name' }).click();
  const field = page.getByRole('textbox', { name: 'List name' });
  await field.fill(text);
  return field;
}

test.describe('GDETAIL name and description', () => {
  test('GDETAIL-01, GDETAIL-09: Enter saves the name', async ({ memberPage: page }) => {
    const id = await openNew(page);
    const calls = watch(page, LISTS);
    await (await startRename(page, 'Party')).press('Enter');
    await expect(toast(page)).toContainText('List updated');
    await expect(page.getByRole('heading', { level: 1, name: 'Party' })).toBeVisible();
    expect(writesOf(calls)).toEqual([
      { method: 'PUT', url: expect.stringContaining(`${LISTS}/${id}`), body: { name: 'Party', description: '' } },
    ]);
    expect((await readList(page, id)).name).toBe('Party');
  });

  test('GDETAIL-02: leaving the field saves once', async ({ memberPage: page }) => {
    await openNew(page);
    const calls = watch(page, LISTS);
    await startRename(page, 'Party');
    await page.getByText('Summary').or(page.getByText('6 items')).first().click();
    await expect(toast(page)).toContainText('List updated');
    expect(writesOf(calls)).toHaveLength(1);
  });

  test('GDETAIL-03: Escape leaves the name as it was', async ({ memberPage: page }) => {
    await openNew(page);
    const calls = watch(page, LISTS);
    await (await startRename(page, 'Party')).press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'G1' })).toBeVisible();
    await page.getByText('6 items').click();
    expect(writesOf(calls)).toEqual([]);
  });

  for (const [id, text] of [
    ['GDETAIL-04: an empty name', ''],
    ['GDETAIL-04: a blank name', '   '],
    ['GDETAIL-05: the same name with a space', 'G1 '],
  ] as const) {
    test(`${id} changes nothing`, async ({ memberPage: page }) => {
      await openNew(page);
      const calls = watch(page, LISTS);
      await (await startRename(page, text)).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'G1' })).toBeVisible();
      expect(writesOf(calls)).toEqual([]);
    });
  }

  test('GDETAIL-06: a name is trimmed', async ({ memberPage: page }) => {
    const id = await openNew(page);
    await (await startRename(page, '  Party ')).press('Enter');
    await expect(toast(page)).toBeVisible();
    expect((await readList(page, id)).name).toBe('Party');
  });

  test('GDETAIL-07, GDETAIL-08: a new name shows at once and goes back on a failure', async ({ memberPage: page }) => {
    const id = await openNew(page);
    const release = await hold(page, `**${LISTS}/${id}`, answerWith(FAULT, 500));
    await (await startRename(page, 'Party')).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Party' })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    release();
    await expect(toast(page)).toContainText('Failed to update grocery list. Please try again.');
    await expect(page.getByRole('heading', { level: 1, name: 'G1' })).toBeVisible();
  });

  test('GDETAIL-10: a description can be added and is kept', async ({ memberPage: page }) => {
    const id = await openNew(page);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN/);
    await page.getByRole('button', { name: 'Add a description' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('For four people');
    await page.getByRole('textbox', { name: 'Description' }).press('Enter');
    await expect(toast(page)).toContainText('List updated');
    await openList(page, id);
    await expect(page.getByText('For four people')).toBeVisible();
  });
});

test.describe('GDETAIL what is around the items', () => {
  test('GDETAIL-11, GDETAIL-12, GDETAIL-13, GDETAIL-14: the included plans open and lead to their print page', async ({
    memberPage: page,
  }) => {
    await openNew(page);
    const opener = page.getByRole('button', { name: 'Meal Plans Included' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Alpha Keto')).toBeVisible();
    await expect(page.getByText('Nov 21, 2026').last()).toBeVisible();
    await page.getByRole('link', { name: /^View Plan/ }).click();
    await expect(page).toHaveURL(`/print-plan?id=${INCLUDED[0]!.mealPlanId}`);
    const kept = await page.evaluate(() => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key)));
    expect(kept).toEqual(expect.arrayContaining([INCLUDED[0]!.mealPlanId, 'Alpha Keto']));
  });

  test('GDETAIL-15: the export history opens and closes', async ({ memberPage: page }) => {
    await openNew(page);
    const opener = page.getByRole('button', { name: 'Export History' });
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('GDETAIL-16: the buttons', async ({ memberPage: page }) => {
    await openNew(page);
    for (const name of ['Check All', 'Uncheck All', 'Order with Instacart', 'Print']) await expect(button(page, name)).toBeVisible();
  });

  test('GDETAIL-17: Print prints once', async ({ memberPage: page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0, print: () => ((window as unknown as { printed: number }).printed += 1) });
    });
    await openNew(page);
    await button(page, 'Print').click();
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  });

  test('GDETAIL-18, GDETAIL-19, GDETAIL-20: the summary counts along', async ({ memberPage: page }) => {
    await openNew(page);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('6 items, 0 checked');
    await expect(summary).toContainText('Nov 21, 2026');
    await expect(summary).toContainText(/Created \w{3} \d+, 20\d\d/);
    await row(page, 'Onions').click();
    await row(page, 'Salmon').click();
    await expect(summary).toContainText('6 items, 2 checked');
    await row(page, 'Eggs').click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  });

  test('GDETAIL-35: an empty list', async ({ memberPage: page }) => {
    await openNew(page, { items: [] });
    await expect(page.getByText('No items in this list')).toBeVisible();
    await expect(button(page, 'Order with Instacart')).toBeDisabled();
  });

  test('GDETAIL-36, GDETAIL-37: Approve List is for drafts', async ({ memberPage: page }) => {
    await openNew(page);
    await expect(button(page, 'Approve List')).toBeVisible();
    await openNew(page, { name: 'G3', status: 'approved' });
    await expect(page.getByRole('button', { name: 'Approve List' })).toHaveCount(0);
  });

  test('GDETAIL-38: approving sends the words of now and stays', async ({ memberPage: page }) => {
    const id = await openNew(page, { description: 'For four' });
    const calls = watch(page, '/approve');
    await (await startRename(page, 'Party')).press('Enter');
    await button(page, 'Approve List').click();
    await expect(page.getByRole('button', { name: 'Approve List' })).toHaveCount(0);
    expect(calls.map(({ body }) => body)).toEqual([{ name: 'Party', description: 'For four' }]);
    await openList(page, id);
    await expect(page.getByRole('button', { name: 'Approve List' })).toHaveCount(0);
    expect((await readList(page, id)).status).toBe('approved');
  });

  test('AMB-16: an approval that fails says so and can be tried again', async ({ memberPage: page }) => {
    await openNew(page);
    await page.route('**/approve', answerWith(FAULT, 500), { times: 1 });
    await button(page, 'Approve List').click();
    await expect(toast(page)).toContainText('Failed to update grocery list. Please try again.');
    await button(page, 'Approve List').click();
    await expect(toast(page)).toContainText('List updated');
  });

  test("GDETAIL-39: an unknown list, or another person's, is not found", async ({ memberPage: page, browser, larder, otherMember }) => {
    const other = await openPage(browser, larder.url, otherMember);
    const theirs = await makeList(other);
    await other.context().close();
    for (const id of ['none', theirs]) {
      await page.goto(`/grocery-lists/${id}`);
      await expect(page.getByText('Grocery list not found')).toBeVisible();
    }
  });
});

test.describe('GDETAIL items', () => {
  test('GDETAIL-21, GDETAIL-22: aisles in the order of a shop, the rest in the pantry', async ({ memberPage: page }) => {
    await openNew(page);
    const aisles = page.locator('section[data-category]');
    expect(await aisles.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['category']))).toEqual([
      'produce',
      'meat',
      'dairy',
      'pantry',
    ]);
    await expect(aisle(page, /Pantry/).getByRole('checkbox', { name: 'Something else' })).toBeVisible();
    await expect(row(page, 'Milk')).toHaveAccessibleName(/1\/2 cup/);
  });

  test('GDETAIL-23, GDETAIL-24: an aisle is checked and unchecked by itself', async ({ memberPage: page }) => {
    const id = await openNew(page);
    await row(page, 'Onions').click();
    await aisle(page, /Dairy/).getByRole('button', { name: 'Check All', exact: true }).click();
    await expect.poll(() => readChecked(page, id)).toEqual(['Onions', 'Milk', 'Eggs']);
    await aisle(page, /Dairy/).getByRole('button', { name: 'Uncheck All', exact: true }).click();
    await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  });

  test('GDETAIL-25, GDETAIL-26: an item is checked by itself, moves down and stays so', async ({ memberPage: page }) => {
    const id = await openNew(page);
    const onions = (await readList(page, id)).items[0]!.id;
    const calls = watch(page, ITEMS);
    await row(page, 'Onions').click();
    await expect(names(page)).toHaveText(['Tomatoes', 'Onions', 'Salmon', 'Milk', 'Eggs', 'Something else']);
    await expect
      .poll(() => calls.map(({ method, url, body }) => [method, new URL(url).pathname, body]))
      .toEqual([['PUT', `${ITEMS}/${onions}`, { checked: 'true' }]]);
    await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
    await openList(page, id);
    await expect(row(page, 'Onions')).toBeChecked();
    await expect(row(page, 'Tomatoes')).not.toBeChecked();
    await row(page, 'Onions').click();
    await expect(names(page).first()).toHaveText('Onions');
    // What still waits would be sent by the next page, whatever that one looks at.
    await expect.poll(() => readChecked(page, id)).toEqual([]);
  });

  test('the keyboard stays on the item it checked', async ({ memberPage: page }) => {
    const id = await openNew(page);
    await row(page, 'Onions').focus();
    await page.keyboard.press('Space');
    await expect(names(page).first()).toHaveText('Tomatoes');
    await expect(row(page, 'Onions')).toBeFocused();
    await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  });

  test('GDETAIL-27, GDETAIL-28, GDETAIL-29, GDETAIL-30: all are checked and unchecked by one request each', async ({
    memberPage: page,
  }) => {
    const id = await openNew(page);
    const calls = watch(page, ITEMS);
    await expect(button(page, 'Uncheck All')).toBeDisabled();
    await button(page, 'Check All').click();
    await expect(button(page, 'Check All')).toBeDisabled();
    await expect.poll(async () => (await readChecked(page, id)).length).toBe(6);
    const ids = (await readList(page, id)).items.map((item) => item.id);
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { itemIds: expect.any(Array), updates: { checked: 'true' } }],
    ]);
    expect(new Set((calls[0]!.body as { itemIds: string[] }).itemIds)).toEqual(new Set(ids));
    await button(page, 'Uncheck All').click();
    await expect(button(page, 'Uncheck All')).toBeDisabled();
    await expect.poll(() => readChecked(page, id)).toEqual([]);
    expect(calls.map(({ body }) => (body as { updates: object }).updates)).toEqual([{ checked: 'true' }, { checked: 'false' }]);
  });

  test('GDETAIL-31: items whose change fails go back, one as all', async ({ memberPage: page }) => {
    await openNew(page);
    await page.route(`**${ITEMS}/*`, answerWith(FAULT, 500));
    await row(page, 'Onions').click();
    await expect(toast(page)).toContainText('Failed to update grocery list. Please try again.');
    await expect(row(page, 'Onions')).not.toBeChecked();
    await button(page, 'Dismiss notification').click();
    await button(page, 'Check All').click();
    await expect(toast(page)).toContainText('Failed to update grocery list. Please try again.');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('0 checked');
  });

  test('GDETAIL-32, GDETAIL-33: an item is removed once that is confirmed', async ({ memberPage: page }) => {
    const id = await openNew(page);
    const eggs = (await readList(page, id)).items[4]!.id;
    const calls = watch(page, ITEMS);
    await page.getByRole('button', { name: 'Remove Eggs' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Remove Eggs' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page)).toContainText('Item removed');
    await expect(row(page, 'Eggs')).toHaveCount(0);
    await expect.poll(() => calls.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([['DELETE', `${ITEMS}/${eggs}`]]);
    await expect.poll(async () => (await readList(page, id)).items.length).toBe(5);
  });

  test('GDETAIL-34: an item that cannot be removed stays', async ({ memberPage: page }) => {
    await openNew(page);
    await page.route(`**${ITEMS}/*`, answerWith(FAULT, 500));
    await page.getByRole('button', { name: 'Remove Eggs' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page)).toContainText('Failed to remove item. Please try again.');
    await expect(row(page, 'Eggs')).toBeVisible();
  });
});
