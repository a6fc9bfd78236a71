import type { Page } from '@playwright/test';
import { newEater, signUp } from '../support/eater.ts';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { expect, test } from '../support/members.ts';

/** What may stand on the console: the browser itself reports the 401 that says "signed out". */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401 (Unauthorized)')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

// The states of planning are scanned in planning-states, those of other screens beside their rows.
test.describe('every screen', () => {
  test('is served under a strict content security policy', async ({ larder, request }) => {
    for (const path of ['/', '/search?q=vegan', '/oidc/.well-known/openid-configuration', '/api/auth/user', '/nope']) {
      const policy = (await request.get(larder.url + path)).headers()['content-security-policy'] ?? '';
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
    }
  });

  test('keeps the console clean from the landing page to My Plans, and its public pages have no accessibility fault', async ({
    browser,
    larder,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors = watchConsole(page);

    await page.goto(larder.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'landing');
    await page.goto(`${larder.url}/nope`);
    await expect(page.getByText('Page Not Found')).toBeVisible();
    await expectAccessibleInEveryLook(page, '404');
    await page.goto(`${larder.url}/api/login`);
    await expectAccessibleInEveryLook(page, 'sign in');

    await signUp(page, larder.url, newEater());

    await page.goto(`${larder.url}/search?q=${encodeURIComponent('mediterranean, 2000 calories')}`);
    await expect(page.getByRole('button', { name: 'Save Meal Plan' })).toBeVisible();
    await expect(page.getByRole('button', { name: /refresh/i }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Customize Macros' }).click();
    await page
      .getByRole('button', { name: /detailed recipe/i })
      .first()
      .click();
    await expect(page.getByText('Instructions').first()).toBeVisible();

    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page).toHaveURL(/my-plans/);
    await expect(page.getByText('New!')).toBeVisible();
    await page
      .getByRole('button', { name: /delete/i })
      .first()
      .click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  });
});
