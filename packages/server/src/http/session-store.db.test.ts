import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestUser } from '../../tests/support/test-database.ts';
import { toJsonb } from '../db/storable.ts';
import { makeSeal } from './seal.ts';
import { hashId, makeSessionStore } from './session-store.ts';

const ID_TOKEN = 'header.what-an-outside-provider-says-of-somebody.signature';
const sealOf = (secret: string) => makeSeal(`${secret}, which is longer than thirty-two characters`, 'session-id-token');

describeOnBothEngines('the ID token of an outside provider', (database) => {
  const store = (secret = 'the first') => makeSessionStore(database(), sealOf(secret));
  const readRow = (id: string) =>
    database().kysely.selectFrom('sessions').selectAll().where('id_hash', '=', hashId(id)).executeTakeFirstOrThrow();

  test('is sealed in its row, and read with the key alone', async () => {
    const id = await store().create(await makeTestUser(database()), { idToken: ID_TOKEN });
    expect(JSON.stringify(await readRow(id))).not.toContain('somebody');
    expect((await store().find(id))?.idToken).toBe(ID_TOKEN);
    const session = await store('another').find(id);
    expect([session?.userId !== undefined, session?.idToken]).toEqual([true, undefined]);
  });

  test('is read from a row that was written before it was sealed', async () => {
    const id = await store().create(await makeTestUser(database()), {});
    const data = toJsonb({ idToken: ID_TOKEN });
    await database().kysely.updateTable('sessions').set({ data }).where('id_hash', '=', hashId(id)).execute();
    expect((await store().find(id))?.idToken).toBe(ID_TOKEN);
  });
});
