import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { JWK } from 'oidc-provider';
import * as z from 'zod';
import { takesNoWrites } from '../db/sql-state.ts';
import { toJsonb } from '../db/storable.ts';
import type { Tables } from '../db/tables.ts';
import type { Seal } from '../http/seal.ts';

/** What the built-in provider signs with. Made once and shared by every process on the same database. */
export type ProviderKeys = { readonly signingKey: JWK; readonly cookieKey: string; readonly clientSecret: string };

export const PROVIDER_KEYS = 'provider-keys';

const Kept = z.object({
  signingKey: z.looseObject({ kty: z.literal('RSA'), kid: z.string() }).transform((key) => key as unknown as JWK),
  cookieKey: z.string().min(32),
  clientSecret: z.string().min(32),
});

type Deps = { readonly kysely: Kysely<Tables>; readonly seal: Seal; readonly warn: (message: string) => void };

/**
 * The keys in the settings table, sealed: a copy of the database alone forges no sign-in. Made there at the first start, and made
 * anew where ENCRYPTION_KEY is another one by now, which costs people one password.
 */
export async function loadProviderKeys({ kysely, seal, warn }: Deps): Promise<ProviderKeys> {
  const row = await readSetting(kysely);
  const kept = row && openKeys(row.value, seal);
  if (kept?.isSealed) return kept.keys;
  if (row && !kept) warn(MADE_ANEW);
  try {
    await writeSetting(kysely, { was: row?.value, value: { sealed: seal.close(kept?.keys ?? (await makeProviderKeys())) } });
  } catch (error) {
    // What an older release left in the clear is sealed when something can be written again.
    if (kept && takesNoWrites(error)) return kept.keys;
    throw error;
  }
  // Of processes that start together, all use what the first one wrote.
  const won = await readSetting(kysely);
  const known = won && openKeys(won.value, seal);
  if (!known) throw new Error('Another process sealed the provider keys with another ENCRYPTION_KEY: give all processes the same.');
  return known.keys;
}

const MADE_ANEW =
  'The keys of the built-in provider were sealed with another ENCRYPTION_KEY and are made anew: the next sign-in asks for the password. Where several machines share this database, give them the same ENCRYPTION_KEY.';

const Sealed = z.object({ sealed: z.string() });

/** Undefined when they were sealed with another key. Releases up to migration 0018 left them in the clear. */
function openKeys(value: unknown, seal: Seal): { readonly keys: ProviderKeys; readonly isSealed: boolean } | undefined {
  const sealed = Sealed.safeParse(value);
  const keys = Kept.safeParse(sealed.success ? seal.open(sealed.data.sealed) : value);
  return keys.success ? { keys: keys.data, isSealed: sealed.success } : undefined;
}

async function readSetting(kysely: Kysely<Tables>): Promise<{ readonly value: unknown } | undefined> {
  return kysely.selectFrom('settings').select('value').where('key', '=', PROVIDER_KEYS).executeTakeFirst();
}

/** Only in place of what was read: another process may have been first. */
async function writeSetting(kysely: Kysely<Tables>, { was, value }: { readonly was: unknown; readonly value: object }): Promise<void> {
  await kysely
    .insertInto('settings')
    .values({ key: PROVIDER_KEYS, value: toJsonb(value) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: toJsonb(value) })
        .where('settings.value', '=', sql<string>`${toJsonb(was ?? null)}::jsonb`),
    )
    .execute();
}

/** RS256 is the one algorithm that every relying party has to know (OpenID Connect Core, 15.1); 3072 bits are worth 128 (NIST SP 800-57, table 2). */
export async function makeProviderKeys(): Promise<ProviderKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  return {
    signingKey: { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('base64url'), use: 'sig', alg: 'RS256' },
    cookieKey: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
}
