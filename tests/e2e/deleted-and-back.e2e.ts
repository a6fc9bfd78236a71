import type { Page } from '@playwright/test';
import { makeList } from '../support/groceries.ts';
import { expect, newMember as test, toast } from '../support/members.ts';

test.describe.configure({ timeout: 120_000 });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('a list that was deleted is back by Undo, with what was on it', async ({ page }) => {
  const id = await makeList(page, { name: 'Party' });
  await page.goto('/grocery-lists');
  const card = page.getByRole('article', { name: 'Party' });
  const before = await card.innerText();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete List' }).click();
  await expect(toast(page)).toContainText('Grocery list deleted');
  await expect(card).toHaveCount(0);
  await undo(page).click();
  await expect(card).toBeVisible();
  expect(await card.innerText()).toBe(before);
  expect((await page.request.get(`/api/grocery-lists/${id}`)).status()).toBe(200);
});

test('a list that is back is shown again in the tab that has said it is not there', async ({ page }) => {
  const id = await makeList(page, { name: 'Party' });
  const tab = await page.context().newPage();
  await tab.goto(`/grocery-lists/${id}`);
  await expect(tab.getByRole('heading', { name: 'Party' })).toBeVisible();
  await page.goto('/grocery-lists');
  await page.getByRole('article', { name: 'Party' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete List' }).click();
  await expect(tab.getByRole('heading', { name: 'Grocery list not found' })).toBeVisible();
  await undo(page).click();
  await expect(tab.getByRole('heading', { name: 'Party' })).toBeVisible();
  await expect(tab.getByRole('checkbox', { name: /Onions/ })).toBeVisible();
});

for (const choice of ['Keep the Days', 'Clear the Days Too']) {
  test(`a week that was deleted is back by Undo, its days too: ${choice}`, async ({ page }) => {
    const tomorrow = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
    await page.goto(`/week?q=vegetarian&start=${tomorrow}&days=3`);
    const save = page.getByRole('button', { name: 'Save Week' });
    await expect(save).toBeEnabled({ timeout: 30_000 });
    await save.click();
    await expect(toast(page)).toContainText('Week saved');
    const readDays = async () => {
      const { data } = (await (await page.request.get(`/api/weekly-plan-days/${tomorrow}`)).json()) as {
        data: { date: string; weeklyPlanId: string | null }[];
      };
      return data.map(({ date, weeklyPlanId }) => [date, weeklyPlanId]);
    };
    const days = await readDays();
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete Week…' }).click();
    await page.getByRole('alertdialog', { name: 'Delete this week?' }).getByRole('button', { name: choice }).click();
    await expect(toast(page)).toContainText('Week deleted');
    const shelf = page.getByRole('region', { name: 'Weeks' });
    await expect(page).toHaveURL('/my-plans');
    await expect(shelf).toHaveCount(0);
    await undo(page).click();
    await expect(shelf.getByRole('article')).toHaveCount(1);
    expect(await readDays()).toEqual(days);
  });
}
