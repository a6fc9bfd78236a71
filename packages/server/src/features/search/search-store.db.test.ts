import { beforeEach, expect, test } from 'vitest';
import type { UserId } from '../../db/scope.ts';
import { describeOnBothEngines, makeTestUser } from '../../../tests/support/test-database.ts';
import { makeSearchStore, type SearchStore } from './search-store.ts';

describeOnBothEngines('search store', (database) => {
  let store: SearchStore;
  let users: readonly UserId[];
  beforeEach(async () => {
    store = makeSearchStore(database());
    await database().kysely.deleteFrom('searches').execute();
    users = await Promise.all(Array.from({ length: 5 }, () => makeTestUser(database())));
  });

  const search = async (query: string, accounts: number): Promise<void> => {
    for (const user of users.slice(0, accounts)) await store.recordSearch(user, query);
  };

  test('shows what three accounts asked for, and nothing that fewer did', async () => {
    await search('vegan week', 3);
    await search('my knee hurts', 2);
    expect((await store.listPopular(6)).map(({ query }) => query)).toEqual(['vegan week']);
  });

  test('counts an account once, however often it asks', async () => {
    for (let i = 0; i < 10; i++) await search('keto', 2);
    expect(await store.listPopular(6)).toEqual([]);
  });

  test('counts spellings that differ in case and spaces as one query', async () => {
    await store.recordSearch(users[0]!, 'High Protein');
    await store.recordSearch(users[1]!, ' high   protein');
    await store.recordSearch(users[2]!, 'HIGH PROTEIN ');
    const popular = await store.listPopular(6);
    expect(popular).toHaveLength(1);
    expect(popular[0]?.id).toBe('high protein');
    expect(popular[0]?.query.toLowerCase().replaceAll(/\s+/g, ' ')).toBe('high protein');
  });

  test('puts what most accounts asked for first and stops at the limit', async () => {
    await search('three', 3);
    await search('five', 5);
    await search('four', 4);
    expect((await store.listPopular(2)).map(({ query }) => query)).toEqual(['five', 'four']);
  });

  test('does not record a blank query', async () => {
    await search('  ', 5);
    expect(await store.listPopular(6)).toEqual([]);
  });

  test('forgets the searches of a deleted account', async () => {
    await search('paleo', 3);
    await database().kysely.deleteFrom('users').where('id', '=', users[0]!).execute();
    expect(await store.listPopular(6)).toEqual([]);
  });
});
