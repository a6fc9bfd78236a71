import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { JWK } from 'oidc-provider';
import * as z from 'zod';
import { toJsonb } from '../db/storable.ts';
import type { Tables } from '../db/tables.ts';

/** What the built-in provider signs with. Made once and shared by every process on the same database. */
export type ProviderKeys = { readonly signingKey: JWK; readonly cookieKey: string; readonly clientSecret: string };

const SETTING = 'provider-keys';

const Kept = z.object({
  signingKey: z.looseObject({ kty: z.literal('RSA'), kid: z.string() }).transform((key) => key as unknown as JWK),
  cookieKey: z.string().min(32),
  clientSecret: z.string().min(32),
});

/** The keys in the settings table, made there at the first start. */
export async function loadProviderKeys(kysely: Kysely<Tables>): Promise<ProviderKeys> {
  const kept = await readKeys(kysely);
  if (kept) return kept;
  const made = toJsonb(await makeKeys());
  await kysely
    .insertInto('settings')
    .values({ key: SETTING, value: made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  // Of processes that start together, all use what the first one wrote.
  const won = await readKeys(kysely);
  if (!won) throw new Error('The provider keys were written but cannot be read back.');
  return won;
}

async function readKeys(kysely: Kysely<Tables>): Promise<ProviderKeys | undefined> {
  const row = await kysely.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  return row && Kept.parse(row.value);
}

/** RS256 is the one algorithm that every relying party has to know (OpenID Connect Core, 15.1); 3072 bits are worth 128 (NIST SP 800-57, table 2). */
async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  return {
    signingKey: { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('base64url'), use: 'sig', alg: 'RS256' },
    cookieKey: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
}
