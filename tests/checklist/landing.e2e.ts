import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/members.ts';

test.describe('the landing page', () => {
  let page: Page;
  test.beforeAll(async ({ browser, larder }) => {
    page = await openPage(browser, larder.url);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  test.afterAll(() => page.context().close());

  test('LAND-01 LAND-05 the header has Sign In', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
  });
  test('LAND-02 the hero’s words', async () => {
    await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  });
  test('LAND-03 LAND-04 LAND-06 every way in is the provider’s', async () => {
    for (const name of ['Get Started Free', 'Start Planning Now']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/api/login');
    }
    const ways = await page
      .locator('a[href^="/api/"], a[href*="login"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ways)).toEqual(new Set(['/api/login']));
  });
  test('LAND-07 LAND-08 LAND-09 LAND-10 LAND-11 LAND-12 LAND-13 six cards, one for each thing it does', async () => {
    const cards = page.getByRole('region', { name: 'From a craving to a full fridge' }).locator('h3');
    await expect(cards).toHaveCount(6);
    const titles = (await cards.allInnerTexts()).map((title) => title.toLowerCase());
    for (const words of [/ai.*generat/, /calendar/, /grocery/, /recipe.*video/, /nutrition.*slider/, /library/]) {
      expect(
        titles.filter((title) => words.test(title)),
        String(words),
      ).toHaveLength(1);
    }
  });
  test('LAND-14 the footer leads to both legal pages', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service');
  });
});
