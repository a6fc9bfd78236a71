import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { type LarderServer, startLarder } from '../support/larder-server.ts';

let larder: LarderServer;
test.beforeAll(async () => {
  larder = await startLarder();
});
test.afterAll(() => larder.stop());

const PAGES = [
  ['LEGAL-01', '/privacy-policy', 'Privacy Policy'],
  ['LEGAL-02', '/terms-of-service', 'Terms of Service'],
] as const;

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    for (const [row, path, title] of PAGES) {
      test(`${row} ${path} was last updated today, by the local calendar`, async ({ page }) => {
        // Late in the evening and early in the morning UTC's day is another one.
        for (const time of ['2026-11-20T00:30:00', '2026-11-20T23:30:00']) {
          await page.clock.setFixedTime(localTime(time, timezoneId));
          await page.goto(larder.url + path);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.getByText('Last updated')).toContainText('November 20, 2026');
        }
      });
    }
  });
}

for (const [row, path, words] of [
  ['LEGAL-03', '/terms-of-service', /AI-generated content.*not medical advice/is],
  ['LEGAL-03', '/privacy-policy', /AI content is not medical advice/],
  ['LEGAL-04', '/terms-of-service', /may earn affiliate compensation/],
  ['LEGAL-04', '/privacy-policy', /may earn affiliate compensation from the grocery service/],
  ['LEGAL-05', '/terms-of-service', /18 or older, or have the consent of a parent/],
  ['LEGAL-06', '/terms-of-service', /liability.*limited to the amount you paid us in the prior 12 months/is],
  ['LEGAL-07', '/terms-of-service', /You see only your own data/],
] as const) {
  test(`${row} on ${path}`, async ({ page }) => {
    await page.goto(larder.url + path);
    await expect(page.getByRole('main')).toContainText(words);
  });
}

test('LEGAL-08 no call but the one that asks who is there', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  for (const [, path] of PAGES) {
    await page.goto(larder.url + path);
    await page.waitForLoadState('networkidle');
  }
  expect([...new Set(calls)]).toEqual(['/api/auth/user']);
});

test('NAV-43, NAV-44, NAV-48, NAV-49 the footer leads to both, where the header has no links for visitors', async ({ page }) => {
  await page.goto(`${larder.url}/nutrition`);
  for (const [, path, title] of PAGES) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(larder.url + path);
    await expect(page.getByRole('banner').getByRole('link', { name: /Meal Planning|Nutrition/ })).toHaveCount(0);
  }
});

test('axe finds nothing', async ({ page }) => {
  for (const [, path] of PAGES) {
    await page.goto(larder.url + path);
    await expect(page.getByText('Last updated')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations).toEqual([]);
  }
});

/** The instant at which clocks there show this time. */
function localTime(wall: string, timeZone: string): Date {
  const asUtc = new Date(`${wall}Z`);
  const shown = new Date(`${asUtc.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return new Date(asUtc.getTime() - (shown.getTime() - asUtc.getTime()));
}
