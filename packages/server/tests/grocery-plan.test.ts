import { type GroceryItem, type GroceryList, OPERATION_HEADERS } from '@larder/contract/grocery.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Generated, makeShopper, mealOf, type Meals, MONDAY, planOf, SOUP, STEW, WEDNESDAY } from './support/grocery-shopper.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  larder = await startLarderApp();
});
beforeEach(async () => {
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const { ask, refused, plan, generate, makeList, readList, readPatch, setItem, item } = makeShopper(() => eater);
const rowsOf = ({ items }: GroceryList) => items.map(({ ingredient, quantity }) => [ingredient, quantity]);

describe('a look before the list is made', () => {
  it('shows what would be on it, and makes nothing', async () => {
    await plan(MONDAY, { dinner: SOUP });
    const preview = await ask<Generated>('GET', `/api/grocery-preview?dates=${MONDAY},2026-02-30,nonsense`);
    expect(preview).toEqual(await generate([MONDAY]));
    expect(preview.ingredients.map(({ ingredient, isStaple }) => [ingredient, isStaple])).toEqual([
      ['Onions', 'false'],
      ['Tomatoes', 'false'],
      ['Salt', 'true'],
    ]);
    expect(await ask<unknown[]>('GET', '/api/grocery-lists')).toEqual([]);
  });

  it('has nothing for no days', async () => {
    expect((await ask<Generated>('GET', '/api/grocery-preview?dates=')).ingredients).toEqual([]);
  });
});

describe('a line of several meals', () => {
  it('says what each of them needs, and is split into them', async () => {
    await plan(MONDAY, { dinner: SOUP });
    await plan(WEDNESDAY, { lunch: STEW });
    const id = await makeList([MONDAY, WEDNESDAY]);
    const onions = await item(id, 'Onions');
    expect([onions.quantity, onions.parts]).toEqual([
      '3 (12 oz)',
      [
        { day: MONDAY, slot: 'dinner', title: 'Soup', quantity: '2 (8 oz)' },
        { day: WEDNESDAY, slot: 'lunch', title: 'Stew', quantity: '1 (4 oz)' },
      ],
    ]);
    await setItem(onions, { checked: true });
    const split = await ask<GroceryItem[]>('POST', `/api/grocery-list-items/${onions.id}/split`);
    expect(split.map(({ quantity, source, checked }) => [quantity, source, checked])).toEqual([
      ['2 (8 oz)', 'Soup (Mon 23 dinner)', 'true'],
      ['1 (4 oz)', 'Stew (Wed 25 lunch)', 'true'],
    ]);
    expect(split[0]?.id).toBe(onions.id);
    expect(rowsOf(await readList(id)).map(([ingredient]) => ingredient)).toEqual(['Onions', 'Onions', 'Tomatoes', 'Beef chuck', 'Salt']);
    expect(await refused('POST', `/api/grocery-list-items/${onions.id}/split`)).toEqual([422, 'nothing-to-split']);
    expect(await readPatch(id)).toBeNull();
  });
});

describe('an item of one’s own', () => {
  it.each([
    ['2 cans chickpeas', ['Chickpeas', '2 cans', 'pantry']],
    ['milk', ['Milk', '', 'dairy']],
    ['1 lb ground beef', ['Ground beef', '1 lb', 'meat']],
    ['3 large red onions, for the party', ['Red onions, for the party', '3 large', 'produce']],
    ['dish soap', ['Dish soap', '', 'pantry']],
  ])('%s is read', async (line, expected) => {
    const { id } = await ask<{ id: string }>('POST', '/api/grocery-lists', { name: 'Party' });
    const added = await ask<GroceryItem>('POST', `/api/grocery-lists/${id}/lines`, { id: crypto.randomUUID(), line });
    expect([added.ingredient, added.quantity, added.category]).toEqual(expected);
  });

  it('sent twice is on the list once', async () => {
    const { id } = await ask<{ id: string }>('POST', '/api/grocery-lists', { name: 'Party' });
    const line = { id: crypto.randomUUID(), line: '2 limes' };
    const first = await ask('POST', `/api/grocery-lists/${id}/lines`, line);
    expect(await ask('POST', `/api/grocery-lists/${id}/lines`, line)).toEqual(first);
    expect((await readList(id)).items).toHaveLength(1);
    expect(await refused('POST', '/api/grocery-lists/none/lines', line)).toEqual([404, 'list-not-found']);
  });

  it('that was removed comes back with its tick', async () => {
    const { id } = await ask<{ id: string }>('POST', '/api/grocery-lists', { name: 'Party' });
    const limes = await ask<GroceryItem>('POST', `/api/grocery-lists/${id}/lines`, { id: crypto.randomUUID(), line: '2 limes' });
    await setItem(limes, { checked: true });
    await eater.call('DELETE', `/api/grocery-list-items/${limes.id}`);
    expect((await readList(id)).items).toEqual([]);
    expect(await ask('POST', `/api/grocery-list-items/${limes.id}/restore`)).toEqual({ ...limes, checked: 'true' });
    expect((await readList(id)).itemCount).toBe(1);
  });
});

describe('what the hand teaches', () => {
  it('moves a food to the same aisle next time, whichever way it comes', async () => {
    await plan(MONDAY, { dinner: SOUP });
    const id = await makeList([MONDAY]);
    await setItem(await item(id, 'Tomatoes'), { category: 'pantry' });
    const next = await generate([MONDAY]);
    expect(next.ingredients.find(({ ingredient }) => ingredient === 'Tomatoes')?.category).toBe('pantry');
    const typed = await ask<GroceryItem>('POST', `/api/grocery-lists/${id}/lines`, { id: crypto.randomUUID(), line: '1 tomato' });
    expect(typed.category).toBe('pantry');
  });

  it('puts an aisle in the order it was ticked in', async () => {
    await plan(MONDAY, { dinner: mealOf('Salad', ['1 apple', '1 carrot', '1 cucumber', '1 lemon']) });
    const order = async () => (await generate([MONDAY])).ingredients.map(({ ingredient }) => ingredient);
    expect(await order()).toEqual(['Apple', 'Carrot', 'Cucumber', 'Lemon']);
    const id = await makeList([MONDAY]);
    for (const name of ['Lemon', 'Carrot', 'Apple']) await setItem(await item(id, name), { checked: true });
    expect(await order()).toEqual(['Lemon', 'Carrot', 'Apple', 'Cucumber']);
    // Taken out of the cart again: it teaches nothing.
    await setItem(await item(id, 'Lemon'), { checked: false });
    expect(await order()).toEqual(['Carrot', 'Apple', 'Cucumber', 'Lemon']);
  });

  it('learns no order from ticking all at once', async () => {
    await plan(MONDAY, { dinner: mealOf('Salad', ['1 apple', '1 carrot']) });
    const { items } = await readList(await makeList([MONDAY]));
    const itemIds = items.map(({ id }) => id).toReversed();
    await ask('PUT', '/api/grocery-list-items/bulk', { itemIds, updates: { checked: true } });
    expect((await generate([MONDAY])).ingredients.map(({ ingredient }) => ingredient)).toEqual(['Apple', 'Carrot']);
  });
});

describe('a list follows its plan', () => {
  async function changedWeek() {
    const planId = await plan(MONDAY, { dinner: SOUP, lunch: mealOf('Toast', ['2 slices bread']) });
    const id = await makeList([MONDAY], ['Salt']);
    const change = (meals: Meals) => ask('PUT', `/api/meal-plans/${planId}`, planOf('Changed', meals));
    return { id, change };
  }
  const MORE_SOUP = mealOf('Soup', ['4 onions', '1 lb tomatoes', '1 leek', 'salt to taste']);

  it('offers what was added, removed and changed, and changes nothing by itself', async () => {
    const { id, change } = await changedWeek();
    expect(await readPatch(id)).toBeNull();
    await change({ dinner: MORE_SOUP });
    const before = await readList(id);
    const patch = await readPatch(id);
    expect(patch?.entries.map(({ type, ingredient, from, to }) => [type, ingredient, from, to])).toEqual([
      ['added', 'Leek', '', '1 (3 1/2 oz)'],
      ['changed', 'Onions', '2 (8 oz)', '4 (15 1/2 oz)'],
      ['removed', 'Bread', '2 slices', ''],
    ]);
    expect(await readList(id)).toEqual(before);
    const patched = await ask<GroceryList>('POST', `/api/grocery-lists/${id}/patch`, { id: patch?.id, accept: true });
    expect(rowsOf(patched)).toEqual([
      ['Onions', '4 (15 1/2 oz)'],
      ['Tomatoes', '4 (1 lb)'],
      ['Salt', ''],
      ['Leek', '1 (3 1/2 oz)'],
    ]);
    expect(patched.mealPlansIncluded).toEqual([{ mealPlanId: expect.any(String) as string, mealPlanTitle: 'Changed', date: MONDAY }]);
    expect(await readPatch(id)).toBeNull();
  });

  it('keeps ticks, hand edits and own items', async () => {
    const { id, change } = await changedWeek();
    await setItem(await item(id, 'Bread'), { checked: true });
    await setItem(await item(id, 'Onions'), { quantity: '10, we are many' });
    await ask('POST', `/api/grocery-lists/${id}/lines`, { id: crypto.randomUUID(), line: 'candles' });
    await change({ dinner: MORE_SOUP });
    const patch = await readPatch(id);
    expect(patch?.entries.map(({ type, ingredient, isKept }) => [type, ingredient, isKept])).toEqual([
      ['added', 'Leek', false],
      ['changed', 'Onions', true],
    ]);
    const patched = await ask<GroceryList>('POST', `/api/grocery-lists/${id}/patch`, { id: patch?.id, accept: true });
    expect(patched.items.map(({ ingredient, quantity, checked }) => [ingredient, quantity, checked])).toEqual([
      ['Onions', '10, we are many', 'false'],
      ['Tomatoes', '4 (1 lb)', 'false'],
      ['Bread', '2 slices', 'true'],
      ['Salt', '', 'false'],
      ['Candles', '', 'false'],
      ['Leek', '1 (3 1/2 oz)', 'false'],
    ]);
    expect(await readPatch(id)).toBeNull();
  });

  describe('what was bought', () => {
    const take = async (id: string) => {
      const patch = await readPatch(id);
      const list = await ask<GroceryList>('POST', `/api/grocery-lists/${id}/patch`, { id: patch?.id, accept: true });
      return { patch, list };
    };
    const wordsOf = ({ quantity, checked }: GroceryItem) => [quantity, checked];
    const onions = (count: number) => ({ dinner: mealOf('Soup', [`${count} onions`, '1 lb tomatoes', 'salt to taste']) });

    it('and is needed in a larger amount is to be bought again, as far as it is missing', async () => {
      const { id, change } = await changedWeek();
      await setItem(await item(id, 'Onions'), { checked: true });
      await setItem(await item(id, 'Tomatoes'), { checked: true });
      const before = await readList(id);
      await change({ ...onions(4), lunch: mealOf('Toast', ['2 slices bread']) });
      const { patch, list } = await take(id);
      expect(patch?.entries).toMatchObject([{ from: '2 (8 oz)', to: '4 (15 1/2 oz)', checked: false, more: '2 more (2 checked before)' }]);
      expect(wordsOf(await item(id, 'Onions'))).toEqual(['2 more (2 checked before)', 'false']);
      expect(wordsOf(await item(id, 'Tomatoes'))).toEqual(['4 (1 lb)', 'true']);
      expect(list.items.filter(({ checked }) => checked === 'true')).toHaveLength(1);
      expect(await readPatch(id)).toBeNull();
      const back = await ask<GroceryList>('POST', `/api/grocery-lists/${id}/patch/undo`, { id: patch?.id });
      expect(back.items).toEqual(before.items);
      // Ticked after all, and needed once more.
      await take(id);
      await setItem(await item(id, 'Onions'), { checked: true });
      await change({ ...onions(7), lunch: mealOf('Toast', ['2 slices bread']) });
      await take(id);
      expect(wordsOf(await item(id, 'Onions'))).toEqual(['3 more (4 checked before)', 'false']);
    });

    it('and is needed in a smaller amount stays bought', async () => {
      const { id, change } = await changedWeek();
      await setItem(await item(id, 'Onions'), { checked: true });
      await change({ ...onions(1), lunch: mealOf('Toast', ['2 slices bread']) });
      const { patch } = await take(id);
      expect(patch?.entries.map(({ to, checked, more }) => [to, checked, more])).toEqual([['1 (4 oz)', true, undefined]]);
      expect(wordsOf(await item(id, 'Onions'))).toEqual(['1 (4 oz)', 'true']);
    });

    it('on a phone without a network before the list was updated is no tick of the larger amount', async () => {
      const { id, change } = await changedWeek();
      const row = await item(id, 'Onions');
      await change({ ...onions(4), lunch: mealOf('Toast', ['2 slices bread']) });
      await take(id);
      const late = { [OPERATION_HEADERS.id]: 'phone.000000000001', [OPERATION_HEADERS.age]: '60000' };
      await eater.call('PUT', `/api/grocery-list-items/${row.id}`, { checked: true }, late);
      expect(wordsOf(await item(id, 'Onions'))).toEqual(['4 (15 1/2 oz)', 'false']);
    });
  });

  it('does not bring back what a person removed', async () => {
    const { id, change } = await changedWeek();
    await eater.call('DELETE', `/api/grocery-list-items/${(await item(id, 'Onions')).id}`);
    await change({ dinner: MORE_SOUP, lunch: mealOf('Toast', ['2 slices bread']) });
    expect((await readPatch(id))?.entries.map(({ ingredient }) => ingredient)).toEqual(['Leek']);
  });

  it('does not offer again what was turned down, until the plan changes once more', async () => {
    const { id, change } = await changedWeek();
    await change({ dinner: MORE_SOUP });
    const patch = await readPatch(id);
    await ask('POST', `/api/grocery-lists/${id}/patch`, { id: patch?.id, accept: false });
    expect(await readPatch(id)).toBeNull();
    expect(rowsOf(await readList(id))).toHaveLength(4);
    await change({ dinner: STEW });
    expect((await readPatch(id))?.entries.length).toBeGreaterThan(0);
  });

  it('refuses a patch that is not the one of now', async () => {
    const { id, change } = await changedWeek();
    await change({ dinner: MORE_SOUP });
    const patch = await readPatch(id);
    await change({ dinner: STEW });
    expect(await refused('POST', `/api/grocery-lists/${id}/patch`, { id: patch?.id, accept: true })).toEqual([409, 'patch-outdated']);
    expect(await refused('GET', '/api/grocery-lists/none/patch')).toEqual([404, 'list-not-found']);
  });

  describe('a patch that was taken', () => {
    const undo = (id: string, patchId: string | undefined) => ['POST', `/api/grocery-lists/${id}/patch/undo`, { id: patchId }] as const;
    const take = async (id: string) => {
      const patch = await readPatch(id);
      await ask('POST', `/api/grocery-lists/${id}/patch`, { id: patch?.id, accept: true });
      return patch?.id;
    };
    const shownOf = ({ revision: _counted, ...list }: GroceryList) => list;

    it('is taken back to what was there, and is offered again', async () => {
      const { id, change } = await changedWeek();
      await plan(WEDNESDAY, { lunch: STEW });
      await setItem(await item(id, 'Tomatoes'), { quantity: '10, we are many' });
      await setItem(await item(id, 'Salt'), { checked: true });
      const before = await readList(id);
      await change({ dinner: MORE_SOUP });
      const offered = await readPatch(id);
      const patchId = await take(id);
      // A line that is none of the patch's.
      await ask('POST', `/api/grocery-lists/${id}/lines`, { id: crypto.randomUUID(), line: 'candles' });
      const candles = await item(id, 'Candles');
      const back = await ask<GroceryList>(...undo(id, patchId));
      expect(shownOf(back)).toEqual({
        ...shownOf(before),
        itemCount: before.itemCount + 1,
        toBuyCount: before.toBuyCount + 1,
        items: [...before.items, candles],
      });
      expect(await readPatch(id)).toEqual(offered);
      expect(await refused(...undo(id, patchId))).toEqual([409, 'patch-outdated']);
      expect(await take(id)).toBe(patchId);
      expect(rowsOf(await readList(id))).toContainEqual(['Leek', '1 (3 1/2 oz)']);
    });

    it('has taken nothing from a line that was split', async () => {
      await plan(MONDAY, { dinner: SOUP });
      await plan(WEDNESDAY, { lunch: STEW });
      const id = await makeList([MONDAY, WEDNESDAY]);
      await ask('POST', `/api/grocery-list-items/${(await item(id, 'Onions')).id}/split`);
      const before = await readList(id);
      await eater.call('DELETE', `/api/weekly-plan-days/date/${MONDAY}`);
      await plan(MONDAY, { dinner: MORE_SOUP });
      const back = await ask<GroceryList>(...undo(id, await take(id)));
      expect(shownOf(back)).toEqual(shownOf(before));
      const [first] = back.items;
      expect(await ask<GroceryItem>('POST', `/api/grocery-list-items/${first?.id}/merge`)).toMatchObject({ quantity: '3 (12 oz)' });
    });

    it('stays once one of its lines was changed or another was taken', async () => {
      const { id, change } = await changedWeek();
      await change({ dinner: MORE_SOUP });
      const first = await take(id);
      await setItem(await item(id, 'Leek'), { checked: true });
      expect(await refused(...undo(id, first))).toEqual([409, 'patch-outdated']);
      await change({ dinner: STEW });
      const second = await take(id);
      expect(await refused(...undo(id, first))).toEqual([409, 'patch-outdated']);
      expect(second).not.toBe(first);
      await ask(...undo(id, second));
    });
  });

  it('follows a day that was cleared and planned anew', async () => {
    const { id } = await changedWeek();
    await eater.call('DELETE', `/api/weekly-plan-days/date/${MONDAY}`);
    await plan(MONDAY, { dinner: STEW });
    const patch = await readPatch(id);
    expect(patch?.entries.map(({ type, ingredient }) => [type, ingredient])).toEqual(
      expect.arrayContaining([
        ['added', 'Beef chuck'],
        ['removed', 'Tomatoes'],
      ]),
    );
  });

  it('ends with a list that was approved and bought', async () => {
    const { id, change } = await changedWeek();
    await ask('POST', `/api/grocery-lists/${id}/approve`, { name: 'Week' });
    const itemIds = (await readList(id)).items.map((each) => each.id);
    await ask('PUT', '/api/grocery-list-items/bulk', { itemIds, updates: { checked: true } });
    await change({ dinner: MORE_SOUP });
    expect(await readPatch(id)).toBeNull();
  });
});
