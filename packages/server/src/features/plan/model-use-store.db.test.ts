import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestUser } from '../../../tests/support/test-database.ts';
import { makeModelUseStore, type UseLimits } from './model-use-store.ts';

const WIDE: UseLimits = { user: { calls: 1000, tokens: 1_000_000 }, server: { calls: 1000, tokens: 1_000_000 } };

describeOnBothEngines('the use of the model', (database) => {
  let days = 0;
  const newDay = (): string => `2031-01-${String((days += 1)).padStart(2, '0')}`;
  const storeWith = (limits: Partial<UseLimits>) => makeModelUseStore(database(), { ...WIDE, ...limits });
  const readDay = (day: string) =>
    database().kysely.selectFrom('model_use').select(['calls', 'tokens']).where('day', '=', day).executeTakeFirst();

  test("never counts past an account's calls, however many come at once", async () => {
    const [ada, bob, day] = [await makeTestUser(database()), await makeTestUser(database()), newDay()];
    const stores = [storeWith({ user: { calls: 7, tokens: 1_000_000 } }), storeWith({ user: { calls: 7, tokens: 1_000_000 } })];
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => stores[at % 2]!.reserve(ada, day, 10)));
    expect(answers.filter((spent) => spent === undefined)).toHaveLength(7);
    expect(new Set(answers.filter(Boolean))).toEqual(new Set(['user']));
    expect(await stores[0]!.reserve(bob, day, 10)).toBeUndefined();
    expect(await readDay(day)).toEqual({ calls: 8, tokens: 80 });
    expect(await stores[0]!.reserve(ada, newDay(), 10)).toBeUndefined();
  });

  test("the server's share holds over all accounts, and a refused call costs nobody anything", async () => {
    const [ada, bob, day] = [await makeTestUser(database()), await makeTestUser(database()), newDay()];
    const store = storeWith({ server: { calls: 2, tokens: 1_000_000 } });
    expect([await store.reserve(ada, day, 5), await store.reserve(bob, day, 5), await store.reserve(bob, day, 5)]).toEqual([
      undefined,
      undefined,
      'server',
    ]);
    const own = await database().kysely.selectFrom('model_use_by_user').select('calls').where('user_id', '=', bob).execute();
    expect(own).toEqual([{ calls: 1 }]);
  });

  test('tokens are reserved before a call and settled after it', async () => {
    const [ada, day] = [await makeTestUser(database()), newDay()];
    const store = storeWith({ user: { calls: 100, tokens: 1000 } });
    expect(await store.reserve(ada, day, 1001)).toBe('user');
    expect(await store.reserve(ada, day, 600)).toBeUndefined();
    expect(await store.reserve(ada, day, 600)).toBe('user');
    await store.settle(ada, day, 200 - 600);
    expect(await readDay(day)).toEqual({ calls: 1, tokens: 200 });
    expect(await store.reserve(ada, day, 600)).toBeUndefined();
    expect(await readDay(day)).toEqual({ calls: 2, tokens: 800 });
  });

  test('goes with the account, and with time', async () => {
    const [ada, day] = [await makeTestUser(database()), newDay()];
    const store = storeWith({});
    await store.reserve(ada, day, 10);
    await database().kysely.deleteFrom('users').where('id', '=', ada).execute();
    expect(await database().kysely.selectFrom('model_use_by_user').select('day').where('user_id', '=', ada).execute()).toEqual([]);
    await store.forgetUse('2031-02-01');
    expect(await readDay(day)).toBeUndefined();
  });
});
