import { newEater, signUp } from '../support/eater.ts';
import { expect, hold, openPage, test } from '../support/members.ts';

test('what is never eaten is asked on Home, kept at once, and asked no more', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Anything you never eat?' });
  await strip.getByRole('button', { name: 'Peanut' }).click();
  await expect(strip.getByRole('button', { name: 'Peanut' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await (await page.request.get('/api/auth/user')).json()).dietaryRestrictions).toEqual(['Peanut allergy']);

  await strip.getByLabel('Something else').fill('no mushrooms');
  await strip.getByRole('button', { name: 'Add' }).click();
  await expect
    .poll(async () => (await (await page.request.get('/api/auth/user')).json()).dietaryRestrictions)
    .toEqual(['Peanut allergy', 'no mushrooms']);
  // The page has heard of it too: what a reload cuts off is asked about once more.
  const isUnsaved = () => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('larder.never-eat-unsaved')));
  await expect.poll(isUnsaved).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
  await page.context().close();
});

test('what was typed and not added is kept before a plan is made, and when the page is left', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Anything you never eat?' });
  const stored = async () => (await (await page.request.get('/api/auth/user')).json()).dietaryRestrictions;
  await page.getByRole('searchbox').fill('thai peanut noodles');
  await strip.getByLabel('Something else').fill('peanuts, walnuts');
  await page.getByRole('button', { name: 'Plan My Day' }).click();
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('listitem').filter({ hasText: 'No peanuts, walnuts' })).toBeVisible();
  expect(await stored()).toEqual(['peanuts, walnuts']);

  await page.request.put('/api/profile', { data: { dietaryRestrictions: [] } });
  await page.goto('/');
  await strip.getByLabel('Something else').fill('no kiwi');
  await page.reload();
  await expect.poll(stored).toEqual(['no kiwi']);
  await page.context().close();
});

test('a word that is not known is told beside those that are left out, on Home, in the profile and in the household', async ({
  browser,
  larder,
}) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Anything you never eat?' });
  await strip.getByLabel('Something else').fill('peanuts and blorps');
  await strip.getByRole('button', { name: 'Add' }).click();
  const entry = strip.getByRole('listitem').filter({ hasText: 'Larder does not know “blorps”' });
  await expect(entry).toContainText(/leaves out \d+ foods/i);
  for (const path of ['/profile?section=dietary', '/household']) {
    await page.goto(path);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'peanuts and blorps' });
    await expect(row).toContainText('Larder does not know “blorps”, so plans cannot go by it');
  }
  await page.context().close();
});

test('what was typed last is kept by whoever closes the page', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  await page.getByRole('region', { name: 'Anything you never eat?' }).getByLabel('Something else').fill('no dates');
  // Nobody of Larder is left who could send it once more.
  await page.goto('about:blank');
  await expect.poll(async () => (await (await page.request.get('/api/auth/user')).json()).dietaryRestrictions).toEqual(['no dates']);
  await page.context().close();
});

test('what was chosen on a slow network is kept through a reload', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  await hold(page, '**/api/profile', (route) => route.abort());
  const strip = page.getByRole('region', { name: 'Anything you never eat?' });
  for (const name of ['Peanut', 'Egg']) await strip.getByRole('button', { name }).click();
  await expect(strip.getByRole('button', { name: 'Egg' })).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/profile');
  await page.reload();
  await expect(strip.getByRole('button', { name: 'Peanut' })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await (await page.request.get('/api/auth/user')).json()).dietaryRestrictions)
    .toEqual(['Peanut allergy', 'Egg allergy']);
  await page.context().close();
});

test('what was left before its answer came is not sent again over what was changed since', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && request.url().endsWith('/api/profile') && saves.push(request.url()));
  const letGo = await hold(page, '**/api/profile', (route) => route.continue());
  const strip = page.getByRole('region', { name: 'Anything you never eat?' });
  for (const name of ['Peanut', 'Egg']) await strip.getByRole('button', { name }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/profile/);
  letGo();
  const stored = async () => (await (await page.request.get('/api/auth/user')).json()).dietaryRestrictions;
  await expect.poll(stored).toEqual(['Peanut allergy', 'Egg allergy']);
  await page.request.put('/api/profile', { data: { dietaryRestrictions: ['Peanut allergy'] } });
  await page.getByRole('banner').getByRole('link', { name: 'Meal Planning' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored()).toEqual(['Peanut allergy']);
  expect(saves).toHaveLength(2);
  await page.context().close();
});

test('whoever eats everything dismisses the question once', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  await signUp(page, larder.url, newEater());
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Anything you never eat?' });
  await strip.getByRole('button', { name: 'Nothing to leave out' }).click();
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
  await page.context().close();
});

test('a food left out in doubt is used after one tap', async ({ memberPage: page }) => {
  await page.goto(`/search?q=${encodeURIComponent('celery intollerance, soup for lunch')}`);
  const chips = page.getByRole('list', { name: 'What we understood' });
  await expect(chips.getByText('Celery: left out', { exact: true }).first()).toBeVisible();
  await chips.getByRole('link', { name: 'use it' }).click();
  await expect(chips.getByText(/^Celery: (?!left out)/)).toBeVisible();
});
