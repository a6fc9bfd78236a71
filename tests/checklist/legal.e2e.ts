import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, openPage, test } from '../support/members.ts';

const PAGES = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test(`LEGAL-01, LEGAL-02: both were last updated today, by the calendar of ${timezoneId}`, async ({ browser, larder }) => {
    const page = await openPage(browser, larder.url, undefined, { timezoneId });
    for (const [path, title] of PAGES) {
      // Late in the evening and early in the morning UTC's day is another one.
      for (const time of ['2026-11-20T00:30:00', '2026-11-20T23:30:00']) {
        await page.clock.setFixedTime(localTime(time, timezoneId));
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText('Last updated')).toContainText('November 20, 2026');
      }
    }
    await page.context().close();
  });
}

const WORDS: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  '/terms-of-service': [
    ['LEGAL-03', /AI-generated content.*not medical advice/is],
    ['LEGAL-04', /may earn affiliate compensation/],
    ['LEGAL-05', /18 or older, or have the consent of a parent/],
    ['LEGAL-06', /liability.*limited to the amount you paid us in the prior 12 months/is],
    ['LEGAL-07', /You see only your own data/],
  ],
  '/privacy-policy': [
    ['LEGAL-03', /AI content is not medical advice/],
    ['LEGAL-04', /may earn affiliate compensation from the grocery service/],
    ['what is stored and where', /What we store.*Where it is stored/is],
    ['how to leave', /Download Everything.*Delete Account/is],
  ],
};

test('LEGAL-03, LEGAL-04, LEGAL-05, LEGAL-06, LEGAL-07, LEGAL-08: the pages say it, are accessible, and ask only who is there', async ({
  page,
}) => {
  const calls = new Set<string>();
  page.on('request', (request) => request.url().includes('/api/') && calls.add(new URL(request.url()).pathname));
  for (const [path, rows] of Object.entries(WORDS)) {
    await page.goto(path);
    for (const [row, words] of rows) await expect(page.getByRole('main'), row).toContainText(words);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
  expect([...calls]).toEqual(['/api/auth/user']);
});

test('NAV-43, NAV-44, NAV-48, NAV-49 the footer leads to both, where the header has no links for visitors', async ({ page, larder }) => {
  await page.goto('/nutrition');
  for (const [path, title] of PAGES) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(larder.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Meal Planning|Nutrition/ })).toHaveCount(0);
  }
});

/** The instant at which clocks there show this time. */
function localTime(wall: string, timeZone: string): Date {
  const asUtc = new Date(`${wall}Z`);
  const shown = new Date(`${asUtc.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return new Date(asUtc.getTime() - (shown.getTime() - asUtc.getTime()));
}
