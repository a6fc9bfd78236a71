import type { GroceryItem } from '@larder/contract/grocery.ts';
import { nameOthers } from '@larder/domain/grocery/split-item.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeShopper, MONDAY, SOUP, STEW, WEDNESDAY } from './support/grocery-shopper.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

const THURSDAY = '2026-11-26';

let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  larder = await startLarderApp();
});
beforeEach(async () => {
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const { ask, refused, plan, makeList, readList, readPatch, setItem, item } = makeShopper(() => eater);

const MERGE = (onions: GroceryItem) => `/api/grocery-list-items/${onions.id}/merge`;
const SPLIT = (onions: GroceryItem) => `/api/grocery-list-items/${onions.id}/split`;
/** The list's onions as `[quantity, checked]`, by the list's order. */
const readOnions = async (id: string) =>
  (await readList(id)).items.filter(({ ingredient }) => ingredient === 'Onions').map(({ quantity, checked }) => [quantity, checked]);

async function makeSplitList() {
  await plan(MONDAY, { dinner: SOUP });
  await plan(WEDNESDAY, { lunch: STEW });
  const id = await makeList([MONDAY, WEDNESDAY]);
  const whole = await item(id, 'Onions');
  const otherIds = [crypto.randomUUID()];
  const [first, other] = await ask<GroceryItem[]>('POST', SPLIT(whole), { otherIds });
  expect([first!.id, other!.id]).toEqual([whole.id, ...otherIds]);
  return { id, whole, first: first!, other: other!, otherIds };
}

describe('a line of several meals', () => {
  it('that was split is merged into what it was, and is bought only when all of it is', async () => {
    const { id, whole, other } = await makeSplitList();
    await setItem(other, { checked: 'true' });
    expect(await ask('POST', MERGE(other))).toEqual(whole);
    expect(await readOnions(id)).toEqual([['3 (12 oz)', 'false']]);
    expect(await readPatch(id)).toBeNull();
    expect(await refused('POST', MERGE(whole))).toEqual([422, 'nothing-to-merge']);
    expect(await refused('POST', MERGE(other))).toEqual([404, 'item-not-found']);
  });

  it('comes apart again with its own ticks and amounts when a merge is undone, but not by another split', async () => {
    const { id, whole, other, otherIds } = await makeSplitList();
    await setItem(other, { checked: 'true', quantity: '5' });
    expect(await ask<GroceryItem>('POST', MERGE(whole))).toMatchObject({ quantity: '2 (8 oz) + 5', checked: 'false' });
    await ask('POST', SPLIT(whole), { otherIds });
    expect(await readOnions(id)).toEqual([
      ['2 (8 oz)', 'false'],
      ['5', 'true'],
    ]);
    await ask('POST', MERGE(whole));
    await ask('POST', SPLIT(whole), { otherIds: [crypto.randomUUID()] });
    expect(await readOnions(id)).toEqual([
      ['2 (8 oz)', 'false'],
      ['1 (4 oz)', 'false'],
    ]);
  });

  it('does not get back by a merge what a hand took off, until the merge is undone and it is restored', async () => {
    const { id, whole, other } = await makeSplitList();
    await plan(THURSDAY, { dinner: SOUP });
    const longer = await makeList([MONDAY, WEDNESDAY, THURSDAY]);
    const onions = await item(longer, 'Onions');
    const otherIds = [crypto.randomUUID(), crypto.randomUUID()];
    const [, , last] = await ask<GroceryItem[]>('POST', SPLIT(onions), { otherIds });
    await eater.call('DELETE', `/api/grocery-list-items/${last!.id}`);
    expect(await ask<GroceryItem>('POST', MERGE(onions))).toMatchObject({ quantity: '2 (8 oz) + 1 (4 oz)' });
    expect(await readPatch(longer)).toBeNull();
    await ask('POST', SPLIT(onions), { otherIds: otherIds.slice(0, 1) });
    expect(await readPatch(longer)).toBeNull();
    await ask('POST', `/api/grocery-list-items/${last!.id}/restore`);
    expect(await readOnions(longer)).toHaveLength(3);
    // Another list's parts of the same food are none of this one's.
    expect((await readOnions(id)).length).toBe(2);
    expect(await ask('POST', MERGE(other))).toEqual(whole);
  });

  it('is taken apart into the same parts wherever that is done, so that a tick of one reaches it', async () => {
    await plan(MONDAY, { dinner: SOUP });
    await plan(WEDNESDAY, { lunch: STEW });
    const id = await makeList([MONDAY, WEDNESDAY]);
    const whole = await item(id, 'Onions');
    const parts = await ask<GroceryItem[]>('POST', SPLIT(whole), {});
    expect(parts.map((part) => part.id)).toEqual([whole.id, ...nameOthers(whole)]);
    expect(await refused('POST', SPLIT(whole))).toEqual([422, 'nothing-to-split']);
    await setItem(parts[1]!, { checked: 'true' });
    expect((await readOnions(id)).map(([, checked]) => checked)).toEqual(['false', 'true']);
  });

  it('is taken apart anew after a merge, each part with the tick of the whole', async () => {
    const { id, whole } = await makeSplitList();
    await ask('POST', MERGE(whole));
    const [, first] = await ask<GroceryItem[]>('POST', SPLIT(whole), {});
    await ask('POST', MERGE(whole));
    await setItem(whole, { checked: 'true' });
    const [, again] = await ask<GroceryItem[]>('POST', SPLIT(whole), {});
    expect(again!.id).toBe(first!.id);
    expect(await readOnions(id)).toEqual([
      ['2 (8 oz)', 'true'],
      ['1 (4 oz)', 'true'],
    ]);
  });

  it('does not take the id of anything else', async () => {
    await plan(MONDAY, { dinner: SOUP });
    await plan(WEDNESDAY, { lunch: STEW });
    const id = await makeList([MONDAY, WEDNESDAY]);
    const whole = await item(id, 'Onions');
    const stranger = await larder.newEater();
    const { body } = await stranger.call<{ data: { id: string } }>('POST', '/api/grocery-lists', { name: 'Theirs' });
    const theirs = `/api/grocery-lists/${body.data.id}`;
    await stranger.call('POST', `${theirs}/lines`, { id: nameOthers(whole)[0], line: 'leek' });
    expect(await ask<GroceryItem[]>('POST', SPLIT(whole), {})).toHaveLength(2);
    expect(await readOnions(id)).toHaveLength(2);
    expect((await stranger.call('GET', theirs)).text).toContain('Leek');
  });

  it('keeps what another phone says of a part that was merged meanwhile, for when the merge is undone', async () => {
    const { id, whole, other, otherIds } = await makeSplitList();
    await ask('POST', MERGE(whole));
    await setItem(other, { checked: 'true' }, { 'idempotency-key': 'other.1' });
    expect(await readOnions(id)).toEqual([['3 (12 oz)', 'false']]);
    await ask('POST', SPLIT(whole), { otherIds });
    expect((await readOnions(id)).map(([, checked]) => checked)).toEqual(['false', 'true']);
  });

  it('is merged to what its plan says by then', async () => {
    const { id, whole } = await makeSplitList();
    await plan(WEDNESDAY, { lunch: SOUP });
    const patch = await readPatch(id);
    await ask('POST', `/api/grocery-lists/${id}/patch`, { id: patch?.id, accept: true });
    expect(await ask<GroceryItem>('POST', MERGE(whole))).toMatchObject({ quantity: '4 (15 1/2 oz)' });
    expect(await readPatch(id)).toBeNull();
  });

  it('is split and merged once, however often the phone says so', async () => {
    const { id, whole, otherIds } = await makeSplitList();
    const say = (path: string, opId: string, names: object) => ask('POST', path, names, { 'idempotency-key': opId });
    await say(MERGE(whole), 'phone.1', {});
    await say(SPLIT(whole), 'phone.2', { otherIds });
    await say(MERGE(whole), 'phone.1', {});
    await say(SPLIT(whole), 'phone.2', { otherIds });
    expect(await readOnions(id)).toHaveLength(2);
  });

  it('keeps a tick of one part that was long on the way from ticking all of it', async () => {
    const { id, whole } = await makeSplitList();
    await ask('POST', MERGE(whole));
    await setItem(whole, { checked: 'true' }, { 'idempotency-key': 'other.1', 'larder-change-age': '60000' });
    expect(await readOnions(id)).toEqual([['3 (12 oz)', 'false']]);
  });
});
