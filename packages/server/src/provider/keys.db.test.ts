import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { leaveProviderKeys } from '../../tests/support/leave-provider-keys.ts';
import { makeSeal } from '../http/seal.ts';
import { loadProviderKeys, PROVIDER_KEYS } from './keys.ts';

const seal = makeSeal('the encryption key of this server, long', 'provider-keys');
const another = makeSeal('the encryption key of another server', 'provider-keys');

describeOnBothEngines('the keys of the built-in provider', (database) => {
  let warnings: string[] = [];
  beforeEach(async () => {
    warnings = [];
    await database().kysely.deleteFrom('settings').where('key', '=', PROVIDER_KEYS).execute();
  });

  const load = (by = seal) => loadProviderKeys({ kysely: database().kysely, seal: by, warn: (message) => warnings.push(message) });
  const readRow = async () => {
    const { value } = await database()
      .kysely.selectFrom('settings')
      .select('value')
      .where('key', '=', PROVIDER_KEYS)
      .executeTakeFirstOrThrow();
    return value;
  };

  test('are nowhere in the database, though every process has the same', async () => {
    const [keys, ...others] = await Promise.all([load(), load(), load()]);
    expect([others, await load()]).toEqual([[keys, keys], keys]);
    expect(await readRow()).toEqual({ sealed: expect.any(String) as string });
    const text = JSON.stringify(await readRow());
    for (const secret of [keys.clientSecret, keys.cookieKey, String(keys.signingKey.d)]) expect(text).not.toContain(secret);
    expect(warnings).toEqual([]);
  });

  test('of an older release are sealed at the first start, and go on signing', async () => {
    await leaveProviderKeys(database().kysely);
    const before = await readRow();
    const [one, two] = await Promise.all([load(), load()]);
    expect([one, two]).toEqual([before, before]);
    expect(await readRow()).toEqual({ sealed: expect.any(String) as string });
    expect(await load()).toEqual(before);
  });

  test('are made anew, and it is said, when the key they were sealed with is lost', async () => {
    const before = await load();
    const after = await load(another);
    expect(after.cookieKey).not.toBe(before.cookieKey);
    expect(await load(another)).toEqual(after);
    expect(warnings).toEqual([expect.stringContaining('another ENCRYPTION_KEY')]);
  });
});
