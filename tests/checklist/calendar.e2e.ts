import { type APIRequestContext, type BrowserContext, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { clearPlans, openPage, savePlan, test as base } from '../support/members.ts';

type Day = { id: string; date: string; mealPlanId: string; mealPlan: { title: string } };
type Sent = { readonly method: string; readonly path: string; readonly body: Record<string, unknown> | null };

/** Nothing here measures time; a busy machine is no failure. */
const expect = expectSoon.configure({ timeout: 15_000 });

const NOON = '2026-11-20T12:00:00';
const DAYS = '/api/weekly-plan-days';
const ZONES = { 'America/Los_Angeles': '-08:00', 'Pacific/Auckland': '+13:00' } as const;
type Zone = keyof typeof ZONES;
const LA: Zone = 'America/Los_Angeles';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** One for each kind of device, for its warm cache; in all of them it stays noon. */
const devices = new Map<string, BrowserContext>();

const test = base.extend({
  page: async ({ browser, larder, member, contextOptions, timezoneId, viewport, userAgent, hasTouch, isMobile, colorScheme }, use) => {
    const zone = (timezoneId ?? LA) as Zone;
    const options = { ...contextOptions, timezoneId: zone, viewport, hasTouch, isMobile, colorScheme, ...(userAgent && { userAgent }) };
    const kind = JSON.stringify(options);
    let device = devices.get(kind);
    if (!device) {
      device = (await openPage(browser, larder.url, member, options)).context();
      await device.clock.setFixedTime(new Date(`${NOON}${ZONES[zone]}`));
      devices.set(kind, device);
    }
    const page = await device.newPage();
    await use(page);
    await page.close();
  },
});

let plans: Record<'P1' | 'P2' | 'P3', string>;

test.beforeAll(async ({ memberContext }) => {
  const page = await memberContext.newPage();
  await clearPlans(page);
  // The oldest first; the list shows the newest first.
  plans = {
    P1: await savePlan(page, describePlan('Alpha Keto', 'Eggs, salmon and greens')),
    P3: await savePlan(page, describePlan('Gamma', 'A day with salmon')),
    P2: await savePlan(page, describePlan('Beta Bowl', 'Bowls all day')),
  };
  await api(page.request, 'PATCH', `/api/meal-plans/${plans.P1}/favorite`, { isFavorited: 'true' });
  await page.close();
});
test.afterAll(async ({ memberContext }) => {
  for (const device of devices.values()) await device.close();
  devices.clear();
  await setDays(memberContext.request, {});
});

async function api<Answer>(request: APIRequestContext, method: string, path: string, data?: unknown): Promise<Answer> {
  return (await (await request.fetch(path, { method, data })).json()) as Answer;
}

function describePlan(title: string, description: string) {
  const meal = (name: string, calories: number) => ({
    title: name,
    description: '',
    ingredients: ['2 eggs'],
    instructions: ['Cook.'],
    calories,
    protein: 20.4,
    carbs: 30,
    fat: 10,
    difficulty: 'Easy',
  });
  return {
    title,
    description,
    searchQuery: title,
    nutritionOverview: { totalCalories: 1800.6, protein: 120.4, carbs: 80, fat: 99.5 },
    meals: { breakfast: meal(`${title} omelet`, 400), lunch: meal(`${title} salad`, 600), dinner: meal(`${title} stew`, 800) },
  };
}

type Opened = { readonly days?: Record<string, string>; readonly path?: string };

/** The calendar of the fixtures: exactly these days planned (P1 on D0+1 and P2 on D0-1 unless said otherwise), at noon of D0. */
async function open(page: Page, { days, path = '/calendar' }: Opened = {}): Promise<Calendar> {
  await setDays(page.request, days ?? { '2026-11-19': plans.P2, '2026-11-21': plans.P1 });
  const calendar = new Calendar(page);
  await page.goto(path);
  if (path.startsWith('/calendar')) await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  return calendar;
}

async function setDays(request: APIRequestContext, wanted: Record<string, string>): Promise<void> {
  const before = (await readDays(request)).map(({ date }) => [date, null] as const);
  const days = Object.entries({ ...Object.fromEntries(before), ...wanted }).map(([date, mealPlanId]) => ({ date, mealPlanId }));
  if (days.length > 0) await api(request, 'PUT', DAYS, { days });
}

const readDays = async (request: APIRequestContext): Promise<readonly Day[]> =>
  (await api<{ data: Day[] }>(request, 'GET', `${DAYS}/2025-01-01?endDate=2028-12-31`)).data;

class Calendar {
  readonly page: Page;
  readonly sent: Sent[] = [];
  private readsBefore = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith(DAYS)) return;
      this.sent.push({ method: request.method(), path: pathname + search, body: request.postDataJSON() as Sent['body'] });
    });
  }

  get writes(): readonly string[] {
    return this.sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path.slice(DAYS.length)}`);
  }

  get reads(): readonly string[] {
    return this.sent.filter(({ method }) => method === 'GET').map(({ path }) => path.slice(DAYS.length + 1));
  }

  cell(date: string): Locator {
    return this.page.locator(`td[data-date="${date}"]`);
  }

  day(date: string): Locator {
    return this.cell(date).locator('[data-day-button]');
  }

  async expectPlan(date: string, title: string): Promise<void> {
    await expect(this.day(date)).toHaveAccessibleName(new RegExp(`, ${title}$`));
  }

  async expectFree(date: string): Promise<void> {
    await expect(this.day(date)).toHaveAccessibleName(/, no plan$/);
  }

  dialog(name: RegExp | string): Locator {
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }));
  }

  /** A press waits for nobody: days and choices are disabled until it is known what is on them. */
  readonly press = async (found: Locator): Promise<void> => {
    await expect(found).toBeEnabled();
    await found.press('Enter');
  };

  async answer(question: RegExp, button: string, press = (found: Locator): Promise<void> => found.click()): Promise<void> {
    await press(this.dialog(question).getByRole('button', { name: button }));
  }

  async pickFromWeek(week: string, item: 'Duplicate Week' | 'Clear Week'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for the week ${week}` }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** What the server has, as a reload would show it. */
  async stored(): Promise<Record<string, string>> {
    return Object.fromEntries((await readDays(this.page.request)).map(({ date, mealPlan }) => [date, mealPlan.title]));
  }

  /** The next call of this method, and with `date` the next one about that day. */
  async failNext(method: string, path: string, date?: string): Promise<void> {
    this.readsBefore = this.reads.length;
    let isDone = false;
    await this.page.route(`**${DAYS}${path}`, async (route) => {
      const isMeant = route.request().method() === method && (date === undefined || (route.request().postDataJSON() as Day).date === date);
      if (isDone || !isMeant) return route.fallback();
      isDone = true;
      return route.fulfill({ status: 500, json: { message: 'broken' } });
    });
  }

  /** Holds the calls of a method until the answer of this is called. */
  async hold(method: string, path: string): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(`**${DAYS}${path}`, async (route) => {
      if (route.request().method() === method) await released;
      await route.fallback();
    });
    return release;
  }

  async expectToast(title: string, text?: string): Promise<void> {
    const toast = this.page.locator('[data-toast]');
    await expect(toast).toContainText(title);
    if (text !== undefined) await expect(toast).toContainText(text);
  }

  async expectFailure(title: string, text: string): Promise<void> {
    await this.expectToast(title, text);
    await expect.poll(() => this.reads.length, 'CAL-60: a new read after the rollback').toBeGreaterThan(this.readsBefore);
  }

  async drag(from: string, to: string): Promise<void> {
    const start = (await this.day(from).boundingBox())!;
    const end = (await this.day(to).boundingBox())!;
    await this.page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 3 });
    // At one stroke: a quick hand lets go in the moment it arrives.
    await this.page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
    await this.page.mouse.up();
  }
}

for (const zone of Object.keys(ZONES) as Zone[]) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone, viewport: { width: 1280, height: 1600 } });

    test('CAL-01 CAL-02 CAL-04 CAL-05 CAL-06 CAL-07 CAL-08 CAL-10 CAL-11 CAL-12 CAL-13 CAL-14 the month is six weeks from a Sunday, read by range, and the ways to others work', async ({
      page,
    }) => {
      const calendar = await open(page);
      await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^week$|week view/i })).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
      await expect(page.getByRole('gridcell')).toHaveCount(42);
      expect(calendar.reads).toContain('2026-11-01?endDate=2026-12-12');
      await calendar.expectPlan('2026-11-21', 'Alpha Keto');
      await calendar.expectPlan('2026-11-19', 'Beta Bowl');
      await expect(page.locator('td[data-date]').filter({ hasText: 'Alpha Keto' })).toHaveCount(1);
      await expect(calendar.day('2026-11-20')).toHaveAttribute('aria-current', 'date');

      const expectMonth = async (name: string, first: string, last: string) => {
        await expect(page.getByRole('grid', { name })).toBeVisible();
        const dates = await page.locator('td[data-date]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date')));
        expect(dates).toHaveLength(42);
        expect([dates[0], dates[41]]).toEqual([first, last]);
        await expect.poll(() => calendar.reads).toContain(`${first}?endDate=${last}`);
      };
      await expectMonth('November 2026', '2026-11-01', '2026-12-12');
      await page.getByRole('button', { name: 'Next month' }).click();
      await expectMonth('December 2026', '2026-11-29', '2027-01-09');
      await page.getByRole('button', { name: 'Next month' }).click();
      await expectMonth('January 2027', '2026-12-27', '2027-02-06');
      await page.getByRole('button', { name: 'Previous month' }).click();
      await expectMonth('December 2026', '2026-11-29', '2027-01-09');
      const picker = page.getByRole('combobox', { name: 'Month' });
      const options = await picker.locator('option').allInnerTexts();
      expect([options.length, options[0], options[59]]).toEqual([60, 'January 2024', 'December 2028']);
      await picker.selectOption({ label: 'February 2026' });
      await expectMonth('February 2026', '2026-02-01', '2026-03-14');
      await picker.selectOption({ label: 'March 2028' });
      await expectMonth('March 2028', '2028-02-27', '2028-04-08');
      await page.getByRole('button', { name: 'Today' }).click();
      await expectMonth('November 2026', '2026-11-01', '2026-12-12');
    });

    test('CAL-21 CAL-33 CAL-43 CAL-52 CAL-56 writes name the same day that was clicked', async ({ page }) => {
      const calendar = await open(page, { path: `/calendar?assignPlan=${plans.P2}` });
      await calendar.day('2026-11-25').click();
      await calendar.expectPlan('2026-11-25', 'Beta Bowl');
      await calendar.expectToast('Plan Assigned');
      expect(calendar.sent.find(({ method }) => method === 'POST')?.body).toEqual({
        date: '2026-11-25',
        mealPlanId: plans.P2,
        weeklyPlanId: null,
      });
      await calendar.day('2026-11-30').click();
      await calendar.dialog('Add Meal Plan').getByRole('button', { name: /Gamma/ }).click();
      await calendar.expectPlan('2026-11-30', 'Gamma');
      await calendar.day('2026-11-21').click();
      await calendar.dialog('Alpha Keto').getByRole('button', { name: 'Clear Plan' }).click();
      await calendar.answer(/Remove Meal Plan/, 'Remove');
      await calendar.expectFree('2026-11-21');
      await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-25': 'Beta Bowl', '2026-11-30': 'Gamma' });
      expect(calendar.writes).toContain('DELETE /date/2026-11-21');
      await calendar.pickFromWeek('Nov 22 – 28', 'Clear Week');
      await calendar.answer(/Clear Week/, 'Clear Week');
      await calendar.expectFree('2026-11-25');
      await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-30': 'Gamma' });
    });

    test('PLANS-20 PLANS-21 PLANS-22 PLANS-23 a plan chooses its day from a list that grows', async ({ page }) => {
      const calendar = await open(page, { path: '/my-plans' });
      await page.getByRole('article', { name: 'Beta Bowl' }).getByRole('button', { name: 'Add to Calendar' }).click();
      const dialog = calendar.dialog('Choose a Day');
      const dates = () => dialog.locator('[data-date]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-date')!));
      const november20 = Date.UTC(2026, 10, 20);
      const following = (count: number) =>
        Array.from({ length: count }, (_, index) => new Date(november20 + index * 86_400_000).toISOString().slice(0, 10));
      await expect(dialog).toBeVisible();
      expect(await dates()).toEqual(following(14));
      for (const count of [28, 42]) {
        await dialog.locator('ul').evaluate((list) => list.scrollTo(0, list.scrollHeight));
        await expect.poll(dates).toEqual(following(count));
      }
      await dialog.locator('[data-date="2026-11-23"]').click();
      await calendar.expectToast('Plan Assigned');
      await expect(dialog).toBeHidden();
      expect(calendar.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ date: '2026-11-23', mealPlanId: plans.P2 });
      expect(await calendar.stored()).toMatchObject({ '2026-11-23': 'Beta Bowl' });
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ timezoneId: LA, viewport: { width: 1280, height: 1600 } });

  test('CAL-03 CAL-09 the week view has seven days and seventeen weeks, without a toggle', async ({ page }) => {
    await page.goto('/calendar?view=week');
    await expect(page.locator('li[data-date]')).toHaveCount(7);
    expect(await page.locator('li[data-date]').evaluateAll((days) => days.map((day) => day.getAttribute('data-date')))).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    const options = await page
      .getByRole('combobox', { name: 'Week' })
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(options).toHaveLength(17);
    expect([options[0], options[16]]).toEqual(['2026-09-20', '2027-01-10']);
  });

  test('CAL-15 a failed read is an alert, and no day can be changed unseen', async ({ page }) => {
    await page.route(`**${DAYS}/**`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto('/calendar');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('Failed to load meal plans. Please try refreshing the page.');
    await expect(page.locator('[data-day-button]').first()).toBeDisabled();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.locator('[data-day-button]').first()).toBeEnabled();
    await expect(page.getByText('Failed to load meal plans')).toHaveCount(0);
  });

  test('CAL-16 CAL-17 CAL-18 CAL-19 Google is a line and a promotion, gone once connected', async ({ page }) => {
    const answerGoogle = (status: object) =>
      page.route('**/api/google/status', (route) => route.fulfill({ json: { success: true, ...status } }));
    await open(page);
    // Where it is not set up, it is said once and nothing of it is offered.
    await expect(page.getByText('Not set up on this site.')).toBeVisible();
    await expect(page.getByText('Google Calendar is not connected.')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Connect it' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Enable Sync' })).toHaveCount(0);
    await answerGoogle({ connected: false, configured: true });
    await page.reload();
    await page.getByRole('link', { name: 'Connect it' }).click();
    await expect(page).toHaveURL('/profile?section=integrations');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sync with Google Calendar' })).toBeVisible();
    await page.getByRole('link', { name: 'Enable Sync' }).click();
    await expect(page).toHaveURL('/profile?section=integrations');
    await page.goBack();
    await page.getByRole('heading', { name: 'Create Your Weekly Grocery List' }).click();
    await expect(page).toHaveURL('/grocery-lists/create');
    await answerGoogle({ connected: true });
    await page.goto('/calendar');
    await expect(page.getByText(/Google Calendar is connected/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Connect it' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Enable Sync' })).toHaveCount(0);
  });

  test('CAL-20 CAL-21 CAL-22 CAL-23 CAL-24 CAL-25 CAL-26 assign mode says what it assigns, asks before it replaces, rolls back when it fails, and is left', async ({
    page,
  }) => {
    const calendar = await open(page, { path: `/calendar?assignPlan=${plans.P2}` });
    await expect(page.getByText('Assigning: Beta Bowl')).toBeVisible();
    await calendar.day('2026-11-21').click();
    await calendar.answer(/Replace/, 'Cancel');
    await calendar.expectPlan('2026-11-21', 'Alpha Keto');
    expect(calendar.writes).toEqual([]);
    await calendar.failNext('POST', '');
    await calendar.day('2026-11-21').click();
    await calendar.answer(/Replace/, 'Replace');
    await calendar.expectFailure('Error', 'Failed to assign meal plan. Please try again.');
    await calendar.expectPlan('2026-11-21', 'Alpha Keto');
    await calendar.day('2026-11-21').click();
    await calendar.answer(/Replace/, 'Replace');
    await calendar.expectToast('Plan Assigned');
    await calendar.expectPlan('2026-11-21', 'Beta Bowl');
    await expect(page).toHaveURL('/calendar');
    expect(await calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-21': 'Beta Bowl' });
    const { length: writes } = calendar.writes;

    await page.goto(`/calendar?assignPlan=${plans.P3}`);
    await page.getByRole('button', { name: 'Cancel Assignment' }).click();
    await expect(page).toHaveURL('/calendar');
    await expect(page.getByText('Assigning:')).toHaveCount(0);
    await page.goto('/calendar?assignPlan=nobody');
    await expect(page.getByText(/not among your plans any more/)).toBeVisible();
    await expect(page.getByText('Assigning:')).toHaveCount(0);
    expect(calendar.writes).toHaveLength(writes);
  });

  test('CAL-27 CAL-28 CAL-29 CAL-30 CAL-31 an empty day offers the plans, the same suggestion first each time', async ({
    page,
    browser,
    larder,
    member,
  }) => {
    const calendar = await open(page);
    const read = async (on: Page) => {
      await on.locator('td[data-date="2026-11-24"] [data-day-button]').click();
      const rows = on.getByRole('dialog', { name: 'Add Meal Plan' }).locator('[data-plan-id]');
      await expect(rows).toHaveCount(3);
      return rows.allInnerTexts();
    };
    const rows = await read(page);
    expect(rows.map((row) => ['Alpha Keto', 'Beta Bowl', 'Gamma'].find((title) => row.includes(title)))).toEqual([
      'Gamma',
      'Alpha Keto',
      'Beta Bowl',
    ]);
    expect(rows.map((row) => row.includes('SUGGESTED'))).toEqual([true, false, false]);
    await page.keyboard.press('Escape');
    expect(await read(page)).toEqual(rows);
    await page.reload();
    expect(await read(page)).toEqual(rows);
    const elsewhere = await openPage(browser, larder.url, member, { viewport: { width: 1280, height: 1600 }, timezoneId: LA });
    await elsewhere.clock.setFixedTime(new Date(`${NOON}-08:00`));
    await elsewhere.goto('/calendar');
    expect(await read(elsewhere)).toEqual(rows);
    await elsewhere.context().close();
    // On the calendar in another year is on the calendar.
    await setDays(page.request, { '2026-11-19': plans.P2, '2026-11-21': plans.P1, '2028-05-05': plans.P3 });
    await page.reload();
    expect((await read(page)).join()).not.toContain('SUGGESTED');
    expect(calendar.writes.filter((write) => write.startsWith('POST'))).toEqual([]);
  });

  test('CAL-32 without plans the dialog leads to planning', async ({ page }) => {
    await page.route('**/api/meal-plans/saved', (route) => route.fulfill({ json: { success: true, data: [] } }));
    const calendar = await open(page, { days: {} });
    await calendar.day('2026-11-24').click();
    await calendar.dialog('Add Meal Plan').getByRole('link', { name: 'Create New Meal Plan' }).click();
    await expect(page).toHaveURL('/');
  });

  test('CAL-33 CAL-59 choosing a plan shows it at once and closes the dialog', async ({ page }) => {
    const calendar = await open(page);
    const release = await calendar.hold('POST', '');
    await calendar.day('2026-11-24').click();
    await calendar.dialog('Add Meal Plan').getByRole('button', { name: /Gamma/ }).click();
    await expect(calendar.dialog('Add Meal Plan')).toBeHidden();
    await calendar.expectPlan('2026-11-24', 'Gamma');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    release();
    await calendar.expectToast('Plan Assigned');
    await calendar.expectPlan('2026-11-24', 'Gamma');
  });

  test('CAL-34 CAL-35 CAL-36 CAL-37 CAL-41 CAL-38 CAL-39 a planned day opens its detail', async ({ page }) => {
    const calendar = await open(page);
    await calendar.day('2026-11-21').click();
    const detail = calendar.dialog('Alpha Keto');
    await expect(detail).toContainText('Eggs, salmon and greens');
    for (const number of ['1801 kcal', '120 g', '80 g', '100 g']) await expect(detail).toContainText(number);
    for (const meal of ['omelet', 'salad', 'stew']) await expect(detail).toContainText(`Alpha Keto ${meal}`);
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toBeHidden();
    expect(calendar.writes).toEqual([]);
    await calendar.day('2026-11-21').click();
    await detail.getByRole('button', { name: 'Change Plan' }).click();
    const chooser = calendar.dialog('Add Meal Plan');
    await expect(chooser).toContainText('Saturday, November 21');
    await chooser.getByRole('button', { name: 'Cancel' }).click();
    await calendar.day('2026-11-21').click();
    await detail.getByRole('link', { name: 'View Full Plan' }).click();
    await expect(page).toHaveURL(`/print-plan/${plans.P1}`);
  });

  test('CAL-40 CAL-42 CAL-43 CAL-44 CAL-59 CAL-60 clearing a day asks, is optimistic, and rolls back', async ({ page }) => {
    const calendar = await open(page);
    const ask = async () => {
      await calendar.day('2026-11-21').click();
      await calendar.dialog('Alpha Keto').getByRole('button', { name: 'Clear Plan' }).click();
      return calendar.dialog(/Remove Meal Plan/);
    };
    await (await ask()).getByRole('button', { name: 'Cancel' }).click();
    await calendar.expectPlan('2026-11-21', 'Alpha Keto');
    expect(calendar.writes).toEqual([]);

    await calendar.failNext('DELETE', '/date/2026-11-21');
    await (await ask()).getByRole('button', { name: 'Remove' }).click();
    await calendar.expectFailure('Error', 'Failed to remove meal plan. Please try again.');
    await calendar.expectPlan('2026-11-21', 'Alpha Keto');

    const release = await calendar.hold('DELETE', '/date/2026-11-21');
    await (await ask()).getByRole('button', { name: 'Remove' }).click();
    await calendar.expectFree('2026-11-21');
    release();
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl' });
    await calendar.expectFree('2026-11-21');
  });

  test('CAL-45 CAL-46 a plan is dragged to another date, to its own without effect, and over another plan after asking', async ({
    page,
  }) => {
    const calendar = await open(page);
    await calendar.drag('2026-11-21', '2026-11-21');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    expect(calendar.writes).toEqual([]);
    const { data } = await api<{ data: Day[] }>(page.request, 'GET', `${DAYS}/2026-11-21`);
    await calendar.drag('2026-11-21', '2026-11-23');
    await calendar.expectPlan('2026-11-23', 'Alpha Keto');
    await calendar.expectFree('2026-11-21');
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-23': 'Alpha Keto' });
    expect(calendar.writes).toEqual(['POST ', `DELETE /${data[0]?.id}`]);
    expect(calendar.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ date: '2026-11-23', mealPlanId: plans.P1 });

    const replace = calendar.dialog(/Replace/);
    await calendar.drag('2026-11-23', '2026-11-19');
    await replace.getByRole('button', { name: 'Cancel' }).click();
    expect(calendar.writes).toHaveLength(2);
    await calendar.drag('2026-11-23', '2026-11-19');
    await replace.getByRole('button', { name: 'Replace' }).click();
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Alpha Keto' });
  });

  test('CAL-47 CAL-60 a move that fails at either step is taken back, also on the server', async ({ page }) => {
    const calendar = await open(page);
    for (const [method, path] of [
      ['POST', ''],
      ['DELETE', '/*'],
    ] as const) {
      await calendar.failNext(method, path);
      await calendar.drag('2026-11-21', '2026-11-23');
      await calendar.expectFailure('Error moving meal plan', 'Failed to move meal plan. Please try again.');
      await calendar.expectPlan('2026-11-21', 'Alpha Keto');
      await calendar.expectFree('2026-11-23');
      expect(await calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-21': 'Alpha Keto' });
      await page.reload();
      await calendar.expectPlan('2026-11-21', 'Alpha Keto');
    }
  });

  test('CAL-45 the keyboard moves a plan by arrows or from a list of days, and says where it is', async ({ page }) => {
    const calendar = await open(page);
    const handle = calendar.cell('2026-11-21').getByRole('button', { name: 'Move Alpha Keto' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up Alpha Keto from Saturday, November 21.')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Saturday, November 28, free.')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Friday, November 27, free.')).toBeAttached();
    await page.keyboard.press('Space');
    await calendar.expectPlan('2026-11-27', 'Alpha Keto');
    await expect(calendar.day('2026-11-27')).toBeFocused();
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-27': 'Alpha Keto' });
    await calendar.press(calendar.cell('2026-11-27').getByRole('button', { name: 'Move Alpha Keto' }));
    await calendar.press(calendar.dialog('Move to…').locator('[data-date="2026-12-02"]'));
    await calendar.expectPlan('2026-12-02', 'Alpha Keto');
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-12-02': 'Alpha Keto' });
    // Thirteen days back, where another plan is.
    await calendar.cell('2026-12-02').getByRole('button', { name: 'Move Alpha Keto' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up Alpha Keto from Wednesday, December 2.')).toBeAttached();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByText('Thursday, November 19, which has Beta Bowl.')).toBeAttached();
    await page.keyboard.press('Space');
    await calendar.answer(/Replace/, 'Replace', calendar.press);
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Alpha Keto' });
  });

  test('CAL-45 an arrow that is pressed before a busy page has picked the plan up moves it all the same', async ({ page }) => {
    const calendar = await open(page);
    await calendar.cell('2026-11-21').getByRole('button', { name: 'Move Alpha Keto' }).focus();
    await page.evaluate(() =>
      addEventListener(
        'keydown',
        () => {
          // Until the keys after it wait for the page as well.
          for (const end = performance.now() + 300; performance.now() < end;);
        },
        { capture: true, once: true },
      ),
    );
    await Promise.all(['Space', 'ArrowDown', 'ArrowLeft', 'Space'].map(async (key) => page.keyboard.press(key)));
    await calendar.expectPlan('2026-11-27', 'Alpha Keto');
    await expect(calendar.day('2026-11-27')).toBeFocused();
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-27': 'Alpha Keto' });
  });

  test('every action is reached and done by the keyboard alone', async ({ page }) => {
    const calendar = await open(page);
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const nameFocused = () =>
      page.evaluate(() => {
        const at = document.activeElement as HTMLSelectElement;
        return at.ariaLabel ?? at.labels?.[0]?.firstChild?.textContent ?? at.querySelector('h2')?.textContent ?? at.textContent;
      });
    await page.getByRole('button', { name: 'Use it in another calendar' }).focus();
    const reached: string[] = [];
    // This week's own screen, its seven days, what is done with all of them, then the month.
    for (let stop = 0; stop < 11; stop++) await press('Tab');
    for (let stop = 0; stop < 12; stop++) {
      await press('Tab');
      reached.push((await nameFocused()) ?? '');
    }
    const menuOf = (week: string) => `Actions for the week ${week}`;
    expect(reached).toEqual([
      'Previous month',
      'Month',
      'Next month',
      'Today',
      menuOf('Nov 1 – 7'),
      menuOf('Nov 8 – 14'),
      'Friday, November 20, no plan',
      menuOf('Nov 15 – 21'),
      menuOf('Nov 22 – 28'),
      menuOf('Nov 29 – Dec 5'),
      menuOf('Dec 6 – 12'),
      'Create Your Weekly Grocery List',
    ]);
    await calendar.day('2026-11-20').focus();
    await press('ArrowRight', 'Tab');
    await expect(calendar.cell('2026-11-21').getByRole('button', { name: 'Move Alpha Keto' })).toBeFocused();

    // Three days on is Monday the 23rd; what is suggested has the focus.
    await press('Shift+Tab', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
    const add = calendar.dialog('Add Meal Plan');
    await expect(add.getByRole('button', { name: /Gamma.*SUGGESTED/ })).toBeFocused();
    await press('Enter');
    await calendar.expectPlan('2026-11-23', 'Gamma');
    const openDetail = async (title: string, button: string) => {
      await calendar.press(calendar.day('2026-11-23'));
      await calendar.press(calendar.dialog(title).getByText(button, { exact: true }));
    };
    await openDetail('Gamma', 'Change Plan');
    await calendar.press(add.getByRole('button', { name: /Beta Bowl/ }));
    await calendar.answer(/Replace/, 'Replace', calendar.press);
    await calendar.expectPlan('2026-11-23', 'Beta Bowl');
    await openDetail('Beta Bowl', 'Move to…');
    await calendar.press(calendar.dialog('Move to…').locator('[data-date="2026-11-24"]'));
    await calendar.expectPlan('2026-11-24', 'Beta Bowl');
    await calendar.press(calendar.cell('2026-11-24').getByRole('button', { name: 'Move Beta Bowl' }));
    await calendar.press(calendar.dialog('Move to…').locator('[data-date="2026-11-23"]'));
    await openDetail('Beta Bowl', 'Clear Plan');
    await calendar.answer(/Remove Meal Plan/, 'Remove', calendar.press);
    await calendar.expectFree('2026-11-23');

    const menu = page.getByRole('button', { name: menuOf('Nov 15 – 21') });
    // First comes Fill Empty Days.
    await menu.focus();
    await press('Enter', 'ArrowDown', 'Enter');
    await calendar.press(calendar.dialog('Duplicate Week').locator('[data-week="2026-11-29"]'));
    await calendar.expectPlan('2026-12-05', 'Alpha Keto');
    await menu.focus();
    await press('Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    await calendar.answer(/Clear Week/, 'Clear Week', calendar.press);
    await calendar.expectFree('2026-11-21');
    await expect.poll(() => calendar.stored()).toEqual({ '2026-12-03': 'Beta Bowl', '2026-12-05': 'Alpha Keto' });

    // Other months: by the grid's own keys, by the picker and by the buttons.
    const grid = (name: string) => page.getByRole('grid', { name });
    await calendar.day('2026-11-20').focus();
    await press('PageDown');
    await expect(grid('December 2026')).toBeVisible();
    await page.getByRole('combobox', { name: 'Month' }).focus();
    await press('ArrowDown');
    await expect(grid('January 2027')).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).press('Enter');
    await expect(grid('December 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).press('Enter');
    await expect(grid('November 2026')).toBeVisible();

    // A plan that was brought along, from the list of plans as from an address; then the way out of the calendar.
    await page.goto(`/calendar?assignPlan=${plans.P3}`);
    await calendar.press(calendar.day('2026-12-03'));
    await calendar.answer(/Replace/, 'Replace', calendar.press);
    await calendar.expectPlan('2026-12-03', 'Gamma');
    await page.goto(`/calendar?assignPlan=${plans.P3}`);
    await page.getByRole('button', { name: 'Cancel Assignment' }).press('Enter');
    await expect(page).toHaveURL('/calendar');
    await calendar.press(calendar.day('2026-12-03'));
    await calendar.press(calendar.dialog('Gamma').getByRole('link', { name: 'View Full Plan' }));
    await expect(page).toHaveURL(`/print-plan/${plans.P3}`);
    await page.goto('/my-plans');
    await page.getByRole('article', { name: 'Beta Bowl' }).getByRole('button', { name: 'Add to Calendar' }).press('Enter');
    await calendar.press(calendar.dialog('Choose a Day').locator('[data-date="2026-11-22"]'));
    await calendar.expectToast('Plan Assigned');
    expect(await calendar.stored()).toEqual({ '2026-11-22': 'Beta Bowl', '2026-12-03': 'Gamma', '2026-12-05': 'Alpha Keto' });
  });

  test('a plan dropped on a planned day can change places with it', async ({ page }) => {
    const calendar = await open(page, { days: { '2026-11-21': plans.P1, '2026-11-24': plans.P2 } });
    await calendar.drag('2026-11-21', '2026-11-24');
    await calendar.answer(/Replace/, 'Swap Days');
    await calendar.expectToast('Days Swapped');
    expect(await calendar.stored()).toEqual({ '2026-11-21': 'Beta Bowl', '2026-11-24': 'Alpha Keto' });
  });

  test('a week that was copied onto can be brought back', async ({ page }) => {
    const calendar = await open(page, { days: { '2026-11-21': plans.P1, '2026-11-28': plans.P2 } });
    await calendar.pickFromWeek('Nov 15 – 21', 'Duplicate Week');
    const dialog = calendar.dialog('Duplicate Week');
    await expect(dialog.locator('[data-week="2026-11-08"]')).toBeHidden();
    await dialog.locator('[data-week="2026-11-22"]').click();
    await calendar.answer(/Some Days Are Taken/, 'Replace');
    await calendar.expectPlan('2026-11-28', 'Alpha Keto');
    await page.getByRole('button', { name: 'Undo' }).click();
    await calendar.expectPlan('2026-11-28', 'Beta Bowl');
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-21': 'Alpha Keto', '2026-11-28': 'Beta Bowl' });
  });

  test('this week stands above the month: seven days, each with its dinner, and a way to it', async ({ page }) => {
    const calendar = await open(page, { days: { '2026-11-21': plans.P1 } });
    const strip = page.getByRole('region', { name: 'This week' });
    await expect(strip.getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('gridcell')).toHaveCount(42);
    await strip.getByRole('button', { name: /Friday, November 20: *Plan/ }).click();
    await expect(calendar.dialog('Add Meal Plan')).toBeVisible();
    await expect(calendar.dialog('Add Meal Plan').getByRole('textbox', { name: 'Plan something new for Friday' })).toBeVisible();
    await page.keyboard.press('Escape');
    await strip.getByRole('button', { name: /Saturday, November 21: .+/ }).click();
    await calendar
      .dialog('Alpha Keto')
      .getByRole('link', { name: /^Full recipe page/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/recipe\//);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/calendar');
  });

  test('CAL-48 CAL-49 CAL-50 CAL-51 CAL-52 CAL-53 a week is duplicated onto another', async ({ page }) => {
    const calendar = await open(page, {
      days: { '2026-11-19': plans.P2, '2026-11-21': plans.P1, '2026-12-05': plans.P3, '2026-12-01': plans.P3 },
    });
    await calendar.pickFromWeek('Nov 15 – 21', 'Duplicate Week');
    const dialog = calendar.dialog('Duplicate Week');
    const weeks = dialog.locator('[data-week]');
    expect(await weeks.evaluateAll((all) => all.map((week) => week.getAttribute('data-week')))).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-22',
      '2026-11-29',
      '2026-12-06',
    ]);
    await expect(dialog.locator('[data-week="2026-11-29"]')).toContainText('Has plans (will overwrite)');
    await expect(dialog.locator('[data-week="2026-11-22"]')).toContainText('Empty week');
    await dialog.locator('[data-week="2026-11-29"]').click();
    await calendar.answer(/Some Days Are Taken/, 'Replace');
    await calendar.expectPlan('2026-12-05', 'Alpha Keto');
    await calendar.expectPlan('2026-12-03', 'Beta Bowl');
    await calendar.expectToast('Week Duplicated');
    expect(await calendar.stored()).toEqual({
      '2026-11-19': 'Beta Bowl',
      '2026-11-21': 'Alpha Keto',
      '2026-12-01': 'Gamma',
      '2026-12-03': 'Beta Bowl',
      '2026-12-05': 'Alpha Keto',
    });
  });

  test('CAL-54 CAL-58 CAL-60 a duplication or a clearing that fails half-way is taken back whole', async ({ page }) => {
    const days = { '2026-11-16': plans.P3, '2026-11-19': plans.P2, '2026-11-21': plans.P1, '2026-12-03': plans.P3 };
    const calendar = await open(page, { days });
    const before = await calendar.stored();
    await calendar.failNext('POST', '', '2026-12-05');
    await calendar.pickFromWeek('Nov 15 – 21', 'Duplicate Week');
    await calendar.dialog('Duplicate Week').locator('[data-week="2026-11-29"]').click();
    await calendar.answer(/Some Days Are Taken/, 'Replace');
    await calendar.expectFailure('Error', 'Failed to duplicate week. Please try again.');
    await calendar.expectFree('2026-11-30');
    await calendar.expectPlan('2026-12-03', 'Gamma');
    await calendar.expectFree('2026-12-05');
    expect(await calendar.stored()).toEqual(before);

    await calendar.failNext('DELETE', '/date/2026-11-19');
    await calendar.pickFromWeek('Nov 15 – 21', 'Clear Week');
    await calendar.answer(/Clear Week/, 'Clear Week');
    await calendar.expectFailure('Error', 'Failed to clear week. Please try again.');
    await calendar.expectPlan('2026-11-16', 'Gamma');
    await calendar.expectPlan('2026-11-19', 'Beta Bowl');
    await calendar.expectPlan('2026-11-21', 'Alpha Keto');
    expect(await calendar.stored()).toEqual(before);
  });

  test('CAL-55 CAL-56 CAL-57 a week is cleared after asking, and a day that is empty already is no failure', async ({ page }) => {
    const calendar = await open(page, {
      days: { '2026-11-14': plans.P1, '2026-11-15': plans.P3, '2026-11-19': plans.P2, '2026-11-21': plans.P1, '2026-11-22': plans.P1 },
    });
    await calendar.pickFromWeek('Nov 15 – 21', 'Clear Week');
    const dialog = calendar.dialog(/Clear Week/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(calendar.writes).toEqual([]);
    // Another device has been quicker with one of them.
    await api(page.request, 'DELETE', `${DAYS}/date/2026-11-19`);
    await calendar.pickFromWeek('Nov 15 – 21', 'Clear Week');
    await dialog.getByRole('button', { name: 'Clear Week' }).click();
    for (const date of ['2026-11-15', '2026-11-19', '2026-11-21']) await calendar.expectFree(date);
    await calendar.expectToast('Week Cleared');
    expect(await calendar.stored()).toEqual({ '2026-11-14': 'Alpha Keto', '2026-11-22': 'Alpha Keto' });
  });

  test('CAL-68 CAL-69 a day without a readable date is shown, and acting on it says what is wrong', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const stray = (id: string, date: string, title: string) => ({
      id,
      date,
      mealPlanId: id,
      notes: null,
      weeklyPlanId: null,
      mealPlan: { title },
    });
    await page.route(`**${DAYS}/2026-11-01?*`, (route) =>
      route.fulfill({
        json: {
          success: true,
          data: [stray('1', '2026-13-45', 'No such day'), stray('2', 'garbage', 'No date'), stray('3', '2026-11-21', 'Alpha Keto')],
        },
      }),
    );
    const calendar = await open(page);
    await calendar.expectPlan('2026-11-21', 'Alpha Keto');
    await page.getByRole('button', { name: 'No such day' }).click();
    await calendar.expectToast('Error', 'Failed to process date. Please try again.');
    await page.getByRole('button', { name: 'No date' }).click();
    await calendar.expectToast('Error', 'Failed to parse date. Please try again.');
    expect(errors).toEqual([]);
  });

  test('a calendar link is made, copied, read by another program without a session, and turned off, by the keyboard alone', async ({
    page,
    playwright,
  }) => {
    const calendar = await open(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Use it in another calendar' }).press('Enter');
    const dialog = calendar.dialog('Calendar Link');
    const act = (name: string) => dialog.getByRole('button', { name }).press('Enter');
    await act('Create Link');
    const address = dialog.getByLabel('Address to subscribe to');
    await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    const first = await address.inputValue();
    await act('Copy Link');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await expect(dialog.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', first.replace(/^http:/, 'webcal:'));
    const program = await playwright.request.newContext();
    const read = async (url: string) => (await program.get(url)).text();
    expect(await read(first)).toContain('DTSTART;VALUE=DATE:20261121\r\n');
    expect(await read(first)).toContain('SUMMARY:Alpha Keto\r\n');
    await dialog.getByRole('radio', { name: 'One a day' }).press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'One a meal' })).toBeChecked();
    // Breakfast at eight, eight hours behind Greenwich.
    expect(await read(first)).toContain('DTSTART:20261121T160000Z\r\n');
    await act('New Link');
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    await act('Turn Off');
    await expect(dialog.getByRole('button', { name: 'Create Link' })).toBeVisible();
    expect([(await program.get(first)).status(), (await program.get(second)).status()]).toEqual([404, 404]);
    await program.dispose();
  });

  test('the calendar and its dialogs have no accessibility fault, on a desktop in the light and on a phone in the dark', async ({
    page,
  }) => {
    const calendar = await open(page);
    const check = (state: string, within = 'dialog') => expectAccessible(page, state, { within });
    const openAdd = async () => {
      await calendar.day('2026-11-24').click();
      await expect(calendar.dialog('Add Meal Plan').locator('[data-plan-id]')).toHaveCount(3);
    };
    const openMenu = () => page.getByRole('button', { name: 'Actions for the week Nov 15 – 21' }).click();
    const duplicate = page.getByRole('menuitem', { name: 'Duplicate Week' });
    await calendar.expectPlan('2026-11-21', 'Alpha Keto');
    await check('month on a desktop', 'main');
    // The two with colors of their own; what is behind a dialog is inert.
    await openAdd();
    await check('add on a desktop');
    await page.keyboard.press('Escape');
    await openMenu();
    await duplicate.click();
    await check('duplicate on a desktop');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openMenu();
    await check('month and week menu on a phone', 'main');
    await duplicate.click();
    await check('duplicate on a phone');
    await page.keyboard.press('Escape');
    await calendar.pickFromWeek('Nov 15 – 21', 'Clear Week');
    await check('clear week on a phone');
    await page.keyboard.press('Escape');
    await openAdd();
    await check('add on a phone');
    await page.keyboard.press('Escape');
    await calendar.day('2026-11-21').click();
    await check('detail on a phone');
    await calendar.dialog('Alpha Keto').getByRole('button', { name: 'Move to…' }).click();
    await check('move on a phone');
    await page.goto(`/calendar?assignPlan=${plans.P2}`);
    await expect(page.getByText('Assigning: Beta Bowl')).toBeVisible();
    await check('assign mode on a phone', 'main');
  });

  test('PLANS-24 choosing an occupied day asks before it replaces', async ({ page }) => {
    const calendar = await open(page, { path: '/my-plans' });
    const choose = async () => {
      await page.getByRole('article', { name: 'Beta Bowl' }).getByRole('button', { name: 'Add to Calendar' }).click();
      await calendar.dialog('Choose a Day').locator('[data-date="2026-11-21"]').click();
      return calendar.dialog(/Replace/);
    };
    await (await choose()).getByRole('button', { name: 'Cancel' }).click();
    expect(calendar.writes).toEqual([]);
    await calendar.dialog('Choose a Day').getByRole('button', { name: 'Cancel' }).click();
    await (await choose()).getByRole('button', { name: 'Replace' }).click();
    await calendar.expectToast('Plan Assigned');
    expect(await calendar.stored()).toMatchObject({ '2026-11-21': 'Beta Bowl' });
  });
});

test.describe('on a phone', () => {
  test.use({ timezoneId: LA, viewport: { width: 390, height: 1100 }, userAgent: PHONE, hasTouch: true, isMobile: true });

  async function touch(page: Page, target: Locator) {
    const box = (await target.boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [at]);
    return { moveBy: (y: number) => send('touchMove', [{ x: at.x, y: at.y + y }]), end: () => send('touchEnd', []) };
  }

  test('CAL-62 a shorter touch is a tap and a moving finger is not a hold', async ({ page }) => {
    const calendar = await open(page);
    const onPlan = await touch(page, calendar.day('2026-11-21'));
    await page.waitForTimeout(350);
    await onPlan.end();
    await expect(calendar.dialog('Alpha Keto')).toBeVisible();
    await expect(calendar.dialog('Day Actions')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const moving = await touch(page, calendar.day('2026-11-24'));
    for (const y of [-6, -14, -30, -60]) await moving.moveBy(y);
    await page.waitForTimeout(600);
    await moving.end();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(calendar.writes).toEqual([]);
  });

  test('CAL-61 CAL-63 CAL-64 CAL-65 CAL-66 CAL-67 holding a day for half a second opens its actions, planned or not', async ({ page }) => {
    const calendar = await open(page);
    const dialog = calendar.dialog('Day Actions');
    const hold = async (date: string) => {
      const finger = await touch(page, calendar.day(date));
      await expect(dialog).toBeVisible();
      await finger.end();
      return (name: string) => dialog.getByRole('button', { name }).tap();
    };
    const leave = await hold('2026-11-24');
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Assign Meal Plan', 'Clear Day', 'Clear Week', 'Cancel']);
    // As long as a click that follows the finger would be taken for one beside the dialog.
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
    await leave('Cancel');
    await expect(dialog).toBeHidden();
    expect(calendar.writes).toEqual([]);
    await (
      await hold('2026-11-24')
    )('Assign Meal Plan');
    await expect(calendar.dialog('Add Meal Plan')).toContainText('Tuesday, November 24');
    await calendar.dialog('Add Meal Plan').getByRole('button', { name: /Gamma/ }).tap();
    await expect.poll(() => calendar.stored()).toMatchObject({ '2026-11-24': 'Gamma' });
    await (
      await hold('2026-11-21')
    )('Clear Day');
    await calendar.expectFree('2026-11-21');
    await expect.poll(() => calendar.writes).toContain('DELETE /date/2026-11-21');
    await (
      await hold('2026-11-18')
    )('Clear Week');
    await calendar.answer(/Clear Week/, 'Clear Week', (button) => button.tap());
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-24': 'Gamma' });
  });

  test('every action but holding and dragging is done by taps', async ({ page }) => {
    const calendar = await open(page);
    const tap = (found: Locator) => found.tap();
    const add = calendar.dialog('Add Meal Plan');
    const openDetail = async (date: string, title: string, button: string) => {
      await calendar.day(date).tap();
      await calendar.dialog(title).getByText(button, { exact: true }).tap();
    };
    await page.getByRole('button', { name: 'Actions for the week Nov 15 – 21' }).tap();
    await page.getByRole('menuitem', { name: 'Duplicate Week' }).tap();
    await calendar.dialog('Duplicate Week').locator('[data-week="2026-11-29"]').tap();
    await calendar.expectPlan('2026-12-05', 'Alpha Keto');
    await openDetail('2026-11-21', 'Alpha Keto', 'Move to…');
    await calendar.dialog('Move to…').locator('[data-date="2026-11-24"]').tap();
    await calendar.expectPlan('2026-11-24', 'Alpha Keto');
    await expect
      .poll(() => calendar.stored())
      .toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-24': 'Alpha Keto', '2026-12-03': 'Beta Bowl', '2026-12-05': 'Alpha Keto' });
    expect(calendar.writes).toContain('POST /move');

    await openDetail('2026-11-24', 'Alpha Keto', 'Change Plan');
    await add.getByRole('button', { name: /Gamma/ }).tap();
    await calendar.answer(/Replace/, 'Replace', tap);
    await calendar.expectPlan('2026-11-24', 'Gamma');
    await openDetail('2026-11-19', 'Beta Bowl', 'Clear Plan');
    await calendar.answer(/Remove Meal Plan/, 'Remove', tap);
    await calendar.expectFree('2026-11-19');
    await calendar.day('2026-11-27').tap();
    await add.getByRole('button', { name: /Alpha Keto/ }).tap();
    await calendar.expectPlan('2026-11-27', 'Alpha Keto');
    await page.getByRole('button', { name: 'Actions for the week Nov 29 – Dec 5' }).tap();
    await page.getByRole('menuitem', { name: 'Clear Week' }).tap();
    await calendar.answer(/Clear Week/, 'Clear Week', tap);
    await calendar.expectFree('2026-12-05');

    await page.getByRole('button', { name: 'Next month' }).tap();
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).tap();
    await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Use it in another calendar' }).tap();
    const link = calendar.dialog('Calendar Link');
    await link.getByRole('button', { name: 'Create Link' }).tap();
    await link.getByText('One a meal').tap();
    await expect(link.getByRole('radio', { name: 'One a meal' })).toBeChecked();
    await link.getByRole('button', { name: 'Turn Off' }).tap();
    await expect(link.getByRole('button', { name: 'Create Link' })).toBeVisible();

    await page.goto(`/calendar?assignPlan=${plans.P2}`);
    await page.getByRole('button', { name: 'Cancel Assignment' }).tap();
    await expect(page).toHaveURL('/calendar');
    await page.goto(`/calendar?assignPlan=${plans.P2}`);
    await calendar.day('2026-11-26').tap();
    await calendar.expectPlan('2026-11-26', 'Beta Bowl');
    // Until it is over, another tap would assign again.
    await expect(page.getByRole('button', { name: 'Cancel Assignment' })).toHaveCount(0);
    await openDetail('2026-11-26', 'Beta Bowl', 'View Full Plan');
    await expect(page).toHaveURL(`/print-plan/${plans.P2}`);
    await page.goto('/my-plans');
    await page.getByRole('article', { name: 'Beta Bowl' }).getByRole('button', { name: 'Add to Calendar' }).tap();
    await calendar.dialog('Choose a Day').locator('[data-date="2026-11-28"]').tap();
    await calendar.expectToast('Plan Assigned');
    expect(await calendar.stored()).toEqual({
      '2026-11-24': 'Gamma',
      '2026-11-26': 'Beta Bowl',
      '2026-11-27': 'Alpha Keto',
      '2026-11-28': 'Beta Bowl',
    });
  });

  test('CAL-45 a plan is dragged by a finger', async ({ page }) => {
    const calendar = await open(page);
    const from = (await calendar.day('2026-11-21').boundingBox())!;
    const to = (await calendar.day('2026-11-28').boundingBox())!;
    const finger = await touch(page, calendar.day('2026-11-21'));
    await page.waitForTimeout(260);
    const distance = to.y + to.height / 2 - (from.y + from.height / 2);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await finger.moveBy(distance * part);
    await page.waitForTimeout(100);
    await finger.end();
    await calendar.expectPlan('2026-11-28', 'Alpha Keto');
    await expect.poll(() => calendar.stored()).toEqual({ '2026-11-19': 'Beta Bowl', '2026-11-28': 'Alpha Keto' });
  });
});
