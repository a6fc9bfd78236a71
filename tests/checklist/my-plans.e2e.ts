import type { Page } from '@playwright/test';
import { answerWith, clearPlans, D0, expect, FAULT, hold, planOf, savePlan, stopClock, test, toast, watch } from '../support/members.ts';

type Ids = { readonly p1: string; readonly p2: string; readonly p3: string };

/** P1 is the oldest and favorite, P2 the newest; P3 has its words in its description and its query only. */
async function seed(page: Page): Promise<Ids> {
  await clearPlans(page);
  const p1 = await savePlan(page, planOf('Alpha Keto'));
  const p3 = await savePlan(page, planOf('Gamma', { description: 'With salmon on toast', searchQuery: 'a mediterranean day' }));
  const p2 = await savePlan(page, planOf('Beta Bowl'));
  await page.request.patch(`/api/meal-plans/${p1}/favorite`, { data: { isFavorited: 'true' } });
  return { p1, p2, p3 };
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search your plans' });
const star = (page: Page, title: string) => card(page, title).getByRole('button', { name: /favorite/i });

let ids: Ids;
test.beforeAll(async ({ memberContext }) => {
  const page = await memberContext.newPage();
  ids = await seed(page);
  await page.close();
});
test.beforeEach(async ({ memberPage: page }, { title }) => {
  if (!title.startsWith('PLANS-28')) await page.goto('/my-plans');
});

test('PLANS-01 PLANS-06 PLANS-09 a card per plan, favorites first, with its five controls', async ({ memberPage: page }) => {
  await expect(titles(page)).toHaveText(['Alpha Keto', 'Beta Bowl', 'Gamma']);
  const beta = card(page, 'Beta Bowl');
  await expect(beta.getByRole('button', { name: 'Add to Calendar' })).toBeVisible();
  await expect(beta.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(beta.getByRole('link', { name: 'Print' })).toBeVisible();
  await expect(beta.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(star(page, 'Beta Bowl')).toHaveAttribute('aria-pressed', 'false');
});

test('PLANS-02 PLANS-03 PLANS-04 PLANS-05 searches title, description and words, in any case', async ({ memberPage: page }) => {
  for (const [words, found] of [
    ['aLpHa', ['Alpha Keto']],
    ['SALMON', ['Gamma']],
    ['Mediterranean', ['Gamma']],
    ['zzzz', []],
    ['', ['Alpha Keto', 'Beta Bowl', 'Gamma']],
  ] as const) {
    await searchBox(page).fill(words);
    await expect(titles(page)).toHaveText(found);
  }
});

test('PLANS-07 PLANS-08 Edit and Print lead to their screens', async ({ memberPage: page }) => {
  await card(page, 'Beta Bowl').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`/edit-plan/${ids.p2}$`));
  await page.goBack();
  await card(page, 'Beta Bowl').getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(new RegExp(`/print-plan/${ids.p2}$`));
});

test('PLANS-10 PLANS-11 the highlighted plan comes first, with its badge', async ({ memberPage: page }) => {
  await page.goto(`/my-plans?highlight=${ids.p3}`);
  await expect(titles(page)).toHaveText(['Gamma', 'Alpha Keto', 'Beta Bowl']);
  await expect(page.getByText('New!', { exact: true })).toHaveCount(1);
  await expect(card(page, 'Gamma')).toContainText('New!');
});

test('PLANS-12 PLANS-13 PLANS-14 PLANS-15 a star is set at once, before the answer, and then confirmed', async ({ memberPage: page }) => {
  const asked = watch(page, '/favorite');
  const release = await hold(page, '**/favorite', answerWith({ success: true, message: 'ok', data: { isFavorited: 'true' } }));
  await star(page, 'Beta Bowl').click();
  await expect(star(page, 'Beta Bowl')).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(page)).toHaveText(['Beta Bowl', 'Alpha Keto', 'Gamma']);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
  release();
  await expect(toast(page)).toContainText('Added to favorites!');
  expect(asked.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ['PATCH', `/api/meal-plans/${ids.p2}/favorite`, { isFavorited: 'true' }],
  ]);
});

test('PLANS-16 a star that cannot be set goes back', async ({ memberPage: page }) => {
  await page.route('**/favorite', answerWith(FAULT, 500));
  await star(page, 'Beta Bowl').click();
  await expect(toast(page)).toContainText('Update failed');
  await expect(toast(page)).toContainText('Could not update favorite status.');
  await expect(star(page, 'Beta Bowl')).toHaveAttribute('aria-pressed', 'false');
});

test('PLANS-17 PLANS-18 a star is taken off after a question', async ({ memberPage: page }) => {
  const asked = watch(page, '/favorite');
  await page.route('**/favorite', answerWith({ success: true, message: 'ok', data: { isFavorited: 'false' } }));
  await star(page, 'Alpha Keto').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(star(page, 'Alpha Keto')).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual([]);
  await star(page, 'Alpha Keto').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Star' }).click();
  await expect(toast(page)).toContainText('Removed from favorites');
  expect(asked[0]?.body).toEqual({ isFavorited: 'false' });
});

test('PLANS-19 a star that cannot be taken off stays', async ({ memberPage: page }) => {
  await page.route('**/favorite', (route) => route.abort());
  await star(page, 'Alpha Keto').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Star' }).click();
  await expect(toast(page)).toContainText('Could not update favorite status.');
  await expect(star(page, 'Alpha Keto')).toHaveAttribute('aria-pressed', 'true');
});

const deletePlan = async (page: Page, title: string) => {
  await card(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Plan' }).click();
};

test('PLANS-27 a delete that fails puts the card back in its place', async ({ memberPage: page }) => {
  await page.route(`**/api/meal-plans/${ids.p2}`, answerWith(FAULT, 500));
  await deletePlan(page, 'Beta Bowl');
  await expect(toast(page)).toContainText('Delete failed');
  await expect(toast(page)).toContainText('Could not delete meal plan.');
  await expect(titles(page)).toHaveText(['Alpha Keto', 'Beta Bowl', 'Gamma']);
});

test('PLANS-25 PLANS-26 a plan is gone before the answer, and stays gone', async ({ memberPage: page }) => {
  const asked = watch(page, `/api/meal-plans/${ids.p3}`);
  const release = await hold(page, `**/api/meal-plans/${ids.p3}`);
  await deletePlan(page, 'Gamma');
  await expect(titles(page)).toHaveText(['Alpha Keto', 'Beta Bowl']);
  await expect(toast(page)).toHaveCount(0);
  release();
  await expect(toast(page)).toContainText('Plan deleted!');
  expect(asked[0]?.method).toBe('DELETE');
  await page.reload();
  await expect(titles(page)).toHaveText(['Alpha Keto', 'Beta Bowl']);
});

test('a deletion can be undone for six seconds, beside a toast of four, by the pointer and by the keyboard', async ({
  clockPage: page,
}) => {
  await page.clock.install({ time: D0 });
  await page.goto('/my-plans');
  await expect(titles(page).first()).toBeVisible();
  await stopClock(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await deletePlan(page, 'Beta Bowl');
  await expect(undo).toBeVisible();
  await expect(page.getByRole('article').and(page.locator(':focus')), 'the keyboard goes on beside it').toHaveCount(1);
  await page.clock.runFor(4050);
  await expect(toast(page)).toHaveCount(0);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1800);
  await expect(undo).toBeVisible();

  await page.route('**/restore', answerWith(FAULT, 500));
  await undo.click();
  await expect(toast(page)).toContainText('Undo failed');
  await expect(card(page, 'Beta Bowl')).toHaveCount(0);
  await page.unroute('**/restore');
  await undo.click();
  await expect(card(page, 'Beta Bowl')).toBeVisible();
  await expect(card(page, 'Beta Bowl')).toBeFocused();
  await expect(undo).toHaveCount(0);
  await page.clock.runFor(5000);

  await deletePlan(page, 'Beta Bowl');
  await expect(undo).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(card(page, 'Beta Bowl')).toBeVisible();
  const { data } = (await (await page.request.get(`/api/meal-plans/${ids.p2}`)).json()) as { data: { title: string } };
  expect(data.title).toBe('Beta Bowl');

  await deletePlan(page, 'Beta Bowl');
  await expect(undo).toBeVisible();
  await page.clock.runFor(6050);
  await expect(undo).toHaveCount(0);
  await page.request.post(`/api/meal-plans/${ids.p2}/restore`);
});

test('an undo on the next screen brings the plan back to its days there too', async ({ memberPage: page }) => {
  const id = await savePlan(page, planOf('On a day'));
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await page.request.post('/api/weekly-plan-days', { data: { date, mealPlanId: id } });
  await page.reload();
  await deletePlan(page, 'On a day');
  // Pointed at, it stays.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.getByRole('link', { name: 'Calendar', exact: true }).evaluate((link: HTMLElement) => link.click());
  const day = page.locator(`td[data-date="${date}"] [data-day-button]`);
  await expect(day).toHaveAccessibleName(/, no plan$/);
  await undo.click();
  await expect(day).toHaveAccessibleName(/, On a day$/);
  await page.request.delete(`/api/meal-plans/${id}`);
});

test('a thousand plans: by pages, few of them in the page, all of them found', async ({ memberPage: page }) => {
  const all = Array.from({ length: 1000 }, (_, i) => ({
    ...planOf(`Plan ${i}`),
    id: `id-${i}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - i * 60_000).toISOString(),
    isFavorited: 'false',
  }));
  const asked = watch(page, '/api/meal-plans/saved');
  await page.route('**/api/meal-plans/saved**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const found = all.filter(({ title }) => title.toLowerCase().includes(searchParams.get('search')?.toLowerCase() ?? ''));
    const from = Number(searchParams.get('after') ?? 0);
    const next = from + 24 < found.length ? { next: String(from + 24) } : {};
    await answerWith({ success: true, data: found.slice(from, from + 24), total: found.length, ...next })(route);
  });
  await page.route('**/api/meal-plans/id-990', answerWith({ success: true, data: all[990] }));
  await page.goto('/my-plans?highlight=id-990');
  await expect(titles(page).first()).toHaveText('Plan 990');
  await expect(page.getByText('1,000 plans')).toBeVisible();
  expect(asked[0]?.url).toMatch(/\/saved$/);

  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return asked.length;
  };
  await expect.poll(scrollDown, { intervals: [50] }).toBeGreaterThanOrEqual(9);
  await expect(page.getByRole('article', { name: /^Plan 1[5-9]\d$|^Plan 2\d\d$/ }).first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
  // Read in one moment, and again: more plans may still be on their way.
  await expect(async () => {
    const places = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((items) => items.map((item) => [item.querySelector('h2')?.textContent, item.ariaPosInSet]));
    expect(places.length).toBeGreaterThan(5);
    // The highlighted plan stands before the others, and the list's items count from one.
    for (const [heading, place] of places) expect(place).toBe(String(Number(heading?.replace('Plan ', '')) + 2));
  }).toPass({ timeout: 10_000 });

  await searchBox(page).fill('plan 77');
  await expect(page.getByText('11 of 1,000 plans')).toBeVisible();
  await expect(titles(page)).toHaveText(['77', ...Array.from({ length: 10 }, (_, i) => `77${i}`)].map((end) => `Plan ${end}`));
});

test('PLANS-28 PLANS-29 CONST-06 plans that cannot be loaded: said once, asked once, with a way home', async ({ clockPage: page }) => {
  await page.clock.install();
  const asked = watch(page, '/api/meal-plans/saved');
  await page.route('**/api/meal-plans/saved', answerWith(FAULT, 500));
  await page.goto('/my-plans');
  await expect(page.getByText('Unable to Load Plans')).toBeVisible();
  await expect(page.getByText('There was an error loading your saved meal plans.')).toBeVisible();
  await page.clock.runFor(30_000);
  expect(asked).toHaveLength(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('CONST-05 nothing is fetched again by itself', async ({ clockPage: page }) => {
  await page.clock.install();
  for (const path of ['/my-plans', '/calendar']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const asked = watch(page, '/api/');
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(600_000);
    expect(asked, path).toEqual([]);
  }
});

test('a plan goes out as a file and comes back from it', async ({ memberPage: page }) => {
  await page.getByRole('button', { name: 'Export Alpha Keto' }).click();
  const downloaded = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Larder file/ })
    .click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('alpha-keto.json');
  const path = await download.path();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const before = await titles(page).count();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await chosen).setFiles(path);
  await expect(toast(page)).toContainText('Plan imported');
  await expect(titles(page)).toHaveCount(before + 1);
  const wrong = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await wrong).setFiles({ name: 'note.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(toast(page)).toContainText('We found no plan in this file');
  await expect(titles(page)).toHaveCount(before + 1);
});

test('CONST-12 a tooltip waits 700 ms; a neighbor’s within 300 ms is shown at once', async ({ clockPage: page }) => {
  await page.clock.install();
  await page.goto('/my-plans');
  await expect(titles(page).first()).toBeVisible();
  await stopClock(page);
  const tooltip = page.getByRole('tooltip');
  const [first, second] = [star(page, 'Alpha Keto').first(), star(page, 'Beta Bowl').first()];
  await first.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Remove Alpha Keto from favorites');
  await page.mouse.move(2, 2);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(250);
  await second.hover();
  await expect(tooltip).toHaveText(/Beta Bowl/);
  await page.mouse.move(2, 2);
  await page.clock.runFor(350);
  await first.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
});

test.describe('a card', () => {
  test('opens the plan by its title', async ({ clockPage: page }) => {
    await page.clock.setFixedTime(D0);
    await clearPlans(page);
    const id = await savePlan(page, planOf('Opened by its name'));
    await page.goto('/my-plans');
    await page.getByRole('link', { name: 'Opened by its name' }).click();
    await expect(page).toHaveURL(new RegExp(`/edit-plan/${id}$`));
  });

  test('of a plan just saved offers the next seven days: a free one takes it at once, a planned one asks', async ({ clockPage: page }) => {
    await page.clock.setFixedTime(D0);
    await clearPlans(page);
    const [there, id] = [await savePlan(page, planOf('There already')), await savePlan(page, planOf('Fresh day'))];
    await page.request.put('/api/weekly-plan-days', { data: { days: [{ date: '2026-11-21', mealPlanId: there }] } });
    await page.goto(`/my-plans?highlight=${id}`);
    const days = page.getByRole('article', { name: 'Fresh day' }).getByRole('button', { name: /^Put it on/ });
    await expect(days).toHaveCount(7);
    await expect(page.getByRole('article', { name: 'There already' }).getByRole('button', { name: /^Put it on/ })).toHaveCount(0);
    const asked = watch(page, '/api/weekly-plan-days');
    await days.filter({ hasText: '23' }).click();
    await expect(toast(page)).toContainText('Plan Assigned');
    expect(asked.filter(({ method }) => method !== 'GET')[0]?.body).toMatchObject({ date: '2026-11-23', mealPlanId: id });
    await expect(days.filter({ hasText: '23' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /Put it on Saturday.*where There already is/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });
});
