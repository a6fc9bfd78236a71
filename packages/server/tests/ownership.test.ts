import type { GroceryList } from '@larder/contract/grocery.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

type Wire<Data> = { readonly data: Data };
const PLAN = {
  title: 'Private supper',
  description: 'for nobody else',
  searchQuery: 'supper',
  nutritionOverview: { totalCalories: 500, protein: 30, carbs: 50, fat: 20 },
  meals: {
    dinner: {
      title: 'Secret soup',
      description: '',
      ingredients: ['1 onion'],
      instructions: ['Cook.'],
      calories: 500,
      protein: 30,
      carbs: 50,
      fat: 20,
      difficulty: 'Easy',
    },
  },
};

let larder: LarderApp;
let owner: Caller;
let stranger: Caller;
let planId: string;
beforeAll(async () => {
  larder = await startLarderApp();
  owner = await larder.newEater();
  stranger = await larder.newEater();
  planId = (await owner.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', PLAN)).body.data.id;
}, 60_000);
afterAll(() => larder.close());

describe('what is somebody else’s', () => {
  it('AUTH-18: a day is neither seen nor cleared', async () => {
    const made = await owner.call<Wire<{ id: string }>>('POST', '/api/weekly-plan-days', { date: '2026-11-21', mealPlanId: planId });
    const range = '/api/weekly-plan-days/2026-11-01?endDate=2026-11-30';
    const seen = await stranger.call<Wire<readonly unknown[]>>('GET', range);
    expect(seen.body.data).toEqual([]);
    expect((await stranger.call('DELETE', `/api/weekly-plan-days/${made.body.data.id}`)).status).toBe(404);
    expect((await stranger.call('DELETE', '/api/weekly-plan-days/date/2026-11-21')).status).toBe(404);
    const move = { fromDate: '2026-11-21', toDate: '2026-11-22' };
    expect((await stranger.call('POST', '/api/weekly-plan-days/move', move)).status).toBe(404);
    expect((await owner.call<Wire<readonly unknown[]>>('GET', range)).body.data).toHaveLength(1);
  });

  it('AUTH-19: a list, its items and its exports answer to nobody else, whatever is asked', async () => {
    const list = { name: 'Private list', description: '', status: 'draft', dateRange: '', mealPlansIncluded: [] };
    const listId = (await owner.call<Wire<{ id: string }>>('POST', '/api/grocery-lists', list)).body.data.id;
    const item = { ingredient: 'Truffles', quantity: '1', category: 'produce', source: '', checked: 'false' };
    await owner.call('POST', `/api/grocery-lists/${listId}/items/bulk`, { items: [item] });
    const before = (await owner.call<Wire<GroceryList>>('GET', `/api/grocery-lists/${listId}`)).body.data;
    const itemId = before.items[0]?.id ?? '';
    expect(itemId).not.toBe('');
    const { household_id: ownerId } = await larder.database.kysely
      .selectFrom('grocery_lists')
      .select('household_id')
      .where('id', '=', listId)
      .executeTakeFirstOrThrow();
    const exportId = '00000000-0000-4000-8000-00000000000e';
    await larder.database.kysely
      .insertInto('instacart_exports')
      .values({ id: exportId, household_id: ownerId, list_id: listId, instacart_url: 'https://example.com/x', expires_at: null })
      .execute();
    for (const [method, path, body] of [
      ['GET', `/api/grocery-lists/${listId}`],
      ['PUT', `/api/grocery-lists/${listId}`, { name: 'Stolen', description: '' }],
      ['POST', `/api/grocery-lists/${listId}/approve`, { name: 'Stolen', description: '' }],
      ['DELETE', `/api/grocery-lists/${listId}`],
      ['POST', `/api/grocery-lists/${listId}/items/bulk`, { items: [item] }],
      ['PUT', `/api/grocery-list-items/${itemId}`, { checked: 'true' }],
      ['DELETE', `/api/grocery-list-items/${itemId}`],
      ['GET', `/api/grocery-lists/${listId}/exports/instacart`],
      ['DELETE', `/api/instacart-exports/${exportId}`],
    ] as const) {
      const answer = await stranger.call<ProblemReply>(method, path, body);
      expect(answer.status, `${method} ${path}`).toBe(404);
      expect(answer.text).not.toMatch(/Private|Truffles|example\.com/);
    }
    // Ids of somebody else's items are passed over in a change of many.
    await stranger.call('PUT', '/api/grocery-list-items/bulk', { itemIds: [itemId], updates: { checked: 'true' } });
    expect((await owner.call<Wire<GroceryList>>('GET', `/api/grocery-lists/${listId}`)).body.data).toEqual(before);
    const exports = await owner.call<Wire<readonly { id: string }[]>>('GET', `/api/grocery-lists/${listId}/exports/instacart`);
    expect(exports.body.data.map(({ id }) => id)).toEqual([exportId]);
  });

  it('AUTH-20: a plan is put on no other calendar and into no other list', async () => {
    for (const [method, path, body] of [
      ['POST', '/api/weekly-plan-days', { date: '2026-11-25', mealPlanId: planId }],
      ['PUT', '/api/weekly-plan-days', { days: [{ date: '2026-11-25', mealPlanId: planId }] }],
    ] as const) {
      const answer = await stranger.call(method, path, body);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toMatch(/Private supper|Secret soup/);
    }
    // The owner has it on that day; the stranger's list of the day has nothing of it.
    await owner.call('POST', '/api/weekly-plan-days', { date: '2026-11-25', mealPlanId: planId });
    const list = await stranger.call('POST', '/api/grocery-lists/generate', { dates: ['2026-11-25'] });
    expect(list.text).not.toMatch(/Private supper|Secret soup|onion/i);
  });
});
