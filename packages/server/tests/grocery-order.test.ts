import type { GroceryItem } from '@larder/contract/grocery.ts';
import type { InstacartExport } from '@larder/contract/instacart.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type InstacartEmulator, startInstacartEmulator } from '../emulators/instacart/start-instacart.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

let shop: InstacartEmulator;
let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  shop = await startInstacartEmulator();
  larder = await startLarderApp('pglite', shop.variables);
  eater = await larder.newEater();
});
afterAll(async () => {
  await larder.close();
  await shop.stop();
});
beforeEach(() => {
  for (const list of [shop.pages, shop.calls, shop.warnings]) list.length = 0;
});

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, body: answer, text } = await eater.call<{ data: T }>(method, path, body);
  expect(status, text).toBe(200);
  return answer.data;
}

async function newList(items: readonly object[]): Promise<{ id: string; items: GroceryItem[] }> {
  const { id } = await ask<{ id: string }>('POST', '/api/grocery-lists', { name: 'Week' });
  return { id, items: await ask<GroceryItem[]>('POST', `/api/grocery-lists/${id}/items/bulk`, { items }) };
}

const order = (id: string) => ask<{ products_link_url: string }>('POST', `/api/grocery-lists/${id}/export/instacart`);
const readHistory = (id: string) => ask<InstacartExport[]>('GET', `/api/grocery-lists/${id}/exports/instacart`);
async function refused(id: string): Promise<readonly [number, string]> {
  const { status, body } = await eater.call<ProblemReply>('POST', `/api/grocery-lists/${id}/export/instacart`);
  return [status, body.error.code];
}

const ITEMS = [
  { ingredient: 'Onions', quantity: '3 (12 oz)', category: 'produce' },
  { ingredient: 'Salmon', quantity: '1 lb (450 g)', category: 'meat' },
  { ingredient: 'Milk', quantity: '1 cup (240 ml)', category: 'dairy', checked: true },
  { ingredient: 'Salt', quantity: '1 tsp', isStaple: true, atHome: true },
];

describe('an order', () => {
  it('API-GROC-12, EXPORT-04, EXPORT-05: takes what is neither checked nor at home, and leads back to the list', async () => {
    const { id } = await newList(ITEMS);
    const { products_link_url: url } = await order(id);
    expect(url).toBe(`${shop.url}/store/shopping_lists/1`);
    expect(shop.pages[0]).toMatchObject({
      title: 'Week',
      expires_in: 30,
      line_items: [{ name: 'onion' }, { name: 'salmon' }],
      landing_page_configuration: { partner_linkback_url: `http://localhost:5000/grocery-lists/${id}` },
    });
    expect(shop.warnings).toEqual([]);
    expect(await (await fetch(url)).text()).toContain('1 lb (450 g) Salmon');
    expect(await readHistory(id)).toEqual([
      {
        id: expect.any(String) as string,
        instacartUrl: url,
        createdAt: expect.any(String) as string,
        expiresAt: expect.any(String) as string,
      },
    ]);
    const [record] = await readHistory(id);
    const days = (Date.parse(record!.expiresAt!) - Date.parse(record!.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it('of the same content has the same link, until the list changes or the link expires', async () => {
    const { id, items } = await newList(ITEMS);
    const first = await order(id);
    expect(await order(id)).toEqual(first);
    expect([shop.calls.length, (await readHistory(id)).length]).toEqual([1, 1]);
    await ask('PUT', `/api/grocery-list-items/${items[0]!.id}`, { quantity: '5' });
    expect((await order(id)).products_link_url).not.toBe(first.products_link_url);
    await ask('PUT', `/api/grocery-list-items/${items[0]!.id}`, { quantity: '3 (12 oz)' });
    expect(await order(id)).toEqual(first);
    const soon = new Date(Date.now() + 3_600_000);
    await larder.database.kysely.updateTable('instacart_exports').set({ expires_at: soon }).where('list_id', '=', id).execute();
    expect((await order(id)).products_link_url).not.toBe(first.products_link_url);
  });

  it('pressed twice at once is one page', async () => {
    const { id } = await newList(ITEMS);
    shop.slow(50);
    const links = await Promise.all([order(id), order(id), order(id)]);
    shop.slow(0);
    expect([new Set(links.map((link) => link.products_link_url)).size, shop.calls.length]).toEqual([1, 1]);
  });

  it('of nothing is not sent', async () => {
    const { id } = await newList([
      { ingredient: 'Milk', checked: true },
      { ingredient: 'Salt', atHome: true },
    ]);
    expect([await refused(id), shop.calls]).toEqual([[422, 'nothing-to-buy'], []]);
  });

  it.each([
    ['400', [502, 'instacart-refused']],
    ['other-host', [502, 'instacart-refused']],
  ] as const)('that fails with %s leaves no trace', async (fault, expected) => {
    const { id } = await newList(ITEMS);
    shop.failNext(fault);
    expect(await refused(id)).toEqual(expected);
    expect(await readHistory(id)).toEqual([]);
    expect((await order(id)).products_link_url).toContain(shop.url);
  });

  it('adds up what is looked for under one name', async () => {
    const { id } = await newList([
      { ingredient: 'Onions', quantity: '2 (8 oz)' },
      { ingredient: 'onion, diced', quantity: '1' },
      { ingredient: 'Chickpeas', quantity: '1 can' },
      { ingredient: 'chickpeas', quantity: '200 g' },
    ]);
    await order(id);
    expect(shop.pages[0]?.['line_items']).toEqual([
      expect.objectContaining({ name: 'onion', line_item_measurements: [{ quantity: 3, unit: 'each' }] }),
      { name: 'chickpea', display_text: '1 can Chickpeas + 200 g chickpeas' },
    ]);
  });
});

it('with a key that Instacart does not take is as without one', async () => {
  const other = await startLarderApp('pglite', { ...shop.variables, INSTACART_API_KEY: 'keys.wrong' });
  const caller = await other.newEater();
  const { body } = await caller.call<{ data: { id: string } }>('POST', '/api/grocery-lists', { name: 'Week' });
  await caller.call('POST', `/api/grocery-lists/${body.data.id}/items/bulk`, { items: ITEMS });
  const answer = await caller.call<ProblemReply>('POST', `/api/grocery-lists/${body.data.id}/export/instacart`);
  expect([answer.status, answer.body.error.code]).toEqual([503, 'instacart-not-configured']);
  await other.close();
});
