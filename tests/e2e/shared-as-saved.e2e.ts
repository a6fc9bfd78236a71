import type { Browser, Page } from '@playwright/test';
import { addDays } from '../../packages/domain/src/calendar/plain-date.ts';
import { readToday } from '../support/calendar-screens.ts';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { expect, saveGenerated, newMember as test } from '../support/members.ts';

test.describe.configure({ timeout: 120_000 });

const READY_MS = 30_000;

/** What somebody without an account reads at the link that the dialog shows. */
async function readLink(page: Page, browser: Browser): Promise<string> {
  const link = page.getByRole('dialog', { name: 'A read-only link' });
  await expect(link).toBeVisible({ timeout: READY_MS });
  const address = await link.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  const visitor = await browser.newPage();
  await visitor.goto(address);
  const text = await visitor.locator('body').innerText();
  await visitor.close();
  return text;
}

test('a week that was changed says so, and its link is of what was saved, or is saved first', async ({ page, browser }) => {
  const start = addDays(readToday(), 1);
  await page.goto(`/week?q=vegetarian&start=${start}&days=2`);
  await page.getByRole('button', { name: 'Save Week' }).click({ timeout: READY_MS });
  await expect(page.getByRole('button', { name: 'Grocery List' })).toBeVisible({ timeout: READY_MS });
  const changed = page.getByText('Changed since it was saved.');
  const share = page.getByRole('button', { name: 'Share a Link' });
  await expect(changed).toHaveCount(0);
  await share.click();
  const dinner = page.locator(`[data-place="${start} dinner"]`);
  const title = dinner.locator('button[aria-haspopup=dialog]');
  const before = await title.innerText();
  expect(await readLink(page, browser)).toContain(before);

  await dinner.hover();
  await dinner.getByRole('button', { name: /^Refresh/ }).click();
  await expect(title).not.toHaveText(before, { timeout: READY_MS });
  await expect(changed).toBeVisible();
  await page.getByRole('button', { name: 'Discard…' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await share.click();
  const question = page.getByRole('dialog', { name: 'Not everything is saved' });
  await expect(question).toContainText('You have changed this week since it was saved. The link shows it as it was saved.');
  await expectAccessibleInEveryLook(page, 'the question before a changed week is shared');
  await question.getByRole('button', { name: 'Share as Saved' }).click();
  expect(await readLink(page, browser)).toContain(before);

  const after = await title.innerText();
  await share.click();
  await question.getByRole('button', { name: 'Save and Share' }).click();
  expect(await readLink(page, browser)).toContain(after);
  await expect(changed).toHaveCount(0);
});

test('a saved plan that was changed says that its link is of what was saved', async ({ page, browser }) => {
  const planId = await saveGenerated(page, 'My day');
  await page.goto(`/edit-plan/${planId}`);
  const title = page.locator('article[data-slot=lunch] h3');
  const before = await title.innerText();
  await page.getByRole('button', { name: 'Refresh lunch' }).click();
  await expect(title).not.toHaveText(before, { timeout: READY_MS });
  await page.getByRole('button', { name: 'Share a Link' }).click();
  const question = page.getByRole('dialog', { name: 'Not everything is saved' });
  await expect(question).toContainText('You have changed this plan since it was saved. The link shows it as it was saved.');
  await question.getByRole('button', { name: 'Share as Saved' }).click();
  expect(await readLink(page, browser)).toContain(before);
});

test('a draft of a plan that comes back says that it is not what is saved, and goes back to that', async ({ page }) => {
  const planId = await saveGenerated(page, 'My day');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/edit-plan/${planId}`);
  const title = page.getByRole('textbox', { name: 'Plan title' });
  const changed = page.getByText('Changed since it was saved.');
  await expect(title).toHaveValue('My day');
  await expect(changed).toHaveCount(0);
  await title.fill('Another day');
  await expect(changed).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Another day');
  await expect(changed).toBeVisible();
  await page.getByRole('button', { name: 'Discard…' }).click();
  await page.getByRole('alertdialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title).toHaveValue('My day');
  await expect(changed).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue('My day');
});
