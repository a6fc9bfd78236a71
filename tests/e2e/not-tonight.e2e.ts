import type { Page } from '@playwright/test';
import { addDays, type PlainDate } from '../../packages/domain/src/calendar/plain-date.ts';
import { readToday } from '../support/calendar-screens.ts';
import { expect, newMember as test, toast } from '../support/members.ts';

test.describe.configure({ timeout: 120_000 });

const READY_MS = 30_000;
const comingDay = (days: number): PlainDate => addDays(readToday(), days);
const titleAt = (page: Page, days: number, slot: string) =>
  page.locator(`[data-place="${comingDay(days)} ${slot}"] button[aria-haspopup=dialog]`);

test('a dinner that is not for tonight waits a day; the toast tells what was changed, and Undo takes it back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`/week?q=vegetarian&start=${comingDay(0)}&days=4`);
  await expect(page.getByRole('button', { name: 'Save Week' })).toBeEnabled({ timeout: READY_MS });
  await page.getByRole('button', { name: 'Save Week' }).click();
  await expect(page).toHaveURL(/\/week\/[\w-]+$/);
  await expect(page.getByRole('button', { name: 'Grocery List' })).toBeVisible();
  const last = await titleAt(page, 3, 'dinner').textContent();
  const title = (await titleAt(page, 0, 'dinner').textContent())!;
  const lunch = await titleAt(page, 1, 'lunch').textContent();
  await titleAt(page, 0, 'dinner').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not Tonight' }).click();
  await expect(titleAt(page, 1, 'dinner')).toHaveText(title, { timeout: READY_MS });
  await expect(titleAt(page, 0, 'dinner')).toHaveCount(0);
  await expect(titleAt(page, 3, 'dinner')).toHaveText(last!);
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(comingDay(1)));
  await expect(toast(page)).toContainText(`${title} waits until ${weekday}`);
  await expect(toast(page)).toContainText(new RegExp(`other meals? (was|were) changed, too: .*${weekday}'s (lunch|dinner)`));
  // What is left of the dinner goes a day on with it, and its lunch is another dish that nobody asked for.
  expect(lunch).toBe(title);
  await expect(toast(page)).toContainText(`${weekday}'s lunch`);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(titleAt(page, 0, 'dinner')).toHaveText(title, { timeout: READY_MS });
});

test('the toast of a change goes as soon as the change is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`/week?q=vegetarian&start=${comingDay(0)}&days=4`);
  await expect(page.getByRole('button', { name: 'Save Week' })).toBeEnabled({ timeout: READY_MS });
  await page.getByRole('button', { name: 'Save Week' }).click();
  await expect(page.getByRole('button', { name: 'Grocery List' })).toBeVisible();
  await titleAt(page, 0, 'dinner').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not Tonight' }).click();
  await expect(toast(page)).toContainText('waits until', { timeout: READY_MS });
  // Pointed at, it would stay, and the answer that could bring another one does not come.
  await toast(page).hover();
  await page.route('**/api/weeks/*/undo', () => undefined);
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await expect(toast(page).filter({ hasText: 'waits until' })).toHaveCount(0);
});
