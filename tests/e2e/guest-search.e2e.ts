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
    for (const name of [/^Refresh /, /^Keep /, /Customize/, /^Save/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
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
