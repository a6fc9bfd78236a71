import type { Kysely } from 'kysely';
import { toJsonb } from '../../src/db/storable.ts';
import type { Tables } from '../../src/db/tables.ts';
import { makeProviderKeys, PROVIDER_KEYS } from '../../src/provider/keys.ts';

/** Made once for all tests, as they take a second, and in the clear, as older releases left them: each server seals them with its own key. */
export async function leaveProviderKeys(kysely: Kysely<Tables>): Promise<void> {
  await kysely
    .insertInto('settings')
    .values({ key: PROVIDER_KEYS, value: toJsonb(await makeProviderKeys()) })
    .execute();
}
