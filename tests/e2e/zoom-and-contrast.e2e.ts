import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { makeList } from '../support/groceries.ts';
import { expect, mealOf, openPage, saveGenerated, test } from '../support/members.ts';

const VISITOR_SCREENS = ['/', '/nutrition', '/privacy-policy', '/nope'] as const;
const MEMBER_SCREENS = [
  '/',
  '/search?q=vegan%20day',
  '/week?q=vegan&days=2',
  '/edit-plan/:plan',
  '/print-plan/:plan',
  '/recipe/any',
  '/my-plans',
  '/calendar',
  '/grocery-lists',
  '/grocery-lists/create',
  '/grocery-lists/:list',
  '/profile?section=basic',
  '/profile?section=physical',
  '/profile?section=fitness',
  '/profile?section=dietary',
  '/profile?section=integrations',
  '/account',
] as const;

/** Asked until it holds: a new window size takes a moment to reach the page. */
async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, `${where} is wider than its window`).toBeLessThanOrEqual(0);
}

for (const who of ['visitor', 'member'] as const) {
  test(`a ${who} reads every screen at 200 % zoom, in forced colours and on the narrowest phone`, async ({ browser, larder, member }) => {
    // Fifteen screens of a member, each scanned.
    test.slow();
    // A laptop's window zoomed to twice its size has half its CSS pixels; `forcedColors` is Windows' contrast theme.
    const page = await openPage(browser, larder.url, who === 'member' ? member : undefined, {
      viewport: { width: 640, height: 450 },
      deviceScaleFactor: 2,
      forcedColors: 'active',
      reducedMotion: 'reduce',
    });
    const own = who === 'member' ? await moveIn(page) : undefined;
    for (const screen of own ? MEMBER_SCREENS : VISITOR_SCREENS) {
      const address = screen.replace(':plan', own?.planId ?? '').replace(':list', own?.listId ?? '');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
      const details = page.getByRole('button', { name: 'Show Details' }).first();
      if (address === '/nutrition') await details.click();
      if (address.startsWith('/search')) await page.getByRole('button', { name: 'Customize Macros' }).click();
      await expectNoOverflow(page, `${address} at 200 %`);
      await expectAccessible(page, `${address} in forced colours`);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page, `${address} at 320 px`);
      await expect(
        page
          .getByRole('button', { name: /^(Open menu|More)$/ })
          .or(page.getByRole('link', { name: 'Sign In' }))
          .first(),
      ).toBeInViewport();
      await page.setViewportSize({ width: 640, height: 450 });
    }
    if (own) await own.moveOut();
    await page.context().close();
  });
}

/** A plan, a list and an opened meal, gone again afterwards: the account is shared with the rows of other files. */
async function moveIn(page: Page) {
  await page.addInitScript((meal) => sessionStorage.setItem('selectedMeal', meal), JSON.stringify(mealOf('Lentil soup')));
  const [planId, listId] = [await saveGenerated(page, 'Contrast day'), await makeList(page)];
  const moveOut = async () => {
    await page.request.delete(`/api/meal-plans/${planId}`);
    await page.request.delete(`/api/grocery-lists/${listId}`);
  };
  return { planId, listId, moveOut };
}
