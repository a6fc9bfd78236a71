import { signIn } from '../support/eater.ts';
import { answerWith, D0, expect, hold, openPage, planOf, savePlan, stopClock, test, toast, watch } from '../support/members.ts';

const EXPIRED = answerWith({ message: 'Unauthorized' }, 401);

for (const who of ['visitor', 'member'] as const) {
  test(`AUTH-01 AUTH-02 AUTH-03 a loader until it is known who is there, for a ${who}`, async ({ page: visitorPage, memberPage }) => {
    const page = who === 'member' ? memberPage : visitorPage;
    const release = await hold(page, '**/api/auth/user');
    await page.goto('/', { waitUntil: 'commit' });
    const loader = page.getByText('Loading your meal planner...');
    await expect(loader).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    // Polled: before the styles are there the loader has no size of its own.
    await expect
      .poll(async () => {
        const box = await page.locator('.full-screen-loader').boundingBox();
        return [box?.width, box?.height];
      })
      .toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(who === 'member' ? page.getByRole('searchbox') : page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loader).toBeHidden();
    await expect(page.getByRole('link', { name: who === 'member' ? 'Sign Out' : 'Sign In' })).toBeVisible();
  });
}

test('AUTH-04 AUTH-05 AUTH-16 a 401 is a visitor and no expired session; there is nothing for admins', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByText('Page Not Found')).toBeVisible();
});

test('AUTH-06 signing in is a navigation to the provider', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  const asked = page.waitForRequest('**/api/login');
  await page.getByRole('link', { name: 'Sign In' }).click();
  expect((await asked).resourceType()).toBe('document');
});

test('AUTH-07 signing out ends the session', async ({ browser, larder, otherMember }) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  const kept = await page.context().newPage();
  await kept.goto('/my-plans');
  await expect(kept.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = page.waitForRequest('**/api/logout');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  expect((await asked).resourceType()).toBe('document');
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await page.goto('/my-plans');
  await expect(page).toHaveURL(`${larder.url}/`);
  // What a browser does that kept the page and shows it again by Back; under Playwright it keeps none.
  await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(kept).toHaveURL(`${larder.url}/`);
  await expect(kept.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await page.context().close();
});

test('AUTH-08 AUTH-09 an ended session is said, and half a second later it is home', async ({ clockPage: page }) => {
  await savePlan(page, planOf('Star me'));
  await page.clock.install({ time: D0 });
  await page.goto('/my-plans');
  const star = page.getByRole('button', { name: /Add Star me to favorites/ }).first();
  await expect(star).toBeVisible();
  await page.route('**/favorite', EXPIRED);
  // Stopped only now: until here time runs, so that nothing the page does at its start waits for a clock that stands.
  await stopClock(page);
  const answered = page.waitForResponse('**/favorite');
  await star.click();
  await answered;
  await expect(toast(page)).toContainText('Session Expired');
  await expect(toast(page)).toContainText('Please log in again to continue.');
  await page.clock.runFor(400);
  await expect(page).toHaveURL(/\/my-plans$/);
  await page.clock.runFor(150);
  await expect(page).toHaveURL(/:\d+\/$/);
  // The landing page is on its way, and what waits for it waits for timers too.
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
});

test('AUTH-10 reads tell of it too', async ({ memberPage: page }) => {
  await page.route('**/api/meal-plans/saved', EXPIRED);
  await page.goto('/my-plans');
  await expect(toast(page)).toContainText('Session Expired');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('AUTH-11 another 401 is an ordinary failure', async ({ memberPage: page }) => {
  await savePlan(page, planOf('Star me'));
  await page.goto('/my-plans');
  await page.route('**/favorite', (route) => route.fulfill({ status: 401, body: 'nope' }));
  await page
    .getByRole('button', { name: /Add Star me to favorites/ })
    .first()
    .click();
  await expect(toast(page)).toContainText('Could not update favorite status.');
  await page.waitForTimeout(700);
  await expect(page).toHaveURL(/\/my-plans$/);
});

test('AUTH-12 AUTH-14 AUTH-15 says once why signing in failed, as plain text', async ({ page }) => {
  await page.goto('/?error=auth_failed&details=Denied');
  await expect(page.getByText('Authentication failed: Denied')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Authentication failed')).toHaveCount(0);
  let hasAlerted = false;
  page.on('dialog', (dialog) => {
    hasAlerted = true;
    void dialog.dismiss();
  });
  const attack = '<img src=x onerror=alert(1)>';
  await page.goto(`/?error=auth_failed&details=${encodeURIComponent(attack)}`);
  await expect(page.getByText(`Authentication failed: ${attack}`)).toBeVisible();
  expect(hasAlerted).toBe(false);
});

test('AUTH-13 says something without details too', async ({ page }) => {
  await page.goto('/?error=auth_failed');
  await expect(
    page.getByText(/^Authentication failed\. This might be a .+ authentication issue\. Please try signing in again\.$/),
  ).toBeVisible();
});

test('AUTH-17 a plan is its owner’s alone', async ({ memberPage: page, browser, larder, otherMember }) => {
  const id = await savePlan(page, planOf('Private'));
  const other = await openPage(browser, larder.url, otherMember);
  const url = `/api/meal-plans/${id}`;
  expect((await other.request.get(url)).status()).toBe(404);
  expect((await other.request.put(url, { data: planOf('Stolen') })).status()).toBe(404);
  expect((await other.request.patch(`${url}/favorite`, { data: { isFavorited: 'true' } })).status()).toBe(404);
  expect((await other.request.delete(url)).status()).toBe(404);
  expect(await (await other.request.get('/api/meal-plans/saved')).text()).not.toContain('Private');
  expect(await (await page.request.get(url)).json()).toMatchObject({ data: { title: 'Private', isFavorited: 'false' } });
  await other.context().close();
});

test('a fault while asking who is there is an error with a way on, not an endless loader', async ({ memberPage: page }) => {
  await page.route('**/api/auth/user', answerWith({ message: 'down' }, 500));
  const asked = watch(page, '/api/auth/user');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
