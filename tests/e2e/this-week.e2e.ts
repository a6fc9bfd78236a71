import { expect, type Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { clearPlans, D0, FAULT, answerWith, saveGenerated, test as base, toast } from '../support/members.ts';

const DAYS = '/api/weekly-plan-days';
const SAT = '2026-11-21';

const test = base.extend<{ readonly page: Page }>({
  page: async ({ clockPage }, use) => {
    await clockPage.clock.setFixedTime(D0);
    await clearWeeks(clockPage);
    await clearPlans(clockPage);
    const mealPlanId = await saveGenerated(clockPage, 'Alpha Keto');
    const put = await clockPage.request.put(DAYS, { data: { days: [{ date: SAT, mealPlanId }] } });
    expect(put.ok(), await put.text()).toBe(true);
    await use(clockPage);
  },
});

/** With the days they hold: the tests of a worker share an account. */
async function clearWeeks(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/weeks')).json()) as { data: { id: string }[] };
  for (const { id } of data) await page.request.delete(`/api/weeks/${id}?days=clear`);
}

async function openStrip(page: Page) {
  await page.goto('/calendar');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  return page.getByRole('region', { name: 'This week' });
}

async function storedDates(page: Page): Promise<readonly string[]> {
  const { data } = (await (await page.request.get(`${DAYS}/2026-11-15?endDate=2026-12-05`)).json()) as { data: { date: string }[] };
  return data.map(({ date }) => date).toSorted();
}

async function storedTitles(page: Page): Promise<Readonly<Record<string, string>>> {
  const { data } = (await (await page.request.get(`${DAYS}/2026-11-15?endDate=2026-12-05`)).json()) as {
    data: { date: string; mealPlan: { title: string } }[];
  };
  return Object.fromEntries(data.map(({ date, mealPlan }) => [date, mealPlan.title]));
}

test('the week is repeated next week in one press, and that is undone in one', async ({ page }) => {
  const strip = await openStrip(page);
  await expectAccessibleInEveryLook(page, 'this week with its actions');
  await strip.getByRole('button', { name: 'Repeat This Week' }).click();
  await expect.poll(() => storedDates(page)).toEqual([SAT, '2026-11-28']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedDates(page)).toEqual([SAT]);
});

test('a week that is repeated is whole although the page is loaded anew at once', async ({ page }) => {
  const mealPlanId = await saveGenerated(page, 'Beta Bowl');
  const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  await page.request.put(DAYS, { data: { days: dates.map((date) => ({ date, mealPlanId })) } });
  const strip = await openStrip(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(DAYS));
  await strip.getByRole('button', { name: 'Repeat This Week' }).click();
  await sent;
  await page.reload();
  await expect.poll(async () => (await storedDates(page)).length).toBe(12);
});

test('a next week that has plans is asked about first', async ({ page }) => {
  const strip = await openStrip(page);
  await strip.getByRole('button', { name: 'Repeat This Week' }).click();
  await expect.poll(() => storedDates(page)).toEqual([SAT, '2026-11-28']);
  await strip.getByRole('button', { name: 'Repeat This Week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repeat This Week' });
  await expect(dialog).toContainText('Has plans (none is overwritten)');
});

/** Its plan is on the same day of the next week already, and Beta Bowl on the Friday before. */
async function repeatOntoTaken(page: Page) {
  const beta = await saveGenerated(page, 'Beta Bowl');
  const gamma = await saveGenerated(page, 'Gamma');
  const days = [
    { date: '2026-11-18', mealPlanId: gamma },
    { date: '2026-11-20', mealPlanId: gamma },
    { date: '2026-11-27', mealPlanId: beta },
  ];
  await page.request.put(DAYS, { data: { days } });
  const strip = await openStrip(page);
  await strip.getByRole('button', { name: 'Repeat This Week' }).click();
  await page.getByRole('dialog', { name: 'Repeat This Week' }).locator('[data-week="2026-11-22"]').click();
  return page.getByRole('alertdialog', { name: 'Some Days Are Taken' });
}

test('what a repeated week would take the place of is named, and stays where its person says so', async ({ page }) => {
  const asked = await repeatOntoTaken(page);
  await expect(asked.getByRole('listitem')).toHaveText([/Friday, November 27\s*Beta Bowl/]);
  await expectAccessibleInEveryLook(page, 'the days that a repeated week would write over');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(Object.keys(await storedTitles(page))).toHaveLength(4);
  await page.getByRole('button', { name: 'Repeat This Week' }).click();
  await page.locator('[data-week="2026-11-22"]').click();
  await asked.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(toast(page)).toContainText('The plan that was there stays.');
  await expect
    .poll(() => storedTitles(page))
    .toMatchObject({ '2026-11-25': 'Gamma', '2026-11-27': 'Beta Bowl', '2026-11-28': 'Alpha Keto' });
});

test('a week that replaced another says so, leads there and can be taken back', async ({ page }) => {
  const asked = await repeatOntoTaken(page);
  const before = await storedTitles(page);
  await asked.getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page)).toContainText('Its plans are on Nov 22 – 28 too, one in the place of what was there.');
  await expect.poll(() => storedTitles(page)).toMatchObject({ '2026-11-27': 'Gamma' });
  await toast(page).getByRole('button', { name: 'Show It' }).click();
  await expect(page.locator('td[data-date="2026-11-22"] [data-day-button]')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedTitles(page)).toEqual(before);
});

test('later weeks are offered too, with what is on them, and the way there', async ({ page }) => {
  const mealPlanId = await saveGenerated(page, 'Beta Bowl');
  await page.request.put(DAYS, { data: { days: ['2026-11-24', '2027-01-02'].map((date) => ({ date, mealPlanId })) } });
  const strip = await openStrip(page);
  await strip.getByRole('button', { name: 'Repeat This Week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repeat This Week' });
  await dialog.getByRole('button', { name: 'Later Weeks' }).click();
  await expect(dialog.locator('[data-week="2026-12-13"]')).toBeFocused();
  await expect(dialog.locator('[data-week="2027-01-31"]')).toContainText('Empty week');
  await dialog.locator('[data-week="2026-12-27"]').click();
  const asked = page.getByRole('alertdialog', { name: 'Some Days Are Taken' });
  await expect(asked).toContainText('Saturday, January 2');
  await asked.getByRole('button', { name: 'Replace' }).click();
  await toast(page).getByRole('button', { name: 'Show It' }).click();
  await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await expect(page.locator('td[data-date="2026-12-27"] [data-day-button]')).toBeFocused();
  await expect(page.locator('td[data-date="2027-01-02"]')).toContainText('Alpha Keto');
  await page.request.delete(`${DAYS}/date/2027-01-02`);
});

test('what is shopped for is this week alone', async ({ page }) => {
  const mealPlanId = await saveGenerated(page, 'Beta Bowl');
  await page.request.put(DAYS, { data: { days: ['2026-11-24', '2026-12-01'].map((date) => ({ date, mealPlanId })) } });
  const strip = await openStrip(page);
  await strip.getByRole('link', { name: 'Shop This Week' }).click();
  await expect(page.getByText('1 day selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /November 21/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /November 24/ })).not.toBeChecked();
  // Nor are the weeks that are looked at later.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('checkbox', { name: /December 1,/ })).not.toBeChecked();
  await expect(page.getByText('1 day selected')).toBeVisible();
  // Where nobody named a week, both are.
  await page.goto('/grocery-lists/create');
  await expect(page.getByText('2 days selected')).toBeVisible();
});

test('its empty days are filled on a week of their own', async ({ page }) => {
  const strip = await openStrip(page);
  await strip.getByRole('button', { name: 'Fill Empty Days' }).click();
  await expect(page).toHaveURL(/\/week\?.*start=2026-11-20/);
  const save = page.getByRole('button', { name: 'Save Week' });
  await expect(save).toBeEnabled({ timeout: 30_000 });
  await save.click();
  // What was planned stays: only the day without a plan is filled.
  await expect.poll(() => storedTitles(page)).toEqual({ '2026-11-20': expect.not.stringMatching(/^Alpha Keto$/), [SAT]: 'Alpha Keto' });
});

test('something new for a day is put on that day in one press once it is saved', async ({ page }) => {
  await openStrip(page);
  await page.locator('td[data-date="2026-11-30"] [data-day-button]').click();
  const words = page.getByRole('dialog', { name: 'Add Meal Plan' }).getByRole('textbox', { name: 'Plan something new for Monday' });
  await words.fill('vegan day');
  await words.press('Enter');
  await expect(page).toHaveURL('/search?q=vegan%20day');
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await page.getByRole('button', { name: 'Put It on Monday, November 30' }).click();
  await expect.poll(() => storedDates(page)).toEqual([SAT, '2026-11-30']);
  await expect(page.getByRole('button', { name: /^Put It on/ })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('For Monday, November 30')).toHaveCount(0);
});

test('the day something new is for is waited for until it is stored, and can be called off', async ({ page }) => {
  const note = page.getByText('For Monday, November 30');
  const begin = async () => {
    await openStrip(page);
    await page.locator('td[data-date="2026-11-30"] [data-day-button]').click();
    // Without words they are written where there is room for them.
    await page.getByRole('dialog', { name: 'Add Meal Plan' }).getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(note).toBeVisible();
  };
  await begin();
  await page.getByRole('button', { name: 'Not for Monday, November 30' }).click();
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(note).toHaveCount(0);

  await begin();
  await page.getByRole('searchbox').fill('vegan day');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  const put = page.getByRole('button', { name: 'Put It on Monday, November 30' });
  await page.route(`**${DAYS}`, answerWith(FAULT, 500));
  const failed = page.waitForResponse((answer) => answer.url().endsWith(DAYS) && answer.status() === 500);
  await put.click();
  await failed;
  await page.unroute(`**${DAYS}`);
  await put.click();
  await expect.poll(() => storedDates(page)).toEqual([SAT, '2026-11-30']);
  await expect(put).toHaveCount(0);
});

test('its head leads to the week, where the words for an empty day are written on that day', async ({ page }) => {
  const strip = await openStrip(page);
  await strip.getByRole('link', { name: 'This week', exact: true }).click();
  const day = (date: string) => page.locator(`li[data-date="${date}"]`);
  await expect(page.locator('li[data-date]')).toHaveCount(7);
  await expect(day(SAT).getByRole('button', { name: /Saturday, November 21, 2026.*Alpha Keto/ })).toBeVisible();
  // What is over can be looked at and is not written for.
  await expect(day('2026-11-16').getByRole('textbox')).toHaveCount(0);
  await expectAccessibleInEveryLook(page, 'the week with its empty days');
  await page.getByRole('button', { name: 'Next week', exact: true }).click();
  const words = day('2026-11-23').getByRole('textbox', { name: 'Plan something new for Monday' });
  await words.fill('vegan day');
  await day('2026-11-23').getByRole('button', { name: 'Plan Monday', exact: true }).click();
  await expect(page).toHaveURL('/search?q=vegan%20day');
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await page.getByRole('button', { name: 'Put It on Monday, November 23', exact: true }).click();
  await expect.poll(() => storedDates(page)).toEqual([SAT, '2026-11-23']);
});

test('the week’s plans, repeating and shopping are the shown week’s, and the month is a press away', async ({ page }) => {
  await page.goto('/calendar?view=week');
  await page.getByRole('button', { name: 'Next week', exact: true }).click();
  await page.locator('li[data-date="2026-11-26"]').getByRole('button', { name: 'From My Plans Thursday' }).click();
  await page.getByRole('dialog', { name: 'Add Meal Plan' }).locator('[data-plan-id]').first().click();
  await expect.poll(() => storedDates(page)).toEqual([SAT, '2026-11-26']);
  await page.getByRole('button', { name: 'Next week', exact: true }).click();
  await page.locator('li[data-date="2026-12-02"]').getByRole('button', { name: 'From My Plans Wednesday' }).click();
  await page.getByRole('dialog', { name: 'Add Meal Plan' }).locator('[data-plan-id]').first().click();
  await expect.poll(() => storedDates(page)).toEqual([SAT, '2026-11-26', '2026-12-02']);
  await page.getByRole('link', { name: 'Shop This Week' }).click();
  await expect(page.getByText('1 day selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /December 2,/ })).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: 'Next week', exact: true }).click();
  // The week after is seen to be taken before anything is written over it.
  await page.getByRole('button', { name: 'Repeat This Week' }).click();
  await expect(page.getByRole('dialog', { name: 'Repeat This Week' }).locator('[data-week="2026-11-29"]')).toContainText('Has plans');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Whole Month' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('of days that could not be read nobody is told that they are empty', async ({ page }) => {
  await page.route(`**${DAYS}/**`, answerWith(FAULT, 500));
  await page.goto('/calendar');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'This week' })).toHaveCount(0);
});
