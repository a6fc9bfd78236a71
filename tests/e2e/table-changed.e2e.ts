import type { Page } from '@playwright/test';
import { addDays } from '../../packages/domain/src/calendar/plain-date.ts';
import { readToday } from '../support/calendar-screens.ts';
import { newcomer, readEaters, seat } from '../support/household.ts';
import { expect, saveGenerated, test } from '../support/members.ts';

test.describe.configure({ timeout: 180_000 });

const READY_MS = 60_000;

async function saveWeek(page: Page, start: string): Promise<void> {
  await page.goto(`/week?q=&start=${start}&days=3`);
  await page.getByRole('button', { name: 'Save Week' }).click({ timeout: READY_MS });
  await expect(page.getByRole('button', { name: 'Grocery List' })).toBeVisible({ timeout: READY_MS });
}

test('a week and a plan that are kept say that they are for others than are at the table, and are planned anew in one tap', async ({
  browser,
  larder,
}) => {
  const page = await newcomer(browser, larder.url, 'Ada');
  await page.setViewportSize({ width: 390, height: 844 });
  const bo = await seat(page, { kind: 'adult', name: 'Bo' });
  await seat(page, { kind: 'child', name: 'Cy' });
  const planId = await saveGenerated(page, 'Ours');
  await saveWeek(page, addDays(readToday(), 1));
  const note = page.getByText(/^Planned for 3; your table is 2 now\./);
  await expect(page.getByText('for 3').first()).toBeVisible();
  await expect(note).toHaveCount(0);
  expect((await page.request.delete(`/api/household/eaters/${bo.id}`)).ok()).toBe(true);
  expect((await readEaters(page)).map(({ name }) => name)).toEqual([expect.anything(), 'Cy']);

  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.getByText('for 3').first()).toBeVisible();
  // One meal made anew is for the table of now, the others are not.
  const dinner = page.locator(`[data-place="${addDays(readToday(), 2)} dinner"]`);
  await dinner.getByRole('button', { name: /^Refresh/ }).click();
  await expect(page.locator('[data-toast]')).toContainText(/meals? that (?:was|were) for 3 (?:is|are) for 2 now/, { timeout: READY_MS });
  await expect(page.getByText('Some meals are planned for 3, others for the 2 at your table now.')).toBeVisible({ timeout: READY_MS });
  await page.getByRole('button', { name: 'Plan This Week Anew' }).click();
  await expect(page.getByText('for 2').first()).toBeVisible({ timeout: READY_MS });
  await expect(note).toHaveCount(0);
  await expect(page.getByText('Changed since it was saved.')).toBeVisible();

  await page.goto(`/edit-plan/${planId}`);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Plan for 2' }).click();
  await expect(note).toHaveCount(0, { timeout: READY_MS });
  await page.context().close();
});

test('a meal that is refreshed under a new rule says which others were changed, too', async ({ browser, larder }) => {
  const page = await newcomer(browser, larder.url, 'Ada');
  await page.setViewportSize({ width: 1280, height: 900 });
  const start = addDays(readToday(), 1);
  await saveWeek(page, start);
  expect((await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Vegan'] } })).ok()).toBe(true);
  await page.reload();
  const breakfast = page.locator(`[data-place="${start} breakfast"]`);
  await breakfast.hover();
  await breakfast.getByRole('button', { name: /^Refresh/ }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText(/'s breakfast is now /, { timeout: READY_MS });
  await expect(toast).toContainText(/other meals were changed, too: /);
  await expect(page.getByText('Changed, too', { exact: true }).first()).toBeVisible();
  await expect(breakfast.getByText('Changed, too')).toHaveCount(0);
  await page.context().close();
});
