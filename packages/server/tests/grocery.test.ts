import { type GroceryItem, type GroceryList, type GroceryListCard, OPERATION_HEADERS } from '@larder/contract/grocery.ts';
import type { InstacartExport } from '@larder/contract/instacart.ts';
import type { GeneratedPlan } from '@larder/contract/plan.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { makeOpId } from '@larder/domain/grocery/grocery-op.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExportStore } from '../src/features/grocery/export-store.ts';
import type { HouseholdId } from '../src/db/scope.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

type Data<T> = { success: true; data: T };
type Generated = {
  dateRange: string;
  mealPlansIncluded: { mealPlanId: string; mealPlanTitle: string; date: string }[];
  ingredients: Pick<GroceryItem, 'ingredient' | 'quantity' | 'category' | 'source' | 'isStaple'>[];
};

const NOBODYS = '00000000-0000-4000-8000-000000000000';

let larder: LarderApp;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  ada = await larder.newEater();
  bob = await larder.newEater();
});
afterAll(() => larder.close());

type Headers = Readonly<Record<string, string>>;

async function ask<T>(caller: Caller, [method, path]: readonly [string, string], body?: unknown, headers?: Headers): Promise<T> {
  const { status, body: answer, text } = await caller.call<Data<T>>(method, path, body, headers);
  expect(status, text).toBe(200);
  expect(answer.success).toBe(true);
  return answer.data;
}

async function refused(caller: Caller, [method, path]: readonly [string, string], body?: unknown): Promise<readonly [number, string]> {
  const { status, body: answer } = await caller.call<ProblemReply>(method, path, body);
  return [status, answer.error.code];
}

const newList = (caller: Caller, more: object = {}) =>
  ask<GroceryListCard>(caller, ['POST', '/api/grocery-lists'], { name: 'Party', ...more });
const readList = (caller: Caller, id: string) => ask<GroceryList>(caller, ['GET', `/api/grocery-lists/${id}`]);
const addItems = (caller: Caller, id: string, items: readonly object[]) =>
  ask<GroceryItem[]>(caller, ['POST', `/api/grocery-lists/${id}/items/bulk`], { items });
const setItem = (caller: Caller, id: string, body: object) => ask<GroceryItem>(caller, ['PUT', `/api/grocery-list-items/${id}`], body);

const SOUP = {
  title: 'Tomato soup',
  description: '',
  ingredients: ['1 lb tomatoes', '1 onion', '2 cups water', 'salt to taste'],
  instructions: ['Simmer.'],
  calories: 200,
  protein: 5,
  carbs: 30,
  fat: 6,
  difficulty: 'Easy',
};

async function assign(caller: Caller, { date, title, lunch }: { date: string; title: string; lunch: object }): Promise<string> {
  const nutritionOverview = { totalCalories: 200, protein: 5, carbs: 30, fat: 6 };
  const plan = { title, description: '', searchQuery: 'soup', nutritionOverview, meals: { lunch } };
  const { id } = await ask<{ id: string }>(caller, ['POST', '/api/meal-plans/save'], plan);
  await ask(caller, ['POST', '/api/weekly-plan-days'], { date, mealPlanId: id });
  return id;
}

describe('generating a list', () => {
  it('API-GROC-04, API-GROC-05: takes the plans of these days only and adds up what they need', async () => {
    const eater = await larder.newEater();
    const id = await assign(eater, { date: '2026-11-21', title: 'Soup day', lunch: SOUP });
    await assign(eater, { date: '2026-11-24', title: 'Soup again', lunch: { ...SOUP, ingredients: ['8 oz tomatoes', '2 onions'] } });
    await assign(eater, { date: '2026-11-25', title: 'Not asked for', lunch: { ...SOUP, ingredients: ['1 squid'] } });
    const list = await ask<Generated>(eater, ['POST', '/api/grocery-lists/generate'], {
      dates: ['2026-11-24', '2026-11-22', '2026-11-21'],
    });
    expect(list.dateRange).toBe('Nov 21–24, 2026');
    expect(list.mealPlansIncluded).toEqual([
      { mealPlanId: id, mealPlanTitle: 'Soup day', date: '2026-11-21' },
      expect.objectContaining({ mealPlanTitle: 'Soup again', date: '2026-11-24' }),
    ]);
    const rows = list.ingredients.map(({ ingredient, quantity, category, isStaple }) => [ingredient, quantity, category, isStaple]);
    // Three onions of 110 g (SR28 11282, medium) are 11.6 oz; 24 oz of tomatoes of 123 g (SR28 11529, medium) are 5.5 of them. Water comes from the tap.
    expect(rows).toEqual([
      ['Onions', '3 (12 oz)', 'produce', 'false'],
      ['Tomatoes', '6 (1 1/2 lb)', 'produce', 'false'],
      ['Salt', '', 'pantry', 'true'],
    ]);
    expect(list.ingredients[0]?.source).toBe('Tomato soup (Sat 21 lunch, Tue 24 lunch)');
  });

  it('writes a generated plan in the units of the profile', async () => {
    const eater = await larder.newEater();
    const plan = await ask<GeneratedPlan>(eater, ['POST', '/api/meal-plans/generate'], {
      query: 'chicken for dinner, 2000 calories',
      seed: 3,
    });
    const { id } = await ask<{ id: string }>(eater, ['POST', '/api/meal-plans/save'], plan);
    await ask(eater, ['POST', '/api/weekly-plan-days'], { date: '2026-11-21', mealPlanId: id });
    const dates = ['2026-11-21'];
    const us = await ask<Generated>(eater, ['POST', '/api/grocery-lists/generate'], { dates });
    await larder.database.kysely.updateTable('users').set({ preferred_units: 'metric' }).execute();
    const metric = await ask<Generated>(eater, ['POST', '/api/grocery-lists/generate'], { dates });
    await larder.database.kysely.updateTable('users').set({ preferred_units: null }).execute();
    expect(us.ingredients.length).toBeGreaterThan(10);
    expect(metric.ingredients.map(({ ingredient }) => ingredient)).toEqual(us.ingredients.map(({ ingredient }) => ingredient));
    expect(us.ingredients.some(({ quantity }) => /oz|lb|cup/.test(quantity))).toBe(true);
    expect(metric.ingredients.filter(({ quantity }) => /\b(?:oz|lb|cups?)\b/.test(quantity))).toEqual([]);
    for (const { category } of us.ingredients) expect(['produce', 'meat', 'dairy', 'pantry']).toContain(category);
  });

  it("does not see another person's calendar", async () => {
    await assign(bob, { date: '2026-12-01', title: "Bob's", lunch: SOUP });
    const list = await ask<Generated>(ada, ['POST', '/api/grocery-lists/generate'], { dates: ['2026-12-01'] });
    expect([list.mealPlansIncluded, list.ingredients]).toEqual([[], []]);
  });

  it.each([[[]], [['2026-02-30']], [['tomorrow']], ['2026-11-21']])('refuses %j as dates', async (dates) => {
    expect(await refused(ada, ['POST', '/api/grocery-lists/generate'], { dates })).toEqual([400, 'invalid-request']);
  });
});

describe('a list', () => {
  it('API-GROC-06: is stored as it was sent, as a draft unless it says otherwise', async () => {
    const mealPlansIncluded = [{ mealPlanId: 'p1', mealPlanTitle: 'Alpha', date: '2026-11-21' }];
    const sent = { name: ' Grocery List - Nov 21, 2026 ', description: 'For four', dateRange: 'Nov 21, 2026', mealPlansIncluded };
    const made = await newList(ada, sent);
    expect(made).toMatchObject({ ...sent, name: sent.name.trim(), status: 'draft', itemCount: 0, checkedCount: 0, toBuyCount: 0 });
    expect(await readList(ada, made.id)).toEqual({ ...made, items: [], canOrder: expect.any(Boolean) });
    expect((await newList(ada, { status: 'approved', description: null })).status).toBe('approved');
  });

  it('API-GROC-01: is listed to its owner only, newest first, with counts', async () => {
    const eater = await larder.newEater();
    const [first, second] = [await newList(eater, { name: 'first' }), await newList(eater, { name: 'second' })];
    await addItems(eater, first.id, [{ ingredient: 'egg', checked: true }, { ingredient: 'milk' }, { ingredient: 'salt', atHome: 'true' }]);
    const cards = await ask<GroceryListCard[]>(eater, ['GET', '/api/grocery-lists']);
    expect(cards.map(({ name, itemCount, checkedCount, toBuyCount }) => [name, itemCount, checkedCount, toBuyCount])).toEqual([
      ['second', 0, 0, 0],
      ['first', 3, 1, 2],
    ]);
    expect(cards[0]?.id).toBe(second.id);
  });

  it('API-GROC-08, API-GROC-15: is renamed without being approved, and approved for good', async () => {
    const { id } = await newList(ada, { description: 'kept' });
    expect(await ask(ada, ['PUT', `/api/grocery-lists/${id}`], { name: ' Feast ' })).toMatchObject({
      name: 'Feast',
      description: 'kept',
      status: 'draft',
    });
    await ask(ada, ['POST', `/api/grocery-lists/${id}/approve`], { name: 'Big feast', description: '' });
    await ask(ada, ['PUT', `/api/grocery-lists/${id}`], { name: 'Big feast', description: 'again' });
    expect(await readList(ada, id)).toMatchObject({ name: 'Big feast', description: 'again', status: 'approved' });
  });

  it('API-GROC-03: goes with its items', async () => {
    const { id } = await newList(ada);
    const [egg] = await addItems(ada, id, [{ ingredient: 'egg' }]);
    await ask(ada, ['DELETE', `/api/grocery-lists/${id}`]);
    expect(await refused(ada, ['GET', `/api/grocery-lists/${id}`])).toEqual([404, 'list-not-found']);
    expect(await refused(ada, ['PUT', `/api/grocery-list-items/${egg!.id}`], { checked: 'true' })).toEqual([404, 'item-not-found']);
  });

  it.each([
    ['a blank name', { name: '  ' }],
    ['no name', {}],
    ['an unknown status', { name: 'x', status: 'done' }],
    ['a name of half a megabyte', { name: 'x'.repeat(500_000) }],
  ])('is not made with %s', async (_, body) => {
    expect(await refused(ada, ['POST', '/api/grocery-lists'], body)).toEqual([400, 'invalid-request']);
  });
});

const PLAIN = {
  key: null,
  id: expect.any(String) as string,
  quantity: '',
  category: 'pantry',
  source: '',
  checked: 'false',
  isStaple: 'false',
  atHome: 'false',
  parts: [],
};

describe('items', () => {
  it('API-GROC-02, API-GROC-07: keep their order, and are unchecked and in the pantry where nothing is said', async () => {
    const { id } = await newList(ada);
    await addItems(ada, id, [
      { ingredient: 'salt' },
      { ingredient: 'milk', quantity: '1/2 cup', category: 'dairy', checked: 'true', source: 'Pancakes' },
    ]);
    await addItems(ada, id, [{ ingredient: 'sage', category: null, checked: false, isStaple: true }]);
    expect((await readList(ada, id)).items).toEqual([
      { ...PLAIN, ingredient: 'salt' },
      { ...PLAIN, ingredient: 'milk', quantity: '1/2 cup', category: 'dairy', source: 'Pancakes', checked: 'true' },
      { ...PLAIN, ingredient: 'sage', isStaple: 'true' },
    ]);
  });

  it('are stored all or not at all', async () => {
    const { id } = await newList(ada);
    const items = [{ ingredient: 'egg' }, { ingredient: 'milk', category: 'drinks' }];
    expect(await refused(ada, ['POST', `/api/grocery-lists/${id}/items/bulk`], { items })).toEqual([400, 'invalid-request']);
    expect((await readList(ada, id)).items).toEqual([]);
  });

  it.each([true, 'true'])('API-GROC-09: are checked by %j and answer a string', async (checked) => {
    const { id } = await newList(ada);
    const [egg, milk] = await addItems(ada, id, [{ ingredient: 'egg' }, { ingredient: 'milk' }]);
    expect(await setItem(ada, egg!.id, { checked })).toEqual({ ...egg, checked: 'true' });
    expect((await readList(ada, id)).items).toEqual([{ ...egg, checked: 'true' }, milk]);
  });

  it('API-GROC-14: are checked in bulk, of which only own ones change', async () => {
    const { id } = await newList(ada);
    const [egg, milk, salt] = await addItems(ada, id, [{ ingredient: 'egg' }, { ingredient: 'milk' }, { ingredient: 'salt' }]);
    const theirs = await newList(bob);
    const [tea] = await addItems(bob, theirs.id, [{ ingredient: 'tea' }]);
    const itemIds = [egg!.id, salt!.id, tea!.id, NOBODYS, 'nonsense'];
    const changed = await ask<GroceryItem[]>(ada, ['PUT', '/api/grocery-list-items/bulk'], { itemIds, updates: { checked: 'true' } });
    expect(changed.map(({ ingredient }) => ingredient).toSorted()).toEqual(['egg', 'salt']);
    expect((await readList(ada, id)).items.map(({ checked }) => checked)).toEqual(['true', 'false', 'true']);
    expect((await readList(bob, theirs.id)).items).toEqual([tea]);
    expect(milk?.checked).toBe('false');
  });

  it('API-GROC-10: are removed once', async () => {
    const { id } = await newList(ada);
    const [egg] = await addItems(ada, id, [{ ingredient: 'egg' }, { ingredient: 'milk' }]);
    await ask(ada, ['DELETE', `/api/grocery-list-items/${egg!.id}`]);
    expect(await refused(ada, ['DELETE', `/api/grocery-list-items/${egg!.id}`])).toEqual([404, 'item-not-found']);
    expect((await readList(ada, id)).items.map(({ ingredient }) => ingredient)).toEqual(['milk']);
  });
});

describe('changes that come late or twice', () => {
  const MINUTE = 60_000;
  const made = (opId: string, ageMs = 0): Headers => ({ [OPERATION_HEADERS.id]: opId, [OPERATION_HEADERS.age]: String(ageMs) });
  const anyOp = (ageMs = 0): Headers => made(crypto.randomUUID(), ageMs);

  async function oneItem() {
    const list = await newList(ada);
    const [egg] = await addItems(ada, list.id, [{ ingredient: 'egg', quantity: '2' }]);
    return {
      set: (body: object, headers?: Headers) => ask<GroceryItem>(ada, ['PUT', `/api/grocery-list-items/${egg!.id}`], body, headers),
      read: async () => (await readList(ada, list.id)).items[0],
    };
  }

  it('a repeat of an operation is a success that changes nothing', async () => {
    const { set, read } = await oneItem();
    const tick = made(makeOpId('phone', 1));
    await set({ checked: 'true' }, tick);
    await set({ checked: 'false' }, made(makeOpId('tablet', 1)));
    await set({ checked: 'true' }, tick);
    expect((await read())?.checked).toBe('false');
  });

  it('an older change does not undo a newer one, and other fields stay', async () => {
    const { set, read } = await oneItem();
    await set({ checked: 'true' }, anyOp(MINUTE));
    await set({ checked: 'false', quantity: '3' }, anyOp(2 * MINUTE));
    expect(await read()).toMatchObject({ checked: 'true', quantity: '3' });
  });

  it('what one phone did later wins, though its first request was long on the way', async () => {
    const { set, read } = await oneItem();
    await set({ checked: 'true' }, made(makeOpId('phone', 1), 0));
    await set({ checked: 'false' }, made(makeOpId('phone', 2), 3 * MINUTE));
    expect((await read())?.checked).toBe('false');
  });

  it.each(['-86400000', 'soon', '1e999', ''])('an age of %j is no age: a phone cannot win over what comes later', async (age) => {
    const { set, read } = await oneItem();
    await set({ checked: 'true' }, { [OPERATION_HEADERS.id]: crypto.randomUUID(), [OPERATION_HEADERS.age]: age });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await set({ checked: 'false' });
    expect((await read())?.checked).toBe('false');
  });

  it('a change that takes back another leaves what somebody has changed since', async () => {
    const list = await newList(ada);
    const items = await addItems(ada, list.id, [{ ingredient: 'egg' }, { ingredient: 'milk' }, { ingredient: 'rice', checked: 'true' }]);
    const itemIds = items.slice(0, 2).map(({ id }) => id);
    const setAll = async (checked: string, headers: Headers) =>
      ask(ada, ['PUT', '/api/grocery-list-items/bulk'], { itemIds, updates: { checked } }, headers);
    const [press, undo] = [makeOpId('phone', 1), makeOpId('phone', 2)];
    await setAll('true', made(press));
    for (const checked of ['false', 'true']) await ask(ada, ['PUT', `/api/grocery-list-items/${itemIds[1]!}`], { checked }, anyOp());
    await setAll('false', { ...made(undo), [OPERATION_HEADERS.undoes]: press });
    const ticks = async () => (await readList(ada, list.id)).items.map(({ checked }) => checked);
    expect(await ticks()).toEqual(['false', 'true', 'true']);
    // Of a press that is not known nothing is as it left it.
    await setAll('true', { ...anyOp(), [OPERATION_HEADERS.undoes]: 'phone.unknown' });
    expect(await ticks()).toEqual(['false', 'true', 'true']);
  });

  it('sixteen phones at once leave every item with the newest change', async () => {
    const list = await newList(ada);
    const items = await addItems(
      ada,
      list.id,
      Array.from({ length: 20 }, (_, index) => ({ ingredient: `item ${index}` })),
    );
    const ids = items.map(({ id }) => id);
    await Promise.all(
      Array.from({ length: 16 }, (_, phone) => {
        const body = { itemIds: phone % 2 === 0 ? ids : ids.toReversed(), updates: { quantity: String(phone) } };
        return ask(ada, ['PUT', '/api/grocery-list-items/bulk'], body, anyOp((16 - phone) * MINUTE));
      }),
    );
    expect(new Set((await readList(ada, list.id)).items.map(({ quantity }) => quantity))).toEqual(new Set(['15']));
  });
});

describe('Instacart', () => {
  it('answers that it is not set up, without a trace in the history', async () => {
    const { id } = await newList(ada);
    expect(await refused(ada, ['POST', `/api/grocery-lists/${id}/export/instacart`])).toEqual([503, 'instacart-not-configured']);
    expect(await ask<InstacartExport[]>(ada, ['GET', `/api/grocery-lists/${id}/exports/instacart`])).toEqual([]);
  });

  it('brings a deleted list back as it was, to whom it was deleted, and once', async () => {
    const { id } = await newList(ada);
    const [oats] = await addItems(ada, id, [{ ingredient: 'Oats' }, { ingredient: 'Milk', checked: 'true' }]);
    await setItem(ada, oats!.id, { quantity: '2 cups' });
    const before = await readList(ada, id);
    expect((await ada.call('DELETE', `/api/grocery-lists/${id}`)).status).toBe(200);
    expect((await ada.call('GET', `/api/grocery-lists/${id}`)).status).toBe(404);
    const restore = ['POST', `/api/grocery-lists/${id}/restore`] as const;
    expect(await refused(bob, restore)).toEqual([404, 'list-not-found']);
    expect((await ada.call(...restore)).status).toBe(200);
    expect(await readList(ada, id)).toEqual(before);
    expect(await refused(ada, restore)).toEqual([404, 'list-not-found']);
    // What is changed on it goes on as before.
    await setItem(ada, oats!.id, { checked: 'true' });
    expect((await readList(ada, id)).checkedCount).toBe(2);
  });

  it('API-GROC-11, API-GROC-13: lists the records of a list, newest first, and deletes own ones', async () => {
    const { id } = await newList(ada);
    const owner = await larder.database.kysely
      .selectFrom('grocery_lists')
      .select('household_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const store = makeExportStore(larder.database);
    const expiresAt = new Date('2026-12-20T12:00:00Z');
    const older = await store.saveExport({ householdId: owner.household_id as HouseholdId }, id, {
      url: 'https://shop.test/1',
      expiresAt,
    });
    // Two in one millisecond have no order.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const newer = await store.saveExport({ householdId: owner.household_id as HouseholdId }, id, {
      url: 'https://shop.test/2',
      expiresAt: null,
    });
    const path = `/api/grocery-lists/${id}/exports/instacart`;
    expect(await ask<InstacartExport[]>(ada, ['GET', path])).toEqual([
      { id: newer, instacartUrl: 'https://shop.test/2', createdAt: expect.any(String), expiresAt: null },
      { id: older, instacartUrl: 'https://shop.test/1', createdAt: expect.any(String), expiresAt: expiresAt.toISOString() },
    ]);
    expect(await refused(bob, ['DELETE', `/api/instacart-exports/${older}`])).toEqual([404, 'export-not-found']);
    expect((await ada.call('DELETE', `/api/instacart-exports/${older}`)).status).toBe(200);
    expect((await ask<InstacartExport[]>(ada, ['GET', path])).map((record) => record.id)).toEqual([newer]);
  });
});

describe('what is not there', () => {
  it.each([
    ['GET', ''],
    ['DELETE', ''],
    ['PUT', ''],
    ['POST', '/approve'],
    ['POST', '/items/bulk'],
    ['GET', '/exports/instacart'],
    ['POST', '/export/instacart'],
  ])("%s list%s knows neither nonsense nor another person's list", async (method, path) => {
    const theirs = await newList(bob);
    const body = method === 'PUT' || path === '/approve' ? { name: 'mine' } : path === '/items/bulk' ? { items: [] } : undefined;
    for (const id of [theirs.id, NOBODYS, 'none', "' or true --"]) {
      expect(await refused(ada, [method, `/api/grocery-lists/${encodeURIComponent(id)}${path}`], body), id).toEqual([
        404,
        'list-not-found',
      ]);
    }
    expect(await readList(bob, theirs.id)).toEqual({ ...theirs, items: [], canOrder: expect.any(Boolean) });
  });
});
