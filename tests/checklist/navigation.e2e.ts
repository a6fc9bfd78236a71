import type { Page } from '@playwright/test';
import { clearPlans, expect, mealOf, openPage, planOf, savePlan, test } from '../support/members.ts';

const LANDING = 'Smart Meal Planning Made Simple';
const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

test('NAV-01 to NAV-14 and NAV-31: NAV-01, NAV-02, NAV-03, NAV-04, NAV-05, NAV-06, NAV-07, NAV-08, NAV-10, NAV-11, NAV-12, NAV-13, NAV-14, NAV-31 every address of a member opens by itself and again after a reload', async ({
  memberPage: page,
}) => {
  await clearPlans(page);
  const plan = await savePlan(page, planOf('Alpha Keto'));
  const made = await page.request.post('/api/grocery-lists', {
    data: { name: 'Week list', description: '', status: 'draft', dateRange: 'Nov 20', mealPlansIncluded: [] },
  });
  const list = ((await made.json()) as { data: { id: string } }).data.id;
  await page.addInitScript((meal) => sessionStorage.setItem('selectedMeal', meal), JSON.stringify(mealOf('Lentil soup')));
  const screens: readonly (readonly [string, (on: Page) => ReturnType<Page['locator']>])[] = [
    ['/', (on) => on.getByRole('searchbox')],
    [`/edit-plan/${plan}`, (on) => on.getByRole('heading', { name: 'Alpha Keto' })],
    ['/recipe/any', (on) => on.getByRole('heading', { name: 'Lentil soup' })],
    [`/print-plan/${plan}`, (on) => main(on).getByText('Alpha Keto').first()],
    [`/print-plan?id=${plan}`, (on) => main(on).getByText('Alpha Keto').first()],
    ['/my-plans', (on) => on.getByRole('heading', { level: 1, name: /plans/i })],
    [`/my-plans?highlight=${plan}`, (on) => main(on).getByText('New!')],
    ['/grocery-lists', (on) => on.getByRole('heading', { level: 1, name: /grocery lists/i })],
    [`/grocery-lists/${list}`, (on) => main(on).getByText('Week list').first()],
    ['/calendar', (on) => on.getByRole('heading', { level: 1 })],
    [`/calendar?assignPlan=${plan}`, (on) => on.getByText('Alpha Keto').first()],
    ['/nutrition', (on) => on.getByRole('heading', { level: 1, name: 'Nutrition Guide' })],
    ['/profile', (on) => on.getByRole('heading', { level: 1, name: 'My Profile' })],
    ['/profile?section=fitness', (on) => on.getByRole('heading', { name: 'Fitness & Goals' })],
    ['/privacy-policy', (on) => on.getByRole('heading', { level: 1, name: 'Privacy Policy' })],
    ['/terms-of-service', (on) => on.getByRole('heading', { level: 1, name: 'Terms of Service' })],
  ];
  for (const [address, sign] of screens) {
    await page.goto(address);
    await expect(sign(page), address).toBeVisible();
    await page.reload();
    await expect(sign(page), `${address} again`).toBeVisible();
  }
  await page.route('**/api/meal-plans/generate', (route) => route.abort());
  await page.goto('/search?q=vegan');
  await expect(page).toHaveURL(/\/search\?q=vegan$/);
});

test('NAV-32 to NAV-37, NAV-39, NAV-47, NAV-30: NAV-32, NAV-33, NAV-34, NAV-35, NAV-36, NAV-37, NAV-39, NAV-47, NAV-30 the header says where a member is and leads on; what is not there is not found', async ({
  memberPage: page,
}) => {
  await page.route('**/api/meal-plans/generate', (route) => route.abort());
  const planning = header(page).getByRole('link', { name: 'Meal Planning' });
  for (const address of ['/', '/home', '/search?q=x']) {
    await page.goto(address);
    await expect(planning, address).toHaveAttribute('aria-current', 'page');
    await expect(planning).toHaveAttribute('href', '/');
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
  }
  for (const [name, address] of [
    ['My Plans', '/my-plans'],
    ['Calendar', '/calendar'],
    ['Nutrition', '/nutrition'],
  ] as const) {
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await expect(header(page).getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  // AUTH-16: for a member too there is nothing for admins.
  for (const address of ['/nope', '/my-plansx', '/admin']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0);
  }
});

test('NAV-15 to NAV-18, NAV-29, NAV-41, NAV-42, NAV-46: NAV-15, NAV-16, NAV-17, NAV-18, NAV-29, NAV-41, NAV-42, NAV-46 visitors have the public pages and a header of their own', async ({
  page,
}) => {
  for (const [address, heading] of [
    ['/', LANDING],
    ['/nutrition', 'Nutrition Guide'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Meal Planning' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Nutrition' })).toBeVisible();
    for (const name of ['My Plans', 'Calendar', 'Grocery Lists', 'Profile', 'Sign Out']) {
      await expect(header(page).getByRole('link', { name })).toHaveCount(0);
    }
  }
  for (const [address, heading] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/nope', 'Page Not Found'],
    ['/My-Plans', 'Page Not Found'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  const asked = page.waitForRequest('**/api/login');
  await header(page).getByRole('link', { name: 'Sign In' }).click();
  expect((await asked).resourceType()).toBe('document');
});

test('NAV-19 to NAV-28: NAV-19, NAV-20, NAV-21, NAV-22, NAV-23, NAV-24, NAV-26, NAV-27, NAV-28 visitors are sent home from what is private, with nothing of it asked for or shown', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  for (const address of [
    '/search?q=x',
    '/recipe/x',
    '/print-plan',
    '/print-plan/x',
    '/print-plan?id=x',
    '/my-plans',
    '/grocery-lists',
    '/calendar',
    '/account',
    '/edit-plan/x',
    '/my-plans/a/b',
    '/calendar/x',
    '/grocery-lists/create',
    '/profile/z',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: LANDING }), address).toBeVisible();
    expect(new URL(page.url()).pathname, address).toBe('/');
  }
  expect([...new Set(calls)]).toEqual(['/api/auth/user']);
});

test('no page writes a fault into the console, with a strict content security policy', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  for (const address of ['/', '/privacy-policy', '/terms-of-service', '/nutrition']) {
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Taken over: the button works, a moment after the page is there to be read.
    await expect(async () => {
      const before = await page.locator('html').getAttribute('data-theme');
      await page.getByRole('button', { name: /Use (dark|light) theme/ }).click({ timeout: 1000 });
      expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before);
    }).toPass();
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the landing page can be read without scripts, and by those who make previews of links', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url, undefined, { javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: LANDING })).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${larder.url}/social.png`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${larder.url}/`);
  expect((await page.request.get('/social.png')).headers()['content-type']).toBe('image/png');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  await page.context().close();
});
