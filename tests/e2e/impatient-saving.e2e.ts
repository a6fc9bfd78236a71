import type { Page } from '@playwright/test';
import { G1_ITEMS, makeList, readList } from '../support/groceries.ts';
import { expect, test, toast } from '../support/members.ts';

const LONG_TITLE = 'A rather long title that a person writes about a very good day with all the grandchildren in the garden';

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Plan title' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Meal Plan' });

async function planAs(page: Page, title: string) {
  await page.goto('/search?q=vegan%202000%20calories');
  await titleOf(page).fill(title);
}

async function countSaved(page: Page, title: string): Promise<number> {
  const { data } = await (await page.request.get('/api/meal-plans/saved')).json();
  return data.filter((plan: { title: string }) => plan.title === title).length;
}

/** The server has saved, and its answer waits until it is released. */
async function holdAnswer(page: Page) {
  const released = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  await page.route('**/api/meal-plans/save', async (route) => {
    const response = await route.fetch();
    saved.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { saved: saved.promise, release: () => released.resolve() };
}

test('a press on Save counts, though it closes the long title it was pressed from', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await planAs(page, LONG_TITLE);
  const { x, y, width, height } = (await saveButton(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/my-plans\?highlight=/);
});

test('a save whose answer was lost is saved once', async ({ memberPage: page }) => {
  await planAs(page, 'Answer lost');
  await page.route('**/api/meal-plans/save', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await expect(toast(page)).toContainText('Failed to save meal plan. Please try again.');
  await page.unroute('**/api/meal-plans/save');
  // Also after a reload, and as it is by now.
  await page.reload();
  await titleOf(page).fill('Answer lost, then said');
  await saveButton(page).click();
  await expect(page).toHaveURL(/my-plans\?highlight=/);
  await expect(toast(page)).toBeHidden();
  expect([await countSaved(page, 'Answer lost'), await countSaved(page, 'Answer lost, then said')]).toEqual([0, 1]);
});

test('who has gone on before the answer of a save stays where they are', async ({ memberPage: page }) => {
  await planAs(page, 'Left early');
  const { saved, release } = await holdAnswer(page);
  await saveButton(page).click();
  await saved;
  await page.getByRole('link', { name: 'Meal Planning' }).click();
  const wish = page.getByRole('searchbox', { name: 'Describe your meals' });
  await wish.fill('what I type next');
  release();
  await expect(toast(page)).toContainText('“Left early” is saved');
  await expect(wish).toHaveValue('what I type next');
  // And who comes back to the plan updates it.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Update Meal Plan' })).toBeVisible();
  expect(await countSaved(page, 'Left early')).toBe(1);
});

test('what is typed while a save is under way is not left behind', async ({ memberPage: page }) => {
  await planAs(page, 'Typed before');
  const { saved, release } = await holdAnswer(page);
  await saveButton(page).click();
  await saved;
  await titleOf(page).fill('Typed meanwhile');
  release();
  await expect(toast(page)).toContainText('What you have changed since then is not saved yet.');
  await expect(titleOf(page)).toHaveValue('Typed meanwhile');
  await page.getByRole('button', { name: 'Update Meal Plan' }).click();
  await expect(page).toHaveURL(/my-plans\?highlight=/);
  expect([await countSaved(page, 'Typed before'), await countSaved(page, 'Typed meanwhile')]).toEqual([0, 1]);
});

test('sliders that have only just been moved are what is saved', async ({ memberPage: page }) => {
  await planAs(page, 'Moved and saved');
  await page.getByRole('button', { name: 'Customize Macros' }).click();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/meal-plans/generate') && request.postData()?.includes('protein') === true,
  );
  await page.getByRole('slider', { name: 'Protein' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await saveButton(page).click();
  // The day they stand for is asked for before it is saved.
  await asked;
  await expect(page).toHaveURL(/my-plans\?highlight=/);
  expect(await countSaved(page, 'Moved and saved')).toBe(1);
});

test('a description whose saving failed is there to be saved again, and one that is being typed is saved by leaving', async ({
  memberPage: page,
}) => {
  const id = await makeList(page, { items: G1_ITEMS });
  const address = `**/api/grocery-lists/${id}`;
  await page.goto('/grocery-lists');
  // The newest is the first.
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(`/grocery-lists/${id}`);
  const field = page.getByRole('textbox', { name: 'Description' });
  await page.route(address, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Add a description' }).click();
  await field.fill('For the party on Sunday');
  await field.blur();
  await expect(toast(page)).toContainText('Failed to update grocery list. Please try again.');
  // It stays open, with what was typed.
  await expect(field).toHaveValue('For the party on Sunday');
  await page.unroute(address);
  await field.fill('For the party on Monday');
  await page.goBack();
  await expect.poll(async () => (await readList(page, id)).description).toBe('For the party on Monday');
});

test('a pasted note becomes a thing for each of its lines, and the list says what was added', async ({ memberPage: page }) => {
  const id = await makeList(page, { items: G1_ITEMS });
  await page.goto(`/grocery-lists/${id}`);
  const field = page.getByRole('textbox', { name: 'Add an item' });
  await field.focus();
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Soap\nTofu 2 packs\n- [ ] Rye bread\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Added: 3 items')).toBeVisible();
  for (const name of [/^Soap/, /^Tofu/, /^Rye bread/]) await expect(page.getByRole('checkbox', { name })).toBeVisible();
  await field.fill('Oat milk');
  await field.press('Enter');
  await expect(page.getByText('Added: Oat milk')).toBeVisible();
});

test('a note that a keyboard writes from its clipboard does so too, beside what is half typed, and without the network', async ({
  memberPage: page,
}) => {
  const id = await makeList(page, { items: G1_ITEMS });
  await page.goto(`/grocery-lists/${id}`);
  const field = page.getByRole('textbox', { name: 'Add an item' });
  await field.fill('Oat');
  await page.context().setOffline(true);
  await page.keyboard.insertText('Reis\nZucker, braun\nMehl');
  await expect(page.getByText('Added: 3 items')).toBeVisible();
  for (const name of [/^Reis/, /^Zucker, braun/, /^Mehl/]) await expect(page.getByRole('checkbox', { name })).toBeVisible();
  await expect(field).toHaveValue('Oat');
  await page.keyboard.insertText('meal, fine');
  await expect(field).toHaveValue('Oatmeal, fine');
  await page.context().setOffline(false);
});

test('a list that is not there has nothing to share', async ({ memberPage: page }) => {
  await page.goto('/grocery-lists/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Grocery list not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share a Link' })).toBeHidden();
});
