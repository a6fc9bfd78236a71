import type { Page } from '@playwright/test';
import { fillAccount, newEater } from '../support/eater.ts';
import { answerWith, expect, FAULT, hold, openPage, test, toast, watch } from '../support/members.ts';

const CHECK = '**/api/auth/check-terms';
const ACCEPT = '**/api/auth/accept-terms';
const HINT = 'You must check both boxes above to create your account';
const agreement = (page: Page) => page.getByRole('dialog', { name: /Account Creation Agreement/ });
const create = (page: Page) => agreement(page).getByRole('button', { name: 'Create Account' });
const box = (page: Page, name: RegExp) => agreement(page).getByRole('checkbox', { name });

test.describe('before the terms are accepted', () => {
  let page: Page;
  test.beforeAll(async ({ browser, larder, member }) => {
    page = await openPage(browser, larder.url, member);
    await page.route(CHECK, answerWith({ needsAcceptance: true }));
    await page.goto('/');
    await expect(agreement(page)).toBeVisible();
  });
  test.afterAll(() => page.context().close());

  test('TERMS-01 TERMS-04 the agreement is there, with no way to close it', async () => {
    await expect(agreement(page).getByRole('button')).toHaveCount(1);
  });
  test('TERMS-05 TERMS-06 it blocks: Escape, a click beside it and the page behind do nothing', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    await expect(agreement(page)).toBeVisible();
    const link = await page.locator('header a', { hasText: 'My Plans' }).first().boundingBox();
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    await expect(agreement(page)).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
  test('TERMS-07 TERMS-08 TERMS-12 two boxes, both empty, and nothing to send', async () => {
    await expect(agreement(page).getByRole('checkbox')).toHaveCount(2);
    for (const name of [/terms/i, /privacy/i]) await expect(box(page, name)).not.toBeChecked();
    await expect(create(page)).toBeDisabled();
    await expect(agreement(page).getByText(HINT)).toBeVisible();
  });
  test('TERMS-09 TERMS-10 TERMS-11 only both boxes will do', async () => {
    await box(page, /terms/i).check();
    await expect(create(page)).toBeDisabled();
    await expect(agreement(page).getByText(HINT)).toBeVisible();
    await box(page, /terms/i).uncheck();
    await box(page, /privacy/i).check();
    await expect(create(page)).toBeDisabled();
    await box(page, /terms/i).check();
    await expect(create(page)).toBeEnabled();
    await box(page, /privacy/i).uncheck();
    await expect(create(page)).toBeDisabled();
  });
  test('TERMS-17 TERMS-18 a failure leaves everything as it was, without a word', async () => {
    await page.route(ACCEPT, answerWith(FAULT, 500));
    for (const name of [/terms/i, /privacy/i]) await box(page, name).check();
    await create(page).click();
    await expect(create(page)).toBeEnabled();
    await page.waitForTimeout(300);
    for (const name of [/terms/i, /privacy/i]) await expect(box(page, name)).toBeChecked();
    await expect(toast(page)).toHaveCount(0);
    await expect(agreement(page)).not.toContainText(/fail|error|wrong/i);
    await page.unroute(ACCEPT);
  });
  test('TERMS-13 TERMS-14 TERMS-15 TERMS-16 API-AUTH-10 sends once, closes and loads the page again', async () => {
    const asked = watch(page, '/api/auth/accept-terms');
    let loads = 0;
    page.on('load', () => (loads += 1));
    const release = await hold(page, ACCEPT, (route) => route.fulfill({ status: 200, body: '' }));
    await create(page).click();
    await expect(create(page)).toBeDisabled();
    await create(page).click({ force: true });
    await page.route(CHECK, answerWith({ needsAcceptance: false }));
    release();
    await expect(agreement(page)).toHaveCount(0);
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(agreement(page)).toHaveCount(0);
    expect(asked.map(({ body }) => body)).toEqual([{ termsAccepted: true, privacyAccepted: true }]);
  });
});

test('TERMS-02 TERMS-22 TERMS-23 TERMS-24 stays away when accepted or when asking failed, and is asked for once', async ({
  clockPage: page,
}) => {
  await page.clock.install();
  for (const [status, body] of [
    [200, { needsAcceptance: false }],
    [500, FAULT],
  ] as const) {
    await page.route(CHECK, answerWith(body, status));
    const asked = watch(page, '/api/auth/check-terms');
    await page.goto('/');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(30_000);
    await page.evaluate(() => ['blur', 'focus'].map((name) => window.dispatchEvent(new Event(name))));
    await expect(agreement(page)).toHaveCount(0);
    expect(asked).toHaveLength(1);
  }
});

test('where asking failed, the first write brings the agreement, and after it they are done', async ({ browser, larder }) => {
  const context = await browser.newContext({ baseURL: larder.url });
  const page = await context.newPage();
  await page.route(CHECK, answerWith(FAULT, 500));
  const eater = newEater();
  await page.goto('/api/login');
  await fillAccount(page, eater);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(agreement(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('vegan day');
  await page.getByRole('searchbox').press('Enter');
  await expect(agreement(page)).toBeVisible();
  await page.unroute(CHECK);
  for (const name of [/terms/i, /privacy/i]) await box(page, name).check();
  await create(page).click();
  await expect(agreement(page)).toHaveCount(0);
  const answer = await page.request.post('/api/meal-plans/generate', { data: { query: 'vegan day' } });
  expect(answer.status()).toBe(200);
  await context.close();
});

test('TERMS-03 not for visitors, and a 401 means no', async ({ page, memberPage }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(agreement(page)).toHaveCount(0);
  await memberPage.route(CHECK, answerWith({ message: 'Unauthorized' }, 401));
  await memberPage.goto('/');
  await expect(memberPage.getByRole('searchbox')).toBeVisible();
  await memberPage.waitForTimeout(200);
  await expect(agreement(memberPage)).toHaveCount(0);
  await expect(toast(memberPage)).toHaveCount(0);
});

test('TERMS-19 TERMS-20 TERMS-21 the legal pages can be read first; it comes back after them', async ({ memberPage: page }) => {
  await page.route(CHECK, answerWith({ needsAcceptance: true }));
  for (const path of ['/terms-of-service', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(200);
    await expect(agreement(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Meal Planning' }).click();
  await expect(agreement(page)).toBeVisible();
});
