import type { Page } from '@playwright/test';
import { makeList, readChecked } from '../support/groceries.ts';
import { expect, test, watch } from '../support/members.ts';

const ITEMS = '/api/grocery-list-items';

const row = (page: Page, ingredient: string) => page.getByRole('checkbox', { name: new RegExp(`^${ingredient}`) });

/** A list that was looked at once with a network, on a phone that has had the time to keep the application. */
async function openKept(page: Page): Promise<string> {
  const id = await makeList(page);
  await page.goto(`/grocery-lists/${id}`);
  await expect(row(page, 'Onions')).toBeVisible();
  await page.evaluate(async () => {
    for (;;) {
      const kept = await navigator.serviceWorker.getRegistration('/grocery-lists');
      if (kept?.active?.state === 'activated') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return id;
}

test('what is checked without a network survives a reload and is sent once', async ({ memberPage: page }) => {
  const id = await openKept(page);
  await page.context().setOffline(true);
  await row(page, 'Onions').click();
  await row(page, 'Eggs').click();
  await row(page, 'Eggs').click();
  await expect(page.getByText('No connection. You can go on')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Onions')).toBeChecked();
  await expect(row(page, 'Eggs')).not.toBeChecked();
  expect(await readChecked(page, id)).toEqual([]);

  const calls = watch(page, ITEMS);
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes(ITEMS)) answered.push(response.request().headers()['idempotency-key'] ?? '');
  });
  await page.context().setOffline(false);
  await expect.poll(() => answered.length).toBe(3);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  expect(new Set(answered).size).toBe(3);
  expect(calls.map(({ body }) => body)).toEqual([{ checked: 'true' }, { checked: 'true' }, { checked: 'false' }]);
  await expect(page.getByText('No connection. You can go on')).toBeHidden();
});

test('a change whose answer was lost is sent again and counts once', async ({ memberPage: page }) => {
  const id = await openKept(page);
  let lost = 0;
  await page.route(`**${ITEMS}/*`, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const calls = watch(page, ITEMS);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes(ITEMS) && requests.push(request.headers()['idempotency-key'] ?? ''));
  await row(page, 'Onions').click();
  await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(2);
  expect(requests[0]).toBe(requests[1]);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions']);
  await expect(row(page, 'Onions')).toBeChecked();
});

test('two tabs without a network lose nothing when one of them is closed', async ({ memberPage: page }) => {
  const id = await openKept(page);
  const other = await page.context().newPage();
  await other.goto(`/grocery-lists/${id}`);
  await expect(row(other, 'Salmon')).toBeVisible();
  await page.context().setOffline(true);
  await row(page, 'Onions').click();
  await row(other, 'Salmon').click();
  await expect(row(page, 'Salmon')).toBeChecked();
  await other.close();
  await page.reload();
  await expect(row(page, 'Salmon')).toBeChecked();
  await page.context().setOffline(false);
  await expect.poll(() => readChecked(page, id)).toEqual(['Onions', 'Salmon']);
});
