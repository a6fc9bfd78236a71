import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

type Data<T> = { success: true; data: T };
type Fields = Record<string, unknown>;

let larder: LarderApp;
let ada: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  ada = await larder.newEater();
});
afterAll(() => larder.close());

async function makeList(): Promise<string> {
  const list = {
    name: 'Week',
    description: 'For two',
    dateRange: 'Nov 21, 2026',
    mealPlansIncluded: [{ mealPlanId: randomUUID(), mealPlanTitle: 'Alpha', date: '2026-11-21' }],
  };
  const { id } = (await ada.call<Data<{ id: string }>>('POST', '/api/grocery-lists', list)).body.data;
  const items = [
    { ingredient: 'Milk', quantity: '1/2 cup', category: 'dairy', source: 'Oats', checked: true },
    { ingredient: 'Something else', quantity: '' },
  ];
  await ada.call('POST', `/api/grocery-lists/${id}/items/bulk`, { items });
  return id;
}

it('ENT-14 a grocery list and its items carry the fields of the specification, checked as a string', async () => {
  const { body } = await ada.call<Data<Fields & { items: Fields[] }>>('GET', `/api/grocery-lists/${await makeList()}`);
  const { items, ...list } = body.data;
  expect(list).toMatchObject({
    id: expect.any(String),
    name: 'Week',
    description: 'For two',
    status: 'draft',
    dateRange: 'Nov 21, 2026',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    mealPlansIncluded: [{ mealPlanId: expect.any(String), mealPlanTitle: 'Alpha', date: '2026-11-21' }],
  });
  expect(items).toMatchObject([
    { id: expect.any(String), ingredient: 'Milk', quantity: '1/2 cup', category: 'dairy', source: 'Oats', checked: 'true' },
    { id: expect.any(String), ingredient: 'Something else', quantity: '', category: 'pantry', source: '', checked: 'false' },
  ]);
});

it('ENT-15 an export record carries its address and both its times', async () => {
  const listId = await makeList();
  const { kysely } = larder.database;
  const { household_id } = await kysely
    .selectFrom('grocery_lists')
    .select('household_id')
    .where('id', '=', listId)
    .executeTakeFirstOrThrow();
  const times = { created_at: new Date('2026-11-20T12:00:00Z'), expires_at: new Date('2026-12-20T12:00:00Z') };
  await kysely
    .insertInto('instacart_exports')
    .values({ id: randomUUID(), household_id, list_id: listId, instacart_url: 'https://example.com/list', ...times })
    .execute();
  const { body } = await ada.call<Data<Fields[]>>('GET', `/api/grocery-lists/${listId}/exports/instacart`);
  expect(body.data).toMatchObject([
    {
      id: expect.any(String),
      instacartUrl: 'https://example.com/list',
      createdAt: '2026-11-20T12:00:00.000Z',
      expiresAt: '2026-12-20T12:00:00.000Z',
    },
  ]);
});

it('API-GEN-03 a private call without a session is 401 and says Unauthorized', async () => {
  for (const [method, path] of [
    ['GET', '/api/meal-plans/saved'],
    ['POST', '/api/meal-plans/generate'],
    ['PUT', '/api/profile'],
    ['GET', '/api/grocery-lists'],
  ] as const) {
    const { status, text } = await larder.visitor.call(method, path, method === 'GET' ? undefined : {});
    expect([status, text.includes('Unauthorized')], path).toEqual([401, true]);
  }
});

it('API-GEN-04 unknown ids and bad bodies are answered with JSON and never with a fault', async () => {
  for (const [method, path, body, expected] of [
    ['GET', '/api/meal-plans/nope', undefined, 404],
    ['DELETE', `/api/meal-plans/${randomUUID()}`, undefined, 404],
    ['POST', '/api/meal-plans/nope/restore', undefined, 404],
    ['GET', '/api/grocery-lists/nope', undefined, 404],
    ['GET', '/api/nothing-here', undefined, 404],
    ['GET', '/api/meal-plans/%E0%A4%A', undefined, 404],
    ['POST', '/api/meal-plans/save', [1, null], 400],
    ['POST', '/api/meal-plans/refresh-meal', { mealType: 'tea', query: 'x', refreshCount: 1 }, 400],
    ['PATCH', `/api/meal-plans/${randomUUID()}/favorite`, { isFavorited: 'maybe' }, 400],
  ] as const) {
    const { status, body: answer, text } = await ada.call<{ success: boolean }>(method, path, body);
    expect([status, answer.success], `${method} ${path}: ${text}`).toEqual([expected, false]);
  }
});
