import { randomUUID } from 'node:crypto';
import type { GroceryOp } from '@larder/domain/grocery/grocery-op.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '../../db/scope.ts';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makeExportStore } from './export-store.ts';
import { type GroceryListId, makeGroceryStore } from './grocery-store.ts';
import { makeHabitStore } from './habit-store.ts';
import { makeItemStore } from './item-store.ts';
import type { ItemToAdd } from './item-row.ts';
import { hearListChanges } from './revision-store.ts';

const LIST = { name: 'Week', description: '', dateRange: 'Nov 21, 2026', mealPlansIncluded: [], status: 'draft' } as const;
const ITEM = {
  ingredient: 'Eggs',
  quantity: '6',
  category: 'dairy',
  source: 'Omelet',
  checked: false,
  isStaple: false,
  atHome: false,
  planKey: null,
  parts: [],
} as const;

/** Later than every operation here but those of a wrong clock. */
const NOW = 1000;

describeOnBothEngines('grocery stores', (database) => {
  let ada: Scope;
  let bob: Scope;
  let listId: GroceryListId;
  beforeEach(async () => {
    ada = await makeTestScope(database());
    bob = await makeTestScope(database());
    listId = (await makeGroceryStore(database()).createList(ada, LIST)).id;
  });
  const lists = () => makeGroceryStore(database());
  const items = () => makeItemStore(database());
  const addItems = async (scope: Scope, to: string, added: readonly ItemToAdd[]) => (await items().addItems(scope, to, added))?.items ?? [];
  const apply = async (scope: Scope, op: GroceryOp, arrivedAt: number) => (await items().applyOperation(scope, { op, arrivedAt })).items;

  test('gives back what was stored', async () => {
    const [added] = await addItems(ada, listId, [ITEM]);
    const kept = { householdId: ada.householdId, listId, position: 0, written: null, counterpart: null, isRemoved: false, stamps: {} };
    expect(added).toEqual({ ...ITEM, ...kept, id: expect.any(String) });
    expect(await items().listItems(ada, listId)).toEqual([added]);
    expect(await lists().findList(ada, listId)).toMatchObject({ ...LIST, itemCount: 1, checkedCount: 0 });
  });

  test('stores text PostgreSQL cannot hold without the offending character', async () => {
    const [added] = await addItems(ada, listId, [{ ...ITEM, ingredient: 'a\0b', source: 'half \ud83e' }]);
    expect(added).toMatchObject({ ingredient: 'ab', source: 'half ' });
    const [changed] = await apply(ada, { opId: 'op\0 1', at: 1, itemIds: [added!.id], change: { quantity: '\0' } }, NOW);
    expect((await items().listItems(ada, listId))[0]?.quantity).toBe('');
    expect(changed?.stamps.quantity?.at).toBe(1);
  });

  test('two people may use the same operation id', async () => {
    const theirList = (await lists().createList(bob, LIST)).id;
    const [mine] = await addItems(ada, listId, [ITEM]);
    const [theirs] = await addItems(bob, theirList, [ITEM]);
    await apply(ada, { opId: 'same', at: 1, itemIds: [mine!.id], change: { checked: true } }, NOW);
    await apply(bob, { opId: 'same', at: 1, itemIds: [theirs!.id], change: { checked: true } }, NOW);
    expect((await items().listItems(bob, theirList))[0]?.checked).toBe(true);
  });

  test('a change that was noted while the clock was a year ahead does not win over what comes after it', async () => {
    const [item] = await addItems(ada, listId, [ITEM]);
    const change = (opId: string, at: number, checked: boolean) => apply(ada, { opId, at, itemIds: [item!.id], change: { checked } }, at);
    const now = Date.UTC(2026, 10, 21);
    await change('phone.000000000001', now + 365 * 24 * 3600 * 1000, true);
    await change('laptop.000000000001', now, false);
    expect((await items().listItems(ada, listId))[0]?.checked).toBe(false);
  });

  describe('a change of items', () => {
    let itemId: string;
    beforeEach(async () => {
      const [item] = await addItems(ada, listId, [ITEM]);
      itemId = item!.id;
    });
    const tick = (opId: string, at: number, checked = true) => ({ opId, at, itemIds: [itemId], change: { checked } });
    const change = (op: GroceryOp, scope = ada) =>
      items().applyOperation(scope, {
        op,
        arrivedAt: NOW,
        findTick: ({ checked }) => ({ listId, key: 'eggs', at: op.at, checked }),
      });
    test('is kept where nobody could be told of it, and that is said', async () => {
      const told: unknown[] = [];
      const silent = { ...database(), notify: async () => Promise.reject(new Error('gone')) };
      const { items: changed } = await makeItemStore(silent, (error) => told.push(error)).applyOperation(ada, {
        op: tick('a', NOW),
        arrivedAt: NOW,
      });
      expect(changed[0]?.checked).toBe(true);
      await expect.poll(() => told).toEqual([new Error('gone')]);
    });

    const listTrips = () => makeHabitStore(database()).listTrips(ada);
    const revision = async () => (await lists().findList(ada, listId))?.revision;

    test('is stored with what it tells of the shop, and taken back with it', async () => {
      expect(await change(tick('a.1', 1))).toMatchObject({
        items: [{ id: itemId, checked: true, stamps: { checked: { at: 1, opId: 'a.1' } } }],
        revision: 2,
      });
      expect([await listTrips(), await revision()]).toEqual([[['eggs']], 2]);
      expect(await change(tick('a.2', 2, false))).toMatchObject({ items: [{ checked: false }], revision: 3 });
      expect([await listTrips(), await revision()]).toEqual([[], 3]);
    });

    test('changes nothing when it was applied before, comes late or is of somebody else’s, and names no revision', async () => {
      await change(tick('a.1', 5));
      const before = await items().listItems(ada, listId);
      expect(await change(tick('a.1', 5))).toEqual({ items: before });
      expect(await change(tick('b.1', 4, false))).toMatchObject({ items: before });
      expect(await change(tick('b.3', 7, false), bob)).toEqual({ items: [] });
      expect([await items().listItems(ada, listId), await revision()]).toEqual([before, 2]);
    });

    test('of several counts their list up once and is no order of the hand', async () => {
      const [other] = await addItems(ada, listId, [{ ...ITEM, ingredient: 'Milk' }]);
      const applied = await change({ ...tick('a.1', 1), itemIds: [itemId, other!.id, randomUUID()] });
      expect(applied).toMatchObject({ items: [{ checked: true }, { checked: true }], revision: 3 });
      expect(await listTrips()).toEqual([]);
    });

    test('is decided anew, and stores nothing before, when the item is no longer as it was seen', async () => {
      const changes = [{ list: listId, item: itemId, seen: { checked: {} }, values: { checked: true }, stamps: {} }];
      const { rows } = await sql`select store_item_changes(${ada.householdId}, 'a.1', ${JSON.stringify(changes)}, null) as stored`.execute(
        database().kysely,
      );
      expect(rows).toEqual([{ stored: { outcome: 'outdated' } }]);
      expect(await change(tick('a.1', 1))).toMatchObject({ items: [{ checked: true }], revision: 2 });
    });

    test('at the same moment as others ends as the newest of them says', async () => {
      await Promise.all(Array.from({ length: 8 }, (_, n) => change(tick(`phone${n}.1`, n, n % 2 === 1))));
      expect(await items().listItems(ada, listId)).toMatchObject([{ checked: true, stamps: { checked: { at: 7, opId: 'phone7.1' } } }]);
    });
  });

  test('items added at once keep places of their own', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => items().addItems(ada, listId, [{ ...ITEM, ingredient: `a${n}` }, ITEM])));
    const rows = await database().kysely.selectFrom('grocery_items').select('position').where('list_id', '=', listId).execute();
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
  });

  test('phones that tick the same items in opposite order do not block each other', async () => {
    const added = await addItems(
      ada,
      listId,
      Array.from({ length: 12 }, () => ITEM),
    );
    const ids = added.map(({ id }) => id);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        apply(ada, { opId: `op ${n}`, at: n, itemIds: n % 2 ? ids : ids.toReversed(), change: { checked: n === 9 } }, NOW),
      ),
    );
    expect(await lists().findList(ada, listId)).toMatchObject({ checkedCount: 12 });
  });

  test('an item sent twice with an id of its own is one item', async () => {
    const item = { ...ITEM, id: crypto.randomUUID() };
    const [first] = await addItems(ada, listId, [item]);
    const [again] = await addItems(ada, listId, [{ ...item, ingredient: 'Other' }]);
    expect([again, (await items().listItems(ada, listId)).length]).toEqual([first, 1]);
    const theirs = (await lists().createList(bob, LIST)).id;
    expect(await addItems(bob, theirs, [item])).toEqual([]);
  });

  test('counts up with every change and tells what is newer', async () => {
    const revision = async () => (await lists().findList(ada, listId))!.revision;
    const [egg, milk] = await addItems(ada, listId, [ITEM, ITEM]);
    const added = await revision();
    await apply(ada, { opId: 'tick', at: 5, itemIds: [egg!.id], change: { checked: true } }, NOW);
    const ticked = await revision();
    await apply(ada, { opId: 'late', at: 4, itemIds: [egg!.id], change: { checked: false } }, NOW);
    expect([added, ticked, await revision()]).toEqual([1, 2, 2]);
    await items().removeItem(ada, milk!.id);
    expect((await items().listNewer(ada, listId, added)).map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
      [egg!.id, false],
      [milk!.id, true],
    ]);
    expect(await items().listNewer(ada, listId, await revision())).toEqual([]);
  });

  test('wakes whoever watches, once a change is there to be read', async () => {
    const heard: string[] = [];
    const stop = await hearListChanges(database(), (id) => heard.push(id));
    await items().addItems(ada, listId, [ITEM]);
    await expect.poll(() => heard).toEqual([listId]);
    await stop();
  });

  test('forgets operations only', async () => {
    const [item] = await addItems(ada, listId, [ITEM]);
    await apply(ada, { opId: 'old', at: 1, itemIds: [item!.id], change: { checked: true } }, NOW);
    expect(await items().forgetOperations(new Date(Date.now() - 60_000))).toBe(0);
    expect(await items().forgetOperations(new Date(Date.now() + 60_000))).toBeGreaterThan(0);
    expect((await items().listItems(ada, listId))[0]?.checked).toBe(true);
  });

  test("does not record an export of another's list", async () => {
    const record = { url: 'https://shop.test/1', expiresAt: null };
    await expect(makeExportStore(database()).saveExport(bob, listId, record)).rejects.toMatchObject({ code: '23503' });
  });

  test('a deleted list takes items and exports with it', async () => {
    await items().addItems(ada, listId, [ITEM]);
    await makeExportStore(database()).saveExport(ada, listId, { url: 'https://shop.test/1', expiresAt: null });
    expect(await lists().deleteList(bob, listId)).toBe(false);
    expect(await lists().deleteList(ada, listId)).toBe(true);
    expect(await items().listItems(ada, listId)).toEqual([]);
    expect(await makeExportStore(database()).listExports(ada, listId)).toEqual([]);
  });
});
