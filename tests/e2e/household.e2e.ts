import type { Page } from '@playwright/test';
import { createAccount, newEater } from '../support/eater.ts';
import { makeList, readChecked, readList } from '../support/groceries.ts';
import { newcomer, seat } from '../support/household.ts';
import { expect, test } from '../support/members.ts';

async function makeLink(page: Page, role: 'member' | 'shopper' = 'member'): Promise<string> {
  await page.goto('/household');
  await page.getByLabel('They join as').selectOption(role);
  await page.getByRole('button', { name: 'Make a Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your link' });
  const url = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return url;
}

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('who eats is told by a tap each on Home, and taken back by another', async ({ browser, larder }) => {
  const page = await newcomer(browser, larder.url, 'Ann Tap');
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Who eats?' });
  await strip.getByRole('button', { name: 'Another adult' }).click();
  await strip.getByRole('button', { name: 'Another child' }).click();
  await expect(strip.getByText('Adult 2')).toBeVisible();
  await strip.getByRole('button', { name: 'Remove Child 1 from the table' }).click();
  await expect(strip.getByText('Child 1')).toBeHidden();
  await page.getByRole('button', { name: 'Undo: Child 1' }).click();
  await expect(strip.getByText('Child 1')).toBeVisible();
  await strip.getByRole('link', { name: 'Names, ages, allergies' }).click();
  await page.getByRole('button', { name: 'Edit Child 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Child 1' });
  await dialog.getByLabel('Name').fill('Mia');
  await dialog.getByLabel('Age in years').fill('7');
  await dialog.getByLabel('Never eats, and rules').fill('Egg allergy');
  await expect(dialog.getByText('Under 18 everybody eats as usual')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Child, 7 · Egg allergy · Eats as usual for their age')).toBeVisible();
  await page.context().close();
});

test('a rule that plans cannot go by does not look like one that is kept', async ({ browser, larder }) => {
  const page = await newcomer(browser, larder.url, 'Ann Rule');
  const mia = { name: 'Mia', kind: 'child', birthYear: 2018, restrictions: ['Egg allergy', 'qwxzzy'] };
  const added = await page.request.post('/api/household/eaters', { data: mia });
  expect(added.ok(), await added.text()).toBe(true);
  await page.goto('/household');
  const row = page.getByRole('listitem').filter({ hasText: 'Mia' });
  await expect(row).toContainText('Egg allergy, qwxzzy');
  await expect(row.getByText('cannot plan by this', { exact: false })).toHaveCount(1);
  await page.context().close();
});

test('two join, plan a week for four, have guests, shop together offline and cook, each in a browser of their own', async ({
  browser,
  larder,
}) => {
  test.setTimeout(180_000);
  const ann = await newcomer(browser, larder.url, 'Ann Host');
  const ben = await newcomer(browser, larder.url, 'Ben Guest');
  await ann.setViewportSize({ width: 1280, height: 900 });
  await ben.setViewportSize({ width: 390, height: 844 });
  const link = await makeLink(ann);
  await ben.goto(link);
  await expect(ben.getByText('Ann invites you to Ann’s household.')).toBeVisible();
  // Whoever made the link hears of who comes by it, as they come.
  const told = expect(ann.getByText('Ben joined your household')).toBeVisible({ timeout: 20_000 });
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben.getByRole('heading', { level: 1, name: 'Ann’s household' })).toBeVisible();
  await told;

  // When somebody is at the table is anybody's to say, and what they have for themselves; the rest of them is their profile's.
  await ann.goto('/household');
  await ann.getByRole('button', { name: 'Meals at home of Ben' }).click();
  const meals = ann.getByRole('dialog', { name: 'Meals at home of Ben' });
  await meals.getByRole('checkbox', { name: 'Snack on Monday' }).uncheck();
  await meals.getByRole('group', { name: 'A dish of their own' }).getByRole('checkbox', { name: 'Breakfast' }).check();
  await meals.getByRole('button', { name: 'Save' }).click();
  await expect(meals).toBeHidden();

  await seat(ann, { kind: 'child', name: 'Mia' });
  await seat(ann, { kind: 'adult', name: 'Oma' });
  await ann.goto(`/week?q=vegetarian&start=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}&days=2`);
  const save = ann.getByRole('button', { name: 'Save Week' });
  await expect(save).toBeEnabled({ timeout: 60_000 });
  const dinner = ann.locator('[data-place$=" dinner"]').first();
  await dinner.locator('button[aria-haspopup=dialog]').click();
  const sheet = ann.getByRole('dialog');
  await expect(sheet.getByRole('list', { name: 'Plates' }).getByRole('listitem')).toHaveText([/^Ann/, /^Ben/, /^Mia/, /^Oma/]);
  const before = await sheet.getByRole('heading', { level: 2 }).textContent();
  const swap = sheet
    .locator('ul')
    .filter({ hasText: /the list|Adds/ })
    .getByRole('button')
    .first();
  await swap.click();
  await expect(sheet.getByRole('heading', { level: 2 })).not.toHaveText(before!, { timeout: 30_000 });
  const people = sheet.getByRole('group', { name: /^People at/ });
  await people.getByRole('button', { name: 'One person more' }).click();
  await expect(people).toHaveText('for 5');
  await expect(sheet.getByText('Guest 1')).toBeVisible({ timeout: 30_000 });
  await sheet.getByRole('button', { name: 'Done' }).click();
  await save.click();
  await expect(ann).toHaveURL(/\/week\/[\w-]+$/);
  const week = new URL(ann.url()).pathname;
  await ann.getByRole('button', { name: 'Grocery List' }).click();
  await expect(ann).toHaveURL(/\/grocery-lists\/[\w-]+$/, { timeout: 30_000 });
  const list = new URL(ann.url()).pathname;
  const id = list.split('/').at(-1)!;

  // Both without a network at once: each hand's ticks are there in the end.
  await ben.goto(list);
  const names = (await readList(ann, id)).items.slice(0, 3).map(({ ingredient }) => ingredient);
  const [first, second] = names as [string, string];
  const tick = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: new RegExp(`^${name.replaceAll(/[^\w ]/g, '.')}`) }).first();
  await tick(ann, first).click();
  await expect(tick(ben, first)).toBeChecked({ timeout: 5000 });
  await ben.context().setOffline(true);
  await ann.context().setOffline(true);
  await tick(ben, second).click();
  await tick(ann, first).click();
  await ann.context().setOffline(false);
  await ben.context().setOffline(false);
  await expect.poll(() => readChecked(ann, id)).toEqual([second]);
  await expect(tick(ann, second)).toBeChecked();
  await expect(tick(ben, first)).not.toBeChecked();

  // The other cooks it: one pot, and whose plate is which.
  await ben.goto(week);
  await ben.locator('[data-place$=" dinner"]').first().locator('button[aria-haspopup=dialog]').click();
  await ben.getByRole('dialog').getByRole('link').first().click();
  await expect(ben.getByRole('heading', { name: 'Who gets what' })).toBeVisible();
  await expect(ben.getByRole('spinbutton', { name: 'Servings' })).not.toHaveValue('1');
  await expect(ben.getByText('Guest 1')).toBeVisible();

  // Who is removed is told, and what they had open is gone.
  await ann.goto('/household');
  await ann.getByRole('button', { name: 'Remove Ben' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ben.getByText('You were removed from Ann’s household', { exact: false })).toBeVisible();
  await ben.goto(list);
  await expect(ben.getByText('Grocery list not found')).toBeVisible();
  await ann.context().close();
  await ben.context().close();
});

test('a link opens a new account and the household with it, for a shopper the lists alone', async ({ browser, larder }) => {
  const ann = await newcomer(browser, larder.url, 'Ann Host');
  const link = await makeLink(ann, 'shopper');
  const page = await (await browser.newContext({ baseURL: larder.url, locale: 'en-US' })).newPage();
  await page.goto(link);
  await expect(page.getByText('You are invited to eat together')).toBeVisible();
  await expect(page.getByText(/\bAnn\b/)).toBeHidden();
  // It may be for a shopper, who gets no plans.
  await expect(page.getByText('to shop from its grocery lists, or to plan along', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In to Join' }).click();
  await createAccount(page, { ...newEater(), name: 'Sue Shops' }, page.getByRole('button', { name: 'Join' }));
  await expect(page.getByText('Your own plans, calendar, lists, recipes and profile', { exact: false })).toContainText('until you leave');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann’s household' })).toBeVisible();
  // Of a list a shopper has what ticks and adds, and nothing that would be refused.
  const id = await makeList(ann);
  await page.goto(`/grocery-lists/${id}`);
  await checkbox(page, 'Onions').click();
  await expect.poll(() => readChecked(ann, id)).toEqual(['Onions']);
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  for (const name of [/^Remove/, /^Edit/, /^Order/, /^Approve/, /^Delete/, /^Split/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByText('You can tick and add items.', { exact: false })).toBeVisible();
  // Without a network it is still a shopper's screen, for who opens the list anew.
  await page.evaluate(async () => {
    for (;;) {
      if ((await navigator.serviceWorker.getRegistration('/grocery-lists'))?.active?.state === 'activated') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(checkbox(page, 'Onions')).toBeChecked();
  await expect(page.getByRole('button', { name: /^Remove|^Approve/ })).toHaveCount(0);
  await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(['Grocery Lists', 'Nutrition', 'Household']);
  await page.context().setOffline(false);
  await page.goto('/my-plans');
  await expect(page).toHaveURL(/\/grocery-lists$/);
  await expect(page.getByRole('link', { name: /^Create/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(['Grocery Lists', 'Nutrition', 'Household']);
  await page.context().close();
  await ann.context().close();
});
