import { expect, type Page } from '@playwright/test';
import { D0 } from './members.ts';

export const LISTS = '/api/grocery-lists';

/** G1 of the checklist: all four categories, one item that names none. */
export const G1_ITEMS = [
  { ingredient: 'Onions', quantity: '3', category: 'produce', source: 'Lentil soup (Sat 21 lunch)', checked: 'false' },
  { ingredient: 'Tomatoes', quantity: '4', category: 'produce', source: 'Bean chili (Sat 21 dinner)', checked: 'false' },
  { ingredient: 'Salmon', quantity: '1 lb', category: 'meat', source: '', checked: 'false' },
  { ingredient: 'Milk', quantity: '1/2 cup', category: 'dairy', source: 'Oat bowl (Sat 21 breakfast)', checked: 'false' },
  { ingredient: 'Eggs', quantity: '6', category: 'dairy', source: '', checked: 'false' },
  { ingredient: 'Something else', quantity: '', source: '', checked: 'false' },
] as const;

export const INCLUDED = [{ mealPlanId: '00000000-0000-4000-8000-000000000001', mealPlanTitle: 'Alpha Keto', date: '2026-11-21' }];

type NewList = { readonly name?: string; readonly status?: string; readonly items?: readonly object[]; readonly description?: string };

export async function makeList(
  page: Page,
  { name = 'G1', status = 'draft', items = G1_ITEMS, description = '' }: NewList = {},
): Promise<string> {
  const list = { name, description, status, dateRange: 'Nov 21, 2026', mealPlansIncluded: INCLUDED };
  const made = await page.request.post(LISTS, { data: list });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  if (items.length === 0) return id;
  const added = await page.request.post(`${LISTS}/${id}/items/bulk`, { data: { items } });
  expect(added.ok(), await added.text()).toBe(true);
  return id;
}

export async function clearLists(page: Page): Promise<void> {
  const { data } = (await (await page.request.get(LISTS)).json()) as { data: { id: string }[] };
  for (const { id } of data) await page.request.delete(`${LISTS}/${id}`);
}

export type StoredList = {
  name: string;
  description: string;
  status: string;
  items: { id: string; ingredient: string; quantity: string; checked: string }[];
};

export async function readList(page: Page, id: string): Promise<StoredList> {
  return ((await (await page.request.get(`${LISTS}/${id}`)).json()) as { data: StoredList }).data;
}

/** Who shares a browser with an earlier test sends what that one left on its way, whatever list is looked at. */
export async function expectNothingWaits(page: Page): Promise<void> {
  const countOps = () =>
    page.evaluate(async (name) => {
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return undefined;
      const found = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('not opened')));
      });
      const counting = found.transaction('ops').objectStore('ops').count();
      return new Promise<number>((resolve) => {
        counting.addEventListener('success', () => {
          found.close();
          resolve(counting.result);
        });
      });
    }, 'larder-offline');
  await expect.poll(countOps).toBe(0);
}

/** What is checked on the server. */
export const readChecked = async (page: Page, id: string): Promise<readonly string[]> =>
  (await readList(page, id)).items.filter(({ checked }) => checked === 'true').map(({ ingredient }) => ingredient);

export async function openList(page: Page, id: string): Promise<void> {
  await page.clock.setFixedTime(D0);
  await page.goto(`/grocery-lists/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
