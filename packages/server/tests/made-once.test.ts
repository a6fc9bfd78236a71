import { sayOnce } from '@larder/contract/repeat.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { ENGINES } from './support/test-database.ts';

type Made = { readonly data: { readonly id: string } };

describe.each(ENGINES)('a call that is sent again because its answer was lost, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;

  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
  });

  const save = async (who: Caller, title: string, key: string): Promise<string> =>
    (await who.call<Made>('POST', '/api/meal-plans/save', planBodyOf(title), sayOnce(key))).body.data.id;
  const titles = async (who: Caller) =>
    (await who.call<{ data: { title: string }[] }>('GET', '/api/meal-plans/saved')).body.data.map(({ title }) => title).toSorted();
  const create = async (who: Caller, name: string, key: string): Promise<string> =>
    (await who.call<Made>('POST', '/api/grocery-lists', { name }, sayOnce(key))).body.data.id;
  const names = async (who: Caller) =>
    (await who.call<{ data: { name: string }[] }>('GET', '/api/grocery-lists')).body.data.map(({ name }) => name).toSorted();

  it('makes one plan, as it was sent last', async () => {
    const key = randomUUID();
    const id = await save(ada, 'First', key);
    expect(await save(ada, 'Second', key.toUpperCase())).toBe(id);
    expect(await save(ada, 'Third', key)).toBe(id);
    expect(await titles(ada)).toEqual(['Third']);
  });

  it('makes another plan where the first was changed since, or is somebody else’s', async () => {
    const key = randomUUID();
    const id = await save(ada, 'First', key);
    await ada.call('PUT', `/api/meal-plans/${id}`, planBodyOf('Changed'));
    expect(await save(ada, 'Second', key)).not.toBe(id);
    expect(await titles(ada)).toEqual(['Changed', 'Second']);
    const bob = await larder.newEater();
    expect(await save(bob, 'Bob’s', key)).not.toBe(id);
    expect([await titles(ada), await titles(bob)]).toEqual([['Changed', 'Second'], ['Bob’s']]);
  });

  it('makes one list, as it was sent last, and another where the first has items by now', async () => {
    const key = randomUUID();
    const id = await create(ada, 'First', key);
    expect(await create(ada, 'Second', key)).toBe(id);
    expect(await names(ada)).toEqual(['Second']);
    await ada.call('POST', `/api/grocery-lists/${id}/lines`, { id: randomUUID(), line: 'milk' });
    expect(await create(ada, 'Third', key)).not.toBe(id);
    const bob = await larder.newEater();
    expect(await create(bob, 'Bob’s', key)).not.toBe(id);
    expect([await names(ada), await names(bob)]).toEqual([['Second', 'Third'], ['Bob’s']]);
  });

  it('makes one each time where no key is said, or none that makes sense', async () => {
    await ada.call('POST', '/api/meal-plans/save', planBodyOf('Twice'), { 'idempotency-key': 'plan 1' });
    await ada.call('POST', '/api/meal-plans/save', planBodyOf('Twice'), { 'idempotency-key': 'plan 1' });
    await ada.call('POST', '/api/meal-plans/save', planBodyOf('Twice'));
    expect(await titles(ada)).toEqual(['Twice', 'Twice', 'Twice']);
  });
});
