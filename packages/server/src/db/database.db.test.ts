import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestUser } from '../../tests/support/test-database.ts';
import type { DatabaseHandle } from './database.ts';
import { prepareLookUp } from './look-up.ts';
import { hasSqlState } from './sql-state.ts';
import { toJsonb } from './storable.ts';
import { makeHandle } from './transaction.ts';

describeOnBothEngines('database', (database) => {
  const readSetting = async ({ kysely }: DatabaseHandle, key: string): Promise<unknown> =>
    (await kysely.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;
  const writeSetting = async ({ kysely }: DatabaseHandle, key: string, value: unknown): Promise<void> => {
    await kysely
      .insertInto('settings')
      .values({ key, value: toJsonb(value) })
      .execute();
  };

  test('keeps what a transaction wrote when it ends well, and nothing when it throws', async () => {
    const [kept, lost] = [randomUUID(), randomUUID()];
    await database().transaction((tx) => writeSetting(tx, kept, 1));
    const failing = database().transaction(async (tx) => {
      await writeSetting(tx, lost, 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await readSetting(database(), kept), await readSetting(database(), lost)]).toEqual([1, undefined]);
  });

  test('runs a prepared look-up with the values of each time, and sees what its own transaction wrote', async () => {
    const byKey = prepareLookUp<{ key: string }>()((value) =>
      database().kysely.selectFrom('settings').select('value').where('key', '=', value('key')),
    );
    const [first, second] = [randomUUID(), randomUUID()];
    await writeSetting(database(), first, 1);
    const readBoth = async (handle: DatabaseHandle) =>
      (await Promise.all([first, second].map((key) => handle.lookUp(byKey({ key }))))).map(([row]) => row?.value);
    await database().transaction(async (tx) => {
      await writeSetting(tx, second, 2);
      expect(await readBoth(tx)).toEqual([1, 2]);
      await expect(database().lookUp(byKey({ key: first }))).rejects.toThrow('global database handle');
    });
    expect(await readBoth(database())).toEqual([1, 2]);
  });

  test('refuses the global handle inside a transaction at once, instead of waiting for itself', async () => {
    const key = randomUUID();
    const work = database().transaction(async (tx) => {
      await writeSetting(tx, key, 1);
      await readSetting(database(), key);
    });
    await expect(work).rejects.toThrow('global database handle');
    await expect(database().transaction(() => database().transaction(async () => 1))).rejects.toThrow('global database handle');
    expect(await readSetting(database(), key)).toBeUndefined();
  });

  test('lets a transaction started inside another join it', async () => {
    const key = randomUUID();
    const failing = database().transaction(async (tx) => {
      await tx.transaction((inner) => writeSetting(inner, key, 1));
      expect(await readSetting(tx, key)).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readSetting(database(), key)).toBeUndefined();
  });

  test('lets work that outlives a transaction use the global handle again', async () => {
    let later: Promise<unknown> = Promise.resolve();
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await database().transaction(async () => {
      later = gate.then(() => readSetting(database(), 'none'));
    });
    finish();
    expect(await later).toBeUndefined();
  });

  test('starts no transaction past the guard', async () => {
    const unguarded = database()
      .kysely.transaction()
      .execute(async () => undefined);
    await expect(unguarded).rejects.toThrow('Database.transaction');
  });

  test('rolls a transaction back that takes too long, and lets nothing of it through meanwhile or afterwards', async () => {
    const [early, meanwhile, late] = [randomUUID(), randomUUID(), randomUUID()];
    const strays: Promise<unknown>[] = [];
    const writeAfter = async (tx: DatabaseHandle, ms: number, key: string): Promise<unknown> => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return writeSetting(tx, key, 1).catch((error: unknown) => error);
    };
    const work = makeHandle(database().kysely, 50).transaction(async (tx) => {
      await writeSetting(tx, early, 1);
      strays.push(writeAfter(tx, 150, meanwhile), writeAfter(tx, 600, late));
      // Holds the connection at the time-out, so that the rollback has to queue.
      await sql`select pg_sleep(0.3)`.execute(tx.kysely);
    });
    await expect(work).rejects.toMatchObject({ name: 'TransactionTimeoutError' });
    expect(await Promise.all(strays)).toEqual([expect.any(Error), expect.any(Error)]);
    expect(await Promise.all([early, meanwhile, late].map((key) => readSetting(database(), key)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('does not call a transaction committed that PostgreSQL rolled back', async () => {
    const key = randomUUID();
    const work = database().transaction(async (tx) => {
      await writeSetting(tx, key, 1);
      await writeSetting(tx, key, 2).catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ name: 'AbortedTransactionError' });
    expect(await readSetting(database(), key)).toBeUndefined();
  });

  test('gives transactions that run side by side each its own', async () => {
    const key = randomUUID();
    await writeSetting(database(), key, 0);
    const increment = database().transaction.bind(undefined, async (tx: DatabaseHandle) => {
      const row = await tx.kysely.selectFrom('settings').select('value').where('key', '=', key).forUpdate().executeTakeFirstOrThrow();
      await tx.kysely
        .updateTable('settings')
        .set({ value: toJsonb(Number(row.value) + 1) })
        .where('key', '=', key)
        .execute();
    });
    await Promise.all(Array.from({ length: 50 }, () => increment()));
    expect(await readSetting(database(), key)).toBe(50);
  });

  test('names the broken rule of a refused statement', async () => {
    const user = await makeTestUser(database());
    const again = database().kysely.insertInto('users').values({ id: user, issuer: 'x', subject: 'y' }).execute();
    const error: unknown = await again.catch((reason: unknown) => reason);
    expect(hasSqlState(error, 'uniqueViolation')).toBe(true);
    expect(hasSqlState(error, 'foreignKeyViolation')).toBe(false);
    expect(error).toMatchObject({ constraint: 'users_pkey', table: 'users' });
  });

  test('goes on after a parameter of a wrong type', async () => {
    const wrong = database()
      .kysely.updateTable('users')
      .set({ weight: 'heavy' as unknown as number })
      .where('subject', '=', 'x')
      .execute();
    await expect(wrong).rejects.toThrow('heavy');
    expect(await readSetting(database(), 'none')).toBeUndefined();
  });

  test('reads the same types on both engines', async () => {
    const { rows } = await sql`
      select '2026-03-29'::date as day, '2026-03-29T01:30:00+02:00'::timestamptz as instant, count(*) as count,
        9007199254740993::int8 as big, 1.5::float8 as float, '[1, {"a": null}]'::jsonb as json, true as yes, null as nothing
      from generate_series(1, 3)`.execute(database().kysely);
    expect(rows).toEqual([
      {
        day: '2026-03-29',
        instant: new Date('2026-03-28T23:30:00Z'),
        count: 3,
        big: 9007199254740993n,
        float: 1.5,
        json: [1, { a: null }],
        yes: true,
        nothing: null,
      },
    ]);
  });

  test.each([[[1, 'two', null]], [{ deep: [{ a: 1.25 }] }], ['text'], [''], [null], [0], [false]])(
    'gives %j back from jsonb',
    async (value) => {
      const key = randomUUID();
      await writeSetting(database(), key, value);
      expect(await readSetting(database(), key)).toEqual(value);
    },
  );

  test('counts the rows a statement changed', async () => {
    const user = await makeTestUser(database());
    const rename = (id: string) => database().kysely.updateTable('users').set({ bio: 'cook' }).where('id', '=', id).executeTakeFirst();
    expect([(await rename(user)).numUpdatedRows, (await rename(randomUUID())).numUpdatedRows]).toEqual([1n, 0n]);
  });

  test('wakes listeners at the commit, and not when it is rolled back', async () => {
    const heard: string[] = [];
    const channel = `test ${randomUUID()}`;
    const stop = await database().listen(channel, (payload) => heard.push(payload));
    const failing = database().transaction(async (tx) => {
      await tx.notify(channel, 'rolled back');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database().transaction((tx) => tx.notify(channel, 'committed'));
    await database().notify(channel, 'it\'s "plain"');
    await expect.poll(() => heard).toEqual(['committed', 'it\'s "plain"']);
    await stop();
    await database().notify(channel, 'too late');
    await database().notify(channel, 'too late');
    expect(heard).toHaveLength(2);
  });

  test('is healthy while a transaction is open', async () => {
    await database().transaction(async () => {
      expect(await database().health()).toMatchObject({ ok: true });
    });
  });
});
