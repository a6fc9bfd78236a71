import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { createAccount, newEater } from '../support/eater.ts';
import { startLarder } from '../support/larder-server.ts';

const QUERY = 'vegan, 1800 calories, no mushrooms';

test('where a host lets guests plan, the day that was tried is the day that is saved', async ({ page }) => {
  const larder = await startLarder({ GUEST_SEARCH: 'on' });
  try {
    await page.goto(larder.url);
    await expect(page.getByText('Try it right here, without an account.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Describe your meals' }).fill(QUERY);
    await page.getByRole('button', { name: 'Plan My Day' }).click();
    const titles = page.locator('article h3');
    await expect(page.getByRole('article')).toHaveCount(4);
    const tried = await titles.allInnerTexts();
    await expect(page.getByRole('link', { name: 'Sign In to Save' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await expectAccessible(page, 'a guest’s day');

    await page.getByRole('button', { name: 'Detailed recipe' }).first().click();
    await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
    // Another sentence, by taking a chip away.
    await page.getByRole('link', { name: 'Remove No mushrooms' }).click();
    await expect(page).toHaveURL(/q=vegan/);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goBack();

    // All else still wants an account.
    await page.goto(`${larder.url}/my-plans`);
    await expect(page).toHaveURL(`${larder.url}/`);
    await page.goto(`${larder.url}/?q=${encodeURIComponent(QUERY)}`);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('link', { name: 'Sign In to Save' }).click();
    await createAccount(page, newEater());
    await expect(page.getByRole('button', { name: 'Save Meal Plan' })).toBeVisible();
    expect(await titles.allInnerTexts()).toEqual(tried);
  } finally {
    await larder.stop();
  }
});

test('a guest who asks for a week is told that a day is shown, and where the week is to be had', async ({ page }) => {
  const larder = await startLarder({ GUEST_SEARCH: 'on' });
  try {
    await page.goto(larder.url);
    await page.getByRole('searchbox', { name: 'Describe your meals' }).fill('plan a week for four');
    await page.getByRole('button', { name: 'Plan My Day' }).click();
    const bar = page.getByRole('region', { name: 'Your week' });
    await expect(bar).toContainText('This is day 1 of 7.');
    await expectAccessible(page, 'a guest’s day of a week');
    const titles = page.locator('article h3');
    const tried = await titles.allInnerTexts();
    await bar.getByRole('link', { name: 'Sign In for the Week' }).click();
    await createAccount(page, newEater());
    await expect(bar.getByRole('link', { name: 'Plan all 7' })).toBeVisible();
    expect(await titles.allInnerTexts()).toEqual(tried);
  } finally {
    await larder.stop();
  }
});

test('what a guest changed comes along through the sign-up: another dish, a chosen one, other numbers and the title', async ({ page }) => {
  const larder = await startLarder({ GUEST_SEARCH: 'on' });
  try {
    await page.goto(`${larder.url}/search?q=${encodeURIComponent(QUERY)}`);
    await expect(page.getByRole('article')).toHaveCount(4);
    const titles = page.locator('article h3');
    const [, lunch = '', dinner = ''] = await titles.allInnerTexts();

    await page.getByRole('button', { name: 'Refresh lunch' }).click();
    await expect(titles.nth(1)).not.toHaveText(lunch);
    await page.getByRole('button', { name: 'Swap dinner', exact: true }).first().click();
    const options = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await expect(options.first()).toBeVisible();
    await options.first().click();
    await expect(titles.nth(2)).not.toHaveText(dinner);
    await page.getByRole('button', { name: 'Customize Macros' }).click();
    await page.getByRole('slider', { name: 'Protein' }).press('PageUp');
    await expect(page.getByText(/^The day now has/)).toBeAttached();
    await page.getByRole('textbox', { name: 'Plan title' }).fill('Tuesday at the lake');
    const made = await titles.allInnerTexts();
    const numbers = await page.locator('article').allInnerTexts();

    // By the header's own way in, as well as by the button in the place of saving.
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await createAccount(page, newEater());
    await expect(page.getByRole('button', { name: 'Save Meal Plan' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Plan title' })).toHaveValue('Tuesday at the lake');
    expect(await titles.allInnerTexts()).toEqual(made);
    expect(await page.locator('article').allInnerTexts()).toEqual(numbers);

    // Changed further, it is this day that is changed.
    await page.getByRole('button', { name: 'Refresh breakfast' }).click();
    await expect(titles.first()).not.toHaveText(made[0] ?? '');
    expect((await titles.allInnerTexts()).slice(1)).toEqual(made.slice(1));
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByRole('article').first()).toContainText('Tuesday at the lake');
  } finally {
    await larder.stop();
  }
});
