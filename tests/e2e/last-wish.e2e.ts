import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/members.ts';

const field = (page: Page): Locator => page.getByRole('searchbox');
const clear = (page: Page): Locator => page.getByRole('button', { name: 'Clear the field' });

test.beforeEach(async ({ memberPage: page }) => page.goto('/?restore=beef%20day'));

test('a new wish takes the place of the last one, by a press and by keyboard', async ({ memberPage: page }) => {
  await expect(field(page)).toHaveValue('beef day');
  await field(page).click({ position: { x: 20, y: 20 } });
  await page.keyboard.type('chicken soup');
  await expect(field(page)).toHaveValue('chicken soup');
  // A further press puts the cursor where it is.
  await field(page).click({ position: { x: 2, y: 20 } });
  await page.keyboard.type('hot ');
  await expect(field(page)).toHaveValue('hot chicken soup');

  await page.reload();
  await field(page).focus();
  await page.keyboard.type('pasta day');
  await expect(field(page)).toHaveValue('pasta day');
});

test('who wants to add to the last wish can', async ({ memberPage: page }) => {
  await field(page).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' with rice');
  await expect(field(page)).toHaveValue('beef day with rice');
});

test('a field that holds something can be cleared', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(clear(page)).toBeVisible();
  await expectAccessible(page, 'Home with the last wish');
  await clear(page).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(clear(page)).toBeHidden();
  await page.keyboard.type('soup');
  await expect(clear(page)).toBeVisible();
});
