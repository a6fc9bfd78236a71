import { expect, type Locator, type Page } from '@playwright/test';
import { clearPlans, D0, expectTidyHistory, openPage, planOf, savePlan, test as base } from '../support/members.ts';
import { findMiddle, holdFinger, holdMouse } from '../support/presses.ts';

const DAYS = '/api/weekly-plan-days';
const MON = '2026-11-23';

const test = base.extend<{ readonly page: Page }>({
  page: async ({ browser, larder, member }, use) => {
    const page = await openPage(browser, larder.url, member);
    await fixDay(page);
    // Many plans: whatever place of the window is pressed, some row of the chooser is there.
    await clearPlans(page);
    for (let count = 1; count <= 12; count++) await savePlan(page, planOf(`Plan ${count}`));
    await use(page);
    await page.context().close();
  },
});

/** The day alone: Playwright's clock gives an event the time at which it is first looked at, and the browser that of the press. */
async function fixDay(page: Page): Promise<void> {
  await page.addInitScript((now) => {
    const Day = class extends Date {
      constructor(...parts: readonly [] | readonly [number]) {
        super(...((parts.length === 0 ? [now] : parts) as [number]));
      }
      static override now(): number {
        return now;
      }
    };
    globalThis.Date = Day as DateConstructor;
  }, D0.getTime());
}

const day = (page: Page, date: string): Locator => page.locator(`td[data-date="${date}"] [data-day-button]`);

async function openCalendar(page: Page): Promise<void> {
  await page.goto('/calendar');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

/** Every day in the window, so that the pointer is over each part of the dialog once. */
async function listDays(page: Page): Promise<readonly string[]> {
  return page.locator('td[data-date]').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight && cell.querySelector('[data-planned]') === null;
      })
      .map((cell) => cell.getAttribute('data-date') ?? ''),
  );
}

const countDays = async (page: Page): Promise<number> =>
  ((await (await page.request.get(`${DAYS}/2026-01-01?endDate=2026-12-31`)).json()) as { data: unknown[] }).data.length;

test('a double click on a free day opens the chooser, which stays, and plans nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openCalendar(page);
  const dates = await listDays(page);
  expect(dates.length).toBeGreaterThan(10);
  for (const date of dates) {
    await day(page, date).dblclick();
    await expect(page.getByRole('dialog', { name: 'Add Meal Plan' }), date).toBeVisible();
    expect(await page.evaluate(() => String(getSelection())), date).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await countDays(page)).toBe(0);
});

test('a double click in the chooser plans one day and opens no other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openCalendar(page);
  await day(page, MON).click();
  const dialog = page.getByRole('dialog', { name: 'Add Meal Plan' });
  const row = dialog.getByRole('button', { name: /Plan 9/ });
  await row.scrollIntoViewIfNeeded();
  await row.dblclick();
  await expect(day(page, MON)).toHaveAccessibleName(/, Plan 9$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => countDays(page)).toBe(1);
});

test('a slow double click in the chooser opens no day either', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openCalendar(page);
  await day(page, MON).click();
  const row = page.getByRole('dialog', { name: 'Add Meal Plan' }).getByRole('button', { name: /Plan 9/ });
  await row.scrollIntoViewIfNeeded();
  const press = await holdMouse(page);
  const [at, first] = [await findMiddle(row), Date.now() / 1000];
  await press(at, 1, first);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectTidyHistory(page);
  await press(at, 2, first + 0.4);
  await expect.poll(() => countDays(page)).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press that began before a dialog stood does not count, one that began after it does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openCalendar(page);
  const dialog = page.getByRole('dialog', { name: 'Add Meal Plan' });
  // Opened by the keyboard while the button of the mouse is down beside it.
  await page.mouse.move(5, 450);
  await page.mouse.down();
  await day(page, MON).press('Enter');
  await expect(dialog).toBeVisible();
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  // A text marked from within the dialog to beside it is no click beside it.
  const heading = (await dialog.getByRole('heading', { name: 'Add Meal Plan' }).boundingBox())!;
  await page.mouse.move(heading.x + 5, heading.y + 10);
  await page.mouse.down();
  await page.mouse.move(5, 450, { steps: 3 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toHaveCount(0);
});

test('Enter that is held down answers nothing it has just asked', async ({ page }) => {
  await openCalendar(page);
  await day(page, MON).focus();
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Meal Plan' })).toBeVisible();
  expect(await countDays(page)).toBe(0);
});

test('a double click on Delete asks, and a double click on the answer presses nothing behind it', async ({ page }) => {
  await page.goto('/my-plans');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  const question = page.getByRole('alertdialog', { name: 'Delete this plan?' });
  for (const card of [cards.nth(0), cards.nth(4), cards.nth(7)]) {
    await card.getByRole('button', { name: 'Delete' }).dblclick();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).dblclick();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  }
  await expect(cards).toHaveCount(12);
});

test.describe('by touch', () => {
  test('two quick taps of a finger that is not quite still count once', async ({ browser, larder, member, page: _seeded }) => {
    const context = await browser.newContext({
      baseURL: larder.url,
      locale: 'en-US',
      storageState: member.state,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await fixDay(page);
    const tap = await holdFinger(page);
    await openCalendar(page);
    for (const date of (await listDays(page)).slice(0, 12)) {
      const { x, y } = await findMiddle(day(page, date));
      const first = Date.now() / 1000;
      await tap({ x, y }, first);
      await tap({ x: x + 6, y: y + 9 }, first + 0.25);
      await expect(page.getByRole('dialog', { name: 'Add Meal Plan' }), date).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await countDays(page)).toBe(0);
    await context.close();
  });
});

test('a double click on what opens a part of the page leaves it open', async ({ page }) => {
  await page.goto('/search?q=vegan%20day');
  const opener = page.getByRole('button', { name: 'Customize Macros' });
  await expect(opener).toBeVisible();
  await opener.scrollIntoViewIfNeeded();
  const press = await holdMouse(page);
  const at = await findMiddle(opener);
  const first = Date.now() / 1000;
  await press(at, 1, first);
  await press(at, 2, first + 0.2);
  await expect(page.getByRole('slider', { name: 'Protein' })).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  // A second press that is meant closes it.
  await press(await findMiddle(opener), 1, first + 5);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});
