import type { Page, Route } from '@playwright/test';
import { startInstacartEmulator } from '../../packages/server/emulators/instacart/start-instacart.ts';
import { newEater, signUp } from '../support/eater.ts';
import { LISTS, makeList, openList, readChecked } from '../support/groceries.ts';
import { startLarder } from '../support/larder-server.ts';
import { answerWith, expect, FAULT, hold, openPage, test, toast, watch } from '../support/members.ts';

const SHOP = 'https://shop.test/products/1';
const RECORD = { id: 'e1', instacartUrl: SHOP, createdAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-12-20T12:00:00.000Z' };
const ORDER = 'Order with Instacart';

const order = (page: Page) => page.getByRole('button', { name: ORDER });
const orderUrl = (id: string) => `**${LISTS}/${id}/export/instacart`;
const historyUrl = (id: string) => `**${LISTS}/${id}/exports/instacart`;

async function openNew(page: Page): Promise<string> {
  const id = await makeList(page);
  await offerOrders(page);
  await page.context().route('https://shop.test/**', (route: Route) => route.fulfill({ body: 'a shop' }));
  return id;
}

/** As a server with a key says; this one has none, and what it is asked for is answered here. */
async function offerOrders(page: Page): Promise<void> {
  await page.route(/\/api\/grocery-lists\/[^/?]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const { data, ...rest } = (await answer.json()) as { data: object };
    return route.fulfill({ response: answer, json: { ...rest, data: { ...data, canOrder: true } } });
  });
}

/** A server that is connected to the shop: an order adds a record. */
async function connectShop(page: Page, id: string): Promise<void> {
  const records: object[] = [];
  await page.route(historyUrl(id), (route) => route.fulfill({ json: { success: true, data: records } }));
  await page.route(orderUrl(id), (route) => {
    records.unshift({ ...RECORD, id: `e${records.length + 1}` });
    return route.fulfill({ json: { success: true, data: { products_link_url: SHOP } } });
  });
}

test('EXPORT-01, EXPORT-02: there is something to order as long as an item is unchecked', async ({ memberPage: page }) => {
  await openList(page, await openNew(page));
  await expect(order(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Check All', exact: true }).first().click();
  await expect(order(page)).toBeDisabled();
});

test('EXPORT-03, EXPORT-04, EXPORT-05: one order at a time, whose link opens', async ({ memberPage: page }) => {
  const id = await openNew(page);
  const calls = watch(page, '/export/instacart');
  const release = await hold(page, orderUrl(id), answerWith({ success: true, data: { products_link_url: SHOP } }));
  await openList(page, id);
  await order(page).click();
  await expect(page.getByRole('button', { name: 'Exporting...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Exporting...' }).click({ force: true });
  const shop = page.waitForEvent('popup');
  release();
  await expect(await shop).toHaveURL(SHOP);
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
  await expect(order(page)).toBeEnabled();
});

test('EXPORT-06, EXPORT-07: an order that fails can be tried again', async ({ memberPage: page }) => {
  const id = await openNew(page);
  await page.route(orderUrl(id), answerWith(FAULT, 500));
  await openList(page, id);
  await order(page).click();
  await expect(toast(page)).toContainText('Export failed');
  await expect(toast(page)).toContainText('Failed to export to Instacart. Please try again.');
  await expect(order(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Export History' }).click();
  await expect(page.getByText('This list has not been sent to a shop yet.')).toBeVisible();
});

test('EXPORT-08, EXPORT-09, EXPORT-10: an order appears in the history with its link and dates', async ({ memberPage: page }) => {
  const id = await openNew(page);
  const calls = watch(page, '/exports/instacart');
  await connectShop(page, id);
  await openList(page, id);
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['GET']);
  const shop = page.waitForEvent('popup');
  await order(page).click();
  await (await shop).close();
  await page.getByRole('button', { name: 'Export History' }).click();
  await expect(page.getByRole('link', { name: 'Open on Instacart' })).toHaveAttribute('href', SHOP);
  await expect(page.getByText('Created Nov 20, 2026 · Expires Dec 20, 2026')).toBeVisible();
});

test('EXPORT-11: a record is deleted', async ({ memberPage: page }) => {
  const id = await openNew(page);
  await page.route(historyUrl(id), answerWith({ success: true, data: [RECORD] }));
  await page.route('**/api/instacart-exports/e1', answerWith({ success: true }));
  const calls = watch(page, '/api/instacart-exports');
  await openList(page, id);
  await page.getByRole('button', { name: 'Export History' }).click();
  await page.getByRole('button', { name: /^Delete record/ }).click();
  await expect(toast(page)).toContainText('Export record removed');
  await expect(page.getByRole('link', { name: 'Open on Instacart' })).toHaveCount(0);
  expect(calls.map(({ method }) => method)).toEqual(['DELETE']);
});

test('EXPORT-12: a record that cannot be deleted stays', async ({ memberPage: page }) => {
  const id = await openNew(page);
  await page.route(historyUrl(id), answerWith({ success: true, data: [RECORD] }));
  await page.route('**/api/instacart-exports/e1', answerWith(FAULT, 500));
  await openList(page, id);
  await page.getByRole('button', { name: 'Export History' }).click();
  await page.getByRole('button', { name: /^Delete record/ }).click();
  await expect(toast(page)).toContainText('Failed to delete export record. Please try again.');
  await expect(page.getByRole('link', { name: 'Open on Instacart' })).toBeVisible();
});

test('EXPORT-04, EXPORT-05, EXPORT-09, EXPORT-10, EXPORT-11: a connected server orders what is unchecked, and the record can go', async ({
  browser,
}) => {
  const shop = await startInstacartEmulator();
  const connected = await startLarder(shop.variables);
  try {
    const page = await openPage(browser, connected.url);
    await signUp(page, connected.url, newEater());
    const id = await makeList(page);
    await page.goto(`/grocery-lists/${id}`);
    await page.getByRole('checkbox', { name: /^Onions/ }).click();
    await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
    await expect(page.getByText('We may earn a commission from Instacart')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await order(page).click();
    const store = await opened;
    await expect(store.getByRole('heading', { level: 1, name: 'G1' })).toBeVisible();
    await expect(store.getByRole('listitem')).toHaveText([
      '4 Tomatoes (tomato)',
      '1 lb Salmon (salmon)',
      '1/2 cup Milk (milk)',
      '6 Eggs (egg)',
      'Something else (something else)',
    ]);
    await expect(store.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', `${connected.url}/grocery-lists/${id}`);
    await store.close();
    await page.getByRole('button', { name: 'Export History' }).click();
    await expect(page.getByRole('link', { name: 'Open on Instacart' })).toHaveAttribute('href', `${shop.url}/store/shopping_lists/1`);
    // The same content has its link already.
    const again = page.waitForEvent('popup');
    await order(page).click();
    await (await again).close();
    await expect(page.getByRole('link', { name: 'Open on Instacart' })).toHaveCount(1);
    expect(shop.pages).toHaveLength(1);
    await page.getByRole('button', { name: /^Delete record/ }).click();
    await expect(toast(page)).toContainText('Export record removed');
    await page.reload();
    await page.getByRole('button', { name: 'Export History' }).click();
    await expect(page.getByText('This list has not been sent to a shop yet.')).toBeVisible();
    await page.context().close();
  } finally {
    await connected.stop();
    await shop.stop();
  }
});

test('a server without a key says so calmly, and the list can be copied and downloaded', async ({ memberPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, await makeList(page));
  await expect(page.getByText('This site is not set up for ordering with Instacart.')).toBeVisible();
  await expect(page.getByText('We may earn a commission')).toHaveCount(0);
  await expect(order(page)).toBeDisabled();
  await expect(order(page)).toHaveAccessibleDescription('This site is not set up for ordering with Instacart.');
  // Who took a list along before the key was taken away may still press it.
  await offerOrders(page);
  await page.reload();
  await page.getByRole('checkbox', { name: /^Onions/ }).click();
  await order(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ordering is not set up here' });
  await expect(dialog).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy List' }).click();
  await expect(toast(page)).toContainText('List copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Produce\n- Tomatoes: 4\n\nMeat and Fish\n- Salmon: 1 lb');
  expect(copied).not.toContain('Onions');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download for a Spreadsheet' }).click();
  expect((await download).suggestedFilename()).toBe('G1.csv');
  const markdown = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as Text' }).click();
  expect((await markdown).suggestedFilename()).toBe('G1.md');
});
