import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { describeOnBothEngines, makeTestNewcomer, makeTestUser } from '../../tests/support/test-database.ts';
import type { UserId } from '../db/scope.ts';
import { rememberSessions } from './session-cache.ts';
import { makeSeal } from './seal.ts';
import { hashId, makeSessionStore, type SessionStore } from './session-store.ts';

const SEAL = makeSeal('a secret of more than thirty-two characters', 'session-id-token');

const DEAF = new Error('no notifications');

describeOnBothEngines('remembered sessions', (database) => {
  let ada: UserId;
  let id: string;
  let asked: number;
  let milliseconds: number;
  let warned: unknown[];

  beforeEach(async () => {
    ada = await makeTestUser(database());
    id = await makeSessionStore(database(), SEAL).create(ada, {});
    asked = 0;
    milliseconds = 0;
    warned = [];
  });

  /** As one server process has it. */
  const startProcess = (change: Partial<SessionStore> = {}, ways: Partial<Pick<Database, 'listen' | 'notify'>> = {}) => {
    const store = makeSessionStore(database(), SEAL);
    const counted: SessionStore = {
      ...store,
      find: (sought) => {
        asked += 1;
        return store.find(sought);
      },
      ...change,
    };
    return rememberSessions(counted, { ...database(), warn: (error) => void warned.push(error), ...ways }, () => milliseconds);
  };
  /** Until the process hears of endings: from then on it remembers. */
  const warmUp = async (sessions: SessionStore, sought = id) => {
    await expect
      .poll(async () => {
        await sessions.find(sought);
        const before = asked;
        await sessions.find(sought);
        return asked - before;
      })
      .toBe(0);
    asked = 0;
  };

  test('of somebody who has not accepted the terms are asked for each time: another process may be told so at any moment', async () => {
    const eve = await makeTestNewcomer(database());
    const theirs = await makeSessionStore(database(), SEAL).create(eve, {});
    const sessions = startProcess();
    await warmUp(sessions);
    expect((await sessions.find(theirs))?.hasAcceptedTerms).toBe(false);
    await database()
      .kysely.updateTable('users')
      .set({ terms_accepted_at: new Date(), privacy_accepted_at: new Date() })
      .where('id', '=', eve)
      .execute();
    expect((await sessions.find(theirs))?.hasAcceptedTerms).toBe(true);
    await sessions.close();
  });

  test('are looked up once for many requests', async () => {
    const sessions = startProcess();
    await warmUp(sessions);
    for (let n = 0; n < 20; n++) expect((await sessions.find(id))?.userId).toBe(ada);
    expect(asked).toBe(0);
    await sessions.close();
  });

  test('stop here when they are ended in another process, one by one and all at once', async () => {
    const [here, elsewhere] = [startProcess(), startProcess()];
    const other = await makeSessionStore(database(), SEAL).create(ada, {});
    await warmUp(here);
    await warmUp(here, other);
    await elsewhere.deleteOf(ada, hashId(id));
    await expect.poll(() => here.find(id)).toBeUndefined();
    expect(await here.find(other)).toBeDefined();
    await elsewhere.deleteAllOf(ada);
    await expect.poll(() => here.find(other)).toBeUndefined();
    await here.close();
    await elsewhere.close();
  });

  test('stop when the account goes, whoever deletes it', async () => {
    const sessions = startProcess();
    await warmUp(sessions);
    await database().kysely.deleteFrom('users').where('id', '=', ada).execute();
    await expect.poll(() => sessions.find(id)).toBeUndefined();
    await sessions.close();
  });

  test.each<readonly [way: string, end: (sessions: SessionStore) => Promise<unknown>]>([
    ['by its cookie', (sessions) => sessions.delete(id)],
    ['from the list of devices', (sessions) => sessions.deleteOf(ada, hashId(id))],
    ['everywhere', (sessions) => sessions.deleteAllOf(ada)],
  ])('are over at once in the process that ends them %s', async (_way, end) => {
    const sessions = startProcess();
    await warmUp(sessions);
    await end(sessions);
    expect(await sessions.find(id)).toBeUndefined();
    await sessions.close();
  });

  test('are asked for again after five seconds, should nothing be heard any more', async () => {
    const sessions = startProcess();
    await warmUp(sessions);
    milliseconds += 5000;
    await sessions.find(id);
    expect(asked).toBe(1);
    await sessions.close();
  });

  test.each<readonly [what: string, ways: Partial<Database>, why: unknown]>([
    ['cannot be heard', { listen: () => Promise.reject(DEAF) }, DEAF],
    // As a pooler does that lends connections by transaction.
    ['are swallowed', { notify: async () => undefined }, undefined],
  ])('are not remembered while endings %s', async (_what, ways, why) => {
    const sessions = startProcess({}, ways);
    for (let n = 0; n < 5; n++) await sessions.find(id);
    expect(asked).toBe(5);
    expect(warned[0]).toBe(why);
    await sessions.close();
  });

  test('are forgotten when hearing ends', async () => {
    let tell: (isHearing: boolean) => void = () => undefined;
    const sessions = startProcess(
      {},
      {
        listen: (channel, hear, watch) => {
          tell = watch ?? tell;
          return database().listen(channel, hear, watch);
        },
      },
    );
    await warmUp(sessions);
    tell(false);
    await sessions.find(id);
    await sessions.find(id);
    expect(asked).toBe(2);
    await sessions.close();
  });

  test('are not remembered from a look-up during which they ended', async () => {
    const store = makeSessionStore(database(), SEAL);
    const sessions = startProcess({
      find: async (sought) => {
        const found = await store.find(sought);
        if (found) await sessions.delete(sought);
        return found;
      },
    });
    await sessions.find('A'.repeat(43));
    await sessions.find(id);
    expect(await sessions.find(id)).toBeUndefined();
    await sessions.close();
  });
});
