import type { Browser, Page } from '@playwright/test';
import { clearLists, LISTS, makeList, readList } from '../support/groceries.ts';
import {
  answerWith,
  clearPlans,
  expect,
  FAULT,
  hold,
  mealOf,
  type Member,
  openPage,
  planOf,
  savePlan,
  stopClock,
  test,
  toast,
  watch,
} from '../support/members.ts';

const DAYS = '/api/weekly-plan-days';

async function openLists(page: Page): Promise<void> {
  await page.goto('/grocery-lists');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('GLIST', () => {
  test.beforeEach(({ memberPage: page }) => clearLists(page));

  test('GLIST-01: a card per list', async ({ memberPage: page }) => {
    for (const [name, status] of [
      ['First list', 'draft'],
      ['Second list', 'draft'],
      ['Third list', 'approved'],
    ] as const)
      await makeList(page, { name, status });
    const calls = watch(page, LISTS);
    await openLists(page);
    for (const name of ['First list', 'Second list', 'Third list'])
      await expect(page.getByRole('article', { name })).toContainText('6 items');
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([`GET ${LISTS}`]);
  });

  test('GLIST-02: View Details leads to the list', async ({ memberPage: page }) => {
    const id = await makeList(page);
    await openLists(page);
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(`/grocery-lists/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'G1' })).toBeVisible();
  });

  test('GLIST-03: a list is deleted once that is confirmed', async ({ memberPage: page }) => {
    const id = await makeList(page);
    const calls = watch(page, `${LISTS}/${id}`);
    await openLists(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete List' }).click();
    await expect(toast(page)).toContainText('Grocery list deleted');
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(calls.map(({ method }) => method)).toEqual(['DELETE']);
    expect((await page.request.get(`${LISTS}/${id}`)).status()).toBe(404);
  });

  test('GLIST-04: a list that cannot be deleted stays', async ({ memberPage: page }) => {
    await makeList(page, { name: 'Older' });
    await makeList(page, { name: 'Newer' });
    await openLists(page);
    await page.route(/grocery-lists\/.+/, answerWith(FAULT, 500));
    await page.getByRole('article', { name: 'Newer' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete List' }).click();
    await expect(toast(page)).toContainText('Failed to delete grocery list. Please try again.');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Newer', 'Older']);
  });

  test('GLIST-05: an empty state', async ({ memberPage: page }) => {
    await openLists(page);
    await expect(page.getByText('No grocery lists yet')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('GLIST-06: who is signed out meanwhile is asked to sign in, and led home', async ({ clockPage: page, memberPage }) => {
    const unauthorized = { success: false, message: 'Unauthorized', error: { code: 'unauthorized', message: 'Unauthorized' } };
    await page.clock.install();
    await page.goto('/nutrition');
    await expect(page.getByRole('article').first()).toBeVisible();
    await stopClock(page);
    await page.route('**/api/grocery-**', answerWith(unauthorized, 401));
    await page.getByRole('link', { name: 'Grocery Lists' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/:\d+\/$/);

    await memberPage.goto(`/grocery-lists/${await makeList(memberPage)}`);
    await memberPage.route('**/api/grocery-**', answerWith(unauthorized, 401));
    await memberPage.getByRole('checkbox').first().click();
    await expect(memberPage.locator('a[href="/api/login"]').first()).toBeVisible();
  });

  test('GLIST-07: a way to the create page', async ({ memberPage: page }) => {
    await makeList(page);
    await openLists(page);
    await page.getByRole('link', { name: 'Create Grocery List' }).click();
    await expect(page).toHaveURL('/grocery-lists/create');
  });

  test('NAV-09: the create page is not taken for a list', async ({ memberPage: page }) => {
    const calls = watch(page, `${LISTS}/create`);
    await page.goto('/grocery-lists/create');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Grocery List' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('NAV-38: the header leads to the lists', async ({ memberPage: page }) => {
    await page.goto('/nutrition');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Grocery Lists' }).click();
    await expect(page).toHaveURL('/grocery-lists');
  });
});

const ZONES = [
  ['America/Los_Angeles', '-08:00'],
  ['Pacific/Auckland', '+13:00'],
] as const;

type Opened = { readonly zone?: (typeof ZONES)[number]; readonly days?: readonly string[] };

/** The create page at Friday noon, with a plan on these days: the fixtures' 19 and 21 November unless said otherwise. */
async function openCreate(
  browser: Browser,
  { url }: { url: string },
  member: Member,
  { zone = ZONES[0], days = ['2026-11-19', '2026-11-21'] }: Opened = {},
): Promise<Page> {
  const page = await openPage(browser, url, member, { timezoneId: zone[0] });
  await clearPlans(page);
  const lunch = mealOf('Tomato soup', { ingredients: ['1 lb tomatoes', '2 onions', '1/2 cup milk'] });
  const id = await savePlan(page, planOf('Alpha Keto', { meals: { lunch } }));
  for (const date of days) await page.request.post(DAYS, { data: { date, mealPlanId: id } });
  await page.clock.setFixedTime(new Date(`2026-11-20T12:00:00${zone[1]}`));
  await page.goto('/grocery-lists/create');
  // The boxes are there before the plans are: an empty box that is unchecked would be checked a moment later.
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  return page;
}

const day = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^\\w+, ${name}, `) });
const submit = (page: Page) => page.getByRole('button', { name: 'Create List' }).click();

test.describe('GCREATE', () => {
  for (const zone of ZONES) {
    test(`GCREATE-01, GCREATE-02, GCREATE-03, GCREATE-04, GCREATE-05: the window has fourteen days from Sunday and pages by fourteen, in ${zone[0]}`, async ({
      browser,
      larder,
      member,
    }) => {
      const page = await openCreate(browser, larder, member, { zone });
      const boxes = page.getByRole('checkbox');
      const [previous, next] = [page.getByRole('button', { name: 'Previous' }), page.getByRole('button', { name: 'Next' })];
      await expect(boxes).toHaveCount(14);
      await expect(boxes.first()).toHaveAccessibleName(/^Sunday, November 15, 2026/);
      await expect(boxes.last()).toHaveAccessibleName(/^Saturday, November 28, 2026/);
      await expect(previous).toBeDisabled();
      await next.click();
      await expect(boxes).toHaveCount(14);
      await expect(boxes.first()).toHaveAccessibleName(/^Sunday, November 29, 2026/);
      await expect(boxes.last()).toHaveAccessibleName(/^Saturday, December 12, 2026/);
      await expect(previous).toBeEnabled();
      await previous.click();
      await expect(boxes.first()).toHaveAccessibleName(/^Sunday, November 15, 2026/);
      await page.context().close();
    });

    test(`GCREATE-08, GCREATE-09: planned days are chosen from today on, earlier ones can be, in ${zone[0]}`, async ({
      browser,
      larder,
      member,
    }) => {
      const page = await openCreate(browser, larder, member, { zone, days: ['2026-11-19', '2026-11-20', '2026-11-21'] });
      await expect(day(page, 'November 19')).not.toBeChecked();
      await expect(day(page, 'November 20')).toBeChecked();
      await expect(day(page, 'November 21')).toBeChecked();
      await day(page, 'November 19').check();
      await expect(page.getByText('3 days selected')).toBeVisible();
      await page.context().close();
    });
  }

  test('GCREATE-06, GCREATE-07: only days with a plan can be chosen', async ({ browser, larder, member }) => {
    const page = await openCreate(browser, larder, member);
    await expect(day(page, 'November 24')).toBeDisabled();
    await expect(day(page, 'November 24')).not.toBeChecked();
    await page.getByText('Nov 21', { exact: true }).click();
    await expect(day(page, 'November 21')).not.toBeChecked();
    await page.getByText('Nov 21', { exact: true }).click();
    await expect(day(page, 'November 21')).toBeChecked();
    await page.context().close();
  });

  test('AMB-29: a choice survives paging, and what was taken away is not chosen again', async ({ browser, larder, member }) => {
    const page = await openCreate(browser, larder, member, { days: ['2026-11-19', '2026-11-21', '2026-12-01'] });
    await day(page, 'November 21').uncheck();
    await day(page, 'November 19').check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(day(page, 'December 1')).toBeChecked();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(day(page, 'November 21')).not.toBeChecked();
    await expect(day(page, 'November 19')).toBeChecked();
    await expect(page.getByText('2 days selected')).toBeVisible();
    await page.context().close();
  });

  test('GCREATE-10, GCREATE-11: without a day nothing is sent', async ({ browser, larder, member }) => {
    const page = await openCreate(browser, larder, member);
    const calls = watch(page, LISTS);
    await day(page, 'November 21').uncheck();
    await page.setViewportSize({ width: 390, height: 844 });
    await submit(page);
    await expect(toast(page)).toContainText('No dates selected');
    await expect(toast(page)).toContainText('Please select at least one day with meal plans.');
    expect(calls).toEqual([]);
    const [said, bar] = [(await toast(page).boundingBox())!, (await page.getByRole('button', { name: 'Create List' }).boundingBox())!];
    expect(said.y + said.height, 'on a phone the toast leaves the button free').toBeLessThanOrEqual(bar.y);
    await page.context().close();
  });

  test('GCREATE-12, GCREATE-13, GCREATE-14, GCREATE-15, GCREATE-16, GCREATE-17, GCREATE-18: three calls make the list, which is then shown', async ({
    browser,
    larder,
    member,
  }) => {
    const page = await openCreate(browser, larder, member);
    const calls = watch(page, LISTS);
    await submit(page);
    await expect(toast(page)).toContainText('Grocery list created');
    await expect(toast(page)).toContainText('Found 3 ingredients');
    await expect(page).toHaveURL(/\/grocery-lists\/[\da-f-]{36}$/);
    const id = page.url().split('/').at(-1)!;
    const [generate, create, items] = calls.filter(({ method }) => method === 'POST');
    expect([generate?.url, generate?.body]).toEqual([`${larder.url}${LISTS}/generate`, { dates: ['2026-11-21'] }]);
    expect([create?.url, create?.body]).toEqual([
      `${larder.url}${LISTS}`,
      {
        name: 'Grocery List - Nov 21, 2026',
        description: '',
        dateRange: 'Nov 21, 2026',
        mealPlansIncluded: [{ mealPlanId: expect.any(String), mealPlanTitle: 'Alpha Keto', date: '2026-11-21' }],
        status: 'draft',
      },
    ]);
    expect(items?.url).toBe(`${larder.url}${LISTS}/${id}/items/bulk`);
    const { items: sent } = items!.body as { items: Record<string, string>[] };
    // Within its aisle a thing stands where this person ticked it before.
    expect(sent.map(({ ingredient, category, checked }) => [category, ingredient, checked].join(' ')).toSorted()).toEqual([
      'dairy Milk false',
      'produce Onions false',
      'produce Tomatoes false',
    ]);
    expect(sent.at(-1)).toMatchObject({ category: 'dairy' });
    expect(sent.find(({ ingredient }) => ingredient === 'Onions')).toMatchObject({
      quantity: '2 (8 oz)',
      source: 'Tomato soup (Sat 21 lunch)',
    });
    expect(sent.map((item) => Object.keys(item))).toEqual(
      sent.map(() => expect.arrayContaining(['ingredient', 'quantity', 'category', 'source', 'checked']) as string[]),
    );
    expect(await readList(page, id)).toMatchObject({ name: 'Grocery List - Nov 21, 2026', status: 'draft' });
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await page.context().close();
  });

  for (const [call, url] of [
    ['generate', /grocery-lists\/generate$/],
    ['create', /grocery-lists$/],
    ['items', /items\/bulk$/],
  ] as const) {
    test(`GCREATE-19: a failure of ${call} keeps the choice and leaves no half list`, async ({ browser, larder, member }) => {
      const page = await openCreate(browser, larder, member);
      await clearLists(page);
      await day(page, 'November 19').check();
      await page.route(url, answerWith(FAULT, 500));
      await submit(page);
      await expect(toast(page)).toContainText('Failed to create grocery list. Please try again.');
      await expect(page).toHaveURL('/grocery-lists/create');
      await expect(page.getByText('2 days selected')).toBeVisible();
      const { data } = (await (await page.request.get(LISTS)).json()) as { data: unknown[] };
      expect(data).toEqual([]);
      await page.context().close();
    });
  }

  test('a second press while the list is made sends nothing more', async ({ browser, larder, member }) => {
    const page = await openCreate(browser, larder, member);
    const calls = watch(page, `${LISTS}/generate`);
    const release = await hold(page, /generate$/);
    await submit(page);
    await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/grocery-lists\/[\da-f-]{36}$/);
    expect(calls).toHaveLength(1);
    await page.context().close();
  });
});
