import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, newMember as test, toast } from '../support/members.ts';

test.describe.configure({ timeout: 120_000 });

const note = (page: Page) => page.getByRole('list', { name: 'Days not saved yet' }).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Save Meal Plan' });

async function planDay(page: Page): Promise<string> {
  await page.goto('/search?q=vegetarian%20day');
  await expect(save(page)).toBeVisible();
  return (await page.getByRole('heading', { level: 2 }).allTextContents()).join('\n');
}

test('a day that was left without saving it is found on Home and in My Plans, also in another tab, and can be discarded', async ({
  page,
}) => {
  const meals = await planDay(page);
  await page.goto('/');
  await expect(note(page)).toContainText(/^A day not saved yet: .+, “vegetarian day”\.OpenDiscard$/);
  await expectAccessible(page, 'Home with a day that is not saved');

  // The tab was closed: another knows only what the server has.
  const tab = await page.context().newPage();
  await tab.goto('/');
  await note(tab).getByRole('link', { name: /^Open/ }).click();
  await expect(save(tab)).toBeVisible();
  expect((await tab.getByRole('heading', { level: 2 }).allTextContents()).join('\n')).toBe(meals);
  await tab.reload();
  await expect(save(tab)).toBeVisible();
  expect((await tab.getByRole('heading', { level: 2 }).allTextContents()).join('\n')).toBe(meals);

  await page.goto('/my-plans');
  await note(page)
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByRole('alertdialog', { name: 'Discard this day?' }).getByRole('button', { name: 'Discard Day' }).click();
  await expect(toast(page)).toContainText('Day discarded');
  await expect(note(page)).toHaveCount(0);
});

test('of two days that were left Home leads to the last, and to My Plans for the other; discarding one leads on to the next', async ({
  page,
}) => {
  await planDay(page);
  await page.goto('/search?q=salmon%20for%20dinner');
  await expect(save(page)).toBeVisible();
  await page.goto('/');
  await expect(note(page)).toHaveText([/“salmon for dinner”/, '1 other is in My Plans']);
  await note(page).getByRole('link', { name: '1 other is in My Plans' }).click();
  await expect(note(page)).toHaveText([/“salmon for dinner”/, /“vegetarian day”/]);

  const discard = note(page).getByRole('button', { name: /^Discard/ });
  await discard.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Day' }).click();
  await expect(note(page)).toHaveText([/“vegetarian day”/]);
  await expect(discard).toBeFocused();
});

test('a day that was reopened keeps what its tab alone knew, and once it is saved nothing leads back to it', async ({ page }) => {
  await planDay(page);
  await page.getByRole('textbox', { name: 'Plan title' }).fill('My own day');
  await page.goto('/');
  await note(page).getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toHaveValue('My own day');
  await save(page).click();
  await expect(page).toHaveURL(/\/my-plans/);
  await expect(heading(page)).toHaveText('My Plans');
  await expect(note(page)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('search')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('of two days that were left, saving one leaves the other on Home and in My Plans', async ({ page }) => {
  await planDay(page);
  await page.getByRole('textbox', { name: 'Plan title' }).fill('Lunch with Bo');
  await page.goto('/search?q=salmon%20for%20dinner');
  await save(page).click();
  await expect(page).toHaveURL(/\/my-plans/);
  await expect(note(page)).toHaveText([/Lunch with Bo, “vegetarian day”/]);
  await page.goto('/');
  await expect(note(page)).toHaveText([/Lunch with Bo, “vegetarian day”/]);
});

test('a name that was typed on a day that is not saved is there in another tab, and stays with the day as it is changed there', async ({
  page,
}) => {
  const title = (on: Page) => on.getByRole('textbox', { name: 'Plan title' });
  await planDay(page);
  await title(page).fill('Lunch with Bo');
  // At once: what was typed last is not lost with the page.
  await page.goto('/');
  await expect(note(page)).toContainText('Lunch with Bo');
  const tab = await page.context().newPage();
  await tab.goto('/my-plans');
  await expect(note(tab)).toContainText('Lunch with Bo');
  await note(tab).getByRole('link', { name: /^Open/ }).click();
  await expect(title(tab)).toHaveValue('Lunch with Bo');
  await tab.getByRole('button', { name: 'Refresh dinner' }).click();
  await expect(tab.getByRole('button', { name: 'Refresh dinner' })).toBeEnabled();
  await expect(title(tab)).toHaveValue('Lunch with Bo');
  await title(tab).fill('Lunch with Ann');
  await tab.getByRole('textbox', { name: 'Plan title' }).blur();
  await expect(async () => {
    await page.goto('/');
    await expect(note(page)).toContainText('Lunch with Ann', { timeout: 1000 });
  }).toPass();
  // This tab has the day too, and not the newer name.
  await note(page).getByRole('link', { name: /^Open/ }).click();
  await expect(title(page)).toHaveValue('Lunch with Ann');
});

test('a day that is reopened says what its table must not eat by now', async ({ page }) => {
  await page.goto('/search?q=salmon%20and%20chicken%20day');
  await expect(save(page)).toBeVisible();
  await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Vegan'] } });
  const tab = await page.context().newPage();
  await tab.goto('/');
  await note(tab).getByRole('link', { name: /^Open/ }).click();
  await expect(save(tab)).toBeVisible();
  await expect(tab.getByText(/your profile no longer allows/)).toBeVisible();
});

test('a sentence that is half typed on Home is there again after another page and a reload, until it is sent', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Describe your meals' });
  await page.goto('/search?q=vegan');
  await expect(save(page)).toBeVisible();
  await page.getByRole('link', { name: 'Meal Planning' }).click();
  await expect(box).toHaveValue('vegan');
  await box.fill('something with lentils and ');
  await page.getByRole('link', { name: 'My Plans' }).click();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Meal Planning' }).click();
  await expect(box).toHaveValue('something with lentils and ');
  await page.reload();
  await expect(box).toHaveValue('something with lentils and ');
  await page.goto('/?restore=1');
  await expect(box).toHaveValue('vegan');

  await page.goto('/');
  await expect(box).toHaveValue('something with lentils and ');
  await box.press('Enter');
  await expect(save(page)).toBeVisible();
  await page.goto('/');
  await expect(box).toHaveValue('something with lentils and');
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('typed')));
  expect(kept).toEqual([]);
});
