import type { Page, Request } from '@playwright/test';
import { type GoogleEmulator, startGoogleEmulator } from '../../packages/server/emulators/google/start-google.ts';
import { newEater, signUp } from '../support/eater.ts';
import { type LarderServer, startLarder } from '../support/larder-server.ts';
import { answerWith, clearPlans, D0, expect, FAULT, planOf, savePlan, stopClock, test, toast, watch } from '../support/members.ts';

const STATUS = '**/api/google/status';
const INTEGRATIONS = '/profile?section=integrations';
const card = (page: Page) => page.getByRole('region', { name: 'Google Calendar' });
const connect = (page: Page) => card(page).getByRole('button', { name: 'Connect Google Calendar' });
const disconnect = (page: Page) => card(page).getByRole('button', { name: 'Disconnect' });

type Mood = { connected: boolean };

/** A server that could connect. The consent page is one of ours: these rows are about what happens around it. */
async function openCard(page: Page, mood: Mood): Promise<void> {
  await page.route(STATUS, (route) => route.fulfill({ json: { success: true, connected: mood.connected, configured: true } }));
  await page.route('**/api/google/auth', answerWith({ success: true, authUrl: `${new URL(page.url()).origin}/terms-of-service` }));
  await page.route('**/api/google/sync-existing-plans', answerWith({ success: true, syncedCount: 2 }));
  await page.goto(INTEGRATIONS);
}

async function startConnecting(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  // By the keyboard here; a finger does it with Google at the other end.
  await connect(page).press('Enter');
  const popup = await opened;
  await popup.waitForURL(/terms-of-service/);
  return popup;
}

test.describe('around the consent page', () => {
  test.beforeEach(async ({ clockPage: page }) => {
    await page.goto('/privacy-policy');
    await page.clock.install({ time: D0 });
  });

  test('GCAL-01 GCAL-02 GCAL-03 GCAL-05 GCAL-06 connecting opens a window, asks every 2 s, and stops once connected', async ({
    clockPage: page,
  }) => {
    const mood = { connected: false };
    await openCard(page, mood);
    await expect(connect(page)).toBeVisible();
    const auth = watch(page, '/api/google/auth');
    const asked = watch(page, '/api/google/status');
    const synced = watch(page, '/api/google/sync-existing-plans');
    await stopClock(page);
    await startConnecting(page);
    expect(auth.map(({ method }) => method)).toEqual(['GET']);
    await expect(card(page)).toContainText('Waiting for your permission');
    for (const count of [1, 2]) {
      await page.clock.runFor(1900);
      expect(asked).toHaveLength(count - 1);
      await page.clock.runFor(100);
      await expect.poll(() => asked.length).toBe(count);
    }
    mood.connected = true;
    await page.clock.runFor(2000);
    await expect(disconnect(page)).toBeVisible();
    await expect(connect(page)).toHaveCount(0);
    await expect.poll(() => synced.map(({ method }) => method)).toEqual(['POST']);
    await page.clock.runFor(30_000);
    expect(asked).toHaveLength(3);
    expect(synced).toHaveLength(1);
  });

  test('GCAL-04 after 120 s, once the window is closed and where none opens, nobody is asked any more and connecting can begin again', async ({
    clockPage: page,
  }) => {
    await openCard(page, { connected: false });
    await expect(connect(page)).toBeVisible();
    const asked = watch(page, '/api/google/status');
    await stopClock(page);
    await startConnecting(page);
    await expect(card(page)).toContainText('Waiting for your permission');
    await page.clock.runFor(116_000);
    await expect.poll(() => asked.length).toBe(58);
    await page.clock.runFor(4000);
    await expect(card(page)).toContainText('No permission came within two minutes.');
    await expect(toast(page)).toContainText(/Connection failed.*Unable to connect to Google Calendar\. Please try again\./);
    const count = asked.length;
    await page.clock.runFor(60_000);
    expect(asked).toHaveLength(count);
    await connect(page).press('Enter');
    await card(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(connect(page)).toBeVisible();

    // A real one cannot be closed while the clock stands: it belongs to both.
    await page.evaluate(() => {
      const stub = { closed: false, location: { replace: () => undefined } };
      Object.assign(window, { open: () => stub, stub });
    });
    await connect(page).press('Enter');
    await expect(card(page)).toContainText('Waiting for your permission');
    await page.evaluate(() => Object.assign((window as unknown as { stub: object }).stub, { closed: true }));
    await page.clock.runFor(2000);
    await expect(connect(page)).toBeVisible();
    await expect.poll(() => asked.length).toBe(count + 1);
    await page.clock.runFor(10_000);
    expect(asked).toHaveLength(count + 1);

    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await connect(page).press('Enter');
    await expect(toast(page)).toContainText('Connection failed');
    await expect(connect(page)).toBeEnabled();
    await card(page).getByRole('link', { name: 'Continue in this one' }).press('Enter');
    await page.waitForURL(/terms-of-service/);
  });
});

test('GCAL-07 GCAL-08 GCAL-09 GCAL-10 GCAL-11 what goes wrong is said, and disconnecting reports what was deleted', async ({
  memberPage: page,
}) => {
  await page.goto('/privacy-policy');
  const mood = { connected: false };
  await openCard(page, mood);
  await page.route('**/api/google/auth', answerWith(FAULT, 500));
  await connect(page).click();
  await expect(toast(page)).toContainText('Connection failed');
  await expect(toast(page)).toContainText('Unable to connect to Google Calendar. Please try again.');
  await expect(connect(page)).toBeEnabled();

  mood.connected = true;
  await page.reload();
  await card(page).getByRole('button', { name: 'Check and Sync' }).press('Enter');
  await expect(toast(page)).toContainText('Looking at 2 days.');
  await page.route('**/api/google/disconnect', answerWith(FAULT, 500));
  await disconnect(page).click();
  await expect(toast(page)).toContainText('Failed to disconnect Google Calendar. Please try again.');
  await expect(disconnect(page)).toBeVisible();

  for (const [calendarDeletion, title] of [
    [{ success: true, message: 'Deleted 3' }, 'Google Calendar disconnected'],
    [{ success: false, message: 'x-left-over' }, 'Disconnected with warning'],
  ] as const) {
    await page.reload();
    const sent = watch(page, '/api/google/disconnect');
    await page.route('**/api/google/disconnect', answerWith({ success: true, calendarDeletion }));
    await disconnect(page).press('Enter');
    await expect(toast(page)).toContainText(title);
    await expect(toast(page)).toContainText(calendarDeletion.message);
    await expect(connect(page)).toBeVisible();
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  }
});

type Sync = { showToUser: boolean; synced: boolean; severity?: 'error' | 'warning'; message?: string; reason?: string };

/** Assigns to a free day, with the outcome given; the days are nobody else's business here. */
async function assign(page: Page, day: string, calendarSync: Sync): Promise<void> {
  await page.route('**/api/weekly-plan-days', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), calendarSync } });
  });
  await page.locator(`td[data-date="${day}"] [data-day-button]`).click();
  const plan = page.getByRole('dialog', { name: 'Add Meal Plan' }).getByRole('button', { name: /Alpha Keto/ });
  // A stopped clock also stops the turn in which the list of plans is handed to the screen.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(plan).toBeVisible({ timeout: 200 });
  }).toPass();
  await plan.click();
  await expect(toast(page)).toContainText('Plan Assigned');
}

test('GCAL-12 GCAL-13 GCAL-14 GCAL-15 GCAL-16 GCAL-17 GCAL-18 GCAL-19 GCAL-20 GCAL-21 the outcome is told 1.5 s later, for as long as it matters', async ({
  clockPage: page,
}) => {
  await page.goto('/privacy-policy');
  await clearPlans(page);
  await savePlan(page, planOf('Alpha Keto'));
  await page.clock.install({ time: D0 });
  await page.goto('/calendar');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');

  await stopClock(page);
  const rows: readonly [string, Sync, string, number][] = [
    ['2026-11-23', { showToUser: true, synced: true }, 'Google Calendar synced', 3000],
    ['2026-11-24', { showToUser: true, synced: false, severity: 'error', message: 'm-error' }, 'Google Calendar sync failed', 5000],
    ['2026-11-25', { showToUser: true, synced: false, severity: 'warning', message: 'm-warning' }, 'Google Calendar sync warning', 8000],
  ];
  for (const [day, sync, title, lastsMs] of rows) {
    await assign(page, day, sync);
    await page.clock.runFor(1400);
    await expect(toast(page)).not.toContainText('Google Calendar');
    await page.clock.runFor(150);
    await expect(toast(page)).toContainText(title);
    if (sync.message !== undefined) await expect(toast(page)).toContainText(sync.message);
    await page.clock.runFor(lastsMs - 200);
    await expect(toast(page)).toContainText(title);
    await page.clock.runFor(250);
    await expect(toast(page)).toHaveCount(0);
    // GCAL-21: whatever became of the copy, the day is stored.
    await expect(page.locator(`td[data-date="${day}"]`)).toContainText('Alpha Keto');
  }

  await assign(page, '2026-11-26', { showToUser: false, synced: false, severity: 'error', message: 'hidden' });
  await page.clock.runFor(3000);
  await expect(page.getByText('Google Calendar sync')).toHaveCount(0);

  // GCAL-20: the server's own answer, without anything connected.
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('td[data-date="2026-11-26"] [data-day-button]').click();
  await page.getByRole('button', { name: 'Clear Plan' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Day Cleared');
  await page.clock.runFor(3000);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('td[data-date="2026-11-25"]')).toContainText('Alpha Keto');
  await expect(page.locator('td[data-date="2026-11-26"]')).not.toContainText('Alpha Keto');
});

test('an outcome that is not known yet is asked for, and told when it is', async ({ clockPage: page }) => {
  await page.goto('/privacy-policy');
  await clearPlans(page);
  await savePlan(page, planOf('Alpha Keto'));
  await page.clock.install({ time: D0 });
  const outcomes: Sync[] = [
    { showToUser: true, synced: false, reason: 'pending' },
    { showToUser: true, synced: true },
  ];
  await page.route('**/api/google/sync', (route) => route.fulfill({ json: { success: true, calendarSync: outcomes.shift() } }));
  await page.goto('/calendar');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const asked = watch(page, '/api/google/sync');
  await stopClock(page);
  await assign(page, '2026-11-23', { showToUser: true, synced: false, reason: 'pending' });
  await page.clock.runFor(1500);
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByText('Google Calendar synced')).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(toast(page)).toContainText('Google Calendar synced', { timeout: 100 });
  }).toPass();
  expect(asked).toHaveLength(2);
});

test('CONST-04 whether Google is connected is asked once in five minutes', async ({ clockPage: page }) => {
  await page.clock.install({ time: D0 });
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/google/status')) asked.push(request);
  });
  await page.route('**/api/google/status', (route) => route.fulfill({ json: { success: true, connected: false } }));
  await page.goto('/calendar');
  await page.getByRole('link', { name: 'Connect it' }).click();
  await expect(card(page)).toBeVisible();
  await page.clock.runFor(4 * 60_000);
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.clock.runFor(70_000);
  await page.getByRole('link', { name: 'Connect it' }).click();
  await expect.poll(() => asked.length).toBe(2);
});

test.describe('with Google at the other end', () => {
  let google: GoogleEmulator;
  let larder: LarderServer;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    google = await startGoogleEmulator();
    larder = await startLarder(google.variables);
    page = await (await browser.newContext({ baseURL: larder.url, locale: 'en-US', hasTouch: true })).newPage();
    await signUp(page, larder.url, newEater());
  });
  test.afterAll(async () => {
    await page.context().close();
    await larder.stop();
    await google.stop();
  });

  const shown = () => google.calendars.listShown().map(({ summary, start }) => `${(start as { date: string }).date} ${String(summary)}`);

  async function answerConsent(button: 'Allow' | 'Deny', opener: () => Promise<void>): Promise<void> {
    const opened = page.context().waitForEvent('page');
    await opener();
    const popup = await opened;
    await popup.waitForURL(/\/o\/oauth2\/v2\/auth\?/);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: button }).click();
    await closed;
  }

  test('GCAL-02 GCAL-05 GCAL-06 GCAL-08 GCAL-09 a person connects, plans, loses the permission, reconnects and disconnects', async () => {
    test.setTimeout(120_000);
    await savePlan(page, planOf('Alpha Keto'));
    const { data } = (await (await page.request.get('/api/meal-plans/saved')).json()) as { data: { id: string }[] };
    const put = (date: string) =>
      page.request.post('/api/weekly-plan-days', { data: { date, mealPlanId: data[0]?.id, weeklyPlanId: null } });
    await put('2026-11-19');

    await page.goto(INTEGRATIONS);
    await answerConsent('Deny', () => connect(page).tap());
    await expect(toast(page)).toContainText('you did not give permission');
    await expect(connect(page)).toBeVisible();

    await answerConsent('Allow', () => connect(page).tap());
    await expect(disconnect(page)).toBeVisible();
    await expect.poll(shown).toEqual(['2026-11-19 Alpha Keto']);
    await put('2026-11-21');
    await expect.poll(shown).toEqual(['2026-11-19 Alpha Keto', '2026-11-21 Alpha Keto']);

    google.consent.endPermission();
    await put('2026-11-22');
    await expect
      .poll(async () => ((await (await page.request.get('/api/google/status')).json()) as { state: string }).state)
      .toBe('needs-reconnect');
    await page.goto('/calendar');
    await expect(page.getByText('Google Calendar needs to be connected again.')).toBeVisible();
    await page.getByRole('link', { name: 'Reconnect it' }).tap();
    await expect(card(page)).toContainText('Reconnect needed');
    await answerConsent('Allow', () => card(page).getByRole('button', { name: 'Reconnect Google Calendar' }).tap());
    await expect(disconnect(page)).toBeVisible();
    await expect.poll(shown).toEqual(['2026-11-19 Alpha Keto', '2026-11-21 Alpha Keto', '2026-11-22 Alpha Keto']);

    await card(page).getByRole('button', { name: 'Check and Sync' }).tap();
    await expect(toast(page)).toContainText('Looking at 3 days.');
    await disconnect(page).tap();
    await expect(toast(page)).toContainText('Deleted 3 entries');
    await expect(connect(page)).toBeVisible();
    expect(shown()).toEqual([]);
    expect(larder.output()).not.toMatch(/1\/\/|ya29\.|4\/[\w-]{20}/);
  });
});
