import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { toJsonb } from '../db/storable.ts';
import type { Tables } from '../db/tables.ts';

const SETTING = 'provider-identity';

const Identity = z.string().startsWith('urn:uuid:');

/**
 * What the built-in provider's people are known by in `users`, in place of its address, which may change: accounts would be lost
 * with it. No outside provider has it, as theirs are addresses. Made once and shared by every process on the same database.
 */
export async function loadProviderIdentity(kysely: Kysely<Tables>): Promise<string> {
  const kept = await readIdentity(kysely);
  if (kept) return kept;
  await kysely
    .insertInto('settings')
    .values({ key: SETTING, value: toJsonb(`urn:uuid:${randomUUID()}`) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  // Of processes that start together, all use what the first one wrote.
  const won = await readIdentity(kysely);
  if (!won) throw new Error('The provider identity was written but cannot be read back.');
  return won;
}

async function readIdentity(kysely: Kysely<Tables>): Promise<string | undefined> {
  const row = await kysely.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  return row && Identity.parse(row.value);
}
